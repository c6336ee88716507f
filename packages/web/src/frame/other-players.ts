import type { Seat } from '@captains-table/kernel';
import type { SeatInfo, TableScene } from '@captains-table/protocol';

type Seated = Pick<TableScene, 'seats' | 'you'>;

/** The other people who play here or may still return: they have a say in what is done. */
export function otherPlayers(scene: Seated): readonly Seat[] {
  return others(scene, ({ away }) => away !== 'resigned' && away !== 'gone');
}

/** Those of them who decide for themselves now: a proposal is put to them. */
export function othersAttending(scene: Seated): readonly Seat[] {
  return others(scene, ({ away }) => away === undefined);
}

function others({ seats, you }: Seated, counts: (seat: SeatInfo) => boolean): readonly Seat[] {
  return seats.flatMap((info, seat) =>
    info.kind === 'person' && seat !== you.seat && counts(info) ? [seat] : [],
  );
}
