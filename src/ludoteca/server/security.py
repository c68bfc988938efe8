"""Who may talk to this server: the names it answers to, and the pages that may use it.

Another site's page must not act with this browser's cookies, and a name that somebody points at
this machine must not pass for it.
"""

import ipaddress
from collections.abc import Mapping
from urllib.parse import urlsplit

from ludoteca.server.settings import Settings

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:; worker-src 'self' blob:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": (
        "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), "
        "magnetometer=(), microphone=(), midi=(), payment=(), usb=()"
    ),
}
# Once it has connected by https, a browser tries nothing else for a year.
STAY_SECURE = {"Strict-Transport-Security": "max-age=31536000"}
ADDRESSES = "addresses"  # among the host names, stands for any plain address: a local network


def bare_host(host: str) -> str:
    """Return a host without its port.

    >>> bare_host("localhost:8000"), bare_host("[::1]:80"), bare_host("Games.Example")
    ('localhost', '[::1]', 'games.example')
    """
    name, _, port = host.rpartition(":")
    return (name if name and port.isdigit() else host).lower()


def is_our_host(host: str, settings: Settings) -> bool:
    """Return whether this server answers to the name in a Host header."""
    if settings.hosts is None:
        return True
    name = bare_host(host)
    if name in settings.hosts:
        return True
    return ADDRESSES in settings.hosts and is_address(name)


def is_address(name: str) -> bool:
    """Return whether a host is a plain address rather than a name."""
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def is_our_page(headers: Mapping[str, str], settings: Settings) -> bool:
    """Return whether a request comes from one of our pages, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin in settings.origins:
        return True
    try:
        page = urlsplit(origin).netloc.lower()
    except ValueError:  # no address at all
        return False
    return bool(page) and page == headers.get("host", "").lower()
