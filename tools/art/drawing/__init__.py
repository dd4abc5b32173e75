"""Parlour's own drawings, as plain geometry. `python -m tools.art.draw` writes them."""
