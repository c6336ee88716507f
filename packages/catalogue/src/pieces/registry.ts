/** Which games take packs: the pieces of each, and the words for them. */
import type { Locale, PieceWords } from '@captains-table/kernel';
import { isRecord } from '@captains-table/kernel';
import type { GamePieces } from './pieces.ts';

interface Registered {
  readonly pieces: () => Promise<GamePieces>;
  readonly words: Readonly<Record<Locale, () => Promise<PieceWords>>>;
}

const GAMES: Readonly<Record<string, Registered>> = {
  'port-royal': {
    pieces: async () => (await import('@captains-table/port-royal/pieces')).pieces,
    words: {
      en: async () => (await import('@captains-table/port-royal/texts/pieces-en')).words,
      fr: async () => (await import('@captains-table/port-royal/texts/pieces-fr')).words,
      nl: async () => (await import('@captains-table/port-royal/texts/pieces-nl')).words,
    },
  },
  caravelas: {
    pieces: async () => (await import('@captains-table/caravelas/pieces')).pieces,
    words: {
      en: async () => (await import('@captains-table/caravelas/texts/pieces-en')).words,
      fr: async () => (await import('@captains-table/caravelas/texts/pieces-fr')).words,
      nl: async () => (await import('@captains-table/caravelas/texts/pieces-nl')).words,
    },
  },
  'francis-drake': {
    pieces: async () => (await import('@captains-table/francis-drake/pieces')).pieces,
    words: {
      en: async () => (await import('@captains-table/francis-drake/texts/pieces-en')).words,
      fr: async () => (await import('@captains-table/francis-drake/texts/pieces-fr')).words,
      nl: async () => (await import('@captains-table/francis-drake/texts/pieces-nl')).words,
    },
  },
  maracaibo: {
    pieces: async () => (await import('@captains-table/maracaibo/pieces')).pieces,
    words: {
      en: async () => (await import('@captains-table/maracaibo/texts/pieces-en')).words,
      fr: async () => (await import('@captains-table/maracaibo/texts/pieces-fr')).words,
      nl: async () => (await import('@captains-table/maracaibo/texts/pieces-nl')).words,
    },
  },
};

/** The games that take packs. */
export const PACK_GAMES: readonly string[] = Object.keys(GAMES);

/** Undefined for a game without pieces. */
export async function loadPieces(game: string): Promise<GamePieces | undefined> {
  return Object.hasOwn(GAMES, game) ? GAMES[game]?.pieces() : undefined;
}

export async function loadPieceWords(game: string, locale: Locale): Promise<PieceWords | undefined> {
  return Object.hasOwn(GAMES, game) ? GAMES[game]?.words[locale]() : undefined;
}

/** The game that a file of a pack names, if it takes packs. */
export function gameOf(json: unknown): string | undefined {
  const game = isRecord(json) && Object.hasOwn(json, 'game') ? json['game'] : undefined;
  return typeof game === 'string' && Object.hasOwn(GAMES, game) ? game : undefined;
}
