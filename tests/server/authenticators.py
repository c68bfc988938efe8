"""A software authenticator: makes passkeys and signs with them, as a browser and a phone would."""

import hashlib
import json
import secrets
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from fido2.cose import ES256
from fido2.utils import websafe_encode
from fido2.webauthn import (
    Aaguid,
    AttestationObject,
    AttestedCredentialData,
    AuthenticatorData,
)

PRESENT_AND_VERIFIED = AuthenticatorData.FLAG.UP | AuthenticatorData.FLAG.UV


class Authenticator:
    """Keeps one person's keys; its answers have WebAuthn's JSON form."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.count = 0
        self.keys: dict[bytes, ec.EllipticCurvePrivateKey] = {}

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer `navigator.credentials.create`."""
        key, id = ec.generate_private_key(ec.SECP256R1()), secrets.token_bytes(16)
        self.keys[id] = key
        public = ES256.from_cryptography_key(key.public_key())  # type: ignore[no-untyped-call]
        credential = AttestedCredentialData.create(Aaguid.NONE, id, public)
        proof = AuthenticatorData.create(
            hashlib.sha256(options["rp"]["id"].encode()).digest(),
            PRESENT_AND_VERIFIED | AuthenticatorData.FLAG.AT,
            self._counted(),
            credential,
        )
        attestation = AttestationObject.create("none", proof, {})
        answer = {
            "clientDataJSON": self._client_data("webauthn.create", options),
            "attestationObject": websafe_encode(attestation),
        }
        return self._credential(id, answer)

    def open(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer `navigator.credentials.get` with the newest key."""
        id, key = list(self.keys.items())[-1]
        site = hashlib.sha256(options["rpId"].encode()).digest()
        proof = AuthenticatorData.create(site, PRESENT_AND_VERIFIED, self._counted())
        client_data = self._client_data("webauthn.get", options)
        raw = self._raw_client_data("webauthn.get", options)
        signed = key.sign(bytes(proof) + hashlib.sha256(raw).digest(), ec.ECDSA(SHA256()))
        answer = {
            "clientDataJSON": client_data,
            "authenticatorData": websafe_encode(proof),
            "signature": websafe_encode(signed),
        }
        return self._credential(id, answer)

    def _counted(self) -> int:
        self.count += 1
        return self.count

    def _raw_client_data(self, kind: str, options: dict[str, Any]) -> bytes:
        told = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(told).encode()

    def _client_data(self, kind: str, options: dict[str, Any]) -> str:
        return websafe_encode(self._raw_client_data(kind, options))

    def _credential(self, id: bytes, answer: dict[str, str]) -> dict[str, Any]:
        name = websafe_encode(id)
        return {
            "id": name,
            "rawId": name,
            "type": "public-key",
            "response": answer,
            "clientExtensionResults": {},
        }
