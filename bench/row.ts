/** One run of a row's work. Answers the value in the row's unit. */
export type Measure = () => number;

/** One line of the benchmark, measured inside a process that does nothing else. */
export interface Row {
  /** `area/subject`; `--only` picks by prefix. */
  readonly name: string;
  readonly unit: Unit;
  readonly measure: Measure;
  readonly peer?: Peer & {
    readonly name: string;
    /** Called in every measuring process. */
    load(): Promise<Measure>;
  };
}

/** Another library doing the same work, in the same unit. */
interface Peer {
  /** Called once, before anything is measured. False when it cannot be had here, having said so. */
  install(): boolean;
}

/** Several lines that one experiment gives: processes are started, watched from outside and ended. */
export interface Trial {
  readonly name: string;
  readonly figures: readonly Figure[];
  /** How many processes run it, one after the other. */
  readonly processes: number;
  readonly peer?: Peer;
  /** Both sides, one after the other, or only ours. */
  run(withPeer: boolean): Promise<Readings>;
}

/** A line: what it is called and what its peer is called. */
export interface Figure {
  readonly name: string;
  readonly unit: Unit;
  readonly peer?: string;
}

/** By the figure's name. */
export type Readings = Readonly<Record<string, { readonly value: number; readonly peerValue?: number }>>;

/** Rates are better when higher, everything else when lower. */
export type Unit = 'decisions/s' | 'iterations/s' | 'moves/s' | 'µs' | 'ms' | 'bytes' | 'kB' | 'MiB' | '×';

/** What `--json` prints for a line. Without a peer its three fields are absent. */
export interface RowResult {
  readonly name: string;
  readonly value: number;
  readonly unit: Unit;
  /** Interquartile range over median; absent where there was only one measurement. */
  readonly spread?: number;
  readonly peer?: string;
  readonly peerValue?: number;
  /** How many times better than the peer, whichever way the unit points. */
  readonly ratio?: number;
}

export function isBetterWhenHigher(unit: Unit): boolean {
  return unit.endsWith('/s');
}

export function figuresOf(subject: Row | Trial): readonly Figure[] {
  if ('figures' in subject) return subject.figures;
  const { name, unit, peer } = subject;
  return [{ name, unit, ...(peer === undefined ? {} : { peer: peer.name }) }];
}
