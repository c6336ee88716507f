import { loadTableGame } from '@captains-table/catalogue';
import { LOCALES } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { finds } from '../../src/frame/help/find.ts';
import { headedTopics } from '../../src/frame/help/topics.ts';
import { ATLAS } from '../../src/games/registry.ts';
import type { Reference } from '../../src/learn/reference.ts';

const MODULES = import.meta.glob<{ readonly reference: Reference }>('../../src/games/*/reference/index.tsx');

const REFERENCES = await Promise.all(
  ATLAS.map(async ({ id }) => ({
    id,
    game: await loadTableGame(id),
    reference: (await MODULES[`../../src/games/${id}/reference/index.tsx`]?.())?.reference,
  })),
);

describe.each(REFERENCES)('the rules of $id', ({ game, reference }) => {
  const chapters = reference?.chapters ?? [];

  test('stand each under one heading', () => {
    const topics = chapters.flatMap((chapter) => chapter.topics);
    expect(topics.toSorted()).toEqual(Object.keys(game?.texts.en.help ?? {}).toSorted());
  });

  test.each(LOCALES)('have their headings in %s', async (locale) => {
    await reference?.texts.load(locale);
    const headings = reference?.texts.in(locale).chapters ?? {};
    expect(Object.keys(headings).toSorted()).toEqual(chapters.map(({ id }) => id).toSorted());
  });

  test('begin with how one wins', () => {
    const mode = Object.keys(game?.texts.en.modes ?? {})[0] ?? '';
    const [first] = headedTopics(game?.texts.en ?? {}, chapters, { mode });
    expect(first?.topics[0]?.id).toBe('overview');
  });
});

describe('looking something up', () => {
  test('minds neither capitals nor accents, and finds every word in any order', () => {
    expect(finds('SENORITA', 'Señorita', 'costs 1 coin less')).toBe(true);
    expect(finds('coin less', 'Señorita', 'costs 1 coin less')).toBe(true);
    expect(finds('less señ', 'Señorita', 'costs 1 coin less')).toBe(true);
    expect(finds('coin more', 'Señorita', 'costs 1 coin less')).toBe(false);
    expect(finds('', 'anything')).toBe(true);
  });
});
