"""The rules of both games: standard library only, no page, clock, language or storage."""
