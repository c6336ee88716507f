import { once } from 'node:events';
import { createServer } from 'node:http';
import { Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { listeningPort } from '../../src/listening-port.ts';
import { GatheredWrites } from '../../src/socket/gathered-writes.ts';
import { TextFrames } from '../../src/socket/text-frames.ts';

/** Records what the system is asked to write. `busy`: milliseconds that each write takes. */
function streamThat(busy = 0) {
  const pieces: string[] = [];
  const note = (bytes: Buffer, done: () => void) => {
    const until = performance.now() + busy;
    while (performance.now() < until);
    pieces.push(bytes.toString());
    done();
  };
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => note(chunk, done),
    writev: (chunks, done) => note(Buffer.concat(chunks.map(({ chunk }): Buffer => chunk)), done),
  });
  return { stream, pieces };
}

/** The text that a client reads from this frame. */
async function readBack(frame: Buffer): Promise<string> {
  const sockets = new WebSocketServer({ noServer: true });
  const server = createServer().listen(0, '127.0.0.1');
  server.on('upgrade', (request, stream, head) => {
    sockets.handleUpgrade(request, stream, head, () => stream.write(frame));
  });
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${listeningPort(server)}`);
  const [data]: Buffer[] = await once(client, 'message');
  client.terminate();
  return String(data);
}

test.each([0, 1, 125, 126, 65_535, 65_536, 300_000])(
  'a text of %i bytes is read as it was sent',
  async (length) => {
    const text = 'x'.repeat(length);
    expect(await readBack(new TextFrames().of(text))).toBe(text);
  },
);

test('text beyond ASCII is counted in bytes', async () => {
  const text = `“Caravela” à l’ancre — ⚓`.repeat(5);
  expect(await readBack(new TextFrames().of(text))).toBe(text);
});

test('a text that goes to many is made into a frame once', () => {
  const frames = new TextFrames();
  const scene = JSON.stringify({ is: 'scene' });
  const first = frames.of(scene);
  expect(frames.of(scene)).toBe(first);
  expect(frames.of(JSON.stringify({ is: 'reply' }))).not.toBe(first);
  expect(frames.of(scene)).toEqual(first);
});

test('what is written in one turn of the loop leaves in one piece, in order', async () => {
  const writes = new GatheredWrites();
  const [anna, bart] = [streamThat(), streamThat()];
  for (const word of ['one ', 'two ', 'three']) writes.write(anna.stream, Buffer.from(word));
  writes.write(bart.stream, Buffer.from('one'));
  expect([anna.pieces, bart.pieces]).toEqual([[], []]);
  await nextTurn();
  expect([anna.pieces, bart.pieces]).toEqual([['one two three'], ['one']]);
  writes.write(anna.stream, Buffer.from('four'));
  await nextTurn();
  expect(anna.pieces).toEqual(['one two three', 'four']);
});

test('others get their turn while very many are written to, and no one is left out', async () => {
  const writes = new GatheredWrites();
  const all = Array.from({ length: 10 }, () => streamThat(2));
  for (const { stream } of all) writes.write(stream, Buffer.from('scene'));
  const written = () => all.filter(({ pieces }) => pieces.length > 0).length;
  await nextTurn();
  expect(written()).toBeGreaterThan(0);
  expect(written()).toBeLessThan(10);
  while (written() < 10) await nextTurn();
  expect(all.map(({ pieces }) => pieces)).toEqual(all.map(() => ['scene']));
});
