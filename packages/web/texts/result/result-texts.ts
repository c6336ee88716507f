/** What only the page of a result says. */
export interface ResultTexts {
  /** Ends the counting of points and shows them all. */
  readonly countAll: string;
  readonly mentioned: string;
  readonly bestMove: string;
  readonly costliestMove: string;
  readonly atTurn: (turn: number, name: string) => string;
  /** For those who do not see the arrow between the two. */
  readonly chanceWent: (from: string, to: string) => string;
  readonly lost: (chance: string) => string;
  readonly noBest: string;
  readonly turnByTurn: string;
  readonly asIfEnded: string;
  readonly ready: (ready: number, of: number) => string;
  readonly isReady: string;
  readonly thinks: string;
  readonly company: string;
}
