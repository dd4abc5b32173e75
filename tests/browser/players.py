"""Players of Match Cards who know nothing but what has been turned before their eyes."""

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass
class PerfectMemory:
    """Never forgets a card: first what is known to match, else the first card not yet seen."""

    cards: int
    group: int
    seen: dict[int, str] = field(default_factory=dict)
    found: set[int] = field(default_factory=set)

    def sees(self, card: int, picture: str) -> None:
        """A card was turned up and shows this picture."""
        self.seen[card] = picture

    def finds(self, cards: Sequence[int]) -> None:
        """These cards stay up."""
        self.found.update(cards)

    def choose(self, turned: Sequence[int]) -> int:
        """The card to turn next, with these turned in the running attempt."""
        if not turned:
            known = self._complete_group()
            return known[0] if known else self._new_card(turned)
        wanted = self.seen[turned[0]]
        alike = [card for card in self._left(turned) if self.seen.get(card) == wanted]
        still_alike = all(self.seen[card] == wanted for card in turned)
        if still_alike and len(alike) + len(turned) == self.group:
            return alike[0]
        return self._new_card(turned)

    def _complete_group(self) -> list[int]:
        by_picture: dict[str, list[int]] = {}
        for card in sorted(self.seen.keys() - self.found):
            by_picture.setdefault(self.seen[card], []).append(card)
        return next((cards for cards in by_picture.values() if len(cards) == self.group), [])

    def _new_card(self, turned: Sequence[int]) -> int:
        left = self._left(turned)
        return next((card for card in left if card not in self.seen), left[0])

    def _left(self, turned: Sequence[int]) -> list[int]:
        return [c for c in range(self.cards) if c not in self.found and c not in turned]
