#!/usr/bin/env python3
"""A verifier for Keywerk licence files, written from FORMAT.md alone.

Needs Python 3.9 or newer and nothing else: no other program is asked, whatever is on the PATH.

    keywerk_verify.py FILE --keys keys.json [--now TIME] [--machine] [--mac MAC] [--name NAME] [--trait KIND=VALUE]
                      [--virtual] [--product-version N] [--clock-state FILE --clock-machine TEXT]

Prints every reason against the licence, one code a line (or "valid"), then "term STATE DAYS GRACE" (days left and days of
grace left, "-" without an end), "note CODE", "trait KIND OUTCOME" of a licence that is bound to traits, and "seen TIME".
With --now the clock file is looked at and left as it is: it keeps only what the clock has shown.
Ends with 0 (valid, also in its grace), 1 (not valid) or 2 (wrong call, unreadable file).
"""

import argparse
import datetime
import json
import re
import sys

from addresses import belongs_to_a_card, twelve_digits
from characters import units
from clock_file import Clock
from days import days_until_over, has_begun, instant
from ed25519 import public_key, verifies
from folding import fold
from licence_file import MAX_BYTES, read_licence
from refused import Refused
from traits import KINDS, outcomes

MAX_KEY_BYTES = 1024 * 1024


def read_keys(path):
    """The Ed25519 keys of a JWK set as (id, 32 bytes, whether revoked); whatever else is in it is passed over."""

    def refuse(constant):
        raise ValueError("not JSON: " + constant)

    with open(path, "rb") as file:
        data = file.read(MAX_KEY_BYTES + 1)
    if len(data) > MAX_KEY_BYTES:
        raise ValueError("too large for a set of public keys: " + path)
    try:
        # Numbers mean nothing here, and Python refuses integers of many digits.
        found = json.loads(data.decode("utf-8-sig", "replace"), parse_constant=refuse, parse_int=float)
    except RecursionError:
        raise ValueError("nested too deeply: " + path) from None
    if not isinstance(found, dict) or not isinstance(found.get("keys"), list):
        raise ValueError("not a set of public keys: " + path)
    keys = []
    for key in found["keys"]:
        if not isinstance(key, dict) or key.get("kty") != "OKP" or key.get("crv") != "Ed25519" or key.get("use", "sig") != "sig":
            continue
        raw = public_key(key.get("x"))
        if raw and isinstance(key.get("kid"), str):
            keys.append((key["kid"], raw, key.get("status") == "revoked"))
    return keys


def check_signature(facts, keys):
    fitting = [(raw, revoked) for kid, raw, revoked in keys if kid == facts["key"]]
    usable = [raw for raw, revoked in fitting if not revoked]
    if not usable:
        return ["licence.revokedKey" if fitting else "licence.unknownKey"]
    return [] if any(verifies(facts["signed"], facts["signature"], raw) for raw in usable) else ["licence.signature"]


def check_host(hosts, macs, names):
    names = [fold(name) for name in names]
    found = [(mac is not None and mac not in macs) + (name is not None and fold(name) not in names) for name, mac in hosts]
    if not found or 0 in found:
        return []
    return ["licence.notThisHost"] * (1 if len(found) > 1 else found[0])


def term_of(facts, now):
    """State, days until the end is over and days of grace left (None without an end): at an instant the same everywhere."""
    begun = has_begun(facts["start"], now)
    if facts["end"] is None:
        return ("valid" if begun else "notYet", None, None)
    left = days_until_over(facts["end"], now)
    grace = max(0, min(left, 0) + facts["grace"])
    if not begun:
        state = "notYet"
    elif left > 0:
        state = "valid" if left > facts["warn"] else "warning"
    else:
        state = "grace" if grace > 0 else "expired"
    return (state, max(0, left), grace)


def notes_on(facts, term, traits, fits, given):
    notes = ["licence.emergency"] if facts["emergency"] else []
    notes += {"warning": ["licence.endsSoon"], "grace": ["licence.inGrace"]}.get(term[0], [])
    if not given.machine:
        return notes + (["licence.hostUnchecked"] if facts["hosts"] or facts["traits"] else [])
    if fits and "changed" in dict(traits).values():
        notes.append("licence.traitsChanged")
    return notes + (["licence.virtualMachine"] if given.virtual and not facts["virtual"] else [])


def verify(data, given):
    """Reasons, term, notes, what became of the traits, and what the clock file holds now (None without one)."""
    try:
        facts = read_licence(data)
    except Refused as refused:
        return [str(refused)], None, [], [], None
    reasons = check_signature(facts, given.keys)
    issued = 0 if reasons else facts["issued"]
    term = term_of(facts, given.now)
    if term[0] in ("notYet", "expired"):
        reasons.append("licence." + term[0])
    if given.machine:
        reasons += check_host(facts["hosts"], given.mac, given.name)
    bound = facts["traits"] if given.machine else None
    traits = outcomes(bound, given.trait) if bound else []
    fits = not bound or [outcome for _, outcome in traits].count("holds") >= bound["need"]
    if not fits:
        reasons.append("licence.tooFewTraits")
    notes = notes_on(facts, term, traits, fits, given)
    if given.product_version not in (None, facts["version"]):
        reasons.append("licence.version")
    if given.clock_state is None:
        return reasons, term, notes, traits, None
    clock = Clock(given.clock_state, given.clock_machine)
    if facts["clock"] is not None and given.now < max(clock.seen, issued) - facts["clock"] * 3600:
        reasons.append("licence.clockSetBack")
    seen = clock.seen_by(given.now) if given.invented else clock.keep(given.now)
    return reasons, term, notes + clock.notes, traits, seen


def term_line(term):
    return " ".join(["term", term[0]] + ["-" if days is None else str(days) for days in term[1:]])


def mac_argument(text):
    digits = twelve_digits(text.strip())
    if digits is None or not belongs_to_a_card(digits):
        raise argparse.ArgumentTypeError("not a MAC address: " + text)
    return digits


def time_argument(text):
    seconds = instant(text)
    if seconds is None:
        raise argparse.ArgumentTypeError("not a time like 2026-12-01T12:00:00Z: " + text)
    return seconds


def version_argument(text):
    if not re.fullmatch("[1-9][0-9]{0,2}", text):
        raise argparse.ArgumentTypeError("not a version from 1 to 999: " + text)
    return int(text)


def trait_argument(text):
    kind, sign, value = text.partition("=")
    if kind not in KINDS or not sign:
        raise argparse.ArgumentTypeError("not KIND=VALUE: " + text)
    return kind, value


def machine_argument(text):
    if not 1 <= units(text) <= 255:
        raise argparse.ArgumentTypeError("not 1 to 255 characters")
    return text


def main():
    parser = argparse.ArgumentParser(description="Verifies a Keywerk licence file.")
    parser.add_argument("file")
    parser.add_argument("--keys", required=True)
    parser.add_argument("--now", type=time_argument)
    parser.add_argument("--machine", action="store_true")
    parser.add_argument("--mac", action="append", default=[], type=mac_argument)
    parser.add_argument("--name", action="append", default=[])
    parser.add_argument("--trait", action="append", default=[], type=trait_argument)
    parser.add_argument("--virtual", action="store_true")
    parser.add_argument("--product-version", type=version_argument)
    parser.add_argument("--clock-state")
    parser.add_argument("--clock-machine", type=machine_argument)
    given = parser.parse_args()
    given.invented = given.now is not None
    if not given.invented:
        given.now = int(datetime.datetime.now(datetime.timezone.utc).timestamp())
    given.machine = given.machine or bool(given.mac or given.name or given.trait)
    if (given.clock_state is None) != (given.clock_machine is None):
        parser.error("--clock-state and --clock-machine belong together")
    try:
        given.keys = read_keys(given.keys)
        with open(given.file, "rb") as file:
            data = file.read(MAX_BYTES + 1)
        reasons, term, notes, traits, seen = verify(data, given)
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    lines = (reasons or ["valid"]) + ([] if term is None else [term_line(term)]) + ["note " + note for note in notes] + ["trait %s %s" % one for one in traits] + ([] if seen is None else ["seen " + seen])
    print("\n".join(lines))
    return 1 if reasons else 0


if __name__ == "__main__":
    sys.exit(main())
