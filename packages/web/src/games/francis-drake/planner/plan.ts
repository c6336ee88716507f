/** What missions would take, against what a ship's log holds. The rules package works it out. */
import type { Content, DestinationId, DiscName, View } from '@captains-table/francis-drake';
import type { MissionOutlook } from '@captains-table/francis-drake/outlook';
import { missionsAhead } from '@captains-table/francis-drake/outlook';
import { componentsOf } from '../board/table.ts';
import { conquestPoints } from '../board/worth.ts';

export interface Mission extends MissionOutlook {
  /** Only pencilled in: no disc lies there. */
  readonly pencilled: boolean;
}

export type Supply = 'crew' | 'guns' | 'trade';

export interface Sum {
  readonly what: Supply;
  /** With the kindest and with the worst tokens that may lie face down. */
  readonly least: number;
  readonly most: number;
  readonly have: number;
  readonly standing: 'enough' | 'maybe' | 'short';
}

export interface Plan {
  readonly missions: readonly Mission[];
  readonly sums: readonly Sum[];
  /** If everything goes well: attacks, and what the conquest chart gains by them. */
  readonly points: number;
}

/** The discs that carry out missions, in their order. */
const MISSION_DISCS: readonly DiscName[] = ['hind', '1', '2', '3', '4'];

/** Discs that a plan may still use: those in hand, or all before anything is placed. */
function discsToPlan(view: View, seat: number): readonly DiscName[] {
  const player = view.players[seat];
  if (view.phase === 'missions' || view.phase === 'informer' || view.phase === 'over') return [];
  const hand = player?.hand ?? [];
  const known = hand.length > 0 ? hand : view.phase === 'chart' ? [] : MISSION_DISCS;
  return MISSION_DISCS.filter((disc) => known.includes(disc) && (disc !== 'hind' || player?.hind === true));
}

/** Whether one more place can be pencilled in. */
export function hasRoom(view: View, seat: number, pencilled: readonly DestinationId[]): boolean {
  return pencilled.length < discsToPlan(view, seat).length;
}

/** A seat's own discs on the chart and what is pencilled in, in the order in which they would be resolved. */
export function planOf(
  content: Content,
  view: View,
  seat: number,
  pencilled: readonly DestinationId[],
): Plan {
  const placed = ownDestinations(view, seat);
  const discs = discsToPlan(view, seat);
  const drafts = pencilled
    .filter((id) => !placed.includes(id))
    .flatMap((at, i) => {
      const disc = discs[i];
      return disc === undefined ? [] : [{ at, disc }];
    });
  const missions = missionsAhead(content, view, seat, drafts).map((mission) => ({
    ...mission,
    pencilled: drafts.some(({ at }) => at === mission.at),
  }));
  return {
    missions,
    sums: (['crew', 'guns', 'trade'] as const).map((what) => sumOf(view, seat, missions, what)),
    points: pointsOf(content, view, seat, missions),
  };
}

/** Where a seat's discs lie, the Ghost Ship's included. */
export function ownDestinations(view: View, seat: number): readonly DestinationId[] {
  return view.destinations
    .filter(({ discs }) => discs.some((disc) => disc.seat === seat))
    .map(({ id }) => id);
}

function sumOf(view: View, seat: number, missions: readonly Mission[], what: Supply): Sum {
  const have = view.players[seat]?.log[what] ?? 0;
  const total = (count: (mission: Mission) => number) =>
    missions.reduce((sum, mission) => sum + count(mission), 0);
  const least = total(({ need }) => need[what]);
  const most = total(({ need }) => ({ crew: need.mostCrew, guns: need.mostGuns, trade: need.trade })[what]);
  const standing = most <= have ? 'enough' : least <= have ? 'maybe' : 'short';
  return { what, least, most, have, standing };
}

function pointsOf(content: Content, view: View, seat: number, missions: readonly Mission[]): number {
  const before = view.players[seat]?.conquests ?? { town: false, fort: false, galleon: false };
  const after = { ...before };
  for (const { kind } of missions) if (kind !== 'trade') after[kind] = true;
  const places = missions.reduce((points, mission) => points + mission.points, 0);
  const { charts } = componentsOf(content);
  return places + conquestPoints(charts, after) - conquestPoints(charts, before);
}
