import type { JSX } from 'preact';
import type { BoardProps } from '../../../../board-kit/board.ts';
import { AdventurerPortrait } from '../../drawings/adventure/adventurer-portrait.tsx';
import type { GlyphName } from '../../drawings/glyph.tsx';
import { Glyph } from '../../drawings/glyph.tsx';
import { adventureWords } from '../table.ts';
import type { Event, Table } from '../table.ts';
import type { AdventureBoardTexts } from '../../texts/index.ts';
import type { Moment, MomentKey } from './moments.ts';
import { momentIn } from './moments.ts';
import './moment-banner.css';

const SIGNS: Readonly<Record<MomentKey, GlyphName>> = {
  'chapter-over': 'open-book',
  trophy: 'trophy',
  'month-over': 'hourglass',
  'mission-done': 'open-book',
  'mission-step': 'open-book',
  'bought-marker': 'chest',
  'bought-crowns': 'queen-crown',
  shared: 'two-coins',
  adventurer: 'compass',
};

interface Props {
  readonly board: BoardProps;
  readonly table: Table;
}

/** A few words over the harbour while a moment is looked at. The log says the same to those who hear the page. */
export function MomentBanner({ board, table }: Props): JSX.Element | undefined {
  const { latest, view } = table;
  // Where nothing is waited for, it stays until something else happens.
  const shown = board.showing || latest.atOnce ? momentIn(latest.events, view.cooperative) : undefined;
  if (shown === undefined || shown.events.length === 0) return undefined;
  return (
    <div class="pr-moment" aria-hidden="true">
      <span class="pr-moment-sign">
        <Sign moment={shown} />
      </span>
      <span>
        <b class="pr-moment-title">{titleOf(shown, adventureWords(table).moments)}</b>
        {shown.events.map((event, at) => (
          <span key={at} class="pr-moment-line">
            {board.speech.event(inShort(event))}
          </span>
        ))}
      </span>
    </div>
  );
}

function Sign({ moment: { key, events } }: { readonly moment: Moment }): JSX.Element {
  const [first] = events;
  return first?.key === 'adventurer' ? (
    <AdventurerPortrait adventurer={first.adventurer} />
  ) : (
    <Glyph name={SIGNS[key]} />
  );
}

/** The log names the ships that were given for a mission. */
function inShort(event: Event): Event {
  return event.key === 'mission-done' ? { ...event, ships: [] } : event;
}

type Titles = AdventureBoardTexts['moments'];

function titleOf({ key, events: [first] }: Moment, titles: Titles): string {
  if (key !== 'chapter-over') return titles[key];
  return first?.key === 'chapter-over' && first.won ? titles.won : titles.lost;
}
