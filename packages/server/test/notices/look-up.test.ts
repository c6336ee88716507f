import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { lookUp } from '../../src/notices/look-up.ts';

/** The type of a DNS query for an IPv4 address. */
const TYPE_A = 1;

/** A name server on this machine, which knows one name and answers no query for any other. */
async function nameServer(): Promise<string> {
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    if (!query.includes('table')) return;
    const type = query.readUInt16BE(query.length - 4);
    const address = type === TYPE_A ? [192, 0, 2, 7] : [0x20, 1, 0xd, 0xb8, ...Array<number>(11).fill(0), 7];
    const head = Buffer.from([0xc0, 0x0c, 0, type, 0, 1, 0, 0, 0, 9, 0, address.length]);
    const answer = Buffer.concat([query, head, Buffer.from(address)]);
    answer.writeUInt16BE(0x8180, 2); // a response without an error
    answer.writeUInt16BE(1, 6); // one address in it
    answer.writeUInt16BE(0, 10); // and no other records
    socket.send(answer, from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  onTestFinished(() => void socket.close());
  return `127.0.0.1:${socket.address().port}`;
}

test('finds all addresses of a name', async () => {
  const servers = [await nameServer()];
  expect(await lookUp('table.test', servers)).toEqual([
    { address: '192.0.2.7', family: 4 },
    { address: '2001:db8::7', family: 6 },
  ]);
});

test('names no one answers for do not keep others waiting, and come to an end', async () => {
  const servers = [await nameServer()];
  const silent = Array.from({ length: 40 }, (_, i) => lookUp(`nobody-${i}.test`, servers));
  let ended = 0;
  for (const look of silent) void look.then(() => ended++);
  expect(await lookUp('table.test', servers)).toHaveLength(2);
  expect(ended).toBe(0);
  expect((await Promise.all(silent)).flat()).toEqual([]);
});
