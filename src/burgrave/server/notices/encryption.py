"""Web Push as its RFCs have it: a message for one browser (RFC 8291, 8188), and who sends it (VAPID, RFC 8292)."""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

__all__ = ["MOST_BYTES", "SECRET_BYTES", "Sender", "as_text", "encrypted", "from_text", "is_public_key", "new_key"]

MOST_BYTES: Final = 3072
"""Of a message. Push services take 4096 bytes of what becomes of it."""
SECRET_BYTES: Final = 16
_CURVE: Final = ec.SECP256R1()
_RECORD: Final = 4096
_BLOCK: Final = 256
"""Messages are padded to a multiple of it, so that their length tells little."""
_LAST: Final = b"\x02"


def as_text(data: bytes) -> str:
    """Return bytes as base64url without padding, as all of Web Push writes them."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """Return what base64url stands for, with padding or without; ValueError if it is none."""
    if not text.isascii() or set(text) & set("+/"):
        raise ValueError("not base64url")
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def is_public_key(key: bytes) -> bool:
    """Tell whether bytes are a point of P-256, uncompressed."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, key)
    except ValueError:
        return False
    return len(key) == 65


def encrypted(
    message: bytes,
    to: bytes,
    secret: bytes,
    *,
    salt: bytes | None = None,
    key: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """Return the body of a push request: only the browser with the public key ``to`` and this ``secret`` can read it.

    ``salt`` and ``key`` are fresh for each message, and given only where the outcome is known.
    """
    if len(message) > MOST_BYTES:
        raise ValueError(f"a message has {MOST_BYTES} bytes at most; this one has {len(message)}")
    padding = b"" if key is not None else bytes(-(len(message) + 1) % _BLOCK)
    salt = os.urandom(16) if salt is None else salt
    key = ec.generate_private_key(_CURVE) if key is None else key
    ours = _point(key.public_key())
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, to))
    material = _derived(secret, shared, b"WebPush: info\0" + to + ours, 32)
    content_key = _derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, material, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(content_key).encrypt(nonce, message + _LAST + padding, None)
    return salt + _RECORD.to_bytes(4) + bytes([len(ours)]) + ours + sealed


def new_key() -> str:
    """Return a new secret by which push services know a server."""
    key = ec.generate_private_key(_CURVE)
    return as_text(key.private_numbers().private_value.to_bytes(32))


class Sender:
    """The server as push services know it: by a key, and perhaps by where to write to (``mailto:``, ``https:``)."""

    def __init__(self, key: str, contact: str | None = None) -> None:
        self._key = ec.derive_private_key(int.from_bytes(from_text(key)), _CURVE)
        self._contact = contact
        self.public_key = as_text(_point(self._key.public_key()))
        """What browsers need to subscribe."""

    def authorization(self, audience: str, expires: int) -> str:
        """Return the header for the push service of an origin; it is good until then, in seconds since 1970."""
        claims: dict[str, object] = {"aud": audience, "exp": expires}
        if self._contact is not None:
            claims["sub"] = self._contact
        signing = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claims)}"
        r, s = decode_dss_signature(self._key.sign(signing.encode(), ec.ECDSA(SHA256())))
        return f"vapid t={signing}.{as_text(r.to_bytes(32) + s.to_bytes(32))}, k={self.public_key}"


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)


def _json(data: object) -> str:
    return as_text(json.dumps(data, separators=(",", ":")).encode())
