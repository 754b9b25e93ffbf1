"""Write the schema of the situation sheet: docs/situation.schema.json."""

from __future__ import annotations

import json
from pathlib import Path

from engine.ahlcg.writing import sheet_schema

SCHEMA = Path("docs/situation.schema.json")


def schema_text() -> str:
    return json.dumps(sheet_schema(), ensure_ascii=False) + "\n"


if __name__ == "__main__":
    SCHEMA.write_text(schema_text(), encoding="utf-8")
