/** An authenticator in software: one P-256 key per passkey, attestation `none`. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { Body } from './test-server.ts';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

interface Lies {
  readonly origin?: string;
  readonly rpID?: string;
  readonly challenge?: string;
  readonly userHandle?: string;
  readonly flags?: number;
}

export class Authenticator {
  readonly origin: string;
  counter: number;
  readonly #counts: boolean;
  id = '';
  #key: KeyObject | undefined;
  #user = '';

  /** Passkeys that travel between devices do not count. */
  constructor({ origin = 'http://localhost', counts = true } = {}) {
    this.origin = origin;
    this.#counts = counts;
    this.counter = 0;
  }

  make(options: Body['options'], lies: Lies & { readonly id?: string } = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    this.#user = options.user.id;
    this.id = lies.id ?? randomBytes(32).toString('base64url');
    const authData = Buffer.concat([
      this.#authenticatorData(lies.rpID ?? options.rp.id, (lies.flags ?? PRESENT | VERIFIED) | HAS_KEY),
      credentialData(this.id, publicKey),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', options, lies).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal', 'hybrid'],
    });
  }

  show(options: Body['options'], lies: Lies = {}) {
    if (this.#key === undefined) throw new Error('there is no passkey yet');
    const data = this.#authenticatorData(lies.rpID ?? options.rpId, lies.flags ?? PRESENT | VERIFIED);
    const clientData = this.#clientData('webauthn.get', options, lies);
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#key).toString('base64url'),
      userHandle: lies.userHandle ?? this.#user,
    });
  }

  #answer(response: object) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #authenticatorData(rpID: string, flags: number): Buffer {
    if (this.#counts) this.counter += 1;
    const tail = Buffer.alloc(5);
    tail.writeUInt8(flags, 0);
    tail.writeUInt32BE(this.counter, 1);
    return Buffer.concat([sha256(rpID), tail]);
  }

  #clientData(type: string, options: Body['options'], lies: Lies): Buffer {
    const challenge = lies.challenge ?? options.challenge;
    return Buffer.from(
      JSON.stringify({ type, challenge, origin: lies.origin ?? this.origin, crossOrigin: false }),
    );
  }
}

function credentialData(id: string, publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const key = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
  const idBytes = Buffer.from(id, 'base64url');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(idBytes.length);
  return Buffer.concat([Buffer.alloc(16), length, idBytes, cbor(key)]);
}

function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flat().map((part) => cbor(part))]);
  throw new Error('this encoder does not know that');
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}
