"""Addresses of network cards."""

import re

SPELLINGS = r"[0-9a-f]{12}|(?:[0-9a-f]{2}:){5}[0-9a-f]{2}|(?:[0-9a-f]{2}-){5}[0-9a-f]{2}|(?:[0-9a-f]{4}\.){2}[0-9a-f]{4}"


def twelve_digits(text):
    """Upper-case hex digits from any of the four spellings, or None."""
    return re.sub("[:.-]", "", text).upper() if re.fullmatch(SPELLINGS, text, re.I | re.A) else None


def belongs_to_a_card(digits):
    """The all-zero and the broadcast address belong to none."""
    return digits not in ("0" * 12, "F" * 12)
