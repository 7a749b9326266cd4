"""Keywerk licences and licence requests, by libkeywerk (licence/native). See README.md."""

from .circumstances import Circumstances
from .library import (
    CANNOT_READ,
    CANNOT_WRITE,
    NO_KEY_SET,
    NO_MEMORY,
    OLDER,
    WRONG_CALL,
    KeywerkError,
    error_text,
    load,
    reason_text,
    version,
)
from .machine import Machine
from .request import Request, read_request, read_request_file
from .status import Status
from .verdict import Module, Verdict
from .verifier import Verifier

__all__ = [
    "CANNOT_READ",
    "CANNOT_WRITE",
    "NO_KEY_SET",
    "NO_MEMORY",
    "OLDER",
    "WRONG_CALL",
    "Circumstances",
    "KeywerkError",
    "Machine",
    "Module",
    "Request",
    "Status",
    "Verdict",
    "Verifier",
    "error_text",
    "load",
    "read_request",
    "read_request_file",
    "reason_text",
    "version",
]
