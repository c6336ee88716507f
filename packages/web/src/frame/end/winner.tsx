import type { Result } from '@captains-table/kernel';
import type { JSX } from 'preact';
import { CompassRose } from '../../design/drawings/chart/compass-rose.tsx';
import { Laurel } from '../../design/drawings/laurel.tsx';
import { MarkedSeal } from '../../design/drawings/seal.tsx';
import { seatNumber } from '../../design/drawings/seat-number.ts';
import { SeatFace } from '../panels/seat-face.tsx';
import { useSitting } from '../sitting-context.ts';
import { winners } from './outcome.ts';
import './winner.css';

/** The winner in a laurel; if there is none, a compass rose. */
export function Winner({ result }: { readonly result: Result }): JSX.Element {
  const { board, names, portraits } = useSitting();
  const seats = winners(result);
  const rivals = (result.rivals ?? []).filter(({ rank }) => rank === 1);
  const first = seats.length + rivals.length;
  return (
    <div class={first > 1 ? 'winner winner-shared' : 'winner'} aria-hidden="true">
      <svg class="winner-laurel" viewBox="-220 -200 440 436">
        {first === 0 ? <CompassRose cx={0} cy={18} r={150} /> : <Laurel />}
      </svg>
      <span class="winner-faces">
        {seats.map((seat) => (
          <SeatFace
            key={seat}
            seat={seatNumber(seat)}
            name={names.value[seat] ?? ''}
            portrait={portraits.value[seat]}
          />
        ))}
        {rivals.map(({ id }) => (
          <span key={id}>
            <MarkedSeal mark={board?.rivalMark?.(id)} />
          </span>
        ))}
      </span>
    </div>
  );
}
