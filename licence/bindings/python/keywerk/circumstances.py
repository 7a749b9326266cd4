"""In which circumstances a licence is looked at."""

from . import library
from .library import check, created, encoded, load


class Circumstances(library.Handle):
    """No machine, no version of a program, no clock file, and the system's clock, until the methods say otherwise.

    Each method answers the circumstances themselves and raises KeywerkError for what is not as it must be.
    """

    def __init__(self):
        super().__init__("kw_free_circumstances", created("kw_circumstances_new"))

    def _set(self, name, *arguments):
        check(getattr(load(), name)(self._pointer, *arguments))
        return self

    def this_machine(self):
        """The machine the program runs on, read now."""
        return self._set("kw_circumstances_this_machine")

    def machine(self, machine):
        """A Machine that was read before."""
        return self._set("kw_circumstances_machine", machine._pointer)

    def now(self, seconds):
        """The time asked about, in seconds since 1970; no clock file is written then. 0: the system's clock."""
        return self._set("kw_circumstances_now", seconds)

    def mac(self, address):
        """An address of the machine's, in any spelling of FORMAT.md."""
        return self._set("kw_circumstances_add_mac", encoded(address))

    def name(self, name):
        """A name of the machine's, in composed form (NFC)."""
        return self._set("kw_circumstances_add_name", encoded(name))

    def trait(self, kind, value):
        return self._set("kw_circumstances_add_trait", encoded(kind), encoded(value))

    def virtual(self, is_virtual):
        """There is a machine, and whether it is a virtual one."""
        return self._set("kw_circumstances_virtual", int(is_virtual))

    def product_version(self, version):
        """The version of the program that asks, 1 to 999."""
        return self._set("kw_circumstances_product_version", version)

    def clock(self, path, machine=None):
        """The clock file, and a text that stays the same on this machine and differs on others; None: the system's own."""
        return self._set("kw_circumstances_clock", encoded(path), encoded(machine))
