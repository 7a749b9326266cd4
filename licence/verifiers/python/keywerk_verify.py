#!/usr/bin/env python3
"""A verifier for Keywerk licence files, written from FORMAT.md alone.

Needs Python 3.9 or newer and the program `openssl` (3.0 or newer) for Ed25519; nothing else.

    keywerk_verify.py FILE --keys keys.json [--now TIME] [--machine] [--mac MAC] [--name NAME] [--virtual]
                      [--product-version N] [--clock-state FILE --clock-machine TEXT]

Prints every reason against the licence, one code a line (or "valid"), then "note CODE" and "seen TIME".
Ends with 0 (valid), 1 (not valid) or 2 (wrong call, unreadable file).
"""

import argparse
import base64
import datetime
import json
import os
import subprocess
import sys
import tempfile
import unicodedata

from addresses import twelve_digits
from base64url import decode
from clock_file import Clock
from days import instant, time_text
from licence_file import MAX_BYTES, fold, read_licence
from refused import Refused

KEY_PREFIX = bytes.fromhex("302a300506032b6570032100")  # an Ed25519 public key as SubjectPublicKeyInfo (RFC 8410)


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
    digits = twelve_digits(text.strip())
    if digits is None:
        raise argparse.ArgumentTypeError("not a MAC address: " + text)
    return digits


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
