/** The games loaded on this page, with their words in the languages used so far. */
import { batch, computed, signal } from '@preact/signals';
import { Catalogue } from '@captains-table/catalogue';
import type { Edition, TableGame } from '@captains-table/catalogue';
import type { AnyGame, AnyTexts, Locale } from '@captains-table/kernel';
import { defined } from '@captains-table/kernel';
import { servedContent } from './served-content.ts';
import { locale } from './settings.ts';
import { loadTextsInUse } from './texts-by-locale.ts';

interface AtHand extends TableGame {
  readonly edition: Edition;
  readonly texts: Record<Locale, AnyTexts>;
  readonly known: Set<Locale>;
}

const catalogue = new Catalogue(servedContent);
/** Loaded games, by id and rules version. */
const loadedGames = new Map<string, Promise<AtHand | undefined>>();

/**
 * The game with its words in the language of this page; another language comes with `readIn`. Under certain rules, or
 * as new tables play it. Undefined where there is no such game, or where its content is gone.
 */
export async function gameAtHand(id: string, rules?: string): Promise<TableGame | undefined> {
  const key = JSON.stringify([id, rules]);
  const game = loadedGames.get(key) ?? fetchGame(id, rules, locale.peek());
  loadedGames.set(key, game);
  try {
    return await game;
  } catch (error) {
    // What could not be fetched now may be there later.
    loadedGames.delete(key);
    throw error;
  }
}

/** The rules alone. */
export async function rulesAtHand(id: string): Promise<AnyGame | undefined> {
  return (await catalogue.edition(id))?.rules();
}

/** With the content that lessons were written for, and their positions. */
export async function lessonRules(id: string): Promise<AnyGame | undefined> {
  return (await catalogue.edition(id, ''))?.rulesWithPositions();
}

const asked = signal<Locale | undefined>(undefined);
/** The language that was chosen, also while its words are still on their way. */
export const chosenLocale = computed(() => asked.value ?? locale.value);

/** Changes the language of the page as soon as all that lies open can be read in it. */
export async function readIn(next: Locale): Promise<void> {
  asked.value = next;
  await Promise.allSettled([
    ...[...loadedGames.values()].map((game) => learn(game, next)),
    loadTextsInUse(next),
  ]);
  // Meanwhile another may have been chosen.
  if (asked.peek() !== next) return;
  batch(() => {
    locale.value = next;
    asked.value = undefined;
  });
}

async function fetchGame(id: string, rules: string | undefined, read: Locale): Promise<AtHand | undefined> {
  const edition = await catalogue.edition(id, rules);
  if (edition === undefined) return undefined;
  const [game, texts, content] = await Promise.all([edition.rules(), edition.texts(read), edition.content()]);
  // Words in another language are better than none.
  const { ruleTexts, laterTexts, hintTexts } = edition;
  return {
    game,
    content,
    edition,
    ruleTexts,
    ...defined({ laterTexts }),
    hintTexts,
    texts: { en: texts, fr: texts, nl: texts },
    known: new Set([read]),
  };
}

async function learn(game: Promise<AtHand | undefined>, next: Locale): Promise<void> {
  const atHand = await game;
  if (atHand === undefined || atHand.known.has(next)) return;
  atHand.texts[next] = await atHand.edition.texts(next);
  atHand.known.add(next);
}
