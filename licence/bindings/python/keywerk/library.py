"""The shared library: where it is, and what its functions take and answer (licence/native/include/keywerk.h)."""

import ctypes
import os
import sys
import weakref
from ctypes import POINTER, byref, c_char_p, c_int32, c_int64, c_uint64, c_void_p

ABI_VERSION = 1
WRONG_CALL, NO_MEMORY, NO_KEY_SET, CANNOT_READ, CANNOT_WRITE, OLDER = 1, 2, 3, 4, 5, 6

FILES = {"win32": "keywerk.dll", "darwin": "libkeywerk.dylib"}

OBJECT, OUT, TEXT, INDEX = c_void_p, POINTER(c_void_p), c_char_p, c_int32

# What is neither a question about an object nor frees one.
CALLS = {
    "kw_abi_version": (c_int32, []),
    "kw_version": (TEXT, []),
    "kw_error_text": (TEXT, [c_int32, TEXT]),
    "kw_reason_text": (TEXT, [TEXT, TEXT]),
    "kw_open": (c_int32, [TEXT, c_uint64, OUT]),
    "kw_machine_traits": (c_int32, [TEXT, OUT]),
    "kw_circumstances_new": (c_int32, [OUT]),
    "kw_circumstances_this_machine": (c_int32, [OBJECT]),
    "kw_circumstances_machine": (c_int32, [OBJECT, OBJECT]),
    "kw_circumstances_now": (c_int32, [OBJECT, c_int64]),
    "kw_circumstances_add_mac": (c_int32, [OBJECT, TEXT]),
    "kw_circumstances_add_name": (c_int32, [OBJECT, TEXT]),
    "kw_circumstances_add_trait": (c_int32, [OBJECT, TEXT, TEXT]),
    "kw_circumstances_virtual": (c_int32, [OBJECT, c_int32]),
    "kw_circumstances_product_version": (c_int32, [OBJECT, c_int32]),
    "kw_circumstances_clock": (c_int32, [OBJECT, TEXT, TEXT]),
    "kw_verify_licence": (c_int32, [OBJECT, TEXT, c_uint64, OBJECT, OUT]),
    "kw_verify_file": (c_int32, [OBJECT, TEXT, OBJECT, OUT]),
    "kw_verdict_reason_text": (TEXT, [OBJECT, INDEX, TEXT]),
    "kw_verdict_note_text": (TEXT, [OBJECT, INDEX, TEXT]),
    "kw_verdict_find_module": (c_int32, [OBJECT, TEXT, INDEX]),
    "kw_read_request": (c_int32, [TEXT, c_uint64, OUT]),
    "kw_request_refusal_text": (TEXT, [OBJECT, TEXT]),
    "kw_read_status": (c_int32, [OBJECT, OBJECT, TEXT, c_uint64, OUT]),
    "kw_status_refusal_text": (TEXT, [OBJECT, TEXT]),
    "kw_status_age": (c_int64, [OBJECT, c_int64]),
    "kw_save_status": (c_int32, [OBJECT, OBJECT, OBJECT, TEXT]),
    "kw_load_status": (c_int32, [OBJECT, OBJECT, TEXT, OUT]),
}


class KeywerkError(Exception):
    """The library could not do what it was asked; `code` is its KW_… number, 0 where there is no library."""

    def __init__(self, message, code=0):
        super().__init__(message)
        self.code = code


_loaded = None


def load(path=None):
    """Loads the library from this path, else from beside the package, else from where the system looks for libraries.

    Called without a path by everything that needs it. Raises KeywerkError where there is none, or one of another ABI.
    """
    global _loaded
    if _loaded is None or path is not None:
        name = FILES.get(sys.platform, "libkeywerk.so")
        beside = os.path.join(os.path.dirname(os.path.abspath(__file__)), name)
        try:
            found = ctypes.CDLL(path or (beside if os.path.exists(beside) else name))
        except OSError as error:
            raise KeywerkError("libkeywerk cannot be loaded: %s" % error) from None
        for function, (answer, arguments) in CALLS.items():
            declare(found, function, answer, arguments)
        if found.kw_abi_version() != ABI_VERSION:
            raise KeywerkError("this libkeywerk has another ABI than %d" % ABI_VERSION)
        _loaded = found
    return _loaded


def declare(library, name, answer, arguments):
    function = getattr(library, name)
    function.restype, function.argtypes = answer, arguments
    return function


def ask(name, answer, pointer, *index):
    """A question about an object, or about one of several things of it: text, number."""
    function = getattr(load(), name)
    if function.argtypes is None:
        function = declare(_loaded, name, answer, [OBJECT] + [INDEX] * len(index))
    return function(pointer, *index)


def text(name, pointer, *index):
    """None where there is none."""
    return decoded(ask(name, TEXT, pointer, *index))


def number(name, pointer, *index):
    return ask(name, c_int64 if name.endswith(("_left", "_seen", "_seconds", "_position")) else c_int32, pointer, *index)


def number_or_none(name, pointer, *index):
    found = number(name, pointer, *index)
    return None if found < 0 else found


def yes(name, pointer, *index):
    return number(name, pointer, *index) == 1


def all_of(count, pointer, one):
    """The answers of one(index) for as many as there are."""
    return [one(index) for index in range(number(count, pointer))]


def encoded(given):
    """A text that ends with a zero byte has none within: what stands behind one would go unseen."""
    raw = None if given is None else os.fspath(given).encode("utf-8")
    if raw is not None and 0 in raw:
        check(WRONG_CALL)
    return raw


def decoded(found):
    return None if found is None else found.decode("utf-8")


def check(code):
    """Raises KeywerkError for what is not KW_OK."""
    if code != 0:
        raise KeywerkError(error_text(code), code)


class Handle:
    """An object of the library, freed when this one is."""

    def __init__(self, free, pointer):
        self._pointer = pointer
        function = declare(load(), free, None, [OBJECT])
        weakref.finalize(self, function, pointer)


def created(name, *arguments):
    """The pointer that a function hands out by its last argument."""
    pointer = c_void_p()
    check(getattr(load(), name)(*arguments, byref(pointer)))
    return pointer


def version():
    """The version of the library, such as 0.9.0."""
    return decoded(load().kw_version())


def error_text(code, language="en"):
    """A KW_… number as a sentence in "de" or "en"."""
    return decoded(load().kw_error_text(code, encoded(language)))


def reason_text(code, language="en"):
    """The sentence of a code of FORMAT.md, with what it says of a case still in braces; None for no such code."""
    return decoded(load().kw_reason_text(encoded(code), encoded(language)))
