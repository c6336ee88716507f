/** The words around the pages of a story. Those of the pages themselves are fetched one by one. */
export interface StoryTexts {
  chapter(chapter: number): string;
  page(page: string): string;
  readBy(reader: string): string;
  readonly loading: string;
  readonly missing: string;
  readonly missingWhy: string;
  readonly tryAgain: string;
  readonly read: string;
  readonly turn: string;
  readonly turnWhy: string;
  readonly back: string;
  readonly aloud: string;
  readonly silent: string;
  readonly letters: Readonly<Record<'small' | 'normal' | 'large', string>>;
  /** A sentence each, about one person or several. */
  haveRead(names: string, count: number): string;
  stillReading(names: string, count: number): string;
  readonly allHaveRead: string;
  readonly turned: string;
  readonly soFar: {
    readonly title: string;
    readonly lead: string;
    readonly none: string;
    /** Above pages that were turned meanwhile. */
    readonly away: string;
    /** What a reader who comes back is told. */
    awayLead(pages: number): string;
    readonly skip: string;
    readonly skipWhy: string;
    readonly safe: string;
  };
  readonly vote: {
    readonly head: string;
    readonly mine: string;
    readonly seal: string;
    readonly cast: string;
    readonly choose: string;
    readonly sealed: string;
    readonly voted: string;
    readonly you: string;
    readonly thinking: string;
    count(cast: number, of: number): string;
    readonly secret: string;
    readonly open: string;
    readonly tie: string;
    readonly talk: string;
  };
}
