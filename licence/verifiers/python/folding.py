"""Names without regard to case."""

import re


def fold(name):
    """Capital letters that count as small ones in computer names; U+0130 has no single small letter."""
    capitals = "[A-Z\u00c0-\u00d6\u00d8-\u00de\u0100-\u017d\u0391-\u03a1\u03a3-\u03ab\u0400-\u042f]"
    return re.sub(capitals, lambda c: c[0].lower() if len(c[0].lower()) == 1 else c[0], name)
