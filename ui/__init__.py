"""The page: everything a player sees, computed from the rules' state in ``game``."""
