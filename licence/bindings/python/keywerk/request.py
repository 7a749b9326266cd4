"""Licence requests (.id)."""

from . import library
from .library import all_of, created, decoded, encoded, load, number, number_or_none, text, yes

MAX_BYTES = 256 * 1024

TEXTS = """refusal field product build installation_type installation_type_text operating_system created created_on customer_number
company salutation first_name last_name email server_id server_name salt profile""".split()
FLAGS = "is_terminal_server is_virtual_server".split()


class Request(library.Handle):
    """What a request says, or why it is refused.

    Texts, None where there is none: refusal (a code) and field, of a refused one; product, build, installation_type (single or
    network), installation_type_text, operating_system, created, created_on, customer_number, company, salutation,
    first_name, last_name, email, server_id, server_name, salt, profile. Yes or no: is_terminal_server, is_virtual_server.
    """

    def __init__(self, pointer):
        super().__init__("kw_free_request", pointer)

    def refusal_text(self, language="en"):
        return decoded(load().kw_request_refusal_text(self._pointer, encoded(language)))

    @property
    def version(self):
        return number("kw_request_version", self._pointer)

    @property
    def port(self):
        return number_or_none("kw_request_port", self._pointer)

    @property
    def hosts(self):
        """(name, address) of one to three machines, in the order of their index."""
        request = self._pointer
        return all_of(
            "kw_request_host_count",
            request,
            lambda at: (text("kw_request_host_name", request, at), text("kw_request_host_mac", request, at)),
        )

    @property
    def traits(self):
        """(kind, hash) of what the first machine is known by; none of schema 1."""
        request = self._pointer
        return all_of(
            "kw_request_trait_count",
            request,
            lambda at: (text("kw_request_trait_kind", request, at), text("kw_request_trait_hash", request, at)),
        )


def _question(kind, name):
    return property(lambda self: kind("kw_request_" + name, self._pointer))


for _kind, _names in ((text, TEXTS), (yes, FLAGS)):
    for _name in _names:
        setattr(Request, _name, _question(_kind, _name))


def read_request(data):
    """The Request of the bytes of a file."""
    raw = bytes(data)
    return Request(created("kw_read_request", raw, len(raw)))


def read_request_file(path):
    """The same of a file; raises OSError where it cannot be read."""
    with open(path, "rb") as file:
        # One byte more than may be, so that a longer file shows.
        return read_request(file.read(MAX_BYTES + 1))
