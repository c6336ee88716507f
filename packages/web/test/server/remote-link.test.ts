/** A table on a server that goes away while a person plays. */
import { signal } from '@preact/signals';
import type { News } from '@captains-table/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refused } from '../../src/link/link.ts';
import type { Socket, SocketState } from '../../src/server/socket.ts';
import { playWith, sceneWith } from '../scenes.ts';

// What the modules of the client read of a browser when they are loaded.
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('location', { origin: 'http://localhost' });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('document', { addEventListener: () => undefined });

const { RemoteLink } = await import('../../src/server/remote-link.ts');

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const MOVE = { do: 'move', move: { kind: 'draw' } } as const;
const OFFLINE = new Refused('offline', 'There is no connection.');

/** A server that stores moves, and a connection to it that breaks when the test says so. */
class ShakyServer {
  readonly state = signal<SocketState>('open');
  seq = 5;
  /** Moves that reached it. */
  stored = 0;
  breaks: 'before' | 'after' | undefined;
  #hear: (news: News) => void = () => undefined;
  #opened: () => void = () => undefined;

  use(hear: (news: News) => void, opened: () => void): () => void {
    this.#hear = hear;
    this.#opened = opened;
    opened();
    return () => undefined;
  }

  async ask(request: { readonly do: string; readonly at?: number }): Promise<object> {
    if (this.state.value !== 'open') throw OFFLINE;
    if (request.do === 'attach') this.#show();
    if (request.do !== 'move') return {};
    if (this.breaks === 'before') return this.#lose();
    if (request.at !== this.seq) throw new Refused('stale', 'The table has changed.');
    this.stored++;
    this.seq++;
    if (this.breaks === 'after') return this.#lose();
    this.#show();
    return {};
  }

  comesBack(): void {
    this.breaks = undefined;
    this.state.value = 'open';
    this.#opened();
  }

  #lose(): never {
    this.state.value = 'connecting';
    throw OFFLINE;
  }

  #show(): void {
    const scene = sceneWith({ seq: this.seq, play: playWith({ moves: this.stored }) });
    this.#hear({ is: 'scene', table: 'table', revision: this.seq, scene });
  }
}

async function seatedAt(server: ShakyServer) {
  const link = new RemoteLink(server as unknown as Socket, 'table', undefined);
  await vi.waitFor(() => expect(link.state.value).toBe('open'));
  return link;
}

test('a move that was under way when the server went away is made at the next one', async () => {
  const server = new ShakyServer();
  const link = await seatedAt(server);
  server.breaks = 'before';
  const asked = link.ask(MOVE);
  await vi.waitFor(() => expect(link.state.value).toBe('offline'));
  server.comesBack();
  await asked;
  expect([server.stored, link.scene.value?.seq]).toEqual([1, 6]);
});

test('a move that was stored and not answered is not made twice', async () => {
  const server = new ShakyServer();
  const link = await seatedAt(server);
  server.breaks = 'after';
  const asked = link.ask(MOVE);
  await vi.waitFor(() => expect(link.state.value).toBe('offline'));
  server.comesBack();
  await asked;
  expect([server.stored, link.scene.value?.seq]).toEqual([1, 6]);
});

test('a move asked for during the break waits for its end', async () => {
  const server = new ShakyServer();
  const link = await seatedAt(server);
  server.state.value = 'connecting';
  const asked = link.ask(MOVE);
  server.comesBack();
  await asked;
  expect(server.stored).toBe(1);
});

test('if the break lasts, the player learns of it', async () => {
  const server = new ShakyServer();
  const link = await seatedAt(server);
  server.state.value = 'connecting';
  const asked = link.ask(MOVE).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await asked).toMatchObject({ code: 'offline' });
  server.comesBack();
  expect(server.stored).toBe(0);
});

test('what the server refuses is not asked for again', async () => {
  const server = new ShakyServer();
  const link = await seatedAt(server);
  server.seq++;
  await expect(link.ask(MOVE)).rejects.toMatchObject({ code: 'stale' });
  expect(server.stored).toBe(0);
});
