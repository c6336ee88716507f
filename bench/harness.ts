/**
 * Measures one row. Both sides are warmed up and then take turns, so that whatever else the machine
 * is doing falls on both alike.
 */
import type { Measure, Row, RowResult } from './row.ts';
import { isBetterWhenHigher } from './row.ts';
import { median, spread } from './statistics.ts';

const WARM_UP_MS = 1000;
const RUNS = 9;

export interface Samples {
  readonly values: readonly number[];
  /** Empty where there is no peer. */
  readonly peerValues: readonly number[];
}

export async function sample(row: Row, withPeer: boolean): Promise<Samples> {
  const peer = withPeer ? await row.peer?.load() : undefined;
  warmUp(row.measure);
  if (peer !== undefined) warmUp(peer);
  const values: number[] = [];
  const peerValues: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    values.push(row.measure());
    if (peer !== undefined) peerValues.push(peer());
  }
  return { values, peerValues };
}

export function summary(row: Row, samples: readonly Samples[]): RowResult {
  const values = samples.flatMap((part) => part.values);
  const peerValues = samples.flatMap((part) => part.peerValues);
  const value = median(values);
  const result = { name: row.name, value: rounded(value), unit: row.unit, spread: rounded(spread(values)) };
  if (row.peer === undefined || peerValues.length === 0) return result;
  const peerValue = median(peerValues);
  const ratio = isBetterWhenHigher(row.unit) ? value / peerValue : peerValue / value;
  return { ...result, peer: row.peer.name, peerValue: rounded(peerValue), ratio: rounded(ratio) };
}

function warmUp(measure: Measure): void {
  const end = performance.now() + WARM_UP_MS;
  while (performance.now() < end) measure();
}

/** Four digits: more than the measurement can tell. */
function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
