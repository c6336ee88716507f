import { loadPlayerReport } from '@captains-table/catalogue';
import { LOCALES, must } from '@captains-table/kernel';
import { MEDALS_FOR_ALL } from '@captains-table/table/profile';
import { beforeAll, describe, expect, test } from 'vitest';
import { ATLAS } from '../../src/games/registry.ts';
import { shownMedals } from '../../src/profile/game-report.ts';
import { loadGameWords } from '../../src/profile/game-words.ts';
import { SIGNS } from '../../src/profile/medal-signs.ts';
import { profileTexts } from '../../texts/profile/index.ts';

beforeAll(async () => {
  for (const locale of LOCALES) await profileTexts.load(locale);
});

describe.each(LOCALES)('in %s', (locale) => {
  test('medals for all games have a name of their own, a goal in words and a drawing', () => {
    const { medals, goals } = profileTexts.in(locale).medalsForAll;
    expect(Object.keys(medals)).toEqual(MEDALS_FOR_ALL.map(({ id }) => id));
    expect(new Set(Object.values(medals)).size).toBe(MEDALS_FOR_ALL.length);
    for (const { figure, of, sign } of MEDALS_FOR_ALL) {
      expect(must(goals[figure])(of)).toMatch(/\.$/);
      expect(SIGNS).toHaveProperty(sign);
    }
  });

  test.each(ATLAS.map(({ id }) => id))('all medals and figures of %s are in words', async (game) => {
    const report = must(await loadPlayerReport(game));
    const texts = must(await loadGameWords(game, locale));
    expect(Object.keys(texts.medals)).toEqual(report.medals.map(({ id }) => id));
    // They stand on one page with those for all games.
    const names = [
      ...Object.values(texts.medals),
      ...Object.values(profileTexts.in(locale).medalsForAll.medals),
    ];
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(Object.keys(texts.figures).toSorted()).toEqual(report.told.toSorted());
    const asked = new Set(report.medals.map(({ figure }) => figure));
    expect(Object.keys(texts.goals).toSorted()).toEqual([...asked].toSorted());
    for (const { figure, of, sign } of report.medals) {
      const goal = must(texts.goals[figure])(of);
      expect(goal).toMatch(/\.$/);
      // "Discover a port", not "1 ports".
      expect(of === 1 ? !/\d/.test(goal) : goal.includes(`${of}`), goal).toBe(true);
      expect(SIGNS).toHaveProperty(sign);
    }
  });
});

test('medals stand in the order of how near they are, the struck ones first', async () => {
  const report = {
    report: must(await loadPlayerReport('port-royal')),
    texts: must(await loadGameWords('port-royal', 'en')),
  };
  const figures = { '/games': 1, 'port-royal/busts': 49, 'port-royal/longest-harbour': 9 };
  const medals = shownMedals(
    'port-royal',
    report,
    { figures, struck: [{ medal: '/landfall', at: 5 }] },
    'en',
  );
  const struck = medals.filter((medal) => medal.struck);
  expect(medals.slice(0, struck.length)).toEqual(struck);
  expect(struck.map(({ key }) => key)).toEqual(['/landfall', 'port-royal/nerves']);
  expect(medals[0]).toMatchObject({ name: 'First landfall', at: 5 });
  expect(medals[2]).toMatchObject({ key: 'port-royal/one-too-many', value: 49, of: 50, struck: false });
  expect(medals.filter(({ secret }) => secret).map(({ key }) => key)).toEqual(['port-royal/all-hands-lost']);
});
