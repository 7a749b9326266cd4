#!/usr/bin/env python3
"""A verifier for Keywerk licence files, written from FORMAT.md alone.

Needs Python 3.9 or newer and the program `openssl` (3.0 or newer) for Ed25519; nothing else.

It reads a licence with one pattern per line and the values' own rules. Since each pattern admits only the one
spelling a writer would choose, nothing has to be written again for comparison.

    keywerk_verify.py FILE --keys keys.json [--now TIME] [--machine] [--mac MAC] [--name NAME] [--virtual]
                      [--product-version N] [--clock-state FILE --clock-machine TEXT]

Prints every reason against the licence, one code a line (or "valid"), then "note CODE" and "seen TIME".
Ends with 0 (valid), 1 (not valid) or 2 (wrong call, unreadable file).
"""

import argparse
import base64
import datetime
import hashlib
import hmac
import json
import os
import re
import subprocess
import sys
import tempfile
import unicodedata

MAX_BYTES = 1024 * 1024
MAX_LINE_FEEDS = 5030
MAX_MODULES = 5000

HIDDEN = "\x00-\x1f\x7f-\xa0\xad\u061c\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff\ufff0-\uffff"
QUOTED = r'"((?:[^"\\%s]|\\["\\]|\\u\{(?:0|[1-9a-f][0-9a-f]{0,5})\})*)"' % HIDDEN
TOKEN = r"([A-Za-z0-9][A-Za-z0-9._-]*)"
KEY_TOKEN = r"([A-Za-z0-9_-][A-Za-z0-9._-]*)"
NUMBER = r"(0|[1-9][0-9]{0,14})"
DAY = r"([0-9]{4}-[0-9]{2}-[0-9]{2})"
BARE_AGREEMENT = r"[A-Za-z0-9][A-Za-z0-9._/-]*"

KEY_PREFIX = bytes.fromhex("302a300506032b6570032100")  # an Ed25519 public key as SubjectPublicKeyInfo (RFC 8410)


class Refused(Exception):
    """The file is no licence, for the reason of this code."""


def require(holds, code="licence.format"):
    if not holds:
        raise Refused(code)


class Lines:
    """The lines of a file, taken one after the other."""

    def __init__(self, lines):
        self.lines = lines
        self.at = 0

    def follows(self, keyword):
        return self.at < len(self.lines) and self.lines[self.at].startswith(keyword + " ")

    def take(self, keyword, pattern):
        """The groups of the next line's pattern, which must fit as a whole."""
        require(self.follows(keyword))
        match = re.fullmatch(pattern, self.lines[self.at][len(keyword) + 1 :])
        require(match)
        self.at += 1
        groups = match.groups()
        return groups[0] if len(groups) == 1 else groups


def units(text):
    """The length as UTF-16 counts it."""
    return sum(2 if ord(c) > 0xFFFF else 1 for c in text)


def plain(escaped, shortest, longest):
    """A quoted text as it is meant; only hidden characters may stand as their number."""

    def character(match):
        if match[1] is None:
            return match[0][1]
        point = int(match[1], 16)
        require(point <= 0xFFFF and re.fullmatch("[%s]" % HIDDEN, chr(point)))
        return chr(point)

    text = re.sub(r"\\(?:u\{([0-9a-f]+)\}|.)", character, escaped, flags=re.S)
    require(shortest <= units(text) <= longest)
    return text


def number(text, lowest, highest):
    require(re.fullmatch(NUMBER, text) and lowest <= int(text) <= highest)
    return int(text)


def day(text):
    """A day from 1970-01-01 to 9999-12-30; days compare as text."""
    try:
        require(re.fullmatch(DAY, text) and datetime.date.fromisoformat(text).year >= 1970 and text != "9999-12-31")
    except ValueError:
        raise Refused("licence.format") from None
    return text


def instant(text):
    """Seconds since 1970, or None."""
    match = re.fullmatch(DAY + r"T([01][0-9]|2[0-3]):([0-5][0-9]):([0-5][0-9])Z", text)
    if not match:
        return None
    try:
        days = datetime.date.fromisoformat(day(match[1])).toordinal() - 719163
    except Refused:
        return None
    return ((days * 24 + int(match[2])) * 60 + int(match[3])) * 60 + int(match[4])


def time_text(seconds):
    return (datetime.datetime(1970, 1, 1) + datetime.timedelta(seconds=seconds)).strftime("%Y-%m-%dT%H:%M:%SZ").zfill(20)


def decode(text, size):
    """Exactly so many bytes from base64url without padding, with the loose bits zero; else None."""
    if not re.fullmatch(r"[A-Za-z0-9_-]+", text) or len(text) != (size * 8 + 5) // 6:
        return None
    raw = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    return raw if encode(raw) == text else None


def encode(raw):
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def fold(name):
    """Capital letters that count as small ones in computer names; U+0130 has no single small letter."""
    capitals = "[A-Z\u00c0-\u00d6\u00d8-\u00de\u0100-\u017d\u0391-\u03a1\u03a3-\u03ab\u0400-\u042f]"
    return re.sub(capitals, lambda c: c[0].lower() if len(c[0].lower()) == 1 else c[0], name)


def address(text):
    require(re.fullmatch(r"[0-9A-F]{12}", text) and text not in ("0" * 12, "F" * 12))
    return text


def read_hosts(lines, binding):
    bound = {"mac": (False, True), "name": (True, False), "both": (True, True), "triade": (True, True)}
    hosts = []
    for _ in range({"triade": 3, "unbound": 0}.get(binding, 1)):
        by_name, by_mac = bound[binding]
        name, mac = lines.take("SERVER", (QUOTED if by_name else "(ANY)") + " (\\S+)")
        require(by_mac or mac == "ANY")
        hosts.append((plain(name, 1, 99) if by_name else None, address(mac) if by_mac else None))
    if binding == "triade":
        require(len({fold(name) for name, _ in hosts}) == 3 and len({mac for _, mac in hosts}) == 3)
    return hosts


MODULE = (
    QUOTED + r" PARENT (?:(-)|" + QUOTED + r") LEVEL ([123]) COUNT (uncounted|dependency|[0-9]+)"
    r" START (-|[0-9-]{10}) END (permanent|[0-9-]{10}) FLAGS (-|(?:test=([0-9]+)|student|edit|connect)(?:,(?:student|edit|connect))*)"
)
FLAGS = ["test", "student", "edit", "connect"]


def read_modules(lines):
    path = []
    count = 0
    while lines.follows("MODULE"):
        name, none, parent, level, seats, start, end, flags, test = lines.take("MODULE", MODULE)
        name = plain(name, 1, 99)
        parent = None if none else plain(parent, 1, 99)
        level = int(level)
        if seats not in ("uncounted", "dependency"):
            number(seats, 0, 100)
        if start != "-":
            day(start)
        if end != "permanent":
            require(day(end) >= (start if start != "-" else ""))
        if flags != "-":
            order = [FLAGS.index(flag.split("=")[0]) for flag in flags.split(",")]
            require(order == sorted(set(order)) and not {0, 1} <= set(order))
        if test is not None:
            number(test, 0, 100)
        require(level == 1 or (len(path) >= level - 1 and path[level - 2] == parent))
        path[level - 1 :] = [name]
        count += 1
    return count


def read_agreement(lines):
    bare, text = lines.take("AGREEMENT", "(?:(-|" + BARE_AGREEMENT + ")|" + QUOTED + ")")
    if bare is None:
        text = plain(text, 1, 10)
        require(not re.fullmatch(BARE_AGREEMENT, text))
    else:
        require(len(bare) <= 10)


def read_licence(data):
    """The facts a verifier needs; raises Refused with the code."""
    require(len(data) <= MAX_BYTES, "licence.size")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise Refused("licence.format") from None
    all_lines = text.split("\n")
    newer = re.fullmatch(r"KEYWERK-LICENCE ([1-9][0-9]{0,3})\r?", all_lines[0])
    require(not newer or int(newer[1]) <= 2, "licence.formatVersion")
    require(all_lines[0] in ("KEYWERK-LICENCE 1", "KEYWERK-LICENCE 2"))
    require(len(all_lines) <= MAX_LINE_FEEDS, "licence.size")
    require(all_lines[-1] == "")
    old = all_lines[0].endswith("1")
    lines = Lines(all_lines[1:-1])
    facts = {"clock": None}

    serial = lines.take("SERIAL", TOKEN)
    require(len(serial) <= 40)
    number(lines.take("GENERATION", NUMBER), 1, 999_999_999)
    superseded = lines.take("SUPERSEDES", "(-)|" + TOKEN)
    require(superseded[0] or (len(superseded[1]) <= 40 and superseded[1] != serial))
    if not old:
        outside, position, previous = lines.take("LEDGER", "(-)|(?:" + NUMBER + r" (\S+))")
        if not outside:
            number(position, 1, 999_999_999_999_999)
            require(decode(previous, 32))
    facts["key"] = lines.take("KEY", KEY_TOKEN)
    require(len(facts["key"]) <= 64)
    facts["issued"] = instant(lines.take("ISSUED", r"(\S+)"))
    require(facts["issued"] is not None)
    plain(lines.take("ISSUER", QUOTED), 0, 255)
    read_agreement(lines)
    plain(lines.take("LICENSEE", QUOTED), 0, 255)
    product, title = lines.take("PRODUCT", TOKEN + " " + QUOTED)
    require(len(product) <= 64)
    plain(title, 0, 255)
    facts["version"] = number(lines.take("VERSION", NUMBER), 1, 999)
    lines.take("TYPE", "(single|network|student|trial)")
    facts["start"] = day(lines.take("START", DAY))
    end = lines.take("END", "(unlimited|[0-9-]{10})")
    facts["end"] = None if end == "unlimited" else day(end)
    require(facts["end"] is None or facts["end"] >= facts["start"])
    if not old:
        hours = lines.take("CLOCK", "(-|[0-9]+)")
        facts["clock"] = None if hours == "-" else number(hours, 0, 8784)
    binding = lines.take("BINDING", "(mac|name|both|triade|unbound)")
    facts["hosts"] = read_hosts(lines, binding)
    number(lines.take("PORT", NUMBER), 1024, 65535)
    lines.take("TERMINAL-SERVER", "(yes|no)")
    facts["virtual"] = lines.take("VIRTUAL-SERVER", "(yes|no)") == "yes"
    modules = read_modules(lines)
    signed_to = len("\n".join(all_lines[: lines.at + 1]).encode()) + 1
    key, signature = lines.take("SIGNATURE", KEY_TOKEN + r" (\S+)")
    facts["signature"] = decode(signature, 64)
    require(key == facts["key"] and facts["signature"] and lines.at == len(lines.lines))
    require(modules <= MAX_MODULES, "licence.size")
    facts["signed"] = data[:signed_to]
    return facts


def verifies(signed, signature, x):
    """Asks openssl whether the Ed25519 signature over these bytes is by this key."""
    raw = decode(x, 32)
    if raw is None:
        return False
    pem = base64.b64encode(KEY_PREFIX + raw).decode()
    with tempfile.TemporaryDirectory() as folder:
        paths = [os.path.join(folder, name) for name in ("key", "signed", "signature")]
        pem = ("-----BEGIN PUBLIC KEY-----\n%s\n-----END PUBLIC KEY-----\n" % pem).encode()
        for path, content in zip(paths, (pem, signed, signature)):
            with open(path, "wb") as file:
                file.write(content)
        command = ["openssl", "pkeyutl", "-verify", "-pubin", "-inkey", paths[0], "-rawin", "-in", paths[1], "-sigfile", paths[2]]
        return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode == 0


def check_signature(facts, keys):
    fitting = [key for key in keys if key.get("kty") == "OKP" and key.get("crv") == "Ed25519" and key.get("kid") == facts["key"]]
    usable = [key for key in fitting if key.get("status") != "revoked"]
    if not usable:
        return ["licence.revokedKey" if fitting else "licence.unknownKey"]
    return [] if any(verifies(facts["signed"], facts["signature"], key["x"]) for key in usable) else ["licence.signature"]


def check_host(hosts, macs, names):
    names = [fold(unicodedata.normalize("NFC", name)) for name in names]
    found = [(mac is not None and mac not in macs) + (name is not None and fold(name) not in names) for name, mac in hosts]
    if not found or 0 in found:
        return []
    return ["licence.notThisHost"] * (1 if len(found) > 1 else found[0])


class Clock:
    """The file that keeps the latest time seen on this machine."""

    def __init__(self, path, machine):
        self.path = path
        self.key = hashlib.sha256(("KEYWERK-CLOCK-KEY 1\n%s\n" % machine).encode()).digest()
        self.notes = []
        self.seen = self.read()

    def read(self):
        try:
            with open(self.path, "rb") as file:
                data = file.read(257)
        except FileNotFoundError:
            self.notes = ["licence.clockStateNew"]
            return 0
        match = re.fullmatch(rb"(KEYWERK-CLOCK 1\nSEEN ([0-9TZ:-]{20})\n)MAC ([A-Za-z0-9_-]{43})\n", data)
        seen = instant(match[2].decode()) if match and len(data) <= 256 else None
        mac = match and decode(match[3].decode(), 32)
        if seen is None or mac is None or not hmac.compare_digest(mac, self.mac(match[1])):
            self.notes = ["licence.clockStateBroken"]
            return 0
        return seen

    def mac(self, text):
        return hmac.new(self.key, text, hashlib.sha256).digest()

    def keep(self, now):
        """Written whole or not at all; answers what is kept."""
        text = "KEYWERK-CLOCK 1\nSEEN %s\n" % time_text(max(self.seen, now))
        with open(self.path + ".new", "w", newline="") as file:
            file.write("%sMAC %s\n" % (text, encode(self.mac(text.encode()))))
        os.replace(self.path + ".new", self.path)
        return time_text(max(self.seen, now))


def verify(data, given):
    """Reasons, notes and what the clock file holds now (None without one)."""
    try:
        facts = read_licence(data)
    except Refused as refused:
        return [str(refused)], [], None
    today = time_text(given.now)[:10]
    reasons = check_signature(facts, given.keys)
    issued = 0 if reasons else facts["issued"]
    if today < facts["start"]:
        reasons.append("licence.notYet")
    elif facts["end"] is not None and today > facts["end"]:
        reasons.append("licence.expired")
    notes = []
    if given.machine:
        reasons += check_host(facts["hosts"], given.mac, given.name)
        if given.virtual and not facts["virtual"]:
            notes.append("licence.virtualMachine")
    elif facts["hosts"]:
        notes.append("licence.hostUnchecked")
    if given.product_version not in (None, facts["version"]):
        reasons.append("licence.version")
    if given.clock_state is None:
        return reasons, notes, None
    clock = Clock(given.clock_state, given.clock_machine)
    if facts["clock"] is not None and given.now < max(clock.seen, issued) - facts["clock"] * 3600:
        reasons.append("licence.clockSetBack")
    return reasons, notes + clock.notes, clock.keep(given.now)


def mac_argument(text):
    spellings = r"[0-9a-f]{12}|(?:[0-9a-f]{2}:){5}[0-9a-f]{2}|(?:[0-9a-f]{2}-){5}[0-9a-f]{2}|(?:[0-9a-f]{4}\.){2}[0-9a-f]{4}"
    if not re.fullmatch(spellings, text.strip(), re.I):
        raise argparse.ArgumentTypeError("not a MAC address: " + text)
    return re.sub("[:.-]", "", text.strip()).upper()


def time_argument(text):
    seconds = instant(text)
    if seconds is None:
        raise argparse.ArgumentTypeError("not a time like 2026-12-01T12:00:00Z: " + text)
    return seconds


def main():
    parser = argparse.ArgumentParser(description="Verifies a Keywerk licence file.")
    parser.add_argument("file")
    parser.add_argument("--keys", required=True)
    parser.add_argument("--now", type=time_argument, default=int(datetime.datetime.now(datetime.timezone.utc).timestamp()))
    parser.add_argument("--machine", action="store_true")
    parser.add_argument("--mac", action="append", default=[], type=mac_argument)
    parser.add_argument("--name", action="append", default=[])
    parser.add_argument("--virtual", action="store_true")
    parser.add_argument("--product-version", type=int)
    parser.add_argument("--clock-state")
    parser.add_argument("--clock-machine")
    given = parser.parse_args()
    given.machine = given.machine or bool(given.mac or given.name)
    if (given.clock_state is None) != (given.clock_machine is None):
        parser.error("--clock-state and --clock-machine belong together")
    try:
        with open(given.keys, encoding="utf-8") as file:
            given.keys = json.load(file)["keys"]
        with open(given.file, "rb") as file:
            data = file.read(MAX_BYTES + 1)
        reasons, notes, seen = verify(data, given)
    except (OSError, ValueError, KeyError) as error:
        print(error, file=sys.stderr)
        return 2
    lines = (reasons or ["valid"]) + ["note " + note for note in notes] + ([] if seen is None else ["seen " + seen])
    print("\n".join(lines))
    return 1 if reasons else 0


if __name__ == "__main__":
    sys.exit(main())
