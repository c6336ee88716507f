"""Puts the package and its examples where tests find them, installed or not."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
for folder in ("src", "examples"):
    sys.path.insert(0, str(ROOT / folder))
