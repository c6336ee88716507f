/** What a sailor reckons with. Distances and costs are in markers, the rest as it says. */
export interface Weights {
  /** Points that a marker brings on a good voyage: what a detour has to earn. */
  readonly marker: number;
  /** What a piece is worth beyond its points: no one else gets it, and the end comes nearer. */
  readonly nearerEnd: number;
  /** The share of a turn's markers that is well used; the rest goes to bids, calms and storms. */
  readonly usedATurn: number;
  /** Voyages are longer than the straight way there and back by this factor. */
  readonly detour: number;
  /** How many rounds a whole voyage to India takes. */
  readonly voyage: number;
  /** What a blue space may cost while the hand is unknown, and what a red one may cost in lost ships. */
  readonly eventGuess: number;
  readonly capeGuess: number;
  /** The share of a good's price that counts where it lies off the plan. */
  readonly goodsOnTheWay: number;
  /** A fair wind played against pirates cannot be played later. */
  readonly fairWindPrice: number;
  /** Penalties for steps that lead away: they put off the goal, and a bad hand changes only when it is played. */
  readonly wandering: number;
  readonly wanderingPenalty: number;
  /** A player who sails first finds the nearest ports; later on it is seldom worth a marker. */
  readonly firstToSail: number;
  /**
   * A deficit in points this small may still turn round: turns are to come, and hidden cards may be worth less than
   * assumed.
   */
  readonly close: number;
  /** An upgrade, for each round that is left: how many of its markers are used, and points for two more goods. */
  readonly upgradeMarkers: number;
  readonly upgradeRoom: number;
  /** The share of a good's price that is lost with the room for it. */
  readonly lostRoom: number;
  /** What cards cost their player: one drawn unseen, a compass, and what a fair wind brings. */
  readonly drawnCost: number;
  readonly compassCost: number;
  readonly fairWindGain: number;
  /** The share of a bonus move that helps another player, in any direction or in one. */
  readonly gift: number;
  readonly compassGift: number;
  /** A fair wind in hand may do more later. */
  readonly keptFairWind: number;
  /** A hand is swapped for cards that cost this much each; the share of the difference that counts. */
  readonly usualCard: number;
  readonly swap: number;
}

export const WEIGHTS: Weights = {
  marker: 0.75,
  nearerEnd: 14.47,
  usedATurn: 0.71,
  detour: 1.29,
  voyage: 7.54,
  eventGuess: 2.16,
  capeGuess: 0.66,
  goodsOnTheWay: 0.63,
  fairWindPrice: 0.2,
  wandering: 0.29,
  wanderingPenalty: 1.37,
  firstToSail: 3,
  close: 33.55,
  upgradeMarkers: 0.03,
  upgradeRoom: 1.38,
  lostRoom: 0.12,
  drawnCost: 1.5,
  compassCost: 0.42,
  fairWindGain: 0.51,
  gift: 0.67,
  compassGift: 0.15,
  keptFairWind: 0.7,
  usualCard: 2.37,
  swap: 0.23,
};
