import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The addresses that were connected to, and how to end each connection. */
const opened: { readonly url: string; readonly lose: () => void }[] = [];

class FakeWebSocket {
  #lost: (event: { readonly code: number }) => void = () => undefined;

  constructor(url: string) {
    opened.push({ url, lose: () => this.#lost({ code: 1006 }) });
  }

  addEventListener(kind: string, listener: (event: { readonly code: number }) => void): void {
    if (kind === 'close') this.#lost = listener;
  }

  close(): void {}
}

beforeEach(() => {
  opened.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('WebSocket', FakeWebSocket);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined, visibilityState: 'visible' });
  vi.stubGlobal('location', { origin: 'https://table.example' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

vi.mock('../../src/app/words.ts', () => ({ words: { value: { errors: { offline: 'Not connected.' } } } }));

const nothing = () => undefined;

test('a connection names the table it is used for, and after a break the one that is looked at then', async () => {
  const { Socket } = await import('../../src/server/socket.ts');
  const socket = new Socket('wss://table.example/socket');
  const leaveLobby = socket.use(nothing, nothing);
  const leaveFirst = socket.use(nothing, nothing, 'first');
  socket.use(nothing, nothing, 'a second/one');
  opened.at(-1)?.lose();
  vi.advanceTimersByTime(1_000);
  leaveLobby();
  leaveFirst();
  opened.at(-1)?.lose();
  vi.advanceTimersByTime(2_000);
  expect(opened.map(({ url }) => url)).toEqual([
    'wss://table.example/socket',
    'wss://table.example/socket?table=first',
    'wss://table.example/socket?table=a%20second%2Fone',
  ]);
});
