/** What only the table in words says. */
export type Phase = 'opening' | 'sailing' | 'acting' | 'drawing' | 'scoring';

export interface TableWords {
  /** "2 of 4" */
  readonly round: (round: number) => string;
  readonly phases: Readonly<Record<Phase, string>>;
  /** "7, rank 2" */
  readonly influence: (spaces: number, rank: number) => string;
  readonly village: string;
  readonly completed: (objective: string) => string;
  /** "sugar, 1 of 2 taken" */
  readonly market: (good: number, discs: number, spaces: number) => string;
  /** How the game against Jeanne ended. */
  readonly outcome: (own: number, hers: number) => string;
  /** Where the next quest lies. */
  readonly topOfPile: string;
}
