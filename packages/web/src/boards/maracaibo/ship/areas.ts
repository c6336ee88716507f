/** The twelve areas of a ship: which are open, and what the others wait for. Rules MA-16.1, MA-16.6, MA-16.10. */
import { CONTENT } from '../pieces.ts';

export type AreaData = (typeof CONTENT.upgrades)[number];

/** Areas that wait for so many others, and how many are open. */
export interface Gate {
  readonly others: number;
  readonly open: number;
}

/** Another area that must be open first, or so many of them. */
type Lock = { readonly after: string } | Gate;

export interface Area {
  readonly data: AreaData;
  /** Discs that still lie on it. */
  readonly left: number;
  readonly isOpen: boolean;
  readonly lock: Lock | undefined;
}

export function areasOf(discs: readonly number[]): readonly Area[] {
  const left = new Map(CONTENT.upgrades.map(({ id }, index) => [id, discs[index] ?? 0]));
  const open = openedOf(discs);
  return CONTENT.upgrades.map((data) => {
    const isOpen = left.get(data.id) === 0;
    return {
      data,
      left: left.get(data.id) ?? 0,
      isOpen,
      lock: isOpen ? undefined : lockOf(data, left, open),
    };
  });
}

/** Each number of others that some area waits for. */
export function gatesOf(discs: readonly number[]): readonly Gate[] {
  const numbers = new Set(CONTENT.upgrades.flatMap(({ open }) => (open === undefined ? [] : [open])));
  return [...numbers].map((others) => ({ others, open: Math.min(others, openedOf(discs)) }));
}

export function openedOf(discs: readonly number[]): number {
  return discs.filter((left) => left === 0).length;
}

function lockOf({ after, open: others = 0 }: AreaData, left: ReadonlyMap<string, number>, open: number) {
  if (after !== undefined && left.get(after) !== 0) return { after };
  return others > open ? { others, open } : undefined;
}

/** The largest hand that the open areas allow. Rule MA-16.3. */
export function handLimitOf(discs: readonly number[]): number {
  const limits = areasOf(discs).flatMap(({ isOpen, data }) =>
    isOpen && data.permanent?.handLimit !== undefined ? [data.permanent.handLimit] : [],
  );
  return Math.max(CONTENT.tracks.setup.handLimit, ...limits);
}
