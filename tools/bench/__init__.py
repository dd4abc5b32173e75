"""How fast the site starts and answers, and how much it weighs."""
