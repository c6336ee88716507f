/** One run of a row's work. Answers the value in the row's unit. */
export type Measure = () => number;

/** One line of the benchmark. */
export interface Row {
  /** `area/subject`; `--only` picks by prefix. */
  readonly name: string;
  readonly unit: Unit;
  readonly measure: Measure;
  readonly peer?: Peer;
}

/** Another library doing the same work, in the same unit. */
interface Peer {
  readonly name: string;
  /** Called once, before anything is measured. False when it cannot be had here, having said so. */
  install(): boolean;
  /** Called in every measuring process. */
  load(): Promise<Measure>;
}

/** Rates are better when higher, times when lower. */
export type Unit = 'decisions/s' | 'iterations/s' | 'µs';

/** What `--json` prints for a row. Without a peer its three fields are absent. */
export interface RowResult {
  readonly name: string;
  readonly value: number;
  readonly unit: Unit;
  /** Interquartile range over median. */
  readonly spread: number;
  readonly peer?: string;
  readonly peerValue?: number;
  /** How many times better than the peer, whichever way the unit points. */
  readonly ratio?: number;
}

export function isBetterWhenHigher(unit: Unit): boolean {
  return unit.endsWith('/s');
}
