/** The person's finished games that have not been studied yet: on this device, and on the server where it can be reached. */
import { person } from '../app/person.ts';
import type { ReplayLink } from '../frame/replay/replay-link.ts';
import { fromDevice, fromServer } from '../lobby/tables/recordings.ts';
import { deviceStore } from '../local/device-store.ts';
import { studyMatch } from '../local/study.ts';
import { tables } from '../server/api.ts';
import type { OwnMistake } from './mistakes.ts';
import { keepMistakes, studiedTables } from './mistakes.ts';

type Place = Pick<OwnMistake, 'table' | 'from'>;

/** A study takes a quarter of a minute. */
const MOST_AT_ONCE = 5;

export async function unstudiedGames(): Promise<readonly Place[]> {
  const studied = studiedTables();
  const here = (await deviceStore().all())
    .filter(({ record }) => record.result !== undefined)
    .map(({ record }): Place => ({ table: record.id, from: 'device' }));
  const there = person.value === undefined ? [] : await finishedOnServer();
  return [...there, ...here].filter(({ table }) => !studied.has(table)).slice(0, MOST_AT_ONCE);
}

async function finishedOnServer(): Promise<readonly Place[]> {
  try {
    const { tables: finished } = await tables.finished();
    return finished.map(({ id }): Place => ({ table: id, from: 'server' }));
  } catch {
    return [];
  }
}

/** Its mistakes are kept. A game that cannot be studied is left for another time. */
export async function studyGame(place: Place, signal: AbortSignal): Promise<void> {
  const recording = await recordingOf(place);
  const seat = recording.replay.viewer.peek();
  if (seat === 'spectator') return;
  const document = await recording.document();
  const analysis = await studyMatch(document, { onProgress: () => undefined, signal });
  keepMistakes({ ...place, seat }, analysis);
}

export function recordingOf({ table, from }: Place): Promise<ReplayLink> {
  return from === 'server' ? fromServer(table) : fromDevice(table);
}
