import type { CharacterId } from './characters.ts';

/** The levels of `createBot`, from weakest to strongest. */
export const LEVELS = ['random', 'cabin-boy', 'sailor', 'mate', 'captain', 'admiral'] as const;
export type LevelName = (typeof LEVELS)[number];

export interface LevelTexts {
  readonly name: string;
  /** One line on how this level plays. */
  readonly description: string;
}

export interface BotTexts {
  readonly levels: Readonly<Record<LevelName, LevelTexts>>;
  /** One line on each character, in the tone of the quay. */
  readonly characters: Readonly<Record<CharacterId, string>>;
}
