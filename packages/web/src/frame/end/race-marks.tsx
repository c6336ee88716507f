/** Shape and colour of each line of a race. */
import type { Result } from '@captains-table/kernel';
import type { JSX } from 'preact';
import { SealMark } from '../../design/drawings/seal.tsx';
import { seatNumber } from '../../design/drawings/seat-number.ts';
import type { Sitting } from '../sitting.ts';
import './race-marks.css';

export interface RaceMark {
  /** A group in a box of 40 by 40. */
  readonly mark: JSX.Element | undefined;
  /** The class that sets the colour. */
  readonly colour: string;
}

/** The colour of those who sit on no seat. */
export const RIVAL = 'race-rival';

/** Of everybody who has a line: the seats in their order, then those whom the rules play. */
export function raceMarks({ names, board }: Sitting, result: Result | undefined): readonly RaceMark[] {
  const seated = names.value.map((name, seat): RaceMark => {
    const number = seatNumber(seat);
    return { mark: <SealMark seat={number} name={name} />, colour: `seat-${number}` };
  });
  const rivals = (result?.rivals ?? []).map(({ id }): RaceMark => {
    return { mark: board?.rivalMark?.(id), colour: RIVAL };
  });
  return [...seated, ...rivals];
}
