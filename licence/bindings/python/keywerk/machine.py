"""What the machine the program runs on is known by."""

from . import library
from .library import all_of, created, encoded, text, yes


class Machine(library.Handle):
    """This machine, read once. `token_file` is the token of a container; None: the usual one."""

    def __init__(self, token_file=None):
        super().__init__("kw_free_machine", created("kw_machine_traits", encoded(token_file)))

    @property
    def name(self):
        return text("kw_machine_name", self._pointer)

    @property
    def operating_system(self):
        return text("kw_machine_operating_system", self._pointer)

    @property
    def profile(self):
        """physical, virtual or container."""
        return text("kw_machine_profile", self._pointer)

    @property
    def is_virtual(self):
        return yes("kw_machine_is_virtual", self._pointer)

    @property
    def virtual_hint(self):
        """What speaks for a virtual machine; None: nothing."""
        return text("kw_machine_virtual_hint", self._pointer)

    @property
    def is_terminal_session(self):
        return yes("kw_machine_is_terminal_session", self._pointer)

    @property
    def cards(self):
        """(address, whether it is a physical one) of all network cards."""
        card = self._pointer
        return all_of(
            "kw_machine_card_count",
            card,
            lambda at: (text("kw_machine_card_mac", card, at), yes("kw_machine_card_is_physical", card, at)),
        )

    @property
    def traits(self):
        """(kind, value) of what was read. Values stay on the machine: files hold hashes."""
        machine = self._pointer
        return all_of(
            "kw_machine_trait_count",
            machine,
            lambda at: (text("kw_machine_trait_kind", machine, at), text("kw_machine_trait_value", machine, at)),
        )

    @property
    def unread(self):
        """(kind, why) of what could not be read: rights, none or placeholder."""
        machine = self._pointer
        return all_of(
            "kw_machine_unread_count",
            machine,
            lambda at: (text("kw_machine_unread_kind", machine, at), text("kw_machine_unread_reason", machine, at)),
        )
