/** Attacks below the messages: raw bytes on the port, false handshakes, malformed frames. */
import { Buffer } from 'node:buffer';
import type { Chance } from '@captains-table/kernel';
import { below, next, pick } from '@captains-table/kernel';
import { MAX_MESSAGE_BYTES, PROTOCOL } from '@captains-table/protocol';
import type { Search } from './message-check.ts';
import { CLOSE, CONTINUED, PING, TEXT, frame, heard } from './frames.ts';
import { TcpClient, upgradeRequest } from './tcp-client.ts';

/** What went wrong with one of them: the server did not close the connection, or said too much. */
export type ProtocolAttack = (port: number, chance: Chance, search: Search) => Promise<string | undefined>;

/** Bytes that are no request, or only nearly one. The server closes the connection, with or without an answer. */
export const garbage: ProtocolAttack = async (port, chance, search) => {
  const line = await TcpClient.open(port);
  line.send(pick(chance, GARBAGE)(chance));
  line.socket.end();
  return finish(line, search, 'garbage');
};

/** Requests for a socket by those who may not have one. */
export const falseUpgrade: ProtocolAttack = async (port, chance, search) => {
  const line = await TcpClient.open(port);
  line.send(pick(chance, FALSE_UPGRADES));
  const fault = await finish(line, search, 'a false upgrade');
  const { received } = line;
  return (
    fault ?? (/^HTTP\/1\.1 4\d\d /.test(received.toString()) ? undefined : `granted: ${received.toString()}`)
  );
};

/** Frames that do not make a text. `cookie`: that of a person who may have a socket. */
export function brokenFrames(cookie: string): ProtocolAttack {
  return async (port, chance, search) => {
    const line = await TcpClient.upgraded(port, cookie);
    const [name, frames] = pick(chance, BROKEN_FRAMES);
    if (below(chance, 2) === 0) line.send(hello(PROTOCOL));
    for (const each of frames) line.send(each);
    return finish(line, search, name);
  };
}

/** The first message must be a hello in our protocol. */
export function wrongHello(cookie: string): ProtocolAttack {
  return async (port, chance, search) => {
    const line = await TcpClient.upgraded(port, cookie);
    line.send(pick(chance, WRONG_HELLOS));
    await line.until((received) => heard(received).code !== undefined);
    const { texts, code } = heard(line.received);
    line.close();
    if (code !== 4_000 || texts.length !== 1 || !texts[0]?.includes('"code":"protocol"'))
      return `a wrong hello got ${texts.join(' ')} and code ${code}`;
    return search(texts.join());
  };
}

async function finish(line: TcpClient, search: Search, what: string): Promise<string | undefined> {
  const isCut = await line.isCut();
  line.close();
  return isCut ? search(line.received.toString()) : `the server held on to ${what}`;
}

function randomBytes(chance: Chance, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => next(chance) & 0xff));
}

const GARBAGE: readonly ((chance: Chance) => Buffer | string)[] = [
  (chance) => randomBytes(chance, 1 + below(chance, 2_000)),
  () => '\r\n\r\n\r\n',
  () => Buffer.from('160301020001000001fc0303', 'hex'),
  () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  () => 'GET / HTTP/9.9\r\n\r\n',
  () => 'GET /\r\n',
  () => `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
  () => `GET / HTTP/1.1\r\n${'x: y\r\n'.repeat(5_000)}\r\n`,
  () => 'GET / HTTP/1.1\r\nhost: x\r\nbroken header\r\n\r\n',
  () => 'GET / HTTP/1.1\r\nhost: x\r\n\u0000: y\r\n\r\n',
  () => 'POST /api/arrive HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n',
  () => 'POST /api/arrive HTTP/1.1\r\nhost: x\r\ncontent-length: 99999999999999999999\r\n\r\n',
  () =>
    'POST /api/arrive HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  () => 'POST /api/arrive HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nffffffffffffffffff\r\n',
  () => 'FETCH /api/me HTTP/1.1\r\nhost: x\r\n\r\n',
  () => 'CONNECT localhost:22 HTTP/1.1\r\nhost: x\r\n\r\n',
];

const FALSE_UPGRADES = [
  upgradeRequest({}),
  upgradeRequest({ cookie: 'captain=forged' }),
  upgradeRequest({ origin: 'https://evil.example' }),
  upgradeRequest({}, 'GET /socket/../api HTTP/1.1'),
  upgradeRequest({}, 'GET /api/tables HTTP/1.1'),
  upgradeRequest({}, 'POST /socket HTTP/1.1'),
  upgradeRequest({ upgrade: 'h2c' }),
  upgradeRequest({ 'sec-websocket-key': undefined }),
  upgradeRequest({ 'sec-websocket-version': '99' }),
  upgradeRequest({ 'sec-websocket-extensions': 'permessage-deflate; x'.repeat(50) }),
];

function hello(protocol: unknown): Buffer {
  return frame(JSON.stringify({ id: 1, do: 'hello', protocol }));
}

const WRONG_HELLOS = [
  ...[0, 2, -1, 1.5, 1e300].map(hello),
  ...['attach', 'detach', 'leave', 'return'].map((verb) =>
    frame(JSON.stringify({ id: 1, do: verb, table: 'x' })),
  ),
  frame(JSON.stringify({ id: 1, do: 'lobby', on: true })),
];

const notText = (hex: string) => frame(Buffer.from(`7b22696422${hex}7d`, 'hex'));
const piece = (options: Parameters<typeof frame>[1]) => frame('x'.repeat(1_000), { ...options, fin: false });

/** Each breaks RFC 6455, or is larger than the server accepts. */
const BROKEN_FRAMES: readonly (readonly [name: string, frames: readonly Buffer[]])[] = [
  ['a message too large', [frame('x'.repeat(MAX_MESSAGE_BYTES + 1))]],
  ['JSON too large', [frame(JSON.stringify({ id: 1, do: 'chat', text: 'x'.repeat(MAX_MESSAGE_BYTES) }))]],
  ['a length of terabytes', [frame('x', { claims: 1n << 42n })]],
  ['the largest length of all', [frame('x', { claims: (1n << 63n) - 1n })]],
  [
    'pieces of something too large',
    [piece({}), ...Array.from({ length: 20 }, () => piece({ opcode: CONTINUED }))],
  ],
  ['an overlong slash', [notText('c0af')]],
  ['half a surrogate', [notText('eda080')]],
  ['a character beyond Unicode', [notText('f4908080')]],
  ['half a character', [notText('e282')]],
  [
    'broken text in pieces',
    [frame(Buffer.from('e2', 'hex'), { fin: false }), frame('x', { opcode: CONTINUED })],
  ],
  ['a frame without a mask', [frame('{}', { masked: false })]],
  ['a reserved bit', [frame('{}', { reserved: 4 })]],
  ['an unknown frame', [frame('{}', { opcode: 3 })]],
  ['an unknown control frame', [frame('{}', { opcode: 11 })]],
  ['a ping in pieces', [frame('{}', { opcode: PING, fin: false })]],
  ['a ping too large', [frame('x'.repeat(126), { opcode: PING })]],
  ['an end without a beginning', [frame('{}', { opcode: CONTINUED })]],
  ['two beginnings', [frame('{', { fin: false }), frame('}', { opcode: TEXT })]],
  ['half a goodbye', [frame('x', { opcode: CLOSE })]],
  ['a goodbye with a code that no one may send', [frame(Buffer.from([0x03, 0xed]), { opcode: CLOSE })]],
  ['a goodbye that is no text', [frame(Buffer.from([0x03, 0xe8, 0xff]), { opcode: CLOSE })]],
  ['a hasty goodbye', [frame('', { opcode: CLOSE })]],
];
