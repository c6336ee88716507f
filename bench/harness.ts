/**
 * Measures one row. Both sides are warmed up and then take turns, so that whatever else the machine
 * is doing falls on both alike. A trial arranges that itself.
 */
import type { Figure, Measure, Row, RowResult, Trial } from './row.ts';
import { isBetterWhenHigher } from './row.ts';
import { median, spread } from './statistics.ts';

const WARM_UP_MS = 1000;
const RUNS = 9;

interface Samples {
  readonly values: readonly number[];
  /** Empty where there is no peer. */
  readonly peerValues: readonly number[];
}

/** By the name of the figure. */
export type Sampled = Readonly<Record<string, Samples>>;

export async function sample(subject: Row | Trial, withPeer: boolean): Promise<Sampled> {
  if ('measure' in subject) return { [subject.name]: await sampleRow(subject, withPeer) };
  const readings = Object.entries(await subject.run(withPeer));
  return Object.fromEntries(
    readings.map(([name, { value, peerValue }]) => [
      name,
      { values: [value], peerValues: peerValue === undefined ? [] : [peerValue] },
    ]),
  );
}

async function sampleRow(row: Row, withPeer: boolean): Promise<Samples> {
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

/** What the processes measured, as one line. */
export function summary({ name, unit, peer }: Figure, sampled: readonly Sampled[]): RowResult {
  const samples = sampled.flatMap((part) => part[name] ?? []);
  const values = samples.flatMap((part) => part.values);
  const peerValues = samples.flatMap((part) => part.peerValues);
  const value = median(values);
  const wide = values.length > 1 ? { spread: rounded(spread(values)) } : {};
  const result = { name, value: rounded(value), unit, ...wide };
  if (peer === undefined || peerValues.length === 0) return result;
  const peerValue = median(peerValues);
  const ratio = isBetterWhenHigher(unit) ? value / peerValue : peerValue / value;
  return { ...result, peer, peerValue: rounded(peerValue), ratio: rounded(ratio) };
}

function warmUp(measure: Measure): void {
  const end = performance.now() + WARM_UP_MS;
  while (performance.now() < end) measure();
}

/** Four digits: more than the measurement can tell. */
function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
