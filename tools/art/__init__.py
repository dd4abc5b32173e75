"""What draws, picks and names the pictures of both games; see docs/credits.md for their authors."""
