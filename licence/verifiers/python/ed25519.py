"""Ed25519 as RFC 8032 defines it, checking only; integers of Python, so no secret may ever go through here."""

import hashlib

from base64url import decode

P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
ROOT = pow(2, (P - 1) // 4, P)  # of -1


def decompress(raw):
    """The point of these 32 bytes in extended coordinates; None when there is none."""
    number = int.from_bytes(raw, "little")
    sign, y = number >> 255, number & (2**255 - 1)
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * ROOT % P
    if (x * x - square) % P or (x == 0 and sign):
        return None
    if x & 1 != sign:
        x = P - x
    return (x, y, 1, x * y % P)


def add(a, b):
    e, f = (a[1] - a[0]) * (b[1] - b[0]) % P, (a[1] + a[0]) * (b[1] + b[0]) % P
    g, h = 2 * a[3] * b[3] * D % P, 2 * a[2] * b[2] % P
    w, x, y, z = f - e, h - g, h + g, f + e
    return (w * x % P, y * z % P, x * y % P, w * z % P)


def times(number, point):
    result = (0, 1, 1, 0)
    while number:
        if number & 1:
            result = add(result, point)
        point = add(point, point)
        number >>= 1
    return result


def compress(point):
    inverse = pow(point[2], -1, P)
    x, y = point[0] * inverse % P, point[1] * inverse % P
    return (y | (x & 1) << 255).to_bytes(32, "little")


BASE = decompress(bytes([0x58] + [0x66] * 31))
# The y of points of small order: under such a key everybody can sign.
ORDER_8 = int.from_bytes(bytes.fromhex("26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05"), "little")
SMALL_ORDER = {0, 1, P - 1, ORDER_8, P - ORDER_8}


def public_key(x):
    """The 32 bytes of a key worth asking (FORMAT.md, "Signature"); else None."""
    raw = decode(x, 32) if isinstance(x, str) else None
    y = raw and int.from_bytes(raw, "little") & (2**255 - 1)
    return None if raw is None or y >= P or y in SMALL_ORDER else raw


def verifies(signed, signature, raw):
    """Whether the signature (64 bytes) over these bytes is by this key."""
    point, s = decompress(raw), int.from_bytes(signature[32:], "little")
    if point is None or s >= L:
        return False
    digest = hashlib.sha512(signature[:32] + raw + signed).digest()
    h = int.from_bytes(digest, "little") % L
    minus = (P - point[0], point[1], 1, P - point[3])
    return compress(add(times(s, BASE), times(h, minus))) == signature[:32]
