/** Titles over the harbour. */
export type MomentTexts = Readonly<
  Record<'busted' | 'taxed' | 'repelled' | 'explored' | 'claimed' | 'ending', string>
>;
