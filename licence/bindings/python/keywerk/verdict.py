"""What the library says of a licence, and what the licence says."""

from dataclasses import dataclass
from typing import Optional

from . import library
from .library import all_of, decoded, encoded, load, number, number_or_none, text, yes


@dataclass(frozen=True)
class Module:
    """One module; `seats` None where it is not counted, `start` None from the licence's start, `end` None for permanent."""

    name: str
    parent: Optional[int]
    level: int
    counting: str
    seats: Optional[int]
    start: Optional[str]
    end: Optional[str]
    test: Optional[int]
    is_student: bool
    may_edit: bool
    may_connect: bool
    is_open: bool


TEXTS = """state serial supersedes ledger_previous key_id issued issuer agreement licensee product product_title type start end
binding salt profile sha256""".split()
NUMBERS = "format generation version grace_days warn_days port traits_needed".split()
MAYBE_NUMBERS = "days_left grace_left seen clock_hours ledger_position".split()
FLAGS = "is_valid is_read is_genuine is_emergency allows_terminal_server allows_virtual_server".split()


class Verdict(library.Handle):
    """The answer to Verifier.verify.

    Texts, None where there is none: code (the first reason, or "valid"), state (notYet, valid, warning, grace, expired), and
    of the licence serial, supersedes, ledger_previous, key_id, issued, issuer, agreement, licensee, product, product_title,
    type, start, end, binding, salt, profile, sha256. Numbers: format, generation, version, grace_days, warn_days, port,
    traits_needed; None where there is none: days_left, grace_left, seen (seconds since 1970), clock_hours, ledger_position.
    Yes or no: is_valid, is_read, is_genuine, is_emergency, allows_terminal_server, allows_virtual_server.
    """

    def __init__(self, pointer):
        super().__init__("kw_free_verdict", pointer)

    @property
    def code(self):
        return text("kw_verdict_code", self._pointer)

    @property
    def reasons(self):
        """The codes of everything against the licence, in order."""
        return all_of("kw_verdict_reason_count", self._pointer, lambda at: text("kw_verdict_reason", self._pointer, at))

    def reason_texts(self, language="en"):
        """The same as sentences in "de" or "en"."""
        return self._sentences("reason", language)

    @property
    def notes(self):
        """The codes of what the user is told although it does not speak against the licence."""
        return all_of("kw_verdict_note_count", self._pointer, lambda at: text("kw_verdict_note", self._pointer, at))

    def note_texts(self, language="en"):
        """The same as sentences in "de" or "en"."""
        return self._sentences("note", language)

    def _sentences(self, what, language):
        sentence = getattr(load(), "kw_verdict_%s_text" % what)
        return all_of(
            "kw_verdict_%s_count" % what,
            self._pointer,
            lambda at: decoded(sentence(self._pointer, at, encoded(language))),
        )

    @property
    def traits(self):
        """(kind, outcome) of each kind the licence looks at: holds, changed, unread or unrecorded."""
        verdict = self._pointer
        return all_of(
            "kw_verdict_trait_count",
            verdict,
            lambda at: (text("kw_verdict_trait_kind", verdict, at), text("kw_verdict_trait_outcome", verdict, at)),
        )

    @property
    def servers(self):
        """(name, address) of the machines the licence is bound to; None is what it is not bound to."""
        verdict = self._pointer
        return all_of(
            "kw_verdict_server_count",
            verdict,
            lambda at: (text("kw_verdict_server_name", verdict, at), text("kw_verdict_server_mac", verdict, at)),
        )

    @property
    def modules(self):
        """All modules as Module, in the order of the file; `parent` is a place in it."""
        return all_of("kw_verdict_module_count", self._pointer, self._module)

    def module(self, name, start=0):
        """The first module of that name at this place or behind it; None: none."""
        at = load().kw_verdict_find_module(self._pointer, encoded(name), start)
        return None if at < 0 else self._module(at)

    def _module(self, at):
        def of(kind, name):
            return kind("kw_verdict_module_" + name, self._pointer, at)

        return Module(
            name=of(text, "name"),
            parent=of(number_or_none, "parent"),
            level=of(number, "level"),
            counting=of(text, "counting"),
            seats=of(number_or_none, "seats"),
            start=of(text, "start"),
            end=of(text, "end"),
            test=of(number_or_none, "test"),
            is_student=of(yes, "is_student"),
            may_edit=of(yes, "may_edit"),
            may_connect=of(yes, "may_connect"),
            is_open=of(yes, "is_open"),
        )


def _question(kind, name):
    return property(lambda self: kind("kw_verdict_" + name, self._pointer))


for _kind, _names in ((text, TEXTS), (number, NUMBERS), (number_or_none, MAYBE_NUMBERS), (yes, FLAGS)):
    for _name in _names:
        setattr(Verdict, _name, _question(_kind, _name))
