/** The end of a game, and looking back at it. */
export interface EndTexts {
  readonly title: string;
  readonly player: string;
  readonly total: string;
  /** Where all win or lose together. */
  readonly won: string;
  readonly lost: string;
  readonly breakdown: string;
  readonly race: string;
  readonly raceBy: string;
  readonly turn: string;
  readonly asTable: string;
  readonly turningPoints: string;
  readonly swing: (turn: number, name: string, change: string) => string;
  readonly chances: string;
  readonly chancesBy: string;
  /** The name of the one line of those who win or lose together. */
  readonly together: string;
  readonly costly: string;
  readonly cost: (turn: number, name: string, chance: string) => string;
  readonly played: (move: string) => string;
  readonly better: (move: string) => string;
  readonly noneCostly: string;
  readonly judged: string;
  readonly study: string;
  readonly studying: string;
  readonly stopStudy: string;
  readonly studyFailed: string;
  readonly replayFrom: string;
  readonly replay: string;
  readonly backToResult: string;
  readonly rematch: string;
  /** After a chapter of a campaign: where the story goes on. */
  readonly logbook: string;
  readonly cup: string;
  readonly toRematch: string;
  readonly joinRematch: string;
  readonly export: string;
  readonly fair: string;
  readonly fairWhy: string;
  readonly commitment: string;
  readonly seed: string;
  readonly bots: string;
  /** `versions`: one, or several in a list. */
  readonly botsVersion: (versions: string) => string;
  readonly fits: string;
  readonly fitsNot: string;
  readonly loading: string;
  readonly failed: string;
}
