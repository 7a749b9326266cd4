"""What a licence file says, read with one pattern per line and the values' own rules.

Since each pattern admits only the one spelling a writer would choose, nothing has to be written again for comparison.
"""

import re

from addresses import belongs_to_a_card
from base64url import decode
from characters import units
from days import DAY, day, instant
from folding import fold
from refused import Refused, require
from traits import read_bound

MAX_BYTES = 1024 * 1024
MAX_LINE_FEEDS = 5030
MAX_MODULES = 5000
NEWEST_FORMAT = 3

HIDDEN = "\x00-\x1f\x7f-\xa0\xad\u061c\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff\ufff0-\uffff"
QUOTED = r'"((?:[^"\\%s]|\\["\\]|\\u\{(?:0|[1-9a-f][0-9a-f]{0,5})\})*)"' % HIDDEN
TOKEN = r"([A-Za-z0-9][A-Za-z0-9._-]*)"
KEY_TOKEN = r"([A-Za-z0-9_-][A-Za-z0-9._-]*)"
NUMBER = r"(0|[1-9][0-9]{0,14})"
BARE_AGREEMENT = r"[A-Za-z0-9][A-Za-z0-9._/-]*"


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


def kept_address(text):
    require(re.fullmatch(r"[0-9A-F]{12}", text) and belongs_to_a_card(text))
    return text


def read_hosts(lines, binding):
    bound = {"mac": (False, True), "name": (True, False), "both": (True, True), "triade": (True, True)}
    hosts = []
    for _ in range({"triade": 3, "unbound": 0}.get(binding, 1)):
        by_name, by_mac = bound[binding]
        name, mac = lines.take("SERVER", (QUOTED if by_name else "(ANY)") + " (\\S+)")
        require(by_mac or mac == "ANY")
        hosts.append((plain(name, 1, 99) if by_name else None, kept_address(mac) if by_mac else None))
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
    text = re.sub("\\A\ufeff?(?:\r?\n)*", "", text)
    data = text.encode()
    all_lines = text.split("\n")
    newer = re.fullmatch(r"KEYWERK-LICENCE ([1-9][0-9]{0,3})\r?", all_lines[0])
    require(not newer or int(newer[1]) <= NEWEST_FORMAT, "licence.formatVersion")
    format_version = int(newer[1]) if newer else 0
    require(format_version > 0 and not all_lines[0].endswith("\r"))
    require(len(all_lines) <= MAX_LINE_FEEDS, "licence.size")
    require(all_lines[-1] == "")
    lines = Lines(all_lines[1:-1])
    facts = {"clock": None, "grace": 0, "warn": 0, "emergency": False}

    serial = lines.take("SERIAL", TOKEN)
    require(len(serial) <= 40)
    number(lines.take("GENERATION", NUMBER), 1, 999_999_999)
    superseded = lines.take("SUPERSEDES", "(-)|" + TOKEN)
    require(superseded[0] or (len(superseded[1]) <= 40 and superseded[1] != serial))
    if format_version > 1:
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
    if format_version > 2:
        facts["grace"] = number(lines.take("GRACE", NUMBER), 0, 60)
        facts["warn"] = number(lines.take("WARN", NUMBER), 0, 366)
        facts["emergency"] = lines.take("EMERGENCY", "(yes|no)") == "yes"
    if format_version > 1:
        hours = lines.take("CLOCK", "(-|[0-9]+)")
        facts["clock"] = None if hours == "-" else number(hours, 0, 8784)
    binding = lines.take("BINDING", "(mac|name|both|triade|unbound%s)" % ("|traits" if format_version > 2 else ""))
    facts["traits"] = read_bound(lines) if binding == "traits" else None
    facts["hosts"] = [] if facts["traits"] else read_hosts(lines, binding)
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
