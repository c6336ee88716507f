/** What is drawn over the harbour at a table of the adventure. */
import type { JSX } from 'preact';
import type { Banner, Banners } from '../../../../board-kit/banner.ts';
import type { BoardProps } from '../../../../board-kit/board.ts';
import { AdventurerPortrait } from '../../drawings/adventure/adventurer-portrait.tsx';
import type { GlyphName } from '../../drawings/glyph.tsx';
import { Glyph } from '../../drawings/glyph.tsx';
import { bannerOf as plainBannerOf, banners as plain } from '../../moments/index.tsx';
import type { AdventureBoardTexts } from '../../texts/index.ts';
import type { Event } from '../table.ts';
import { adventureWords, tableOf } from '../table.ts';
import type { Moment, MomentKey } from './moments.ts';
import { momentIn } from './moments.ts';

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

export const banners: Banners = { ...plain, bannerOf };

/** What the adventure adds is rarer, so it comes before the rest. */
function bannerOf(props: BoardProps): Banner | undefined {
  const { latest, view } = tableOf(props);
  const moment = momentIn(latest.events, view.cooperative);
  if (moment === undefined || moment.events.length === 0) return plainBannerOf(props);
  return {
    title: titleOf(moment, adventureWords(props).moments),
    lines: moment.events.map((event) => props.speech.event(inShort(event))),
    sign: signOf(moment),
    loss: isLost(moment),
  };
}

function signOf({ key, events: [first] }: Moment): JSX.Element {
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

function titleOf(moment: Moment, titles: AdventureBoardTexts['moments']): string {
  if (moment.key !== 'chapter-over') return titles[moment.key];
  return isLost(moment) ? titles.lost : titles.won;
}

function isLost({ events: [first] }: Moment): boolean {
  return first?.key === 'chapter-over' && !first.won;
}
