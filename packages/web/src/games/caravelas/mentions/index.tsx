/** Who is mentioned for what after a game of Caravelas. */
import type { Feat, Mention, ToldMatch } from '../../../board-kit/mention.ts';
import { greatest, mentionsOf, oneFor, totals } from '../../../board-kit/mention.ts';
import type { TableTypes } from '../board/table.ts';
import type { GlyphName } from '../drawings/glyph.tsx';
import { Glyph } from '../drawings/glyph.tsx';
import type { FeatName } from './texts.ts';
import { texts } from './texts.ts';

const FEATS: readonly Feat<TableTypes, FeatName, GlyphName>[] = [
  { feat: 'discoveries', icon: 'flag', least: 3, counts: totals(oneFor('discovered')) },
  {
    feat: 'sale',
    icon: 'anchor',
    least: 5,
    counts: greatest((event) => (event.key === 'sold' ? { seat: event.seat, n: event.points } : undefined)),
  },
  {
    feat: 'cape',
    icon: 'compass',
    least: 2,
    counts: totals((event) =>
      event.key === 'rounded' && event.safe ? { seat: event.seat, n: 1 } : undefined,
    ),
  },
  { feat: 'wrecks', icon: 'wreck', least: 1, counts: totals(oneFor('sank')) },
  {
    feat: 'storms',
    icon: 'lightning-storm',
    least: 4,
    counts: totals((event) => (event.key === 'stormed' ? { seat: event.seat, n: event.markers } : undefined)),
  },
  { feat: 'pieces', icon: 'arch', least: 2, counts: totals(oneFor('built')) },
];

export function mentions(match: ToldMatch<TableTypes>): readonly Mention[] {
  return mentionsOf(match, FEATS, (icon) => <Glyph name={icon} />, texts);
}
