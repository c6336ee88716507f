/** What is told of a game of Caravelas when it is over. */
import type { JSX } from 'preact';
import type { Leader, Mention, ToldMatch } from '../../../board-kit/mention.ts';
import { greatest, mentionOf, totals } from '../../../board-kit/mention.ts';
import type { Event, TableTypes } from '../board/table.ts';
import { Glyph } from '../drawings/glyph.tsx';
import type { Feat } from './texts.ts';
import { texts } from './texts.ts';

type Match = ToldMatch<TableTypes>;

const FEATS: readonly {
  readonly feat: Feat;
  readonly icon: JSX.Element;
  /** Fewer are nothing to tell. */
  readonly least: number;
  readonly by: typeof totals;
  readonly of: (event: Event) => Leader | undefined;
}[] = [
  {
    feat: 'discoveries',
    icon: <Glyph name="flag" />,
    least: 3,
    by: totals,
    of: (event) => (event.key === 'discovered' ? { seat: event.seat, n: 1 } : undefined),
  },
  {
    feat: 'sale',
    icon: <Glyph name="anchor" />,
    least: 5,
    by: greatest,
    of: (event) => (event.key === 'sold' ? { seat: event.seat, n: event.points } : undefined),
  },
  {
    feat: 'cape',
    icon: <Glyph name="compass" />,
    least: 2,
    by: totals,
    of: (event) => (event.key === 'rounded' && event.safe ? { seat: event.seat, n: 1 } : undefined),
  },
  {
    feat: 'wrecks',
    icon: <Glyph name="wreck" />,
    least: 1,
    by: totals,
    of: (event) => (event.key === 'sank' ? { seat: event.seat, n: 1 } : undefined),
  },
  {
    feat: 'storms',
    icon: <Glyph name="lightning-storm" />,
    least: 4,
    by: totals,
    of: (event) => (event.key === 'stormed' ? { seat: event.seat, n: event.markers } : undefined),
  },
  {
    feat: 'pieces',
    icon: <Glyph name="arch" />,
    least: 2,
    by: totals,
    of: (event) => (event.key === 'built' ? { seat: event.seat, n: 1 } : undefined),
  },
];

export function mentions(match: Match): readonly Mention[] {
  return FEATS.flatMap(({ feat, icon, least, by, of }) =>
    mentionOf(match, by(match, of), { least, icon, words: texts[match.locale][feat] }),
  );
}
