/** The words of the logbook, and of campaigns among my games. */
export interface CampaignsTexts {
  readonly title: string;
  chapter(chapter: number): string;
  /** The name of the game, and `a story in 5 chapters`. */
  story(game: string, chapters: number): string;
  begun(day: string): string;
  sailed(chapters: number): string;
  pagesRead(pages: number): string;
  readonly loading: string;
  readonly notFound: string;
  readonly notFoundWhy: string;
  readonly path: string;
  readonly done: string;
  readonly now: string;
  readonly sealed: string;
  chart(done: number, of: number): string;
  readonly sail: {
    on(chapter: number): string;
    first: string;
    again: string;
    coins(coins: number): string;
    toTable: string;
    over: string;
    formTitle(chapter: number): string;
    readonly lead: string;
    readonly start: string;
    readonly branchTitle: string;
    readonly branchWhy: string;
  };
  readonly recap: {
    readonly title: string;
    readonly none: string;
    readonly safe: string;
    readonly away: string;
    readonly missing: string;
  };
  readonly pages: {
    readonly title: string;
    readonly newest: string;
    readonly none: string;
    readonly sealed: string;
  };
  readonly results: {
    readonly title: string;
    readonly none: string;
    readonly won: string;
    readonly lost: string;
    readonly replay: string;
    readonly branch: string;
    readonly branchWhy: string;
    readonly sum: string;
    readonly actions: string;
    readonly notPlayed: string;
  };
  /** At the end of a campaign, by person. */
  readonly honour: Readonly<Record<'title' | 'who' | 'games' | 'won' | 'best' | 'average', string>>;
  readonly branches: { readonly label: string; end(chapter: number, day: string): string };
  readonly crew: {
    readonly title: string;
    readonly invite: string;
    readonly inviteWhy: string;
    readonly link: string;
    readonly copy: string;
  };
  readonly free: {
    readonly open: string;
    readonly title: string;
    readonly warning: string;
    readonly label: string;
    readonly go: string;
    readonly stay: string;
  };
  readonly join: { readonly title: string; readonly lead: string; readonly button: string };
  readonly export: string;
  readonly mine: {
    readonly title: string;
    readonly none: string;
    readonly import: string;
    readonly importHere: string;
    readonly importWrong: string;
    readonly deleteTitle: string;
    readonly deleteWhy: string;
    readonly over: string;
    readonly open: string;
    readonly toTable: string;
    chapterOf(chapter: number, of: number): string;
  };
}
