"""What is written, calculated."""

import math
import re

MAX_CHARACTERS = 200
PART = re.compile(r"[ \t]*([0-9]+(?:[.,][0-9]+)?|[-+*/()])")


class CannotCalculate(ValueError):
    """It is no calculation, or has no finite result."""


def calculate(written):
    """The value of numbers with a point or a comma, + - * / and brackets, at most 200 characters."""
    if len(written.encode("utf-8", "replace")) > MAX_CHARACTERS:
        raise CannotCalculate
    try:
        parts = parts_of(written)
        value = total(parts)
    except (ZeroDivisionError, OverflowError):
        raise CannotCalculate from None
    if parts or not math.isfinite(value):
        raise CannotCalculate
    # 0 has no sign.
    return value + 0.0


def parts_of(written):
    """Numbers and signs, the first one last."""
    parts = []
    at = 0
    while written[at:].strip(" \t"):
        match = PART.match(written, at)
        if match is None:
            raise CannotCalculate
        parts.insert(0, match[1])
        at = match.end()
    return parts


def takes(parts, signs):
    return parts.pop() if parts and parts[-1] in signs else None


def total(parts):
    value = product(parts)
    sign = takes(parts, "+-")
    while sign:
        other = product(parts)
        value = value + other if sign == "+" else value - other
        sign = takes(parts, "+-")
    return value


def product(parts):
    value = factor(parts)
    sign = takes(parts, "*/")
    while sign:
        other = factor(parts)
        value = value * other if sign == "*" else value / other
        sign = takes(parts, "*/")
    return value


def factor(parts):
    if takes(parts, "-"):
        return -factor(parts)
    if takes(parts, "("):
        value = total(parts)
        if not takes(parts, ")"):
            raise CannotCalculate
        return value
    if not parts or not parts[-1][0].isdigit():
        raise CannotCalculate
    return float(parts.pop().replace(",", "."))
