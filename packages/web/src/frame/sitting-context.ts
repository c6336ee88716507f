/** The sitting that a part of the page belongs to. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { SeatNumber } from '../design/drawings/seal.tsx';
import type { Sitting } from './sitting.ts';

export const SittingContext = createContext<Sitting | undefined>(undefined);

export function useSitting(): Sitting {
  const sitting = useContext(SittingContext);
  if (sitting === undefined) throw new Error('there is no table here');
  return sitting;
}

const NUMBERS: readonly SeatNumber[] = [1, 2, 3, 4, 5];

/** The colour and shape of a seat. */
export function seatNumber(seat: number): SeatNumber {
  return NUMBERS[seat % NUMBERS.length] ?? 1;
}
