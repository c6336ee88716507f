/** The games at hand on this page, with their words in the languages that were read so far. */
import { batch, computed, signal } from '@preact/signals';
import { loadRules, loadTexts } from '@captains-table/catalogue';
import type { TableGame } from '@captains-table/catalogue';
import type { AnyTexts, Locale } from '@captains-table/kernel';
import { locale } from './settings.ts';
import { loadTextsInUse } from './texts-by-locale.ts';

interface AtHand extends TableGame {
  readonly texts: Record<Locale, AnyTexts>;
  readonly known: Set<Locale>;
}

const shelf = new Map<string, Promise<AtHand | undefined>>();

/** The game with its words in the language of this page. Another comes with `readIn`. */
export async function gameAtHand(id: string): Promise<TableGame | undefined> {
  const game = shelf.get(id) ?? fetchGame(id, locale.peek());
  shelf.set(id, game);
  try {
    return await game;
  } catch (error) {
    // What could not be fetched now may be there later.
    shelf.delete(id);
    throw error;
  }
}

const asked = signal<Locale | undefined>(undefined);
/** The language that was chosen, also while its words are still on their way. */
export const chosenLocale = computed(() => asked.value ?? locale.value);

/** Changes the language of the page as soon as all that lies open can be read in it. */
export async function readIn(next: Locale): Promise<void> {
  asked.value = next;
  await Promise.allSettled([...[...shelf].map(([id, game]) => learn(id, game, next)), loadTextsInUse(next)]);
  // Meanwhile somebody may have chosen another.
  if (asked.peek() !== next) return;
  batch(() => {
    locale.value = next;
    asked.value = undefined;
  });
}

async function fetchGame(id: string, read: Locale): Promise<AtHand | undefined> {
  const [game, texts] = await Promise.all([loadRules(id), loadTexts(id, read)]);
  if (game === undefined || texts === undefined) return undefined;
  // A language that could not be fetched is better told in another than not at all.
  return { game, texts: { en: texts, fr: texts, nl: texts }, known: new Set([read]) };
}

async function learn(id: string, game: Promise<AtHand | undefined>, next: Locale): Promise<void> {
  const atHand = await game;
  if (atHand === undefined || atHand.known.has(next)) return;
  const texts = await loadTexts(id, next);
  if (texts === undefined) return;
  atHand.texts[next] = texts;
  atHand.known.add(next);
}
