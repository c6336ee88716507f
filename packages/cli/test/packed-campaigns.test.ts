/** Campaigns with a pack contain it: the file alone is enough to verify, replay and continue them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedGame } from '@captains-table/catalogue';
import { Catalogue, contentSource, loadedGames } from '@captains-table/catalogue';
import { applyPacks } from '@captains-table/catalogue/packs';
import { chanceFrom, checkTable, Match, must, pick } from '@captains-table/kernel';
import type { AnyMatch } from '@captains-table/kernel';
import type { CampaignFile } from '@captains-table/table/campaign';
import { addChapter, beginCampaign, chapterOf, exportCampaign } from '@captains-table/table/campaign';
import { beforeAll, expect, test } from 'vitest';
import { cli, json, temporaryFolder } from './cli.ts';

const PACK = { game: 'port-royal', name: 'Our box', cards: [{ id: 'base-sailor-01', cost: 0 }] };
const folder = temporaryFolder();
let file: CampaignFile;

/** One chapter with a pack, of random moves. */
function campaignWith({ game }: LoadedGame): CampaignFile {
  const asked = checkTable(game.meta, 2, { mode: 'adventure-competitive' });
  if (!asked.ok) throw new Error('this table cannot be set');
  const { options } = asked;
  const match: AnyMatch = new Match(game, { seats: 2, options, seed: '7b'.repeat(16) });
  const chance = chanceFrom('a campaign with a pack');
  for (let owed = game.pending(match.state)[0]; owed !== undefined; owed = game.pending(match.state)[0])
    match.play(owed.seat, pick(chance, match.legal(owed.seat)));
  const person = { kind: 'person', name: 'Anna' } as const;
  const played = { match: 'first', members: [person, { ...person, name: 'Bart' }], endedAt: 2 };
  const campaign = beginCampaign(game, { id: 'own', options, createdAt: 1 });
  const documents = new Map([['first', match.toDocument(true, false)]]);
  const pack = { content: game.content, file: PACK };
  return exportCampaign(addChapter(campaign, must(chapterOf(match, played))), documents, pack);
}

beforeAll(async () => {
  const packed = await applyPacks([{ name: 'mine.json', json: PACK }]);
  file = campaignWith(must(await loadedGames(new Catalogue(contentSource(packed)))('port-royal')));
  writeFileSync(join(folder, 'story.json'), JSON.stringify(file));
  writeFileSync(join(folder, 'mine.json'), JSON.stringify(PACK));
  writeFileSync(
    join(folder, 'other.json'),
    JSON.stringify({ ...PACK, cards: [{ id: 'base-sailor-01', cost: 1 }] }),
  );
});

test('such a file is verified and replayed without the pack', async () => {
  expect(await cli('verify story.json', { folder })).toEqual({
    code: 0,
    out: 'verified: a campaign of port-royal, 1 chapters\n',
    err: '',
  });
  const told = await json<{ result: unknown }>('replay story.json', { folder });
  expect(told.result).toEqual(file.chapters[0]?.result);
  expect(await json('replay story.json --game 1', { folder })).toEqual(told);
  expect((await cli('replay story.json --game 2', { folder })).code).toBe(2);
});

test('the next chapter is played with it, and with no other', async () => {
  const goOn = 'play port-royal --campaign story.json --bots random';
  const quits = { folder, typed: ['q'] };
  expect(await cli(goOn, quits)).toMatchObject({ code: 0, err: '' });
  expect(await cli(`${goOn} --content mine.json`, quits)).toMatchObject({ code: 0, err: '' });
  const { code, err } = await cli(`${goOn} --content other.json`, quits);
  expect({ code, said: err.includes('keeps to the pack that it was begun with') }).toEqual({
    code: 2,
    said: true,
  });
});

test('a file whose pack is another one is not verified', async () => {
  const { content } = must(file.pack);
  writeFileSync(
    join(folder, 'bent.json'),
    JSON.stringify({ ...file, pack: { content: { ...content, more: 1 } } }),
  );
  expect(await cli('verify bent.json', { folder })).toMatchObject({ code: 1 });
});
