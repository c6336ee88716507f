/** What each card does in a usual game, by its number. */
interface CardFigures {
  /** Lasting abilities and own actions over a whole game. */
  readonly ability: number;
  /** A placed spy in one round. */
  readonly spyRound: number;
}

export type CardTable = readonly CardFigures[];
