/** The names that the content uses; states and the box hold positions in these lists. */
export const NATIONS = ['france', 'spain', 'england'] as const;
export const GOODS = ['sugar', 'tobacco', 'corn'] as const;
export const ITEMS = ['book', 'spyglass', 'herb', 'map'] as const;
export const SYNERGIES = ['medal', 'house', 'crown', 'anchor', 'scales'] as const;
export const LINES = ['red', 'blue', 'green'] as const;
export const DECKS = ['A', 'B', 'LA', 'C'] as const;
export const LEVELS = ['veryEasy', 'easy', 'medium', 'hard', 'veryHard'] as const;

export type NationName = (typeof NATIONS)[number];
export type GoodName = (typeof GOODS)[number];
export type ItemName = (typeof ITEMS)[number];
export type SynergyName = (typeof SYNERGIES)[number];
export type LineName = (typeof LINES)[number];
export type Deck = (typeof DECKS)[number];
export type Level = (typeof LEVELS)[number];
