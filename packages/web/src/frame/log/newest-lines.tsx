import type { JSX } from 'preact';
import { Seal } from '../../design/drawings/seal.tsx';
import { seatNumber } from '../../design/drawings/seat-number.ts';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';
import './newest-lines.css';

/** The last lines of the log, the newest first, one row each. */
export function NewestLines({ lines }: { readonly lines: number }): JSX.Element {
  const sitting = useSitting();
  const groups = sitting.turns.value;
  const newest = groups
    .slice(-lines)
    .flatMap((group) => group.lines)
    .slice(-lines)
    .toReversed();
  return (
    <ol class="newest-lines" aria-label={words.value.log.title}>
      {newest.map(({ id, seat, event }) => (
        <li key={id} class="newest-line">
          {seat !== undefined && <Seal seat={seatNumber(seat)} name={sitting.names.value[seat] ?? ''} />}
          <span class="newest-line-words">{sitting.speech.value.event(event)}</span>
        </li>
      ))}
    </ol>
  );
}
