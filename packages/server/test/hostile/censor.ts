/** Reads everything that a hostile client is told, and finds what was not for it. */
import type { Json } from '@captains-table/kernel';
import { sameJson } from '@captains-table/kernel';
import type { SceneUpdate, ServerMessage, TableScene } from '@captains-table/protocol';
import { applyPatch } from '@captains-table/protocol';
import type { Company, LaidTable } from './company.ts';
import type { House } from './house.ts';
import { secretsFor } from './secrets.ts';

/** What is wrong with this text, if anything is. */
export type Search = (text: string) => string | undefined;
/** As well for a message that was read already. */
export type Censor = (text: string, message: ServerMessage) => string | undefined;

/** Traces of the machine room: no sentence for people holds any of it. */
const INNARDS =
  /node_modules|node:internal|\.[jt]s:\d+|\bat \S+ \(|SQLITE|Sqlite|ENOENT|valibot|TypeError|RangeError/;

/** Seeds, invitations, cookies and the innards of the server. */
export async function secretSearch(house: House, company: Company, person: string): Promise<Search> {
  const stored = await Promise.all(company.tables.map(({ id }) => house.stored(id)));
  const secrets = stored.map((table) => secretsFor(table, person));
  const { anna, bart, mallory, sven, nemo, hugo } = company;
  const words = [
    ...secrets.flatMap(({ invites }) => invites),
    // From the end on those who may look at a table may know its seed, too.
    ...stored.flatMap(({ record }) => (record.status === 'over' ? [] : [record.seed])),
    ...[anna, bart, mallory, sven, nemo, hugo].map(({ cookie }) => cookie.split('=', 2)[1] ?? ''),
  ];
  if (words.some((word) => word.length < 10)) throw new Error('a secret that short is found everywhere');
  return (text) => {
    if (words.some((word) => text.includes(word))) return 'told a secret';
    return INNARDS.test(text) ? 'told its innards' : undefined;
  };
}

/** One for each socket: it remembers what the socket has been shown. */
export function censor(search: Search, tables: readonly LaidTable[], person: string): Censor {
  const scenes = new Map<string, TableScene>();
  return (text, message) => {
    if (message.is !== 'scene') return search(text);
    const table = tables.find(({ id }) => id === message.table);
    if (table === undefined) return 'told of a table nobody knows';
    const scene = updated(scenes.get(table.id), message);
    scenes.set(table.id, scene);
    return search(text) ?? wrongSight(table, scene, person);
  };
}

function updated(before: TableScene | undefined, news: SceneUpdate): TableScene {
  if ('scene' in news) return news.scene;
  return applyPatch(before as unknown as Json, news.patch) as unknown as TableScene;
}

/** A table that stands still looks the same all the time, and to each person as their seat sees it. */
function wrongSight(table: LaidTable, scene: TableScene, person: string): string | undefined {
  const { game, standing, seated, visibility, host } = table;
  const seat = seated.get(person);
  if (seat === undefined && host !== person && visibility === 'invite') return 'shown a private table';
  if (scene.you.seat !== seat) return 'shown the seat of somebody else';
  if (scene.seq !== standing.seq) return 'shown another position';
  const { play, away } = standing;
  if (play === undefined) return scene.play === undefined ? undefined : 'shown a game that has not begun';
  const view: unknown = game.view(play.state, seat ?? 'spectator');
  if (!sameJson(scene.play?.view, view)) return 'shown what another seat sees';
  const legal = seat === undefined || away.has(seat) ? [] : play.legal[seat];
  return sameJson(scene.play?.legal, legal) ? undefined : 'shown the moves of another seat';
}
