"""Addresses of network cards."""

import re

SPELLINGS = (
    r"[0-9a-f]{12}(?:[0-9a-f]{4})?",
    r"[0-9a-f]{2}([:. -])[0-9a-f]{2}(?:\1[0-9a-f]{2}){4}(?:(?:\1[0-9a-f]{2}){2})?",
    r"[0-9a-f]{1,2}([:-])[0-9a-f]{1,2}(?:\1[0-9a-f]{1,2}){4}(?:(?:\1[0-9a-f]{1,2}){2})?",
    r"[0-9a-f]{4}([:.-])[0-9a-f]{4}\1[0-9a-f]{4}(?:\1[0-9a-f]{4})?",
    r"[0-9a-f]{6}[:-][0-9a-f]{6}",
)


def twelve_digits(text):
    """Upper-case hex digits from any spelling, those of 64 bits without FF-FE in their middle, or None."""
    if not any(re.fullmatch(spelling, text, re.I | re.A) for spelling in SPELLINGS):
        return None
    groups = re.split("[:. -]", text)
    digits = "".join(group.zfill(2) for group in groups).upper()
    if len(digits) == 16:
        return digits[:6] + digits[10:] if digits[6:10] == "FFFE" else None
    return digits


def belongs_to_a_card(digits):
    """The all-zero and the broadcast address belong to none."""
    return digits not in ("0" * 12, "F" * 12)
