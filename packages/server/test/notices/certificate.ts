/** A certificate that signs itself, made on the spot: one in a file would expire some day. */
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const ECDSA_WITH_SHA256 = '2a8648ce3d040302';
const COMMON_NAME = '550403';
const ALTERNATIVE_NAMES = '551d11';
const BASIC_CONSTRAINTS = '551d13';
const DAY = 86_400_000;

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

export function selfSigned(...names: readonly string[]): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(objectId(ECDSA_WITH_SHA256));
  const holder = sequence(element(0x31, sequence(objectId(COMMON_NAME), element(0x0c, Buffer.from('test')))));
  const content = sequence(
    element(0xa0, element(0x02, Buffer.from([2]))),
    element(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    holder,
    sequence(utcTime(Date.now() - DAY), utcTime(Date.now() + DAY)),
    holder,
    publicKey.export({ type: 'spki', format: 'der' }),
    element(0xa3, sequence(basicConstraints(), alternativeNames(names))),
  );
  const signature = sign('sha256', content, privateKey);
  const whole = sequence(content, algorithm, element(0x03, Buffer.concat([Buffer.from([0]), signature])));
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert: pem(whole) };
}

function basicConstraints(): Buffer {
  const isAuthority = element(0x01, Buffer.from([0xff]));
  return sequence(objectId(BASIC_CONSTRAINTS), element(0x04, sequence(isAuthority)));
}

function alternativeNames(names: readonly string[]): Buffer {
  const list = sequence(...names.map((name) => element(0x82, Buffer.from(name))));
  return sequence(objectId(ALTERNATIVE_NAMES), element(0x04, list));
}

function utcTime(at: number): Buffer {
  const digits = new Date(at).toISOString().replaceAll(/\D/g, '').slice(2, 14);
  return element(0x17, Buffer.from(`${digits}Z`));
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return element(0x30, Buffer.concat(parts));
}

function objectId(hex: string): Buffer {
  return element(0x06, Buffer.from(hex, 'hex'));
}

function element(tag: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([tag]), length(content.length), content]);
}

function length(bytes: number): Buffer {
  if (bytes < 0x80) return Buffer.from([bytes]);
  return bytes < 0x100 ? Buffer.from([0x81, bytes]) : Buffer.from([0x82, bytes >> 8, bytes & 0xff]);
}

function pem(der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
