/** What the others did since the viewer's last turn, one line a player. */
import type { GameEvent, Seat } from '@captains-table/kernel';
import type { LogGroup } from '../log/log-groups.ts';
import type { Sitting } from '../sitting.ts';

export interface Deeds {
  /** A player, or by id a rival whom the rules play. */
  readonly by: Seat | string;
  readonly events: readonly GameEvent[];
}

/** What the others did at this table. */
export function deedsAt({ turns, board, link }: Sitting): readonly Deeds[] {
  const own = link.scene.value?.you.seat;
  return deedsSince(turns.value, own, (event) => board?.rivalOf?.(event));
}

/** In the order in which they did something. `rivalOf` says which rival an event is about. */
export function deedsSince(
  groups: readonly LogGroup[],
  own: Seat | undefined,
  rivalOf: (event: GameEvent) => string | undefined,
): readonly Deeds[] {
  const deeds = new Map<Deeds['by'], GameEvent[]>();
  for (const { event, seat } of sinceLastTurn(groups, own).flatMap(({ lines }) => lines)) {
    const by = rivalOf(event) ?? seat;
    if (by === undefined || by === own) continue;
    const known = deeds.get(by);
    if (known === undefined) deeds.set(by, [event]);
    else known.push(event);
  }
  return [...deeds].map(([by, events]) => ({ by, events }));
}

/** From the viewer's last turn on, which a rival may have ended; without the turn that the viewer is in. */
function sinceLastTurn(groups: readonly LogGroup[], own: Seat | undefined): readonly LogGroup[] {
  const last = groups.at(-1);
  const isUnderWay = last !== undefined && last.seat === own && last.lines.at(-1)?.seat === own;
  const past = isUnderWay ? groups.slice(0, -1) : groups;
  const from = own === undefined ? past.length - 1 : past.findLastIndex(({ seat }) => seat === own);
  return past.slice(Math.max(0, from));
}
