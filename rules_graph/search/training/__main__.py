"""Train everything, from a seed: the encoder's rows, the judge, the leaning, the cross-encoder."""

from rules_graph.corpus import load
from rules_graph.precedents import load_precedents
from rules_graph.search.inflections import inflect
from rules_graph.search.passages import passages
from rules_graph.search.text import lexicon_of
from rules_graph.search.training.cross_encoder import Taught, train_cross_encoder
from rules_graph.search.training.judge import train_judge
from rules_graph.search.training.leaning import Lessons, train_leaning
from rules_graph.search.training.rows import train_rows
from rules_graph.tellings import load_tellings


def main() -> None:
    rules, precedents, tellings = load().rules, load_precedents(), load_tellings()
    found = passages(list(rules.values()), precedents, tellings)
    print("inflections…", flush=True)
    lexicon = lexicon_of(inflect(((passage.lang, passage.text) for passage in found), {}))
    train_rows(found, list(rules), lexicon)
    train_judge(found, list(rules), lexicon)
    train_cross_encoder(Taught.of(rules.values(), precedents, tellings, lexicon))
    train_leaning(Lessons.of(rules.values(), precedents, tellings, lexicon))


if __name__ == "__main__":
    main()
