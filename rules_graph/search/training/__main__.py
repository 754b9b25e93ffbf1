"""Train everything, from a seed: the encoder's rows, then the judge, then the cross-encoder."""

from rules_graph.corpus import load
from rules_graph.precedents import load_precedents
from rules_graph.search.encoder import PackagedEncoder, read_vocabulary
from rules_graph.search.inflections import inflect
from rules_graph.search.passages import passages
from rules_graph.search.text import lexicon_of
from rules_graph.search.training.cross_encoder import packaged, train_cross_encoder
from rules_graph.search.training.judge import train_judge
from rules_graph.search.training.lessons import Taught
from rules_graph.search.training.rows import train_rows
from rules_graph.tellings import load_tellings


def main() -> None:
    corpus, precedents, tellings = load(), load_precedents(), load_tellings()
    rules = corpus.rules
    found = passages(list(rules.values()), precedents, tellings)
    print("inflections…", flush=True)
    lexicon = lexicon_of(inflect(((passage.lang, passage.text) for passage in found), {}))
    train_rows(found, list(rules), lexicon)
    judge = train_judge(found, list(rules), lexicon)
    encoder = PackagedEncoder(lexicon, read_vocabulary())
    train_cross_encoder(Taught.of(corpus, precedents, tellings), lexicon, encoder, judge, packaged())


if __name__ == "__main__":
    main()
