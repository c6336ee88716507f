/** Numbers that do not follow from the rules, found by playing thousands of games. */
export interface Weights {
  /** Rivals to expect on a destination, for each other player. */
  readonly rivals: number;
  /** Points that one of the goods is worth before it is known which. */
  readonly good: number;
  /** The share of the conquest bonus that may be counted on. */
  readonly trust: number;
  /** The share of places ahead at which a player stops. */
  readonly stops: number;
  /** How much a gift that may be taken later counts, against one that is taken now. */
  readonly later: number;
  /** Points for things that change no plan. */
  readonly ghost: number;
  readonly hind: number;
  readonly admiral: number;
  readonly governor: number;
  readonly informer: number;
  /** What a place further ahead in the sailing order is worth. */
  readonly dock: number;
  /** What a point paid to the investor costs, since the investor could still be asked later. */
  readonly cost: number;
}

export const WEIGHTS: Weights = {
  rivals: 0.54,
  good: 5.26,
  trust: 0.8,
  stops: 0.45,
  later: 1.52,
  ghost: 0.86,
  hind: 1.91,
  admiral: 1.91,
  governor: 2,
  informer: 1,
  dock: 0.7,
  cost: 0.73,
};
