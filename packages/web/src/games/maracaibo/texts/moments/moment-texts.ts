/** Titles over the chart. */
export type MomentTexts = Readonly<
  Record<
    | 'fought'
    | 'ranked-up'
    | 'upgraded'
    | 'quest-done'
    | 'objective'
    | 'admiral'
    | 'explorer-home'
    | 'scoring',
    string
  >
>;
