import { expect, test } from 'vitest';
import { TOO_LONG, linesOf } from '../src/lines.ts';

async function lines(chunks: readonly (string | Uint8Array)[], limit?: number) {
  async function* input() {
    yield* chunks;
  }
  const found: unknown[] = [];
  for await (const line of linesOf(input(), limit)) found.push(line);
  return found;
}

test('lines are found across chunks, with either line ending and without the last', async () => {
  expect(await lines(['a', 'b\nc\r', '\n\nd'])).toEqual(['ab', 'c', '', 'd']);
  expect(await lines([])).toEqual([]);
});

test('a letter cut in two by a chunk is whole again', async () => {
  const bytes = Buffer.from('née\n');
  expect(await lines([bytes.subarray(0, 2), bytes.subarray(2)])).toEqual(['née']);
});

test('a line that is too long is dropped, and the next one read', async () => {
  expect(await lines(['12', '34', '56\nok\n123456'], 4)).toEqual([TOO_LONG, 'ok', TOO_LONG]);
});
