"""The portal's signed answer to what has become of a licence."""

from . import library
from .library import decoded, encoded, load, number, text


class Status(library.Handle):
    """What Verifier.read_status answers."""

    def __init__(self, pointer):
        super().__init__("kw_free_status", pointer)

    @property
    def refusal(self):
        """Why the answer is not accepted: a code; None: it is."""
        return text("kw_status_refusal", self._pointer)

    def refusal_text(self, language="en"):
        return decoded(load().kw_status_refusal_text(self._pointer, encoded(language)))

    @property
    def state(self):
        """current, superseded, suspended or moved; None of an answer that is not accepted."""
        return text("kw_status_state", self._pointer)

    @property
    def successor(self):
        """The serial of the licence in its place; None: none."""
        return text("kw_status_successor", self._pointer)

    @property
    def at(self):
        """When the portal said so."""
        return text("kw_status_at", self._pointer)

    @property
    def at_seconds(self):
        return number("kw_status_at_seconds", self._pointer)

    def age(self, now=0):
        """How many seconds old it is at this time; 0: by the system's clock."""
        return load().kw_status_age(self._pointer, now)
