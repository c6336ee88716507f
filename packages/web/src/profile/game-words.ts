/** What each game calls its medals and figures: found in its folder, fetched when a profile is opened. */
import type { Locale } from '@captains-table/kernel';

export interface GameProfileTexts {
  /** By the id of the medal. */
  readonly medals: Readonly<Record<string, string>>;
  /** What a medal asks for, by its figure. */
  readonly goals: Readonly<Record<string, (n: number) => string>>;
  /** Figures that a profile shows. */
  readonly figures: Readonly<Record<string, string>>;
}

const FILES = import.meta.glob<{ readonly profileTexts: GameProfileTexts }>('../games/*/medals/*.ts');

/** Undefined for a game that has none. */
export async function loadGameWords(game: string, locale: Locale): Promise<GameProfileTexts | undefined> {
  return (await FILES[`../games/${game}/medals/${locale}.ts`]?.())?.profileTexts;
}
