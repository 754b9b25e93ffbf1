"""Misread words mended: `ocr`; the words of a language (`lexicon`), `glyphs`, `readings`, `numbers`."""
