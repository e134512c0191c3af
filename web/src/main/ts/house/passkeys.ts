import { loadMe, post, Refused } from '../core/api';
import { say } from '../core/words';

/** What a device is asked for: a key for a new account or for one's own, to sign in, or to prove who one is. */
type Purpose = 'account' | 'add' | 'session' | 'proof';

interface Named {
  type: 'public-key';
  id: string;
}

interface Options {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials: Named[];
  allowCredentials: Named[];
}

/** Whether this browser keeps passkeys for this address: by https or on this machine, and never for a number. */
export function passkeysWork(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);
}

// ---- Bytes in JSON -------------------------------------------------------------------------------------------------

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (each) => each.charCodeAt(0));
}

function text(buffer: ArrayBuffer | null): string {
  const letters = Array.from(new Uint8Array(buffer ?? new ArrayBuffer(0)), (each) => String.fromCharCode(each));
  return btoa(letters.join('')).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

const listed = (keys: Named[]) => keys.map((each) => ({ type: each.type, id: bytes(each.id) }));

// ---- What the device does ------------------------------------------------------------------------------------------

/** Their own no is not a mistake: then nothing has happened. */
async function unlessRefused<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch (fault) {
    const name = fault instanceof DOMException ? fault.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') return undefined;
    if (name === 'InvalidStateError') throw new Refused(409, 'passkey-known', say('signing.passkey.known'));
    throw fault;
  }
}

/** A new key of this device, to be sent; nothing where its owner would rather not. */
async function made(purpose: Purpose, name?: string): Promise<object | undefined> {
  const options = await post<Options>('/api/passkeys/challenge', { purpose, name });
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: listed(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const key = await unlessRefused(() => navigator.credentials.create({ publicKey }));
  if (!(key instanceof PublicKeyCredential)) return undefined;
  const response = key.response as AuthenticatorAttestationResponse;
  return answer(key, {
    clientDataJSON: text(response.clientDataJSON),
    attestationObject: text(response.attestationObject),
  });
}

/** What this device signs with a key, to be sent; nothing where its owner would rather not. */
async function shown(purpose: Purpose, waiting?: AbortSignal): Promise<object | undefined> {
  const options = await post<Options>('/api/passkeys/challenge', { purpose });
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: listed(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  const how: CredentialRequestOptions = waiting
    ? { publicKey, signal: waiting, mediation: 'conditional' }
    : { publicKey };
  const key = await unlessRefused(() => navigator.credentials.get(how));
  if (!(key instanceof PublicKeyCredential)) return undefined;
  const response = key.response as AuthenticatorAssertionResponse;
  return answer(key, {
    clientDataJSON: text(response.clientDataJSON),
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
    userHandle: text(response.userHandle),
  });
}

function answer(key: PublicKeyCredential, response: object): object {
  return { id: key.id, rawId: text(key.rawId), type: key.type, response, clientExtensionResults: {} };
}

// ---- Doors ---------------------------------------------------------------------------------------------------------

/** An account of this name with a passkey and no password: its recovery code, or nothing. */
export async function makeAccount(name: string): Promise<string | undefined> {
  const credential = await made('account', name);
  if (!credential) return undefined;
  return (await post<{ recovery: string }>('/api/passkeys/account', { name, credential })).recovery;
}

export async function addKey(called: string): Promise<boolean> {
  const credential = await made('add');
  if (credential) await post('/api/passkeys', { called, credential });
  return credential !== undefined;
}

let entering: Promise<unknown> | undefined;

/**
 * Signs in once, also where the offer was taken while the button was pressed: two answers of one key look like those
 * of a copy.
 *
 * @param waiting until then the browser offers keys where a name is typed, and does not ask
 */
export async function signInByKey(waiting?: AbortSignal): Promise<boolean> {
  const credential = await shown('session', waiting);
  if (!credential || waiting?.aborted) return false;
  entering ??= post('/api/passkeys/session', { credential }).then(loadMe).finally(() => (entering = undefined));
  await entering;
  return true;
}

export async function proveByKey(): Promise<boolean> {
  const credential = await shown('proof');
  if (credential) await post('/api/passkeys/proof', { credential });
  return credential !== undefined;
}

/** Whether the browser can offer keys beside names that it knows. */
export async function offersKeys(): Promise<boolean> {
  return passkeysWork() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
}
