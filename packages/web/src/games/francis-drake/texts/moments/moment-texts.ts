/** Titles over the chart. */
export type MomentTexts = Readonly<
  Record<'town' | 'fort' | 'galleon' | 'failed' | 'ghost-vanished' | 'conquests' | 'chest-opened', string>
>;
