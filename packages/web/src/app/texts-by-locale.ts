import type { Locale } from '@captains-table/kernel';

/** A module for each language, which exports the words under its name. */
type Modules<Texts> = Readonly<Record<Locale, () => Promise<Partial<Record<Locale, Texts>>>>>;

/** Words that are loaded in the reader's language only. */
export class TextsByLocale<Texts> {
  readonly #modules: Modules<Texts>;
  readonly #loaded = new Map<Locale, Texts>();

  constructor(modules: Modules<Texts>) {
    this.#modules = modules;
  }

  async load(locale: Locale): Promise<void> {
    inUse.add(this);
    if (this.#loaded.has(locale)) return;
    const texts = (await this.#modules[locale]())[locale];
    if (texts === undefined) throw new Error(`the module of ${locale} has no ${locale}`);
    this.#loaded.set(locale, texts);
  }

  /** Words in another language are better than none. */
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
