/** Where the chart looks: at what is being played, at the mission that waits for a player, or at what can be chosen. */
import type { Aim, Point } from '../../../board-kit/camera/camera.ts';
import { onSheet, spotOf } from './layout.ts';
import type { Shift } from '../stage/stage.ts';
import type { Table } from '../board/table.ts';
import type { TargetChoice } from './targets.tsx';

export interface CameraAim extends Aim {
  /** Changes whenever there is something else to look at. */
  readonly because: string;
  /** What can be chosen. */
  readonly open?: readonly Point[];
}

/** Undefined where nothing asks to be looked at: everybody looks where they like. */
export function cameraAim(
  table: Pick<Table, 'spots' | 'view' | 'pending'>,
  { step }: Pick<Shift, 'step'>,
  { isLegal }: Pick<TargetChoice, 'isLegal'>,
): CameraAim | undefined {
  const { view, pending } = table;
  const place = step?.at ?? view.mission?.at;
  if (place !== undefined) return { at: onSheet(spotOf(place, table).at), because: place };
  const open = [...table.spots.keys()].filter((id) => isLegal(id));
  const [first] = open;
  if (first === undefined || pending === undefined) return undefined;
  const points = open.map((id) => onSheet(spotOf(id, table).at));
  // One disc after the other is placed without the chart moving away.
  return {
    at: middleOf(points),
    keep: onSheet(spotOf(first, table).at),
    because: pending.kind,
    open: points,
  };
}

/** Midway between the outermost: as many as can be are in sight. */
function middleOf(points: readonly Point[]): Point {
  const midway = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: midway(points.map(({ x }) => x)), y: midway(points.map(({ y }) => y)) };
}
