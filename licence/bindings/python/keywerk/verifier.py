"""The vendor's keys, and what is asked with them."""

from . import library
from .library import CANNOT_READ, OLDER, KeywerkError, all_of, check, created, encoded, load, text
from .status import Status
from .verdict import Verdict


class Verifier(library.Handle):
    """`keys` is the content of the vendor's keys.json, as bytes or text. Raises KeywerkError where that is no set of keys."""

    def __init__(self, keys):
        raw = keys.encode("utf-8") if isinstance(keys, str) else bytes(keys)
        super().__init__("kw_free", created("kw_open", raw, len(raw)))

    @property
    def keys(self):
        """(id, x, status) of every key that is trusted, revoked ones included."""
        verifier = self._pointer
        return all_of(
            "kw_key_count",
            verifier,
            lambda at: tuple(text("kw_key_" + what, verifier, at) for what in ("id", "x", "status")),
        )

    def verify(self, licence, circumstances=None):
        """The Verdict on the bytes of a licence file."""
        about = circumstances and circumstances._pointer
        raw = bytes(licence)
        return Verdict(created("kw_verify_licence", self._pointer, raw, len(raw), about))

    def verify_file(self, path, circumstances=None):
        """The same of a file. Raises KeywerkError where it cannot be read."""
        about = circumstances and circumstances._pointer
        return Verdict(created("kw_verify_file", self._pointer, encoded(path), about))

    def read_status(self, verdict, answer):
        """The portal's signed answer to what has become of the licence; its keys are trusted from then on."""
        raw = bytes(answer)
        return Status(created("kw_read_status", self._pointer, verdict._pointer, raw, len(raw)))

    def save_status(self, verdict, status, path):
        """Keeps an accepted answer; False where the file holds a newer one, which stays."""
        code = load().kw_save_status(self._pointer, verdict._pointer, status._pointer, encoded(path))
        if code != OLDER:
            check(code)
        return code != OLDER

    def load_status(self, verdict, path):
        """The answer that was kept; None where there is none."""
        try:
            return Status(created("kw_load_status", self._pointer, verdict._pointer, encoded(path)))
        except KeywerkError as error:
            if error.code == CANNOT_READ:
                return None
            raise
