import type { JSX } from 'preact';
import { words } from '../../app/words.ts';
import { Seal } from '../../design/drawings/seal.tsx';
import { seatNumber } from '../../design/drawings/seat-number.ts';
import type { GameSeat } from './my-games.ts';
import './seats-line.css';

interface Props {
  readonly seats: readonly GameSeat[];
  /** Whether the viewer's own seat is listed too. */
  readonly withMe?: boolean;
}

/** Who sits at a table, as small seals with names. */
export function SeatsLine({ seats, withMe = false }: Props): JSX.Element {
  return (
    <span class="seats-line">
      {seats.map((seat, index) =>
        seat.me && !withMe ? null : (
          // oxlint-disable-next-line react/no-array-index-key -- a seat is its place at the table
          <span key={index} class="seats-line-seat">
            <SeatSeal seats={seats} index={index} />
            {nameOf(seat)}
          </span>
        ),
      )}
    </span>
  );
}

interface SealProps {
  readonly seats: readonly GameSeat[];
  readonly index: number;
}

export function SeatSeal({ seats, index }: SealProps): JSX.Element {
  const seat = seats[index];
  const name = seat === undefined || isEmpty(seat) ? '' : nameOf(seat);
  return <Seal seat={seatNumber(index)} name={name} />;
}

function nameOf(seat: GameSeat): string {
  const { you, bot, freeSeat, invited, somebody } = words.value.mine;
  if (seat.name !== undefined) return seat.name;
  if (seat.me) return you;
  switch (seat.kind) {
    case 'bot':
      return bot;
    case 'open':
      return freeSeat;
    case 'invited':
      return invited;
    case 'person':
    case 'closed':
      return somebody;
  }
}

function isEmpty({ kind }: GameSeat): boolean {
  return kind === 'open' || kind === 'invited';
}
