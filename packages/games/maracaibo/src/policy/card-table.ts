/** What each card does in a usual game, by its number. */
interface CardFigures {
  /** Lasting abilities and own actions over a whole game, as positions are judged: the same whatever the weights. */
  readonly ability: number;
  /** The same as moves are rated. */
  readonly lasting: number;
  /** A placed spy in one round. */
  readonly spyRound: number;
}

export type CardTable = readonly CardFigures[];
