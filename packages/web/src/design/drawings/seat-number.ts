import type { SeatNumber } from './seal.tsx';

const NUMBERS: readonly SeatNumber[] = [1, 2, 3, 4, 5];

/** The colour and shape of a seat. */
export function seatNumber(seat: number): SeatNumber {
  return NUMBERS[seat % NUMBERS.length] ?? 1;
}
