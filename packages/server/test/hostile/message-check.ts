/** Checks that nothing a hostile client receives contains what it must not know. */
import { must, sameJson } from '@captains-table/kernel';
import type { SceneUpdate, ServerMessage, TableScene } from '@captains-table/protocol';
import { applyPatch } from '@captains-table/protocol';
import type { GamesInProgress, FrozenTable } from './games-in-progress.ts';
import type { TestServer } from './test-server.ts';
import { secretsFor } from './secrets.ts';

/** What is wrong with this text, if anything is. */
export type Search = (text: string) => string | undefined;
/** The same for a message that has been parsed already. */
export type MessageCheck = (text: string, message: ServerMessage) => string | undefined;

/** Traces of the implementation, which no sentence for people may contain. */
const INTERNALS =
  /node_modules|node:internal|\.[jt]s:\d+|\bat \S+ \(|SQLITE|Sqlite|ENOENT|valibot|TypeError|RangeError/;

/** Seeds, invitations, cookies and internals of the server. */
export async function secretSearch(
  server: TestServer,
  games: GamesInProgress,
  person: string,
): Promise<Search> {
  const stored = await Promise.all(games.tables.map(({ id }) => server.stored(id)));
  const secrets = stored.map((table) => secretsFor(table, person));
  const { anna, bart, mallory, sven, nemo, hugo } = games;
  const words = [
    ...secrets.flatMap(({ invites }) => invites),
    // Once the game is over, those who may look at the table may also know its seed.
    ...stored.flatMap(({ record }) => (record.status === 'over' ? [] : [record.seed])),
    ...[anna, bart, mallory, sven, nemo, hugo].map(({ cookie }) => cookie.split('=', 2)[1] ?? ''),
  ];
  if (words.some((word) => word.length < 10)) throw new Error('a secret that short is found everywhere');
  return (text) => {
    if (words.some((word) => text.includes(word))) return 'told a secret';
    return INTERNALS.test(text) ? 'told internals' : undefined;
  };
}

/** One check for each socket, because it remembers what the socket has been shown. */
export function messageCheck(search: Search, tables: readonly FrozenTable[], person: string): MessageCheck {
  const scenes = new Map<string, TableScene>();
  return (text, message) => {
    if (message.is !== 'scene') return search(text);
    const table = tables.find(({ id }) => id === message.table);
    if (table === undefined) return 'told of an unknown table';
    const scene = updated(scenes.get(table.id), message);
    scenes.set(table.id, scene);
    return search(text) ?? wrongScene(table, scene, person);
  };
}

function updated(before: TableScene | undefined, news: SceneUpdate): TableScene {
  if ('scene' in news) return news.scene;
  return applyPatch(must(before), news.patch);
}

/** A table that stands still always looks the same, and each person sees it as their seat does. */
function wrongScene(table: FrozenTable, scene: TableScene, person: string): string | undefined {
  const { game, position, seated, visibility, host } = table;
  const seat = seated.get(person);
  if (seat === undefined && host !== person && visibility === 'invite') return 'shown a private table';
  if (scene.you.seat !== seat) return 'shown the seat of another person';
  if (scene.seq !== position.seq) return 'shown another position';
  const { play, away } = position;
  if (play === undefined) return scene.play === undefined ? undefined : 'shown a game that has not begun';
  const view: unknown = game.view(play.state, seat ?? 'spectator');
  if (!sameJson(scene.play?.view, view)) return 'shown what another seat sees';
  const legal = seat === undefined || away.has(seat) ? [] : play.legal[seat];
  return sameJson(scene.play?.legal, legal) ? undefined : 'shown the moves of another seat';
}
