/** Who is mentioned for what after a game of Maracaibo. */
import type { Feat, Mention, ToldMatch } from '../../../board-kit/mention.ts';
import { greatest, mentionsOf, oneFor, totals } from '../../../board-kit/mention.ts';
import type { TableTypes } from '../board/table.ts';
import type { SignName } from '../drawings/sign.tsx';
import { Sign } from '../drawings/sign.tsx';
import type { FeatName } from './texts.ts';
import { texts } from './texts.ts';

const FEATS: readonly Feat<TableTypes, FeatName, SignName>[] = [
  { feat: 'quests', icon: 'tied-scroll', least: 3, counts: totals(oneFor('quest-done')) },
  { feat: 'combats', icon: 'crossed-sabres', least: 3, counts: totals(oneFor('fought')) },
  { feat: 'explorer', icon: 'explorer', least: 5, counts: totals(oneFor('explored')) },
  { feat: 'deliveries', icon: 'scales', least: 4, counts: totals(oneFor('delivered')) },
  {
    feat: 'dearest',
    icon: 'two-coins',
    least: 10,
    counts: greatest((event) =>
      event.key === 'bought' ? { seat: event.seat, n: event.doubloons } : undefined,
    ),
  },
  { feat: 'upgrades', icon: 'ship', least: 4, counts: totals(oneFor('upgraded')) },
  { feat: 'villages', icon: 'village', least: 8, counts: totals(oneFor('village-action')) },
];

export function mentions(match: ToldMatch<TableTypes>): readonly Mention[] {
  return mentionsOf(match, FEATS, (icon) => <Sign name={icon} />, texts);
}
