/** The words by which pages of a story are known, in all languages: those who have not read them must not see them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LOCALES } from '@captains-table/kernel';
import type { Locale } from '@captains-table/kernel';

interface PageTitle {
  readonly page: string;
  readonly locale: Locale;
  readonly title: string;
  readonly recap: string;
}

const GAMES = resolve('packages/games');

/** The titles and summaries of a game's pages; none where it tells no story. */
export function titlesIn(game: string): readonly PageTitle[] {
  return LOCALES.flatMap((locale) => {
    const file = join(GAMES, game, 'pages', `${locale}.json`);
    if (!existsSync(file)) return [];
    const pages: Readonly<Record<string, Pick<PageTitle, 'title' | 'recap'>>> = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    return Object.entries(pages).map(([page, { title, recap }]) => ({ page, locale, title, recap }));
  });
}

/** Long enough that they are found nowhere by chance. */
export function spoilers(pages: readonly PageTitle[]): readonly string[] {
  return pages.flatMap(({ title, recap }) => [title, recap]).filter((words) => words.length > 12);
}

/** What would tell of a page of any game. */
export function allSpoilers(): readonly string[] {
  return readdirSync(GAMES).flatMap((game) => spoilers(titlesIn(game)));
}
