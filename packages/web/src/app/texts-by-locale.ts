import type { Locale } from '@captains-table/kernel';

/** Words that are loaded in the reader's language only. */
export class TextsByLocale<Texts> {
  readonly #loaders: Readonly<Record<Locale, () => Promise<Texts>>>;
  readonly #loaded = new Map<Locale, Texts>();

  constructor(loaders: Readonly<Record<Locale, () => Promise<Texts>>>) {
    this.#loaders = loaders;
  }

  async load(locale: Locale): Promise<void> {
    inUse.add(this);
    if (!this.#loaded.has(locale)) this.#loaded.set(locale, await this.#loaders[locale]());
  }

  /** A language that could not be fetched is better told in another than not at all. */
  in(locale: Locale): Texts {
    const texts = this.#loaded.get(locale) ?? this.#loaded.values().next().value;
    if (texts === undefined) throw new Error(`no words are loaded for ${locale}`);
    return texts;
  }
}

const inUse = new Set<TextsByLocale<unknown>>();

/** Loads everything that was loaded in one language in another. */
export async function loadTextsInUse(locale: Locale): Promise<void> {
  await Promise.allSettled([...inUse].map((texts) => texts.load(locale)));
}
