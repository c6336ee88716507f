/** People at boardgame.io's server, in its own protocol: socket.io over a WebSocket, its lobby over HTTP. */
import type { Player, LoadDriver } from '../server/table.ts';
import { BenchTable } from '../server/table.ts';
import { mapConcurrently } from '../server/concurrency.ts';
import { WebSocketClient } from '../server/web-socket.ts';
import type { ServerState } from './boardgame-io-server.ts';
import { stateId } from './boardgame-io-server.ts';
import type { Harbour } from './harbour-game.ts';
import { game, nextMove } from './harbour-game.ts';
import { must } from '@captains-table/kernel';

interface Seat {
  readonly match: string;
  readonly playerID: string;
  readonly credentials: string;
}

/** What comes: the numbers are those of engine.io (4: a message) and socket.io (0: connected, 2: an event). */
const OPENED = '0';
const PING = '2';
const PONG = '3';
const CONNECTED = `40/${game.name},`;
const EVENT = `42/${game.name},`;
const AT_ONCE = 20;
const ANSWER_WITHIN = 60_000;

export class SeatedPlayer implements Player {
  readonly #socket: WebSocketClient;
  #seat: Seat;
  #state: ServerState<Harbour> | undefined;
  #onSync: () => void = () => undefined;
  onShown: Player['onShown'] = () => undefined;

  private constructor(socket: WebSocketClient, seat: Seat) {
    this.#socket = socket;
    this.#seat = seat;
  }

  /** Opens a socket to one match. */
  static async sitDown(url: URL, seat: Seat): Promise<SeatedPlayer> {
    const socket = await openSocket(url);
    const player = new SeatedPlayer(socket, seat);
    socket.onText = (text, bytes) => player.#hear(text, bytes);
    await player.attach(seat);
    return player;
  }

  get version(): number {
    return this.#state === undefined ? 0 : stateId(this.#state);
  }

  get mayMove(): boolean {
    return !this.isOver && this.#state?.ctx.currentPlayer === this.#seat.playerID;
  }

  get isOver(): boolean {
    return this.#state?.ctx.gameover !== undefined;
  }

  move(): void {
    if (this.#state === undefined) return;
    const { match, playerID, credentials } = this.#seat;
    const [type, card] = nextMove(this.#state.G);
    const payload = { type, args: [card], playerID, credentials };
    this.#emit('update', { type: 'MAKE_MOVE', payload }, this.version, match, playerID);
  }

  async attach(seat: Seat): Promise<void> {
    this.#seat = seat;
    this.#state = undefined;
    const synced = new Promise<void>((resolve) => (this.#onSync = resolve));
    this.#emit('sync', seat.match, seat.playerID, seat.credentials);
    await synced;
  }

  set onTrouble(tell: (error: Error) => void) {
    this.#socket.onEnd = () => tell(new Error('the peer hung up'));
  }

  close(): void {
    this.#socket.close();
  }

  #emit(...event: readonly unknown[]): void {
    this.#socket.send(`${EVENT}${JSON.stringify(event)}`);
  }

  #hear(text: string, bytes: number): void {
    const at = performance.now();
    if (text === PING) return this.#socket.send(PONG);
    if (!text.startsWith(EVENT)) return;
    const [kind, match, shown]: readonly [string, string, unknown] = JSON.parse(text.slice(EVENT.length));
    if (match !== this.#seat.match) return;
    if (kind === 'sync') {
      this.#state = (shown as { readonly state: ServerState<Harbour> }).state;
      this.#onSync();
    } else if (kind === 'update') {
      this.#state = shown as ServerState<Harbour>;
      this.onShown(at, bytes);
    }
  }
}

/** As its own client would after a while: it begins with polling by default. */
export async function openSocket(url: URL): Promise<WebSocketClient> {
  const socket = await WebSocketClient.open(new URL('/socket.io/?EIO=4&transport=websocket', url));
  await new Promise<void>((resolve) => {
    socket.onText = (text) => {
      if (text.startsWith(OPENED)) socket.send(CONNECTED);
      else if (text.startsWith(CONNECTED)) resolve();
    };
  });
  return socket;
}

/** What a client without a seat asks for, to look on. */
export function syncOf(match: string): string {
  return `${EVENT}${JSON.stringify(['sync', match, null, null])}`;
}

export function showsMove(text: string): boolean {
  return text.startsWith(`${EVENT}["update"`);
}

/** A match for each of these numbers of people, all of them there. */
export function openPeerTables(url: URL, numbers: readonly number[], driver: LoadDriver) {
  return mapConcurrently(numbers, AT_ONCE, (people) => openTable(url, people, driver));
}

async function openTable(url: URL, people: number, driver: LoadDriver): Promise<BenchTable> {
  const seats = await createMatch(url, people);
  const players = await Promise.all(seats.map((seat) => SeatedPlayer.sitDown(url, seat)));
  for (const player of players) player.onTrouble = (error) => driver.failed(error);
  return new BenchTable(players, driver, async () => {
    const again = await createMatch(url, people);
    await Promise.all(players.map((player, index) => player.attach(must(again[index]))));
  });
}

export async function createMatch(url: URL, people: number): Promise<readonly Seat[]> {
  const lobby = `/games/${game.name}`;
  const { matchID: match } = await post<{ matchID: string }>(url, `${lobby}/create`, { numPlayers: people });
  const seats: Seat[] = [];
  for (let i = 0; i < people; i++) {
    const joining = { playerID: String(i), playerName: `player ${i}` };
    const joined = await post<{ playerCredentials: string }>(url, `${lobby}/${match}/join`, joining);
    seats.push({ match, playerID: String(i), credentials: joined.playerCredentials });
  }
  return seats;
}

async function post<T>(url: URL, path: string, body: unknown): Promise<T> {
  const response = await fetch(new URL(path, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_WITHIN),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  const answer: T = JSON.parse(await response.text());
  return answer;
}
