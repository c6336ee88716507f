/** Who is mentioned for what after a game of Port Royal. */
import type { Feat, Mention, ToldMatch } from '../../../board-kit/mention.ts';
import { greatest, mentionsOf, oneFor, totals } from '../../../board-kit/mention.ts';
import type { TableTypes } from '../board/table.ts';
import type { GlyphName } from '../drawings/glyph.tsx';
import { Glyph } from '../drawings/glyph.tsx';
import type { FeatName } from './texts.ts';
import { texts } from './texts.ts';

type Match = ToldMatch<TableTypes>;

const FEATS: readonly Feat<TableTypes, FeatName, GlyphName>[] = [
  { feat: 'row', icon: 'spyglass', least: 5, counts: longestRows },
  { feat: 'sabres', icon: 'crossed-sabres', least: 2, counts: totals(oneFor('repelled')) },
  { feat: 'busts', icon: 'lightning-storm', least: 2, counts: totals(oneFor('busted')) },
  {
    feat: 'host',
    icon: 'beer-stein',
    least: 3,
    counts: totals((event) => (event.key === 'fee' ? { seat: event.other, n: 1 } : undefined)),
  },
  { feat: 'expeditions', icon: 'treasure-map', least: 2, counts: totals(oneFor('explored')) },
  {
    feat: 'cargo',
    icon: 'two-coins',
    least: 5,
    counts: greatest((event) => (event.key === 'traded' ? { seat: event.seat, n: event.coins } : undefined)),
  },
];

export function mentions(match: Match): readonly Mention[] {
  return mentionsOf(match, FEATS, (icon) => <Glyph name={icon} />, texts);
}

/** By seat: the most cards in the harbour with which a player stopped. */
function longestRows({ seats, steps, viewBefore }: Match): readonly number[] {
  const rows = Array.from({ length: seats }, () => 0);
  for (const [index, { seat, events }] of steps.entries()) {
    if (!events.some(({ key }) => key === 'stopped')) continue;
    rows[seat] = Math.max(rows[seat] ?? 0, viewBefore(index).harbour.length);
  }
  return rows;
}
