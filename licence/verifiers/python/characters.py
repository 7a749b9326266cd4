"""How texts are measured."""


def units(text):
    """The length as UTF-16 counts it."""
    return sum(2 if ord(c) > 0xFFFF else 1 for c in text)
