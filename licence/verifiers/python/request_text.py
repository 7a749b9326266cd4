"""From the bytes of a licence request to text, and whether that may be parsed."""

import re

from refused import Refused, require

MAX_BYTES = 256 * 1024
MAX_DEPTH = 32
MAX_ELEMENTS = 10_000

DECLARATION = re.compile(
    r"""<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(["'])1\.[0-9]+\1"""
    r"""(?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(["'])(?P<encoding>[A-Za-z][A-Za-z0-9._-]*)\2)?"""
    r"""(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(["'])(?:yes|no)\4)?[ \t\r\n]*\?>"""
)
CODECS = {"utf-8": "utf-8", "utf8": "utf-8", "iso-8859-1": "cp1252", "latin1": "cp1252", "windows-1252": "cp1252"}

TAG = re.compile(r"""<(?:[^>"']|"[^"]*"|'[^']*')*>""")
ENDS = {"<!--": "-->", "<![CDATA[": "]]>", "<?": "?>"}


def decode_request(data):
    """The text behind its byte order mark and blanks."""
    require(len(data) <= MAX_BYTES, "host.tooLarge")
    require(b"\0" not in data and not data.startswith((b"\xff\xfe", b"\xfe\xff")), "host.encoding")
    marked = data.startswith(b"\xef\xbb\xbf")
    rest = data[3 if marked else 0 :].lstrip(b" \t\r\n")
    declared = DECLARATION.match(data[len(data) - len(rest) : 256].decode("latin-1"))
    require(declared or not re.match(rb"<\?xml[ \t\r\n]", rest), "host.notXml")
    codec = CODECS.get((declared and declared["encoding"] or "utf-8").lower())
    require(codec and not (marked and codec == "cp1252"), "host.encoding")
    try:
        return rest.decode(codec)
    except UnicodeDecodeError:
        raise Refused("host.encoding") from None


def end_of_other(text, at):
    """Behind the comment, CDATA section or instruction that begins here; None when it is something else."""
    for start, end in ENDS.items():
        if text.startswith(start, at):
            found = text.find(end, at + len(start))
            require(found >= 0, "host.notXml")
            return found + len(end)
    return None


def scan_markup(text):
    """Finds a document type, too much depth and an end that is missing before anything is parsed."""
    require(not text.startswith("\ufeff"), "host.notXml")
    depth = 0
    elements = 0
    at = text.find("<")
    while at >= 0:
        end = end_of_other(text, at)
        if end is None:
            require(not re.match("<!doctype", text[at : at + 9], re.I | re.A), "host.doctype")
            tag = None if text.startswith("<!", at) else TAG.match(text, at)
            require(tag, "host.notXml")
            end = tag.end()
            if text.startswith("</", at):
                depth -= 1
            else:
                elements += 1
                depth += text[end - 2] != "/"
            require(depth <= MAX_DEPTH and elements <= MAX_ELEMENTS, "host.tooDeep")
        at = text.find("<", end)
