/**
 * What the best missions are worth for every log that a ship can have, worked out once: a knapsack
 * of crew, guns and trade cubes, filled destination by destination.
 */
import { must } from '@captains-table/kernel';
import { NONE } from '../box.ts';
import type { Box, DestinationFacts } from '../box.ts';
import { conquestPoints } from '../scoring.ts';
import { usualWorth } from './targets.ts';
import type { Weights } from './weights.ts';

/** More of anything makes no difference. */
export const MOST_CREW = 9;
export const MOST_GUNS = 9;
export const MOST_TRADE = 3;
const MOST_SLOTS = 5;
const KINDS = 8;
/** Missions without and with the Golden Hind. */
const FEWEST_SLOTS = 4;

const TRADES = MOST_TRADE + 1;
const GUN_ROW = (MOST_GUNS + 1) * TRADES;
const LOGS = (MOST_CREW + 1) * GUN_ROW;

/** The place of a log in a table. */
export function logIndex(crew: number, guns: number, trade: number): number {
  return crew * GUN_ROW + guns * TRADES + trade;
}

/** One destination as the knapsack sees it. */
interface Item {
  readonly crew: number;
  readonly guns: number;
  readonly trade: number;
  readonly kind: number;
  readonly worth: number;
}

export interface PlanKey {
  readonly seats: number;
  readonly zone: number;
  readonly galleon: boolean;
  readonly pinnace: boolean;
  /** The tiles on the galleon symbols. */
  readonly tiles: readonly number[];
}

export class PlanTables {
  readonly #box: Box;
  readonly #weights: Weights;
  readonly #tables = new Map<number, readonly Float64Array[]>();

  constructor(box: Box, weights: Weights) {
    this.#box = box;
    this.#weights = weights;
  }

  /** Worths by `logIndex`: for four missions, or for five with the Golden Hind. */
  tableFor(key: PlanKey, hind: boolean): Float64Array {
    const [first = 0, second = 0] = key.tiles;
    const flags = (key.galleon ? 1 : 0) + (key.pinnace ? 2 : 0);
    const id = (((key.seats * 5 + key.zone) * 4 + flags) * 3 + first) * 3 + second;
    let tables = this.#tables.get(id);
    if (tables === undefined) {
      tables = fill(this.#box, itemsOf(this.#box, this.#weights, key), this.#weights.trust);
      this.#tables.set(id, tables);
    }
    return must(tables[hind ? 1 : 0]);
  }
}

function itemsOf(box: Box, weights: Weights, key: PlanKey): Item[] {
  return box.facts
    .filter(({ zone, kind }) => zone <= key.zone && (kind !== 'galleon' || key.galleon))
    .map((facts) => itemOf(box, weights, key, facts));
}

const KIND_BITS = { town: 1, fort: 2, galleon: 4, trade: 0 } as const;
/** Tokens are 0, 1 or 2, so one more than printed is a fair guess. */
const USUAL_TOKEN = 1;

function itemOf(box: Box, weights: Weights, key: PlanKey, facts: DestinationFacts): Item {
  const { kind, troops, guns, points, treasure, circles, galleon } = facts;
  const tile = galleon === NONE ? undefined : box.galleonTiles[key.tiles[galleon] ?? 0];
  const isTrade = kind === 'trade';
  const worth = usualWorth({
    points: isTrade ? weights.good : (tile?.points ?? points),
    treasure: treasure === NONE ? 0 : must(box.treasurePoints[treasure]),
    circles,
    rivals: weights.rivals * (key.seats - 1),
  });
  return {
    crew: kind === 'fort' ? troops + USUAL_TOKEN : troops,
    guns: tile === undefined ? (kind === 'fort' && key.pinnace ? 0 : guns) : tile.guns + USUAL_TOKEN,
    trade: isTrade ? 1 : 0,
    kind: KIND_BITS[kind],
    worth,
  };
}

/** `best[slots][kinds][log]`: the most that this many missions of these kinds bring. */
function fill(box: Box, items: readonly Item[], trust: number): Float64Array[] {
  const best = Array.from({ length: MOST_SLOTS + 1 }, (_, slots) =>
    Array.from({ length: KINDS }, (__, kinds) =>
      new Float64Array(LOGS).fill(slots === 0 && kinds === 0 ? 0 : -Infinity),
    ),
  );
  for (const item of items) {
    for (let slots = MOST_SLOTS; slots > 0; slots--) {
      for (let kinds = 0; kinds < KINDS; kinds++) {
        addItem(best[slots]?.[kinds | item.kind], best[slots - 1]?.[kinds], item);
      }
    }
  }
  return [FEWEST_SLOTS, MOST_SLOTS].map((most) => flatten(box, best.slice(0, most + 1), trust));
}

function addItem(into: Float64Array | undefined, from: Float64Array | undefined, item: Item): void {
  if (into === undefined || from === undefined) return;
  for (let crew = item.crew; crew <= MOST_CREW; crew++) {
    for (let guns = item.guns; guns <= MOST_GUNS; guns++) {
      for (let trade = item.trade; trade <= MOST_TRADE; trade++) {
        const index = logIndex(crew, guns, trade);
        const worth =
          must(from[logIndex(crew - item.crew, guns - item.guns, trade - item.trade)]) + item.worth;
        if (worth > must(into[index])) into[index] = worth;
      }
    }
  }
}

function flatten(box: Box, best: readonly (readonly Float64Array[])[], trust: number): Float64Array {
  const worths = new Float64Array(LOGS);
  for (const bySlots of best) {
    for (let kinds = 0; kinds < KINDS; kinds++) {
      const bonus = trust * conquestPoints(box, kinds);
      const row = must(bySlots[kinds]);
      for (let index = 0; index < LOGS; index++)
        worths[index] = Math.max(must(worths[index]), must(row[index]) + bonus);
    }
  }
  return worths;
}
