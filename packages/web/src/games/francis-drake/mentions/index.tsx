/** What is told of a game of Francis Drake when it is over. */
import type { DestinationKind, Event } from '@captains-table/francis-drake';
import type { Leader, Mention, ToldMatch } from '../../../board-kit/mention.ts';
import { mentionOf, totals } from '../../../board-kit/mention.ts';
import type { TableTypes } from '../board/table.ts';
import { componentsOf } from '../board/table.ts';
import type { SignName } from '../drawings/sign.tsx';
import { Sign } from '../drawings/sign.tsx';
import type { Feat } from './texts.ts';
import { texts } from './texts.ts';

type Match = ToldMatch<TableTypes>;
type KindAt = (id: string) => DestinationKind | undefined;

const FEATS: readonly {
  readonly feat: Feat;
  readonly icon: SignName;
  /** Fewer are nothing to tell. */
  readonly least: number;
  readonly of: (event: Event, kindAt: KindAt) => Leader | undefined;
}[] = [
  { feat: 'forts', icon: 'fort', least: 2, of: (event, kindAt) => conquest(event, 'fort', kindAt) },
  { feat: 'galleons', icon: 'galleon', least: 2, of: (event, kindAt) => conquest(event, 'galleon', kindAt) },
  { feat: 'towns', icon: 'town', least: 2, of: (event, kindAt) => conquest(event, 'town', kindAt) },
  {
    feat: 'chest',
    icon: 'locked-chest',
    least: 8,
    of: (event) => (event.key === 'chest-opened' ? { seat: event.seat, n: event.points } : undefined),
  },
  {
    feat: 'goods',
    icon: 'wooden-crate',
    least: 4,
    of: (event) => (event.key === 'traded' ? { seat: event.seat, n: 1 } : undefined),
  },
  {
    feat: 'failures',
    icon: 'ghost',
    least: 2,
    of: (event) =>
      event.key === 'failed' && event.reason !== 'declined' ? { seat: event.seat, n: 1 } : undefined,
  },
];

function conquest(event: Event, kind: DestinationKind, kindAt: KindAt): Leader | undefined {
  return event.key === 'attacked' && kindAt(event.at) === kind ? { seat: event.seat, n: 1 } : undefined;
}

export function mentions(match: Match): readonly Mention[] {
  const { destinations } = componentsOf(match.game.content).content;
  const kinds = new Map<string, DestinationKind>(destinations.map(({ id, kind }) => [id, kind]));
  return FEATS.flatMap(({ feat, icon, least, of }) => {
    const counts = totals(match, (event) => of(event, (id) => kinds.get(id)));
    return mentionOf(match, counts, { least, icon: <Sign name={icon} />, words: texts[match.locale][feat] });
  });
}
