/** What is told of a game of Port Royal when it is over. */
import type { Mention, ToldMatch } from '../../../board-kit/mention.ts';
import { greatest, mentionOf, totals } from '../../../board-kit/mention.ts';
import type { TableTypes } from '../board/table.ts';
import type { GlyphName } from '../drawings/glyph.tsx';
import { Glyph } from '../drawings/glyph.tsx';
import type { Feat } from './texts.ts';
import { texts } from './texts.ts';

type Match = ToldMatch<TableTypes>;

const FEATS: readonly {
  readonly feat: Feat;
  readonly icon: GlyphName;
  /** Fewer are nothing to tell. */
  readonly least: number;
  readonly counts: (match: Match) => readonly number[];
}[] = [
  { feat: 'row', icon: 'spyglass', least: 5, counts: longestRows },
  {
    feat: 'sabres',
    icon: 'crossed-sabres',
    least: 2,
    counts: (match) =>
      totals(match, (event) => (event.key === 'repelled' ? { seat: event.seat, n: 1 } : undefined)),
  },
  {
    feat: 'busts',
    icon: 'lightning-storm',
    least: 2,
    counts: (match) =>
      totals(match, (event) => (event.key === 'busted' ? { seat: event.seat, n: 1 } : undefined)),
  },
  {
    feat: 'host',
    icon: 'beer-stein',
    least: 3,
    counts: (match) =>
      totals(match, (event) => (event.key === 'fee' ? { seat: event.other, n: 1 } : undefined)),
  },
  {
    feat: 'expeditions',
    icon: 'treasure-map',
    least: 2,
    counts: (match) =>
      totals(match, (event) => (event.key === 'explored' ? { seat: event.seat, n: 1 } : undefined)),
  },
  {
    feat: 'cargo',
    icon: 'two-coins',
    least: 5,
    counts: (match) =>
      greatest(match, (event) => (event.key === 'traded' ? { seat: event.seat, n: event.coins } : undefined)),
  },
];

export function mentions(match: Match): readonly Mention[] {
  return FEATS.flatMap(({ feat, icon, least, counts }) =>
    mentionOf(match, counts(match), { least, icon: <Glyph name={icon} />, words: texts[match.locale][feat] }),
  );
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
