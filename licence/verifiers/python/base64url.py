"""Base64url without padding (RFC 4648, section 5)."""

import base64
import re


def decode(text, size):
    """Exactly so many bytes from base64url without padding, with the loose bits zero; else None."""
    if not re.fullmatch(r"[A-Za-z0-9_-]+", text) or len(text) != (size * 8 + 5) // 6:
        return None
    raw = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    return raw if encode(raw) == text else None


def encode(raw):
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")
