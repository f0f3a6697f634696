"""Encryption of push messages, and the server's identity for push services.

Encryption follows RFC 8291 and RFC 8188; the server identifies itself as in RFC 8292 (VAPID). Import this module only
where push notifications are in use: it needs ``cryptography``, which some platforms lack.
"""

from __future__ import annotations

import json
import os
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from burgrave.server.notices.push import MOST_BYTES, as_text, from_text

_CURVE: Final = ec.SECP256R1()
_RECORD: Final = 4096
_BLOCK: Final = 256
"""Block size in bytes; messages are padded to a multiple of it, so that their length reveals little."""
_LAST: Final = b"\x02"


def is_public_key(key: bytes) -> bool:
    """Return True if the bytes are an uncompressed P-256 point."""
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
    """Return a push request body that only the browser with public key ``to`` and this ``secret`` can decrypt.

    ``salt`` and ``key`` are random for each message; pass them only to test against known results.
    """
    if len(message) > MOST_BYTES:
        raise ValueError(f"a message is limited to {MOST_BYTES} bytes; this one has {len(message)}")
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
    """Return a new private key that identifies the server to push services."""
    key = ec.generate_private_key(_CURVE)
    return as_text(key.private_numbers().private_value.to_bytes(32))


class Sender:
    """Identity of the server for push services: a key, and optionally a contact (``mailto:``, ``https:``)."""

    def __init__(self, key: str, contact: str | None = None) -> None:
        self._key = ec.derive_private_key(int.from_bytes(from_text(key)), _CURVE)
        self._contact = contact
        self.public_key = as_text(_point(self._key.public_key()))
        """Public key, which browsers need to subscribe."""

    def authorization(self, audience: str, expires: int) -> str:
        """Return the Authorization header for a push service; it expires at ``expires``, in seconds since 1970."""
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
