"""What a machine is known by: values as it gives them, hashes as licences hold them."""

import hashlib
import re

from addresses import belongs_to_a_card, twelve_digits
from base64url import decode, encode
from characters import units
from folding import fold
from refused import require

KINDS = ["smbios", "machine", "disk", "mac", "name", "domain", "token"]
PROFILES = ("physical", "virtual", "container")
MAX_MACS = 16
BLANKS = "\t\n\r "


def small_hex(text):
    digits = text.replace("-", "")
    return digits.lower() if re.fullmatch("[0-9A-Fa-f]{32}", digits) else None


def serial(text):
    text = re.sub("[a-z]", lambda letter: letter[0].upper(), re.sub("[\t ]", "", text))
    return text if re.fullmatch("[!-~]{1,64}", text) else None


def address(text):
    digits = twelve_digits(text.strip())
    return digits if digits and belongs_to_a_card(digits) else None


def name(text, longest):
    return fold(text) if 1 <= units(text) <= longest else None


def spelled(kind, text):
    """The one spelling in which it is hashed; None for what is no value of its kind."""
    if kind in ("smbios", "machine"):
        return small_hex(text)
    if kind == "disk":
        return serial(text)
    if kind == "mac":
        return address(text)
    if kind == "name":
        return name(text, 99)
    if kind == "domain":
        return name(text[:-1] if text.endswith(".") else text, 255)
    return text.strip(BLANKS) if re.fullmatch("[!-~]{16,255}", text.strip(BLANKS)) else None


def hash_of(salt, kind, value):
    """The hash of a value as a machine gives it, in base64url; None for what is no value of its kind."""
    text = spelled(kind, value)
    if text is None:
        return None
    message = "KEYWERK-TRAIT 1\nSALT %s\nKIND %s\nVALUE %s\n" % (salt, kind, text)
    return encode(hashlib.sha256(message.encode()).digest())


def in_order(hashes):
    return sorted(hashes, key=lambda one: (KINDS.index(one[0]), one[1]))


def are_hashes(hashes):
    """At least one, in order, none twice, several of network cards only."""
    kinds = [kind for kind, _ in hashes]
    single = [kind for kind in kinds if kind != "mac"]
    return (
        len(hashes) > 0
        and all(decode(text, 32) for _, text in hashes)
        and list(hashes) == in_order(set(hashes))
        and len(single) == len(set(single))
        and len(kinds) - len(single) <= MAX_MACS
    )


def read_bound(lines):
    """Salt, how many must hold, of which kinds, and the hashes, from the lines of a licence."""
    lines.take("PROFILE", "(" + "|".join(PROFILES) + ")")
    salt = lines.take("SALT", r"(\S+)")
    require(decode(salt, 16))
    need, listed = lines.take("TRAITS", "([1-9]) ([a-z,]+)")
    kinds = listed.split(",")
    require(kinds == [kind for kind in KINDS if kind in kinds] and int(need) <= len(kinds))
    hashes = []
    while lines.follows("TRAIT"):
        hashes.append(lines.take("TRAIT", "(" + "|".join(kinds) + r") (\S+)"))
    require(are_hashes(hashes) and len({kind for kind, _ in hashes}) >= int(need))
    return {"salt": salt, "need": int(need), "kinds": kinds, "hashes": hashes}


def outcomes(bound, given):
    """What became of each kind the licence looks at, as (kind, outcome); `given` is (kind, value)."""

    def outcome(kind):
        recorded = [text for one, text in bound["hashes"] if one == kind]
        found = [hash_of(bound["salt"], one, value) for one, value in given if one == kind]
        found = [text for text in found if text is not None]
        if not recorded:
            return "unrecorded"
        if not found:
            return "unread"
        return "holds" if set(found) & set(recorded) else "changed"

    return [(kind, outcome(kind)) for kind in bound["kinds"]]
