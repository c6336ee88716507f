/** Who is mentioned for what after a game of Francis Drake. */
import type { DestinationKind } from '@captains-table/francis-drake';
import type { Feat, Mention, ToldMatch } from '../../../board-kit/mention.ts';
import { mentionsOf, oneFor, totals } from '../../../board-kit/mention.ts';
import type { TableTypes } from '../board/table.ts';
import { componentsOf } from '../board/table.ts';
import type { SignName } from '../drawings/sign.tsx';
import { Sign } from '../drawings/sign.tsx';
import type { FeatName } from './texts.ts';
import { texts } from './texts.ts';

type Match = ToldMatch<TableTypes>;

const FEATS: readonly Feat<TableTypes, FeatName, SignName>[] = [
  { feat: 'forts', icon: 'fort', least: 2, counts: (match) => conquests(match, 'fort') },
  { feat: 'galleons', icon: 'galleon', least: 2, counts: (match) => conquests(match, 'galleon') },
  { feat: 'towns', icon: 'town', least: 2, counts: (match) => conquests(match, 'town') },
  {
    feat: 'chest',
    icon: 'locked-chest',
    least: 8,
    counts: totals((event) =>
      event.key === 'chest-opened' ? { seat: event.seat, n: event.points } : undefined,
    ),
  },
  { feat: 'goods', icon: 'wooden-crate', least: 4, counts: totals(oneFor('traded')) },
  {
    feat: 'failures',
    icon: 'ghost',
    least: 2,
    counts: totals((event) =>
      event.key === 'failed' && event.reason !== 'declined' ? { seat: event.seat, n: 1 } : undefined,
    ),
  },
];

/** By seat: how many destinations of this kind were attacked. */
function conquests(match: Match, kind: DestinationKind): readonly number[] {
  const { destinations } = componentsOf(match.game.content).content;
  const targets = new Set<string>(destinations.filter((one) => one.kind === kind).map(({ id }) => id));
  const count = totals<TableTypes['event']>((event) =>
    event.key === 'attacked' && targets.has(event.at) ? { seat: event.seat, n: 1 } : undefined,
  );
  return count(match);
}

export function mentions(match: Match): readonly Mention[] {
  return mentionsOf(match, FEATS, (icon) => <Sign name={icon} />, texts);
}
