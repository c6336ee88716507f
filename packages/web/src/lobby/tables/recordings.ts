/** Where matches to look through come from. */
import type { MatchDocument, Viewer } from '@captains-table/kernel';
import { parseMatchDocument } from '@captains-table/kernel';
import type { SeatInfo } from '@captains-table/protocol';
import { fetchContentAs } from '../../app/served-content.ts';
import { gameAtHand } from '../../app/games.ts';
import { ensurePerson } from '../../app/person.ts';
import { words } from '../../app/words.ts';
import { ReplayLink } from '../../frame/replay/replay-link.ts';
import { Refused } from '../../link/link.ts';
import { LocalTable } from '../../local/local-table.ts';
import { tables } from '../../server/api.ts';

export async function fromServer(id: string): Promise<ReplayLink> {
  await ensurePerson();
  fetchContentAs({ table: id });
  const [document, { scene }] = await Promise.all([tables.document(id), tables.scene(id)]);
  const { seat } = scene.you;
  return replayOf(parseMatchDocument(document), scene.seats, seat ?? 'spectator');
}

export async function fromDevice(id: string): Promise<ReplayLink> {
  const local = await LocalTable.open(id);
  const document = local?.table.document();
  // Only looked at: no one plays on meanwhile.
  local?.close();
  if (local === undefined || document === undefined) throw noSuch();
  const { chairs } = local.table;
  const seats = chairs.map((chair): SeatInfo => {
    if (chair.kind === 'bot') return { kind: 'bot', level: chair.level };
    const name = chair.kind === 'person' ? local.names[chair.person] : undefined;
    return { kind: 'person', ...(name === undefined || name === '' ? {} : { name }) };
  });
  const only = chairs.filter(({ kind }) => kind === 'person').length === 1;
  const mine = chairs.findIndex(({ kind }) => kind === 'person');
  return replayOf(document, seats, only ? mine : 'spectator');
}

async function replayOf(
  document: MatchDocument,
  seats: readonly SeatInfo[],
  viewer: Viewer,
): Promise<ReplayLink> {
  // Whatever has become of the pack: the match brings along what it was played with.
  if (document.content !== undefined) {
    const { keepContentOf } = await import('../../app/kept-content.ts');
    await keepContentOf(document).catch(() => undefined);
  }
  const game = await gameAtHand(document.game, document.rules);
  if (game === undefined) throw noSuch();
  return new ReplayLink({ game, document, seats, viewer });
}

function noSuch(): Refused {
  return new Refused('unknown-table', words.value.nowhere.lead);
}
