/** The words about packs of own cards: at tables, on the page of a shared one, where one is shared. */
export interface PacksTexts {
  readonly cards: string;
  readonly cardsWhy: string;
  readonly ours: string;
  readonly unnamed: string;
  readonly differs: string;
  readonly same: string;
  readonly differences: (count: number) => string;
  readonly more: (count: number) => string;
  readonly how: Readonly<Record<'added' | 'removed', string>>;
  readonly change: (field: string, before: string, after: string) => string;
  readonly nothing: string;
  readonly yes: string;
  readonly no: string;
  readonly gone: string;
  readonly page: {
    readonly title: string;
    readonly lead: (game: string) => string;
    readonly play: string;
  };
  readonly share: {
    readonly title: string;
    readonly why: string;
    readonly make: string;
    readonly link: string;
    readonly copy: string;
    readonly stop: string;
    readonly remove: string;
    readonly removeWhy: string;
    readonly removed: string;
    readonly stopped: string;
    readonly shared: string;
    readonly private: string;
    /** Of the pack that lies open. */
    readonly open: string;
    /** Of a version that came earlier. */
    readonly as: (time: string) => string;
    /** What a button is about, for those who hear it. */
    readonly about: (act: string, pack: string) => string;
  };
}
