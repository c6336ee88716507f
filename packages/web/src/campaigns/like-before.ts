/** The mode and the players of the chapter before, with which the form for the next one begins. */
import type { GameMeta } from '@captains-table/kernel';
import { defined } from '@captains-table/kernel';
import type { ChapterInfo, ChapterSeat } from '@captains-table/protocol';
import { knownPortrait } from '@captains-table/protocol';
import type { Draft, DraftChair } from '../lobby/new-table/draft.ts';
import { chairOf, withMode, withPlayers } from '../lobby/new-table/draft.ts';

export function likeBefore(
  draft: Draft,
  meta: GameMeta,
  before: Pick<ChapterInfo, 'seats' | 'mode'> | undefined,
  me: string | undefined,
): Draft {
  if (before === undefined) return draft;
  const { seats, mode } = before;
  const same = withPlayers(withMode(meta, draft, mode), seats.length);
  if (draft.where === 'device') return { ...same, chairs: same.chairs.map(onDevice) };
  const mine = Math.max(
    0,
    seats.findIndex(({ person }) => person !== undefined && person === me),
  );
  return {
    ...same,
    chairs: same.chairs.map((_, seat) => (seat === mine ? { kind: 'me' } : online(seats[seat]))),
  };

  function onDevice(chair: DraftChair, seat: number): DraftChair {
    const was = seats[seat];
    if (was?.level !== undefined) return chairOf('bot', was.level);
    if (was === undefined) return chair;
    return { kind: 'person', name: was.name, ...defined({ portrait: knownPortrait(was.portrait) }) };
  }
}

function online(was: ChapterSeat | undefined): DraftChair {
  return was?.level === undefined ? { kind: 'open' } : chairOf('bot', was.level);
}
