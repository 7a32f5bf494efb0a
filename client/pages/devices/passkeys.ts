import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { type Identity, identity } from './identity.js';

export const canHavePasskey = browserSupportsWebAuthn;

/** Whoever was asked by his browser said no, or let the time pass. */
export const isDeclined = (error: unknown): boolean =>
  error instanceof WebAuthnError || (error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name));

/** Makes a passkey by which this person comes back. @param device what this browser is called */
export async function makePasskey(device: string): Promise<Identity> {
  const { options } = await identity.passkeyBegin();
  return identity.passkeyKeep(device, await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }));
}

/** Adds this browser to the person whose passkey is used. */
export async function comeBack(device: string): Promise<void> {
  const { options } = await identity.recallAsk();
  await identity.recall(device, await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }));
}
