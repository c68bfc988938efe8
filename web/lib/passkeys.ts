// Passkeys: the browser's credentials in the JSON form of WebAuthn, all bytes in base64url.

import type { AttestationForm, CredentialForm, Tree } from "./wire";

type Json = Tree;

export function bytesOf(text: string): ArrayBuffer {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0)).buffer;
}

export function textOf(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

const known = (list: unknown) =>
  ((list ?? []) as Json[]).map((one) => ({ ...one, id: bytesOf(one["id"] as string) }));

/** What the server sent, as `navigator.credentials.create` takes it. */
export function creation(options: Json): PublicKeyCredentialCreationOptions {
  const user = options["user"] as Json;
  return {
    ...options,
    challenge: bytesOf(options["challenge"] as string),
    user: { ...user, id: bytesOf(user["id"] as string) },
    excludeCredentials: known(options["excludeCredentials"]),
  } as unknown as PublicKeyCredentialCreationOptions;
}

/** What the server sent, as `navigator.credentials.get` takes it. */
export function request(options: Json): PublicKeyCredentialRequestOptions {
  return {
    ...options,
    challenge: bytesOf(options["challenge"] as string),
    allowCredentials: known(options["allowCredentials"]),
  } as unknown as PublicKeyCredentialRequestOptions;
}

/** A credential as the server takes it: every buffer of its answer as text. */
export function told(credential: PublicKeyCredential): CredentialForm {
  const response = credential.response as AuthenticatorAttestationResponse &
    AuthenticatorAssertionResponse;
  const parts = [
    "clientDataJSON",
    "attestationObject",
    "authenticatorData",
    "signature",
    "userHandle",
  ] as const;
  const answer: AttestationForm = {};
  for (const part of parts)
    if (response[part]) answer[part] = textOf(response[part] as ArrayBuffer);
  if (response.getTransports) answer.transports = response.getTransports();
  return {
    id: credential.id,
    rawId: textOf(credential.rawId),
    type: credential.type,
    authenticatorAttachment: credential.authenticatorAttachment,
    clientExtensionResults: credential.getClientExtensionResults() as Tree,
    response: answer,
  };
}

export const hasPasskeys = () => "PublicKeyCredential" in globalThis && "credentials" in navigator;

export async function create(options: Json): Promise<CredentialForm> {
  const made = await navigator.credentials.create({ publicKey: creation(options) });
  return told(made as PublicKeyCredential);
}

export async function get(options: Json): Promise<CredentialForm> {
  const found = await navigator.credentials.get({ publicKey: request(options) });
  return told(found as PublicKeyCredential);
}
