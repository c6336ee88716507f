/**
 * Turns the words of each game's story, `packages/games/<game>/pages/<locale>.json`, into one sealed file
 * for each page and language, and one with all of them for devices without a network. Which page has which
 * picture stands in `pages/pictures.json`. No list of pages goes into a bundle: the program is only told
 * the edition of each story.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LOCALES } from '../../kernel/src/texts.ts';
import type { Locale, PageWords } from '@captains-table/kernel';
import type { Plugin } from 'vite';
import type { Picture } from '../src/story/picture.ts';
import { PICTURES, USUAL_PICTURE } from '../src/story/pictures/index.ts';
import { addressOf, nameOf, pagePart, picturePart, seal, wholePart } from '../src/story/seal.ts';
import { isPageWords } from '../src/story/story-page.ts';
import type { StoryPage } from '../src/story/story-page.ts';

const GAMES = resolve('packages/games');

interface Story {
  readonly game: string;
  readonly pages: Readonly<Record<Locale, Readonly<Record<string, PageWords>>>>;
  /** The name of each page's picture. */
  readonly pictures: Readonly<Record<string, string>>;
}

interface StoryFiles {
  /** By game. */
  readonly editions: Readonly<Record<string, string>>;
  /** By address. */
  readonly files: ReadonlyMap<string, string>;
}

/** Serves the files while the program is worked on, and writes them into its build. */
export function storyPages(): Plugin {
  let made: StoryFiles | undefined;
  const filesNow = () => (made ??= storyFiles(storiesIn(GAMES)));
  return {
    name: 'story-pages',
    config: () => ({ define: { 'import.meta.env.STORIES': JSON.stringify(filesNow().editions) } }),
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = filesNow().files.get(request.url ?? '');
        if (file === undefined) next();
        else response.end(file);
      });
    },
    generateBundle() {
      for (const [address, source] of filesNow().files) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source });
      }
    },
  };
}

/** A story is built in once it exists in all languages. */
export function storiesIn(folder: string): readonly Story[] {
  return readdirSync(folder)
    .filter((game) => LOCALES.every((locale) => existsSync(join(folder, game, 'pages', `${locale}.json`))))
    .map((game) => storyIn(game, join(folder, game, 'pages')));
}

function storyIn(game: string, folder: string): Story {
  const [en, fr, nl] = [pagesIn(folder, 'en'), pagesIn(folder, 'fr'), pagesIn(folder, 'nl')];
  for (const page of Object.keys({ ...en, ...fr, ...nl })) {
    if (!(page in en && page in fr && page in nl)) throw new Error(`${game}: page ${page} lacks a language`);
  }
  const chosen = existsSync(join(folder, 'pictures.json')) ? readJson(join(folder, 'pictures.json')) : {};
  const pictures = Object.entries(chosen).map(([page, picture]) => {
    if (typeof picture !== 'string' || !(picture in PICTURES))
      throw new Error(`${game}: no picture ${String(picture)}`);
    return [page, picture] as const;
  });
  return { game, pages: { en, fr, nl }, pictures: Object.fromEntries(pictures) };
}

function pagesIn(folder: string, locale: Locale): Readonly<Record<string, PageWords>> {
  const file = join(folder, `${locale}.json`);
  const pages = Object.entries(readJson(file)).map(([page, words]) => {
    if (!isPageWords(words)) throw new Error(`${file}: page ${page} is not whole`);
    return [page, words] as const;
  });
  return Object.fromEntries(pages);
}

function readJson(file: string): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>;
}

export function storyFiles(stories: readonly Story[]): StoryFiles {
  const editions: Record<string, string> = {};
  const files = new Map<string, string>();
  for (const story of stories) {
    const edition = editionOf(story);
    editions[story.game] = edition;
    for (const [address, text] of filesOf(story, edition)) files.set(address, text);
  }
  return { editions, files };
}

/** Names change with the words, so what a browser keeps is never stale. */
function editionOf(story: Story): string {
  const drawn = Object.entries(picturesOf(story));
  return createHash('sha256')
    .update(JSON.stringify([story, drawn]))
    .digest('hex')
    .slice(0, 12);
}

function picturesOf({ pages, pictures }: Story): Readonly<Record<string, Picture>> {
  const names = new Set(Object.keys(pages.en).map((page) => pictures[page] ?? USUAL_PICTURE));
  return Object.fromEntries(Object.entries(PICTURES).filter(([name]) => names.has(name)));
}

function filesOf(story: Story, edition: string): ReadonlyMap<string, string> {
  const { game } = story;
  const key = (part: string) => ({ game, edition, part });
  const sealed = (part: string, value: unknown) => [part, seal(key(part), JSON.stringify(value))] as const;
  const pictures = Object.entries(picturesOf(story)).map(([name, drawn]) => sealed(picturePart(name), drawn));
  const files = new Map(pictures.map(([part, text]) => [addressOf(key(part)), text]));
  for (const locale of LOCALES) {
    const pages = Object.entries(story.pages[locale]).map(([page, words]) => {
      const whole: StoryPage = { ...words, picture: story.pictures[page] ?? USUAL_PICTURE };
      return sealed(pagePart(page, locale), whole);
    });
    for (const [part, text] of pages) files.set(addressOf(key(part)), text);
    const all = [...pages, ...pictures].map(([part, text]) => [nameOf(key(part)), text] as const);
    // In an order that reveals nothing about the order of the story.
    const inOrder = all.toSorted(([one], [other]) => (one < other ? -1 : 1));
    files.set(addressOf(key(wholePart(locale))), JSON.stringify(Object.fromEntries(inOrder)));
  }
  return files;
}
