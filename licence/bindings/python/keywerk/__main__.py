"""The library for the command line.

    python3 -m keywerk FILE --keys keys.json [--now TIME] [--machine] [--mac MAC] [--name NAME] [--trait KIND=VALUE]
                       [--virtual] [--product-version N] [--clock-state FILE --clock-machine TEXT]
    python3 -m keywerk --batch CALLS
    python3 -m keywerk --requests FILE ...

Prints every reason against the licence, one code a line (or "valid"), then "term STATE DAYS GRACE" (days left and days of
grace left, "-" without an end), "note CODE", "trait KIND OUTCOME" of a licence that is bound to traits, and "seen TIME".
Ends with 0 (valid, also in its grace), 1 (not valid) or 2 (wrong call, unreadable file).

--batch answers many calls in one process: one a line of the file, its arguments parted by tabs, in which \\t, \\n, \\r and \\\\
are spelled so. Each answer ends with a line "= CODE". --requests reads licence requests and prints one line for each: what
it says, as a JSON object, or the code of the refusal. --library FILE before everything else names the shared library.
"""

import argparse
import datetime
import json
import re
import sys

from . import Circumstances, KeywerkError, Verifier, load, read_request_file


def time_argument(text):
    if not re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", text, re.A):
        raise argparse.ArgumentTypeError("not a time like 2026-12-01T12:00:00Z: " + text)
    time = datetime.datetime.strptime(text, "%Y-%m-%dT%H:%M:%SZ")
    seconds = int((time - datetime.datetime(1970, 1, 1)).total_seconds())
    if seconds < 0:
        raise argparse.ArgumentTypeError("before 1970: " + text)
    # The library takes 0 for the system's clock: the first second there is counts as the next.
    return max(1, seconds)


def version_argument(text):
    if not re.fullmatch("[1-9][0-9]{0,2}", text):
        raise argparse.ArgumentTypeError("not a version from 1 to 999: " + text)
    return int(text)


def trait_argument(text):
    kind, sign, value = text.partition("=")
    if not sign:
        raise argparse.ArgumentTypeError("not KIND=VALUE: " + text)
    return kind, value


def parser():
    found = argparse.ArgumentParser(prog="keywerk", description="Verifies a Keywerk licence file.")
    found.add_argument("file")
    found.add_argument("--keys", required=True)
    found.add_argument("--now", type=time_argument)
    found.add_argument("--machine", action="store_true")
    found.add_argument("--mac", action="append", default=[])
    found.add_argument("--name", action="append", default=[])
    found.add_argument("--trait", action="append", default=[], type=trait_argument)
    found.add_argument("--virtual", action="store_true")
    found.add_argument("--product-version", type=version_argument)
    found.add_argument("--clock-state")
    found.add_argument("--clock-machine")
    return found


def circumstances(given):
    about = Circumstances()
    if given.now is not None:
        about.now(given.now)
    if given.machine or given.mac or given.name or given.trait:
        about.virtual(given.virtual)
    for mac in given.mac:
        about.mac(mac)
    for name in given.name:
        about.name(name)
    for kind, value in given.trait:
        about.trait(kind, value)
    if given.product_version is not None:
        about.product_version(given.product_version)
    if given.clock_state is not None:
        about.clock(given.clock_state, given.clock_machine)
    return about


def lines(verdict):
    found = verdict.reasons or ["valid"]
    if verdict.is_read:
        days = ["-" if one is None else str(one) for one in (verdict.days_left, verdict.grace_left)]
        found.append(" ".join(["term", verdict.state] + days))
    found += ["note " + note for note in verdict.notes] + ["trait %s %s" % trait for trait in verdict.traits]
    if verdict.seen is not None:
        seen = datetime.datetime(1970, 1, 1) + datetime.timedelta(seconds=verdict.seen)
        found.append("seen " + seen.strftime("%Y-%m-%dT%H:%M:%SZ"))
    return found


def answer(arguments):
    """Prints the answer to one call and returns the code it ends with."""
    try:
        options = parser()
        given = options.parse_args(arguments)
        if (given.clock_state is None) != (given.clock_machine is None):
            options.error("--clock-state and --clock-machine belong together")
        with open(given.keys, "rb") as file:
            verifier = Verifier(file.read(1024 * 1024 + 1))
        verdict = verifier.verify_file(given.file, circumstances(given))
    except SystemExit as wrong_call:
        return wrong_call.code
    except (KeywerkError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    print("\n".join(lines(verdict)))
    return 0 if verdict.is_valid else 1


MEANINGS = {"t": "\t", "n": "\n", "r": "\r"}


def answer_all(path):
    with open(path, encoding="utf-8", newline="\n") as file:
        for line in file:
            call = [re.sub(r"\\(.)", lambda c: MEANINGS.get(c[1], c[1]), word) for word in line.rstrip("\n").split("\t")]
            print("= %d" % answer(call))
    return 0


def request_members(request):
    contact = {
        "salutation": request.salutation,
        "firstName": request.first_name,
        "lastName": request.last_name,
        "email": request.email,
    }
    server = {"id": request.server_id or "", "name": request.server_name or ""}
    hashes = [{"kind": kind, "hash": text} for kind, text in request.traits]
    return {
        "product": request.product,
        "version": request.version,
        "build": request.build or "",
        "installationType": request.installation_type,
        "installationTypeText": request.installation_type_text or "",
        "operatingSystem": request.operating_system or "",
        "created": request.created,
        "createdOn": request.created_on,
        "customerNumber": request.customer_number or "",
        "company": request.company or "",
        "contact": {name: value or "" for name, value in contact.items()},
        "terminalServer": request.is_terminal_server,
        "virtualServer": request.is_virtual_server,
        "port": request.port,
        "server": server if any(server.values()) else None,
        "hosts": [{"name": name, "mac": mac} for name, mac in request.hosts],
        "traits": {"salt": request.salt, "profile": request.profile, "hashes": hashes} if hashes else None,
    }


def read_requests(paths):
    status = 0
    for path in paths:
        try:
            request = read_request_file(path)
        except (KeywerkError, OSError) as error:
            print(error, file=sys.stderr)
            return 2
        if request.refusal is None:
            print(json.dumps(request_members(request)))
        else:
            print(" ".join(filter(None, (request.refusal, request.field))))
            status = 1
    return status


def main(arguments):
    if arguments[:1] == ["--library"] and len(arguments) > 1:
        load(arguments[1])
        arguments = arguments[2:]
    if arguments[:1] == ["--batch"] and len(arguments) == 2:
        return answer_all(arguments[1])
    if arguments[:1] == ["--requests"] and len(arguments) > 1:
        return read_requests(arguments[1:])
    return answer(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
