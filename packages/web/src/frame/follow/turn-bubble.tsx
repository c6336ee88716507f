import type { JSX } from 'preact';
import type { GameEvent } from '@captains-table/kernel';
import { useBeside } from '../../board-kit/use-beside.ts';
import { Seal } from '../../design/drawings/seal.tsx';
import { seatNumber } from '../../design/drawings/seat-number.ts';
import type { LogGroup } from '../log/log-groups.ts';
import { useSitting } from '../sitting-context.ts';
import type { Sitting } from '../sitting.ts';
import { toldOnce } from './sentences.ts';
import './turn-bubble.css';
import '../../design/status/slip.css';

interface Props {
  readonly turn: LogGroup;
}

const MOST_LINES = 3;
const SMALL = 640;

/** The turn of another player in the words of the log, beside the place where it happens. The page is read aloud elsewhere. */
export function TurnBubble({ turn }: Props): JSX.Element | undefined {
  const sitting = useSitting();
  const place = useBeside(placesOf(turn, sitting));
  if (turn.seat === undefined) return undefined;
  const lines = toldOnce(turn.lines.map(({ event }) => sitting.speech.value.event(event)));
  return (
    <div
      ref={place}
      key={turn.id}
      class={`slip turn-bubble seat-${seatNumber(turn.seat)}`}
      aria-hidden="true"
    >
      <Seal seat={seatNumber(turn.seat)} name={sitting.names.value[turn.seat] ?? ''} />
      <ul class="turn-bubble-lines">
        {lines.slice(-MOST_LINES).map((line) => (
          <li key={line} class="turn-bubble-line">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where it happened last, as far as the board knows; else at the player's own panel. */
function placesOf({ lines, seat }: LogGroup, { board }: Sitting): readonly string[] {
  const known = lines.map(({ event }: { readonly event: GameEvent }) => board?.placeOf?.(event));
  const last = known.findLast((place) => place !== undefined);
  if (last !== undefined) return [last];
  // A small screen has no room beside the panels; the prompt says the same.
  return innerWidth > SMALL ? [`[data-standing="${seat}"]`] : [];
}
