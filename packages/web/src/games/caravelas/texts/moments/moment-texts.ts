/** Titles over the chart. */
export type MomentTexts = Readonly<
  Record<
    'rounded' | 'struck' | 'stormed' | 'becalmed' | 'sank' | 'discovered' | 'built' | 'upgraded' | 'ending',
    string
  >
>;
