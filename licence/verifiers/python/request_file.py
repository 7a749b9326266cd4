"""What a licence request says."""

import re

from addresses import belongs_to_a_card, twelve_digits
from base64url import decode
from characters import units
from days import loose_instant
from refused import Refused
from traits import KINDS, PROFILES, are_hashes, in_order
from request_text import decode_request, scan_markup
from request_xml import Element, parse

SPACES = (
    "\t\n\x0b\x0c\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a"
    "\u2028\u2029\u202f\u205f\u3000\ufeff"
)
UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")
LETTER = r'[^@<>()\[\]\\,;:"%s]' % SPACES
EMAIL = re.compile("%s+@%s+(?:\\.%s+)+" % (LETTER, LETTER.replace("[^", "[^."), LETTER.replace("[^", "[^.")))
TYPES = {"einzelplatz": "single", "single": "single", "netzwerk": "network", "network": "network"}


def check(holds, field):
    if not holds:
        raise Refused("host.field " + field)


def small(text):
    """Only A to Z become small."""
    return re.sub("[A-Z]", lambda letter: letter[0].lower(), text)


def line(text, field, longest):
    text = text.strip(SPACES)
    check(units(text) <= longest and not UNPRINTABLE.search(text), field)
    return text


def child(parent, name, field):
    """The only one of that name, or an empty one."""
    found = parent.named(name)
    check(len(found) <= 1, field)
    return found[0] if found else Element(name)


def text_of(parent, name, field, longest):
    children = child(parent, name, field).children
    check(not any(isinstance(one, Element) for one in children), field)
    return line("".join(children), field, longest)


def number(parent, name, field, lowest, highest):
    text = text_of(parent, name, field, 20)
    check(not text or (re.fullmatch("[0-9]{1,6}", text) and lowest <= int(text) <= highest), field)
    return int(text) if text else None


def flag(parent, name, field):
    text = small(text_of(parent, name, field, 20))
    check(text in ("", "true", "false", "1", "0"), field)
    return text in ("true", "1")


def created(parent):
    text = text_of(parent, "Created", "created", 40)
    time = loose_instant(text) if text else None
    check(time or not text, "created")
    return {"created": time, "createdOn": text[:10] if time else None}


def email_of(element):
    email = text_of(element, "Email", "email", 254)
    check(not email or EMAIL.fullmatch(email), "email")
    return email


def address(parent):
    text = text_of(parent, "MacAddress", "mac", 40)
    digits = twelve_digits(text)
    check(not text or (digits and belongs_to_a_card(digits)), "mac")
    return digits


def server(element):
    given = line(element.attributes.get("id", ""), "server", 64), line(element.attributes.get("name", ""), "server", 99)
    return dict(zip(("id", "name"), given)) if any(given) else None


def hosts(elements):
    slots = {}
    for place, element in enumerate(elements, 1):
        index = element.attributes.get("index", str(place))
        check(index in ("1", "2", "3") and index not in slots, "hosts")
        name = text_of(element, "ComputerName", "name", 99)
        slots[index] = {"name": name or None, "mac": address(element)}
    found = [slots[index] for index in sorted(slots) if any(slots[index].values())]
    check(found, "hosts")
    return found


def traits(element):
    """Of a request of schema 2, what the machine is known by."""
    found = child(element, "Traits", "traits")
    salt, profile = (line(found.attributes.get(name, ""), "traits", 64) for name in ("salt", "profile"))
    hashes = []
    for trait in found.named("Trait"):
        kind = line(trait.attributes.get("kind", ""), "traits", 64)
        check(kind in KINDS and not any(isinstance(one, Element) for one in trait.children), "traits")
        hashes.append((kind, line("".join(trait.children), "traits", 99)))
    hashes = in_order(hashes)
    check(profile in PROFILES and decode(salt, 16) and are_hashes(hashes), "traits")
    return {"salt": salt, "profile": profile, "hashes": [{"kind": kind, "hash": text} for kind, text in hashes]}


def values(element):
    """Read in this order: the first that does not hold is named."""
    schema = element.attributes.get("schema", "1")
    check(schema in ("1", "2"), "schema")
    request = {"product": text_of(element, "Product", "product", 99)}
    check(request["product"], "product")
    request["version"] = number(element, "Version", "version", 1, 999)
    check(request["version"], "version")
    request["build"] = text_of(element, "Build", "build", 50)
    kind = text_of(element, "InstallationType", "installationType", 50)
    request.update(installationType=TYPES.get(small(kind)), installationTypeText=kind)
    request["operatingSystem"] = text_of(element, "OperatingSystem", "operatingSystem", 200)
    request.update(created(element))
    request["customerNumber"] = text_of(element, "CustomerNumber", "customerNumber", 10)
    request["company"] = text_of(element, "Company", "company", 99)
    person = child(element, "Contact", "contact")
    request["contact"] = {
        "salutation": text_of(person, "Salutation", "salutation", 20),
        "firstName": text_of(person, "FirstName", "firstName", 99),
        "lastName": text_of(person, "LastName", "lastName", 99),
        "email": email_of(person),
    }
    request["terminalServer"] = flag(element, "TerminalServer", "terminalServer")
    request["virtualServer"] = flag(element, "VirtualServer", "virtualServer")
    request["port"] = number(element, "Port", "port", 1024, 65535)
    request["server"] = server(child(element, "Server", "server"))
    request["hosts"] = hosts(element.named("Host"))
    request["traits"] = traits(element) if schema == "2" else None
    return request


def read_request(data):
    """What the file says; raises Refused with the code, and the field where it is one."""
    text = decode_request(data)
    scan_markup(text)
    root = parse(text)
    if root.name == "LicenseRequest":
        return values(root)
    found = root.named("LicenseRequest") if root.name == "HostIdFile" else []
    if not found:
        raise Refused("host.noRequest")
    check(len(found) == 1, "request")
    return values(found[0])
