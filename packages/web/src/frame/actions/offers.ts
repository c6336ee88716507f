/** Legal moves as buttons. */
import type { Locale, Move, Pending, Speech } from '@captains-table/kernel';
import type { PlayScene } from '@captains-table/protocol';
import type { Offer } from '../../board-kit/board.ts';
import { capital } from '../../app/capital.ts';

/** The decision that the viewer owes. */
export function ownDecision({ pending }: PlayScene, seat: number | undefined): Pending | undefined {
  return pending.find((owed) => owed.seat === seat);
}

export interface MoveGroup {
  readonly kind: string;
  readonly offers: readonly Offer[];
}

/** Moves of one kind stand together, in the order in which the game names them. */
export function moveGroups(
  play: PlayScene,
  seat: number | undefined,
  speech: Speech,
  locale: Locale,
): readonly MoveGroup[] {
  const owed = ownDecision(play, seat);
  const kinds = [...new Set(play.legal.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    kind,
    offers: play.legal.filter((move) => move.kind === kind).map((move) => offer(move, owed, speech, locale)),
  }));
}

function offer(move: Move, owed: Pending | undefined, speech: Speech, locale: Locale): Offer {
  return { move, label: capital(speech.move(move, owed), locale), weight: 'secondary' };
}

/** All moves in the order of their groups: what the number keys choose from. */
export function flat(groups: readonly MoveGroup[]): readonly Offer[] {
  return groups.flatMap(({ offers }) => offers);
}
