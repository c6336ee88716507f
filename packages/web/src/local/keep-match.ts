/** A match from a file, kept on this device as a table of its own. */
import { Match, defined, parseMatchDocument } from '@captains-table/kernel';
import { Failure } from '@captains-table/protocol';
import type { ChairEntry } from '@captains-table/table';
import { entriesOfDocument } from '@captains-table/table';
import { gameAtHand } from '../app/games.ts';
import { keepContentOf } from '../app/kept-content.ts';
import { deviceStore } from './device-store.ts';
import { newLocalId, newLocalTable } from './new-local-table.ts';

/**
 * Answers its id. Every move is played again before it is kept. `names` are what the people at it are called: a file does
 * not know them.
 */
export async function keepMatch(text: string, nameOf: (seat: number) => string): Promise<string> {
  const document = parseMatchDocument(JSON.parse(text));
  await keepContentOf(document);
  const loaded = await gameAtHand(document.game, document.rules);
  // A chapter has no sense without the campaign that it is part of, and a match without its seed cannot be played again.
  if (loaded === undefined || document.seed === undefined || document.carry !== undefined)
    throw new Failure('unknown-game');
  if (loaded.game.meta.rulesVersion !== document.rules) throw new Failure('rules-changed');
  const match = Match.fromDocument(loaded.game, document);
  const result = loaded.game.result(match.state);
  const now = Date.now();
  const { local } = newLocalTable(loaded, {
    id: newLocalId(),
    options: document.options,
    chairs: Array.from({ length: document.seats }, (_, seat) => ({ name: nameOf(seat) })),
    person: (seat) => `here-${seat + 1}`,
    now,
  });
  const chairs: readonly ChairEntry[] = local.record.chairs;
  await deviceStore().create({
    local: {
      ...local,
      record: {
        ...local.record,
        seed: document.seed,
        status: result === undefined ? 'playing' : 'over',
        startedAt: now,
        ...defined({ result, endedAt: result === undefined ? undefined : now }),
      },
    },
    entries: entriesOfDocument(document, chairs, now),
  });
  return local.record.id;
}
