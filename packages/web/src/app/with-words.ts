import { locale } from './settings.ts';
import type { TextsByLocale } from './texts-by-locale.ts';

/** A part of the program together with the words that it uses. */
export async function withWords<Module>(
  module: Promise<Module>,
  ...words: readonly TextsByLocale<unknown>[]
): Promise<Module> {
  await Promise.all(words.map((texts) => texts.load(locale.peek())));
  return module;
}
