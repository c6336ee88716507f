/** The words for a game's pieces: for editors and for messages about packs. Loaded by them alone. */
export interface PieceWords {
  /** By the id of the collection: what all of them are called, and one of them. */
  readonly collections: Readonly<Record<string, { readonly name: string; readonly piece: string }>>;
  /** By the name of the field; one that is a number also with the record around it, `circles.3`. */
  readonly fields: Readonly<Record<string, string>>;
  /** By the value: verbs of effects, and whatever else can be chosen. */
  readonly choices: Readonly<Record<string, string>>;
  /**
   * By the field that chooses what an effect does and its choice, `does.discount`: a sentence with the other fields as
   * blanks, `Recruiting costs {coins|coin|coins} less.`
   */
  readonly sentences?: Readonly<Record<string, string>>;
  /** By the code of a finding, with its facts in braces: `there are {count}`. */
  readonly problems: Readonly<Record<string, string>>;
}
