/** If the text of a refusal cannot be made, the server must not fail with it. */
import type { Failure, Reply } from '@captains-table/protocol';
import { ERROR_CODES } from '@captains-table/protocol';
import { expect, test, vi } from 'vitest';
import { RateLimit } from '../../src/allowances.ts';
import { LIMITS } from '../../src/limits.ts';
import { ClientConnection } from '../../src/socket/client-connection.ts';
import type { ConnectionContext } from '../../src/socket/handlers.ts';
import { eventually } from '@captains-table/table/testing';

test('a text that fails is a fault of the server, and all other requests are answered', async () => {
  const sent: Reply[] = [];
  const trouble = vi.fn<ConnectionContext['trouble']>();
  const sentence = async ({ code }: Failure) => {
    if (code === 'bad-json') throw new TypeError('no such word');
    return { code, message: ERROR_CODES.includes(code) ? 'So it is.' : '' };
  };
  const wire = {
    bufferedAmount: 0,
    send: (text: string) => void sent.push(JSON.parse(text)),
    pong: () => undefined,
    close: () => undefined,
    terminate: () => undefined,
  };
  const rates = { messages: new RateLimit(LIMITS.messages, 1) };
  const context = { limits: LIMITS, rates, now: Date.now, sentence, trouble } as unknown as ConnectionContext;
  const anna = { id: 'anna', name: 'Anna', locale: 'en', guest: true } as const;
  const connection = new ClientConnection(wire, anna, '127.0.0.1', context);
  connection.receive('{');
  connection.receive('{"id":2}');
  await eventually(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { ok: false, error: { code: 'internal' } },
    { id: 2, ok: false, error: { code: 'bad-message' } },
  ]);
  expect(trouble).toHaveBeenCalledOnce();
});
