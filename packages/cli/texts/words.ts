/** What the terminal itself says while games are played and replayed. The game's words are its own. */
export interface Words {
  /** A seat by its number, counted from 1. */
  readonly player: (number: number) => string;
  /** Stands behind the name of the person at the keyboard. */
  readonly you: string;
  readonly welcome: string;
  readonly help: readonly string[];
  /** Before a player types. */
  readonly yourMove: string;
  readonly chooseNumber: (moves: number) => string;
  readonly takenBack: string;
  readonly turnRestarted: string;
  readonly undoImpossible: string;
  /** Before the moves worth considering, each with its chance of winning. */
  readonly advice: string;
  /** Behind such a move, what speaks for it. */
  readonly because: (reasons: readonly string[]) => string;
  readonly saveWhere: string;
  readonly saved: (file: string) => string;
  readonly notSaved: (file: string, reason: string) => string;
  readonly handOver: (player: string) => string;
  readonly goodbye: string;
  readonly result: string;
  /** "who: what", with the colon of the language. */
  readonly says: (who: string, what: string) => string;
  readonly place: (place: number) => string;
  readonly score: (score: string) => string;
  readonly players: (count: number) => string;
  readonly moves: (count: number) => string;
  /** Before an event that only some have heard of. */
  readonly onlyFor: (players: string) => string;
  /** Under a page of a story. */
  readonly typeRead: string;
  readonly chapter: (chapter: number, chapters: number) => string;
  /** Before a few sentences that remind of the story. */
  readonly whereWereWe: string;
  readonly campaignKept: (file: string) => string;
  readonly campaignUnchanged: string;
  readonly nextChapter: (chapter: number) => string;
  readonly chapterAgain: (chapter: number) => string;
  readonly storyOver: string;
  readonly viewAfter: (move: number, moves: number) => string;
  readonly pack: PackWords;
}

/** What is said about packs; problems have their own words. */
interface PackWords {
  /** Before a problem. */
  readonly grades: Readonly<Record<'error' | 'warning', string>>;
  readonly ended: (games: number, most: number) => string;
  /** The time was up before all games were played. */
  readonly cut: string;
  readonly content: (hash: string) => string;
  readonly verdicts: Readonly<Record<'fits' | 'differs' | 'forbidden', string>>;
  readonly same: string;
  readonly added: string;
  readonly removed: string;
}
