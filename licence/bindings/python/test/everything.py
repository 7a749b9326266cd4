"""Prints everything the package tells of a licence, a status answer, a request and this machine, for the tests.

    everything.py LICENCE KEYS STATUS REQUEST STORE
"""

import dataclasses
import sys

import keywerk


def spelled(value):
    if value is None:
        return "-"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (tuple, list)):
        return "[%s]" % " ".join(map(spelled, value))
    if dataclasses.is_dataclass(value):
        return "[%s]" % " ".join("%s=%s" % (name, spelled(one)) for name, one in sorted(dataclasses.asdict(value).items()))
    return str(value)


def put(what, value):
    print(what, spelled(value))


def put_all(what, found):
    for name in sorted(name for name in dir(type(found)) if isinstance(getattr(type(found), name), property)):
        put("%s.%s" % (what, name), getattr(found, name))


def main(licence, keys, status, request, store):
    put("codes", keywerk.reason_codes())
    put("library", [keywerk.version(), keywerk.cryptography()])
    put("words", [keywerk.error_text(3, "de"), keywerk.reason_text("licence.size", "de"), keywerk.reason_text("?", "de")])
    machine = keywerk.Machine()
    put_all("machine", machine)
    put("machine.hashes", machine.trait_hashes("AAECAwQFBgcICQoLDA0ODw"))
    with open(keys, "rb") as file:
        verifier = keywerk.Verifier(file.read())
    for about in (None, keywerk.Circumstances().machine(machine), keywerk.Circumstances().this_machine()):
        with open(licence, "rb") as file:
            verdict = verifier.verify(file.read(), about)
        put_all("verdict", verdict)
        for language in ("de", "en"):
            put("reasons", verdict.reason_texts(language))
            put("notes", verdict.note_texts(language))
    put("module", [verdict.module("LAGER"), verdict.module("LAGER", 99)])
    put("stored", verifier.load_status(verdict, store))
    with open(status, "rb") as file:
        answer = verifier.read_status(verdict, file.read())
    put_all("status", answer)
    put("age", answer.age(answer.at_seconds + 5))
    put("saved", verifier.save_status(verdict, answer, store))
    put_all("stored", verifier.load_status(verdict, store))
    refused = verifier.read_status(verdict, b"?")
    put("refused", [refused.refusal, refused.refusal_text("de"), refused.state])
    put_all("verifier", verifier)
    put_all("request", keywerk.read_request_file(request))
    refused = keywerk.read_request(b"?")
    put("refused", [refused.refusal, refused.refusal_text("en")])
    for wrong in (lambda: keywerk.Circumstances().mac("?"), lambda: verifier.verify_file("?"), lambda: keywerk.Verifier("?")):
        try:
            wrong()
        except keywerk.KeywerkError as error:
            put("error", [error.code, str(error)])


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")
    main(*sys.argv[1:])
