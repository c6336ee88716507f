import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importCampaign } from '@captains-table/table/campaign';
import { stowaways } from '@captains-table/stowaways';
import { describe, expect, test } from 'vitest';
import { cli, json, temporaryFolder } from './cli.ts';

/** Enough to get through a chapter: the first choice each time. */
const ONES = Array.from({ length: 60 }, () => '1');
const SHORTER = 'play stowaways --campaign story.json --bots random';

const campaignIn = (folder: string) =>
  importCampaign(JSON.parse(readFileSync(join(folder, 'story.json'), 'utf8')), stowaways);

describe('play --campaign', () => {
  test('makes the file when the first chapter has ended', async () => {
    const folder = temporaryFolder();
    const { code, out, err } = await cli(`${SHORTER} --seed a --players 3`, { folder, typed: ONES });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Chapter 1 of 3\n');
    expect(out).toContain('The chapter is kept in story.json.');
    const { campaign, matches } = campaignIn(folder);
    expect(campaign).toMatchObject({
      game: 'stowaways',
      options: { mode: 'voyage' },
      chapters: [
        {
          number: 1,
          members: [
            { kind: 'person', name: 'Player 1' },
            { kind: 'bot', level: 'random' },
            { kind: 'bot', level: 'random' },
          ],
        },
      ],
    });
    expect([...matches.values()][0]).toMatchObject({ seed: 'a', seats: 3 });
    expect(existsSync(join(folder, 'story.json.new'))).toBe(false);
  });

  test('goes on chapter by chapter, lost ones again, until the story is over', async () => {
    const folder = temporaryFolder();
    const told: string[] = [];
    let out = '';
    let games = 0;
    for (; games < 40 && !out.startsWith('The story is over.'); games++) {
      ({ out } = await cli(`${SHORTER} --seed ${games}`, { folder, typed: ONES }));
      told.push(out);
    }
    expect(told.some((text) => text.includes('is to be played again.'))).toBe(true);
    expect(told.some((text) => text.includes('Next is chapter 2.'))).toBe(true);
    expect(out).toMatch(/^The story is over\.\nWhere were we\?\n {2}/);
    const { campaign } = campaignIn(folder);
    expect(campaign.chapters).toHaveLength(games - 1);
    expect(new Set(campaign.chapters.map(({ number }) => number))).toEqual(new Set([1, 2, 3]));
    for (const [index, { parent }] of campaign.chapters.entries()) {
      expect(parent).toBe(campaign.chapters[index - 1]?.match);
    }
  });

  test('goes back to any game, which makes a branch', async () => {
    const folder = temporaryFolder();
    await cli(`${SHORTER} --seed 0 --players 3`, { folder, typed: ONES });
    await cli(`${SHORTER} --seed 1`, { folder, typed: ONES });
    const listed = await cli(`${SHORTER} --after ?`, { folder });
    expect(listed.code).toBe(2);
    expect(listed.err).toMatch(
      /--after must be one of: 0 \(the beginning\), 1 \(chapter 1 after 0, (won|lost)\), 2 \(chapter \d after 1, (won|lost)\)/,
    );
    await cli(`${SHORTER} --after 1 --seed 2`, { folder, typed: ONES });
    await cli(`${SHORTER} --after 0 --seed 3`, { folder, typed: ONES });
    await cli(`${SHORTER} --seed 4`, { folder, typed: ONES });
    const { chapters } = campaignIn(folder).campaign;
    const parents = chapters.map(({ parent }) => chapters.findIndex(({ match }) => match === parent) + 1);
    expect(parents).toEqual([0, 1, 1, 0, 4]);
    expect(chapters.map(({ members }) => members.length)).toEqual([3, 3, 3, 3, 3]);
  });

  test('a chapter that was left changes nothing', async () => {
    const folder = temporaryFolder();
    const left = await cli(SHORTER, { folder, typed: ['read', 'q'] });
    expect(left.out).toContain('the campaign stays as it was');
    expect(existsSync(join(folder, 'story.json'))).toBe(false);
    await cli(`${SHORTER} --seed a`, { folder, typed: ONES });
    const before = readFileSync(join(folder, 'story.json'), 'utf8');
    await cli(SHORTER, { folder, typed: ['1'] });
    expect(readFileSync(join(folder, 'story.json'), 'utf8')).toBe(before);
  });

  test.each([
    ['en', 'Six under the canvas', 'We came aboard in the dark', 'Type read to go on.'],
    ['fr', 'Six sous la bâche', 'Nous sommes montés à bord', 'Tapez read pour continuer.'],
    ['nl', 'Zes onder het zeil', 'We kwamen in het donker', 'Typ read om verder te gaan.'],
  ])('prints pages in paragraphs, and read goes on: %s', async (lang, title, text, hint) => {
    const { out } = await cli(`${SHORTER} --lang ${lang}`, { typed: ['read', 'read', 'q'] });
    const lines = out.split('\n');
    const at = lines.indexOf(title);
    expect(lines[at + 1]).toBe('');
    expect(lines[at + 2]).toContain(text);
    expect(lines.filter((line) => line === title)).toHaveLength(1);
    expect(Math.max(...lines.slice(at, lines.indexOf(hint)).map(({ length }) => length))).toBeLessThanOrEqual(
      80,
    );
  });

  test('pages are printed in a game that is no campaign, too', async () => {
    const { out } = await cli('play stowaways --mode voyage --bots random', { typed: ['read', 'read', 'q'] });
    expect(out).toContain('Six under the canvas');
    // At the vote that follows there is nothing to read.
    expect(out).toContain('Please type a number from 1 to 2');
  });

  test('a file that was changed, or is no campaign, is refused and left as it is', async () => {
    const folder = temporaryFolder();
    await cli(`${SHORTER} --seed a`, { folder, typed: ONES });
    const text = readFileSync(join(folder, 'story.json'), 'utf8').replace('Player 1', 'Mallory');
    for (const [changed, why] of [
      [text, 'digest does not fit'],
      ['{}', '"format"'],
      ['{', 'story.json: '],
    ] as const) {
      writeFileSync(join(folder, 'story.json'), changed);
      const { code, err } = await cli(SHORTER, { folder, typed: ONES });
      expect([code, err.includes(why)]).toEqual([2, true]);
      expect(readFileSync(join(folder, 'story.json'), 'utf8')).toBe(changed);
    }
  });

  test('verify checks the whole file', async () => {
    const folder = temporaryFolder();
    await cli(`${SHORTER} --seed a`, { folder, typed: ONES });
    await cli(`${SHORTER} --seed b`, { folder, typed: ONES });
    expect(await cli('verify story.json', { folder })).toEqual({
      code: 0,
      out: 'verified: a campaign of stowaways, 2 chapters\n',
      err: '',
    });
    expect(await json('verify story.json', { folder })).toEqual({
      game: 'stowaways',
      ok: true,
      chapters: 2,
      unverified: [],
    });
    const text = readFileSync(join(folder, 'story.json'), 'utf8');
    for (const [changed, code, why] of [
      [text.replace('"level": "random"', '"level": "admiral"'), 1, 'not verified: its digest does not fit'],
      [text.replace('"format"', '"note": 1, "format"'), 1, 'not verified: "note" is no field of a campaign'],
      [text.replace('"createdAt"', '"madeAt"'), 2, '"createdAt"'],
      [text.replace('"game": "stowaways"', '"game": "chess"'), 2, 'there is no game "chess"'],
    ] as const) {
      writeFileSync(join(folder, 'story.json'), changed);
      const told = await cli('verify story.json', { folder });
      expect([told.code, `${told.out}${told.err}`]).toEqual([code, expect.stringContaining(why)]);
    }
  });

  test('says what does not go together', async () => {
    const folder = temporaryFolder();
    await cli(`${SHORTER} --seed a`, { folder, typed: ONES });
    const errors: [string, string][] = [
      ['play tic-tac-toe --campaign new.json', 'tic-tac-toe has no campaign'],
      ['play stowaways --campaign new.json --mode long', '--campaign needs --mode to be one of: voyage'],
      [`${SHORTER} --mode short`, 'this campaign is played in mode voyage'],
      [`${SHORTER} --option purse=4`, '--option was chosen when the campaign began'],
      [`${SHORTER} --players 5`, '--players must be a whole number from 1 to 4'],
      [`${SHORTER} --players 1`, 'is for 2 to 4 players'],
      [`${SHORTER} --after 2`, '--after must be one of: 0 (the beginning), 1 (chapter 1 after 0,'],
      ['play stowaways --after 1', '--after needs --campaign'],
    ];
    for (const [line, error] of errors) {
      const { code, err } = await cli(line, { folder });
      expect({ code, told: err.includes(error), err }).toEqual({ code: 2, told: true, err });
    }
  });

  test('another number may play the next chapter', async () => {
    const folder = temporaryFolder();
    await cli(`${SHORTER} --seed a --players 3`, { folder, typed: ONES });
    await cli(`${SHORTER} --seed b --players 4`, { folder, typed: ONES });
    await cli(`${SHORTER} --seed c`, { folder, typed: ONES });
    const { campaign } = campaignIn(folder);
    expect(campaign.chapters.map(({ members }) => members.length)).toEqual([3, 4, 4]);
  });
});
