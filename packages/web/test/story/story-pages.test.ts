import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '@captains-table/kernel';
import { LOCALES } from '@captains-table/kernel';
import { storiesIn, storyFiles } from '../../build/story-pages.ts';
import { PICTURES } from '../../src/story/pictures/index.ts';
import { isPicture } from '../../src/story/picture.ts';
import { addressOf, pagePart, seal, unseal, wholePart } from '../../src/story/seal.ts';
import { StoryLibrary } from '../../src/story/story-library.ts';

const WORDS: Readonly<Record<Locale, string>> = {
  en: 'The bell rang once',
  fr: 'La cloche sonna une fois',
  nl: 'De klok sloeg één keer',
};

const folder = mkdtempSync(join(tmpdir(), 'captains-table-story-'));

function page(locale: Locale, id: string) {
  const words = `${WORDS[locale]} ${id}`;
  return { title: words, text: [`${words}.`, 'And so on…'], caption: words, recap: `${words}!` };
}

beforeAll(() => {
  const pages = join(folder, 'lighthouse', 'pages');
  mkdirSync(pages, { recursive: true });
  mkdirSync(join(folder, 'no-story'));
  for (const locale of LOCALES) {
    const both = { 'the-bell': page(locale, 'a'), 'the-lamp': page(locale, 'b') };
    writeFileSync(join(pages, `${locale}.json`), JSON.stringify(both));
  }
  writeFileSync(join(pages, 'pictures.json'), JSON.stringify({ 'the-bell': 'storm' }));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a browser fetches, and from where. */
function library(online = true) {
  const { editions, files } = storyFiles(storiesIn(folder));
  const fetched: string[] = [];
  const network = { online };
  const read = async (address: string) => {
    const file = files.get(address);
    if (!network.online || file === undefined) throw new Error('unreachable');
    fetched.push(address);
    return file;
  };
  return { stories: new StoryLibrary(editions, read), fetched, network, files, editions };
}

describe('a sealed text', () => {
  const key = { game: 'lighthouse', edition: '1', part: 'page/fr/x' };

  it('is the same again with the key of its page, and nothing with another', () => {
    const sealed = seal(key, 'Un mot, « deux » mots, œil ⛵');
    expect(sealed).toMatch(/^[A-Za-z0-9+/=]+$/);
    expect(unseal(key, sealed)).toBe('Un mot, « deux » mots, œil ⛵');
    expect(() => unseal({ ...key, part: 'page/fr/y' }, sealed)).toThrow('not valid');
  });
});

describe('the files of a story', () => {
  it('are one for each page and language, the pictures in use, and one with all for each language', () => {
    expect(library().files.size).toBe(2 * 3 + 2 + 3);
  });

  it('hold no word, no title and no id that could be read', () => {
    const { files, editions } = library();
    const all = [...files].flat().join('\n') + JSON.stringify(editions);
    for (const words of [...Object.values(WORDS), 'the-bell', 'the-lamp', 'storm']) {
      expect(all).not.toContain(words);
    }
  });

  it('have other names when a word changes', () => {
    const before = library();
    const [story] = storiesIn(folder);
    if (story === undefined) throw new Error('no story');
    const changed = { ...story, pictures: {} };
    const after = storyFiles([changed]);
    expect(after.editions).not.toEqual(before.editions);
    expect([...after.files.keys()].filter((address) => before.files.has(address))).toEqual([]);
  });

  it('are refused where a page lacks a language', () => {
    const file = join(folder, 'lighthouse', 'pages', 'nl.json');
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, JSON.stringify({ 'the-bell': page('nl', 'a') }));
    try {
      expect(() => storiesIn(folder)).toThrow('page the-lamp lacks a language');
    } finally {
      writeFileSync(file, whole);
    }
  });
});

describe('a reader', () => {
  it('fetches a page when it is shown, in their language, and once only', async () => {
    const { stories, fetched, editions } = library();
    const shown = await stories.page('lighthouse', 'the-bell', 'nl');
    expect(shown).toEqual({ ...page('nl', 'a'), picture: 'storm' });
    await stories.page('lighthouse', 'the-bell', 'nl');
    const key = {
      game: 'lighthouse',
      edition: editions['lighthouse'] ?? '',
      part: pagePart('the-bell', 'nl'),
    };
    expect(fetched).toEqual([addressOf(key)]);
  });

  it('gets the picture with it', async () => {
    const { stories } = library();
    expect(await stories.picture('lighthouse', 'storm', 'en')).toEqual(PICTURES['storm']);
  });

  it('may try again what could not be fetched', async () => {
    const { stories, network } = library(false);
    await expect(stories.page('lighthouse', 'the-lamp', 'en')).rejects.toThrow('unreachable');
    network.online = true;
    expect((await stories.page('lighthouse', 'the-lamp', 'en')).title).toContain(WORDS.en);
  });

  it('reads on without a network where the whole story was fetched, and it was fetched sealed', async () => {
    const { stories, fetched, network, files, editions } = library();
    await stories.fetchWhole('lighthouse', 'fr');
    network.online = false;
    expect((await stories.page('lighthouse', 'the-lamp', 'fr')).recap).toBe(`${WORDS.fr} b!`);
    expect(await stories.picture('lighthouse', 'harbour', 'fr')).toEqual(PICTURES['harbour']);
    const whole = addressOf({
      game: 'lighthouse',
      edition: editions['lighthouse'] ?? '',
      part: wholePart('fr'),
    });
    expect(fetched).toEqual([whole]);
    expect(files.get(whole)).not.toContain(WORDS.fr);
  });

  it('reads on where only the device has kept the whole story', async () => {
    const { files, editions } = library();
    const whole = addressOf({
      game: 'lighthouse',
      edition: editions['lighthouse'] ?? '',
      part: wholePart('nl'),
    });
    const kept = async (address: string) => {
      if (address !== whole) throw new Error('unreachable');
      return files.get(address) ?? '';
    };
    const stories = new StoryLibrary(editions, kept);
    expect((await stories.page('lighthouse', 'the-lamp', 'nl')).recap).toBe(`${WORDS.nl} b!`);
    await expect(stories.page('lighthouse', 'the-lamp', 'fr')).rejects.toThrow('unreachable');
  });

  it('of a game without a story finds none', async () => {
    await expect(library().stories.page('no-story', 'the-bell', 'en')).rejects.toThrow('tells no story');
  });
});

describe('the pictures', () => {
  it.each(Object.entries(PICTURES))('%s can be sent as data', (_name, picture) => {
    expect(isPicture(JSON.parse(JSON.stringify(picture)))).toBe(true);
  });

  it('are not taken from anything else', () => {
    expect(isPicture([{ as: 'gold', d: 'M0 0' }])).toBe(false);
    expect(isPicture([{ ship: 'p', x: 1, y: 2 }])).toBe(false);
    expect(isPicture('M0 0')).toBe(false);
  });
});
