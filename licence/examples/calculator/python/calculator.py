#!/usr/bin/env python3
"""A calculator that asks for its licence at its start: calculator.lic and keys.json beside it.

Without a valid one it calculates nothing. German where LC_ALL, LC_MESSAGES or LANG says so, else English.

    ./calculator.py '12.5 * 3'          or a line of standard input for each

Ends with 0, with 1 without a valid licence, with 2 for what cannot be calculated.
"""

import os
import sys

import keywerk
from arithmetic import CannotCalculate, calculate

# What the portal calls this program, and its major version.
PRODUCT, VERSION = "calculator", 1

FOLDER = os.path.dirname(os.path.abspath(__file__))
CHOSEN = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
LANGUAGE = "de" if CHOSEN.startswith("de") else "en"


def says(german, english):
    return german if LANGUAGE == "de" else english


def tell(line):
    print(line, file=sys.stderr)


def verdict_here():
    """The licence in its file, on this machine, now; None where nothing can be said."""
    path = os.path.join(FOLDER, "keys.json")
    try:
        with open(path, "rb") as file:
            verifier = keywerk.Verifier(file.read(1024 * 1024 + 1))
        path = os.path.join(FOLDER, "calculator.lic")
        return verifier.verify_file(path, keywerk.Circumstances().this_machine().product_version(VERSION))
    except OSError:
        tell("%s: %s" % (path, keywerk.error_text(keywerk.CANNOT_READ, LANGUAGE)))
    except keywerk.KeywerkError as error:
        tell("%s: %s" % (path, keywerk.error_text(error.code, LANGUAGE)))
    return None


def tell_days(verdict):
    if verdict.days_left is None:
        return tell(says("Unbegrenzt gültig.", "Valid without an end."))
    sentence = says("Verbleibende Tage: %d. Tage der Kulanzfrist: %d.", "Days left: %d. Days of grace: %d.")
    return tell(sentence % (verdict.days_left, verdict.grace_left))


def is_licensed(verdict):
    """Tells what there is to tell; whether the program may go on."""
    own = verdict.product == PRODUCT
    valid = verdict.is_valid and own
    if valid:
        tell(says("Lizenziert für %s.", "Licensed to %s.") % verdict.licensee)
    else:
        tell(says("Ohne gültige Lizenz wird nicht gerechnet.", "Nothing is calculated without a valid licence."))
    for code, sentence in zip(verdict.reasons, verdict.reason_texts(LANGUAGE)):
        tell("%s (%s)" % (sentence, code))
    if verdict.is_read and not own:
        sentence = says("Die Lizenz gilt für ein anderes Programm: %s.", "The licence is for another program: %s.")
        tell(sentence % verdict.product_title)
    if verdict.is_genuine:
        tell_days(verdict)
    # A licence that ends soon and one in its grace are notes.
    for sentence in verdict.note_texts(LANGUAGE) if valid else []:
        tell(says("Hinweis: ", "Note: ") + sentence)
    return valid


def print_result(written):
    """Prints the result, with a comma in German; whether there is one."""
    try:
        result = "%.15g" % calculate(written)
    except CannotCalculate:
        tell(says("Das lässt sich nicht rechnen: ", "This cannot be calculated: ") + written)
        return False
    print(says(result.replace(".", ","), result))
    return True


def main(arguments):
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8")
    verdict = verdict_here()
    if verdict is None or not is_licensed(verdict):
        return 1
    lines = arguments or filter(None, (line.rstrip("\r\n") for line in sys.stdin))
    return 0 if all([print_result(line) for line in lines]) else 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
