import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { type Identity, identity } from '../../match/identity/identity.js';

export const canHavePasskey = browserSupportsWebAuthn;

/** Whether a passkey request failed because the player refused or it timed out. */
export const isDeclined = (error: unknown): boolean =>
  error instanceof WebAuthnError || (error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name));

/** Creates a passkey for the player. @param device the name of this browser */
export async function makePasskey(device: string): Promise<Identity> {
  const { options } = await identity.passkeyBegin();
  return identity.passkeyKeep(device, await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }));
}

/** Adds this browser to the devices of a passkey's owner. */
export async function recoverWithPasskey(device: string): Promise<void> {
  const { options } = await identity.recallAsk();
  await identity.recall(device, await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }));
}
