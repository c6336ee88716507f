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
  /** A story card: its quest and where, the tile it waits for, or that it is done. */
  readonly storyQuest: (card: string, place: string, quest: string) => string;
  readonly storyWorks: (card: string, tile: string) => string;
  readonly storyCardDone: (card: string) => string;
}
