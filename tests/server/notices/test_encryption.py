"""Web Push encryption and signatures: conformance to the RFCs, byte for byte in the RFCs' examples."""

from __future__ import annotations

import json
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from tests.server.notices.service import Browser

from burgrave.server.notices.encryption import Sender, encrypted, is_public_key, new_key
from burgrave.server.notices.push import MOST_BYTES, as_text, from_text

# RFC 8291, section 5 and appendix A.
PLAIN = b"When I grow up, I want to be a watermelon"
SERVER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
TO = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SECRET = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95b"
    "Qpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
# RFC 8292, section 2.4.
KEY = "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"
CLAIMS = {"aud": "https://push.example.net", "exp": 1453523768, "sub": "mailto:push@example.com"}
TOKEN = (
    "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1Yi"
    "I6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA"
)


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(from_text(text)), ec.SECP256R1())


def claims_of(token: str, key: str) -> Any:
    """Verify a token with the public key, and return its claims."""
    header, claims, signature = token.split(".")
    assert json.loads(from_text(header)) == {"typ": "JWT", "alg": "ES256"}
    raw = from_text(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_text(key))
    point.verify(signed, f"{header}.{claims}".encode(), ec.ECDSA(SHA256()))
    return json.loads(from_text(claims))


def test_the_example_of_rfc_8291() -> None:
    made = encrypted(PLAIN, from_text(TO), from_text(SECRET), salt=from_text(SALT), key=private(SERVER))
    assert as_text(made) == SEALED


def test_the_example_of_rfc_8292() -> None:
    assert claims_of(TOKEN, KEY) == CLAIMS
    sender = Sender(new_key(), "mailto:push@example.com")
    scheme, token, key = sender.authorization("https://push.example.net", 1453523768).split(" ")
    token, key = token.removeprefix("t=").removesuffix(","), key.removeprefix("k=")
    assert scheme == "vapid" and key == sender.public_key
    assert token.rpartition(".")[0] == TOKEN.rpartition(".")[0]  # the same bytes are signed
    assert claims_of(token, key) == CLAIMS
    with pytest.raises(InvalidSignature):
        claims_of(token, KEY)


def test_only_the_browser_reads_it() -> None:
    ana, bruno = Browser(), Browser()
    sealed = [encrypted(b'{"title": "Friday"}', ana.public_key, ana.secret) for _ in range(2)]
    assert [ana.opened(one) for one in sealed] == [b'{"title": "Friday"}'] * 2
    assert sealed[0] != sealed[1] and b"Friday" not in sealed[0]
    with pytest.raises(InvalidTag):
        bruno.opened(sealed[0])


def test_the_length_tells_little() -> None:
    ana = Browser()
    lengths = {len(encrypted(b"x" * length, ana.public_key, ana.secret)) for length in range(255)}
    assert len(lengths) == 1
    whole = b"x" * MOST_BYTES
    sealed = encrypted(whole, ana.public_key, ana.secret)
    assert ana.opened(sealed) == whole and len(sealed) <= 4096
    with pytest.raises(ValueError, match="limited to 3072 bytes"):
        encrypted(b"x" * (MOST_BYTES + 1), ana.public_key, ana.secret)


def test_a_key_stays_the_same_sender() -> None:
    key = new_key()
    assert Sender(key).public_key == Sender(key).public_key != Sender(new_key()).public_key


@pytest.mark.parametrize("key", [b"", b"x" * 65, b"\x04" + bytes(64), b"\x04" + b"\xff" * 64])
def test_what_is_no_key(key: bytes) -> None:
    assert not is_public_key(key)


def test_what_is_a_key() -> None:
    assert is_public_key(from_text(TO)) and is_public_key(from_text(f"{TO}="))
    with pytest.raises(ValueError, match="base64url"):
        from_text("+/+/")
