/** What is told of a game of Maracaibo when it is over. */
import type { Leader, Mention, ToldMatch } from '../../../board-kit/mention.ts';
import { greatest, mentionOf, totals } from '../../../board-kit/mention.ts';
import type { Event, TableTypes } from '../board/table.ts';
import type { SignName } from '../drawings/sign.tsx';
import { Sign } from '../drawings/sign.tsx';
import type { Feat } from './texts.ts';
import { texts } from './texts.ts';

type Match = ToldMatch<TableTypes>;

const FEATS: readonly {
  readonly feat: Feat;
  readonly icon: SignName;
  /** Fewer are nothing to tell. */
  readonly least: number;
  readonly by: typeof totals;
  readonly of: (event: Event) => Leader | undefined;
}[] = [
  { feat: 'quests', icon: 'tied-scroll', least: 3, by: totals, of: oneFor('quest-done') },
  { feat: 'combats', icon: 'crossed-sabres', least: 3, by: totals, of: oneFor('fought') },
  { feat: 'explorer', icon: 'explorer', least: 5, by: totals, of: oneFor('explored') },
  { feat: 'deliveries', icon: 'scales', least: 4, by: totals, of: oneFor('delivered') },
  {
    feat: 'dearest',
    icon: 'two-coins',
    least: 10,
    by: greatest,
    of: (event) => (event.key === 'bought' ? { seat: event.seat, n: event.doubloons } : undefined),
  },
  { feat: 'upgrades', icon: 'ship', least: 4, by: totals, of: oneFor('upgraded') },
  { feat: 'villages', icon: 'village', least: 8, by: totals, of: oneFor('village-action') },
];

function oneFor(key: 'quest-done' | 'fought' | 'explored' | 'delivered' | 'upgraded' | 'village-action') {
  return (event: Event): Leader | undefined => (event.key === key ? { seat: event.seat, n: 1 } : undefined);
}

export function mentions(match: Match): readonly Mention[] {
  return FEATS.flatMap(({ feat, icon, least, by, of }) =>
    mentionOf(match, by(match, of), { least, icon: <Sign name={icon} />, words: texts[match.locale][feat] }),
  );
}
