/** People at tables of all kinds, in the middle of their games. */
import { loadGame } from '@captains-table/catalogue';
import type { AnyGame, Chance, Move } from '@captains-table/kernel';
import { pick, must } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';
import type { Person } from '../play/person.ts';
import type { TestServer } from './test-server.ts';
import type { LoggedPosition } from './positions-from-log.ts';
import { positions } from './positions-from-log.ts';

/** A table that stands still: everyone who has to decide is a person, and waits. */
export interface FrozenTable {
  readonly id: string;
  readonly game: AnyGame;
  readonly visibility: 'public' | 'invite';
  readonly host: string;
  /** By seat, where persons sit. */
  readonly seated: ReadonlyMap<string, number>;
  readonly position: LoggedPosition;
}

/** A message that was sent at a table during play. */
export interface SentMessage {
  readonly do: string;
  readonly table: string;
  readonly [field: string]: unknown;
}

export interface GamesInProgress {
  /** Honest players. */
  readonly anna: Person;
  readonly bart: Person;
  /** Sits at several tables. */
  readonly mallory: Person;
  /** Looks on wherever that is allowed. */
  readonly sven: Person;
  /** Has never been on this server. */
  readonly nemo: Person;
  /** Has set up a table for others. */
  readonly hugo: Person;
  readonly tables: readonly FrozenTable[];
  /** Every move made so far, as it was sent. */
  readonly sent: readonly SentMessage[];
}

interface Plan {
  readonly game: string;
  readonly host: Person;
  /** People sit down in this order; the host comes first, if the host sits down at all. */
  readonly persons: readonly Person[];
  readonly chairs?: readonly object[];
  readonly options?: object;
  readonly visibility: 'public' | 'invite';
  readonly spectators?: boolean;
  readonly tempo?: object;
  /** The position at which play stops; without one the game does not begin. */
  readonly stop?: (scene: TableScene) => boolean;
  /** What is sent at that position. */
  readonly last?: { readonly by: Person; readonly says: Parameters<Person['ok']>[0] };
}

export async function startGames(server: TestServer, chance: Chance): Promise<GamesInProgress> {
  const [anna, bart, mallory, sven, nemo, hugo] = await Promise.all([
    server.arrive('Anna'),
    server.arrive('Bart'),
    server.arrive('Mallory'),
    server.arrive('Sven'),
    server.arrive('Nemo'),
    server.arrive('Hugo'),
  ]);
  const sent: SentMessage[] = [];
  const tables: FrozenTable[] = [];
  for (const person of [anna, bart, mallory]) await person.connect();
  for (const plan of plans({ anna, bart, mallory, hugo })) {
    tables.push(await setUp(server, plan, sent, chance));
  }
  return { anna, bart, mallory, sven, nemo, hugo, tables, sent };
}

type People = Pick<GamesInProgress, 'anna' | 'bart' | 'mallory' | 'hugo'>;

const BOT = { kind: 'bot', level: 'random' };

/** One table for each situation that a message can meet. */
function plans({ anna, bart, mallory, hugo }: People): readonly Plan[] {
  const abandon = { do: 'propose', at: 0, proposal: { kind: 'abandon' } };
  return [
    // Mallory's turn, where everybody may look on.
    plan('tic-tac-toe', 'public', [anna, mallory], { stop: after(3, 1) }),
    // Not her turn, at a table that she hosts and has left.
    plan('tic-tac-toe', 'invite', [mallory, anna], {
      tempo: { kind: 'days', days: 3 },
      stop: after(3, 1),
      last: { by: mallory, says: { do: 'leave' } },
    }),
    // All decide at once; she has decided, others have not.
    plan('stowaways', 'invite', [anna, mallory, bart], {
      options: { mode: 'long' },
      stop: (scene) => movesOf(scene) > 12 && isChoice(scene) && !owes(scene, 1) && owes(scene, 0),
    }),
    // All decide at once, she among them.
    plan('stowaways', 'public', [anna, mallory], {
      options: { mode: 'long' },
      stop: (scene) => movesOf(scene) > 8 && isChoice(scene) && owes(scene, 1),
    }),
    // With bots, and no one may look on.
    plan('port-royal', 'public', [anna, mallory], { chairs: [BOT], spectators: false, stop: after(30, 1) }),
    // Her turn, and a proposal waits for her answer.
    plan('port-royal', 'public', [bart, mallory, anna], {
      options: { mode: 'contracts' },
      stop: after(25, 1),
      last: { by: bart, says: abandon },
    }),
    // Hugo is the host and has no seat.
    plan('port-royal', 'invite', [anna, bart], {
      host: hugo,
      options: { mode: 'cooperative' },
      stop: after(10, 0),
    }),
    // Not started yet, with a chair for another person.
    plan('port-royal', 'invite', [anna, mallory], { chairs: [{ kind: 'invited' }] }),
    // Over.
    plan('tic-tac-toe', 'invite', [anna, mallory], { stop: ({ status }) => status === 'over' }),
  ];
}

function plan(
  game: string,
  visibility: Plan['visibility'],
  persons: readonly [Person, ...Person[]],
  more: Partial<Plan>,
): Plan {
  return { game, visibility, persons, host: persons[0], ...more };
}

/** After this many moves, when this seat alone has to decide. */
function after(moves: number, seat: number): (scene: TableScene) => boolean {
  return (scene) =>
    movesOf(scene) >= moves && scene.play?.pending.every((owed) => owed.seat === seat) === true;
}

async function setUp(
  server: TestServer,
  plan: Plan,
  sent: SentMessage[],
  chance: Chance,
): Promise<FrozenTable> {
  const { host, persons, stop, last, chairs = [], game, options, visibility, tempo, spectators } = plan;
  const own = persons.map((person) => ({ kind: person === host ? 'me' : 'open' }));
  const wish = { game, options, visibility, tempo, spectators, chairs: [...own, ...chairs] };
  const id = await host.create(wish);
  const { invite } = (await host.ask<{ scene: TableScene }>('GET', `/api/tables/${id}`)).scene.you;
  for (const person of persons) {
    if (person !== host) await person.ask('POST', `/api/tables/${id}/join`, { invite });
  }
  if (stop !== undefined) {
    await host.ask('POST', `/api/tables/${id}/start`);
    // Some games are over sooner than expected; then the next one is tried.
    if (!(await playUntil(id, persons, stop, sent, chance))) return setUp(server, plan, sent, chance);
    await last?.by.ok({ ...last.says, table: id });
  }
  const loaded = await loadGame(game);
  if (loaded === undefined) throw new Error(`there is no game ${game}`);
  const position = positions(loaded.game, await server.stored(id)).at(-1);
  if (position === undefined) throw new Error('nothing has happened at this table');
  const seated = new Map(persons.map((person, seat) => [person.info.id, seat]));
  return { id, game: loaded.game, visibility, host: host.info.id, seated, position };
}

/** Plays at random until the position is reached; false if it never is. */
export async function playUntil(
  table: string,
  persons: readonly Person[],
  stop: (scene: TableScene) => boolean,
  sent: SentMessage[],
  chance: Chance,
): Promise<boolean> {
  for (const person of persons) await person.attach(table);
  const first = must(persons[0]);
  for (;;) {
    const scene = await first.until(
      table,
      ({ status, play }) =>
        status === 'over' || play?.pending.every(({ seat }) => seat < persons.length) === true,
    );
    if (stop(scene)) return true;
    if (scene.status === 'over') return false;
    const decider = persons[pick(chance, scene.play?.pending ?? []).seat] ?? first;
    const { play } = await decider.until(table, ({ seq }) => seq === scene.seq);
    const move: Move = pick(chance, play?.legal ?? []);
    const message: SentMessage = { do: 'move', table, at: scene.seq, move };
    const seq = Number((await decider.ok(message))['seq']);
    sent.push(message);
    for (const person of persons) await person.until(table, (now) => now.seq >= seq);
  }
}

function movesOf({ play }: TableScene): number {
  return play?.moves ?? 0;
}

function isChoice(scene: TableScene): boolean {
  return scene.play?.pending.every(({ kind }) => kind === 'choice') === true;
}

function owes(scene: TableScene, seat: number): boolean {
  return scene.play?.pending.some((owed) => owed.seat === seat) === true;
}
