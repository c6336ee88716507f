import type { JSX } from 'preact';
import { CompassRose } from '../../../design/drawings/chart/compass-rose.tsx';
import { Glyph } from './glyph.tsx';
import './event-card.css';
import './lamp.css';

type EventKind = 'storm' | 'compass' | 'fair-wind' | 'calm';

export interface EventCardProps {
  readonly kind: EventKind;
  /** Markers lost or won, with their sign; '' where none are. */
  readonly number: string;
  /** Where a compass points, in degrees from north. */
  readonly bearing?: number;
  readonly name: string;
  /** What it does to its player, and to the others. */
  readonly words: string;
  /** `legal` may be played, `quiet` may not, `selected` lies ready. Without a state it is simply there. */
  readonly state?: 'legal' | 'quiet' | 'selected' | undefined;
  readonly pointed?: boolean;
  readonly onClick?: (() => void) | undefined;
}

export function EventCard(props: EventCardProps): JSX.Element {
  const { state, pointed = false, words, onClick } = props;
  const classes = ['caravelas-event-card', `caravelas-event-card-${props.kind}`];
  if (state !== undefined) classes.push(`caravelas-event-card-${state}`);
  if (state === 'legal') classes.push('legal-glow');
  if (pointed) classes.push('caravelas-event-card-pointed');
  if (onClick === undefined) {
    return (
      <div class={classes.join(' ')} title={words}>
        <Face {...props} />
      </div>
    );
  }
  return (
    <button
      type="button"
      class={classes.join(' ')}
      title={words}
      aria-pressed={state === 'selected' ? true : undefined}
      onClick={onClick}
    >
      <Face {...props} />
    </button>
  );
}

const ICONS = { storm: 'lightning-storm', 'fair-wind': 'windsock', calm: 'calm' } as const;

function Face({ kind, number, bearing = 0, name, words }: EventCardProps): JSX.Element {
  return (
    <>
      <span class="caravelas-event-card-head">
        {kind === 'compass' ? (
          <svg class="caravelas-event-card-rose" viewBox="-22 -22 44 44" aria-hidden="true">
            <CompassRose cx={0} cy={0} r={17} detail="mark" />
            <path class="caravelas-event-card-needle" transform={`rotate(${bearing})`} d="M0-21L6-10H-6Z" />
          </svg>
        ) : (
          <Glyph name={ICONS[kind]} />
        )}
        {number !== '' && <span class="caravelas-event-card-number">{number}</span>}
      </span>
      <span class="caravelas-event-card-name">{name}</span>
      <span class="caravelas-event-card-words">{words}</span>
    </>
  );
}
