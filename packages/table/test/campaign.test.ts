import type { AnyMatch, Carry, MatchDocument } from '@captains-table/kernel';
import { canonical, chanceFrom, Match, must, pick, sha256Hex } from '@captains-table/kernel';
import { stowaways } from '@captains-table/stowaways';
import { ticTacToe } from '@captains-table/tic-tac-toe';
import type { CampaignLog, Chapter, Departure, Member } from '@captains-table/table/campaign';
import {
  addChapter,
  beginCampaign,
  branchesOf,
  CampaignError,
  chapterOf,
  currentDeparture,
  departureBefore,
  departureFrom,
  exportCampaign,
  importCampaign,
  pathTo,
} from '@captains-table/table/campaign';
import { describe, expect, test } from 'vitest';

const OPTIONS = { mode: 'voyage', purse: 2, chapter: 1 };
const CREW: readonly Member[] = [
  { kind: 'person', name: 'Anna', id: 'p1' },
  { kind: 'bot', level: 'sailor' },
];
const empty = beginCampaign(stowaways, { id: 'c', options: OPTIONS, createdAt: 1000 });

function begun({ carry }: Departure, seed: string): AnyMatch {
  return new Match(stowaways, { seats: 2, options: OPTIONS, seed, carry });
}

function playOn(match: AnyMatch): AnyMatch {
  const chance = chanceFrom(`moves of ${match.seed}`);
  while (stowaways.pending(match.state).length > 0) {
    const { seat } = pick(chance, stowaways.pending(match.state));
    match.play(seat, pick(chance, match.legal(seat)));
  }
  return match;
}

function played(match: AnyMatch, departure: Departure, id = match.seed): Chapter {
  const { parent } = departure;
  const chapter = chapterOf(match, { match: id, members: CREW, endedAt: 2000, ...(parent && { parent }) });
  return must(chapter);
}

/** Plays on from where the campaign was left, and keeps the documents. */
class Story {
  campaign: CampaignLog = empty;
  readonly documents = new Map<string, MatchDocument>();

  sail(id: string, from: Departure = currentDeparture(this.campaign, stowaways)): this {
    const match = playOn(begun(from, id));
    this.campaign = addChapter(this.campaign, played(match, from));
    this.documents.set(id, match.toDocument(true));
    return this;
  }
}

describe('a campaign', () => {
  test('begins in one of its modes, with what its game says', () => {
    expect(empty).toEqual({
      id: 'c',
      game: 'stowaways',
      rules: stowaways.meta.rulesVersion,
      options: OPTIONS,
      createdAt: 1000,
      chapters: [],
    });
    expect(currentDeparture(empty, stowaways)).toEqual({ carry: stowaways.campaign?.begin(OPTIONS) });
    expect(() => beginCampaign(ticTacToe, empty)).toThrow(CampaignError);
    expect(() => beginCampaign(stowaways, { ...empty, options: { mode: 'long' } })).toThrow('mode long');
  });

  test('grows by a chapter when a match has ended, and by nothing else', () => {
    const start = currentDeparture(empty, stowaways);
    const match = begun(start, 'one');
    expect(chapterOf(match, { match: 'one', members: CREW, endedAt: 1 })).toBeUndefined();
    const chapter = played(playOn(match), start);
    expect(chapter).toEqual({
      match: 'one',
      number: 1,
      before: start.carry,
      after: match.after,
      members: CREW,
      result: stowaways.result(match.state),
      endedAt: 2000,
    });
    const longer = addChapter(empty, chapter);
    expect(longer.chapters).toEqual([chapter]);
    expect(empty.chapters).toEqual([]);
    expect(currentDeparture(longer, stowaways)).toEqual({ parent: 'one', carry: match.after });
  });

  test('counts no chapter twice', () => {
    const { campaign } = new Story().sail('one').sail('two');
    const [, second] = campaign.chapters;
    expect(addChapter(campaign, JSON.parse(JSON.stringify(second)))).toBe(campaign);
    expect(() => addChapter(campaign, { ...must(second), endedAt: 9 })).toThrow('another chapter');
  });

  test('takes only a chapter that begins where its parent ended', () => {
    const { campaign } = new Story().sail('one');
    const stray = played(playOn(begun(currentDeparture(empty, stowaways), 'stray')), {
      ...currentDeparture(campaign, stowaways),
    });
    expect(() => addChapter(campaign, stray)).toThrow('does not begin with what one carried on');
    expect(() => addChapter(empty, stray)).toThrow('match one is no chapter');
  });

  test('a chapter that is repeated keeps its number', () => {
    const story = new Story();
    const goesOn = () =>
      must(stowaways.campaign).next(currentDeparture(story.campaign, stowaways).carry, OPTIONS);
    for (let i = 0; goesOn() !== undefined; i++) story.sail(`game-${i}`);
    const numbers = story.campaign.chapters.map(({ number }) => number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(new Set(numbers)).toEqual(new Set([1, 2, 3]));
    for (const [index, { number, after }] of story.campaign.chapters.entries()) {
      expect(numbers[index + 1] ?? after['chapter']).toBe(after['chapter']);
      expect([number, number + 1]).toContain(after['chapter']);
    }
  });

  test('going back makes a branch, and deletes nothing', () => {
    const story = new Story().sail('one').sail('two').sail('three');
    story.sail('two again', departureFrom(story.campaign, 'one'));
    const start = departureBefore(story.campaign, 'one');
    story.sail('another one', start);
    const { campaign } = story;
    expect(start).toEqual(currentDeparture(empty, stowaways));
    expect(branchesOf(campaign).map((path) => path.map(({ match }) => match))).toEqual([
      ['another one'],
      ['one', 'two again'],
      ['one', 'two', 'three'],
    ]);
    expect(pathTo(campaign, 'two').map(({ match }) => match)).toEqual(['one', 'two']);
    expect(departureBefore(campaign, 'three')).toEqual(departureFrom(campaign, 'two'));
    expect(() => pathTo(campaign, 'nowhere')).toThrow('match nowhere is no chapter');
    expect(branchesOf(empty)).toEqual([]);
  });
});

describe('its file', () => {
  const story = new Story().sail('one').sail('two');
  story.sail('two again', departureFrom(story.campaign, 'one'));
  const { campaign, documents } = story;
  const file = exportCampaign(campaign, documents);
  const read = (value: unknown) => importCampaign(JSON.parse(JSON.stringify(value)), stowaways);
  /** As someone who changes a file would write it, digest included. */
  const forged = (change: object) => {
    const { digest: _, ...rest } = { ...file, ...change };
    const { matches, format, version, ...log } = rest;
    return { ...exportCampaign(log, new Map(Object.entries(matches))), format, version };
  };
  const withChapter = (index: number, change: object) => {
    const chapters = campaign.chapters.map((chapter, at) =>
      at === index ? { ...chapter, ...change } : chapter,
    );
    return forged({ chapters });
  };
  const withMatch = (id: string, change: object) => {
    const document = { ...must(documents.get(id)), ...change };
    return forged({ matches: { ...file.matches, [id]: document } });
  };

  test('holds all matches, and comes back the same', () => {
    const { campaign: back, matches, unverified } = read(file);
    expect(back).toEqual(campaign);
    expect(matches).toEqual(documents);
    expect(unverified).toEqual([]);
    expect(exportCampaign(back, matches)).toEqual(file);
    expect(read(exportCampaign(empty, new Map())).campaign).toEqual(empty);
  });

  test('is not written without all matches', () => {
    expect(() => exportCampaign(campaign, new Map())).toThrow('the document of match one is missing');
  });

  test('that was changed is refused', () => {
    expect(() => read({ ...file, createdAt: 7 })).toThrow('digest does not fit');
    expect(read(forged({ createdAt: 7 })).campaign.createdAt).toBe(7);
  });

  test('is believed only as far as its matches prove it', () => {
    const after: Carry = { ...must(campaign.chapters[2]).after, losses: 7 };
    expect(() => read(withChapter(2, { after }))).toThrow('match two again: it carried something else on');
    expect(() => read(withChapter(0, { after }))).toThrow('does not begin with what one carried on');
    expect(() => read(withChapter(0, { number: 2 }))).toThrow('match one: it is not chapter 2');
    expect(() => read(withChapter(0, { members: [] }))).toThrow('another number of players');
    expect(() => read(withChapter(0, { before: { ...campaign.chapters[0]?.before, losses: 1 } }))).toThrow(
      'match one: it began with something else',
    );
    const result = { ...must(campaign.chapters[1]).result, scores: [99, 99] };
    expect(() => read(withChapter(1, { result }))).toThrow('match two: its result is another one');
    const log = must(documents.get('two')).log.slice(0, -1);
    expect(() => read(withMatch('two', { log }))).toThrow('match two: ');
    expect(() => read(withMatch('two', { seed: 'x' }))).toThrow('match two: seed and carry');
  });

  test('has its parents before their children, and no match that is no chapter', () => {
    expect(() => read(forged({ chapters: campaign.chapters.toReversed() }))).toThrow('is no chapter');
    const fewer = { ...file, chapters: campaign.chapters.slice(0, 1), digest: undefined };
    expect(() => read({ ...fewer, digest: sha256Hex(canonical(fewer)) })).toThrow('match two is no chapter');
  });

  test('with a match of older rules is taken, and says so', () => {
    const newer = { ...stowaways, meta: { ...stowaways.meta, rulesVersion: '99' } };
    expect(importCampaign(file, newer).unverified).toEqual(['one', 'two', 'two again']);
    const broken = withMatch('two', { commitment: 'x' });
    expect(() => importCampaign(broken, newer)).toThrow('does not fit its own digest and commitment');
  });

  test('of another game is refused', () => {
    expect(() => importCampaign(file, ticTacToe)).toThrow('a campaign of stowaways, not of tic-tac-toe');
  });

  test('what is no campaign is refused, field by field', () => {
    const bad: [object, string][] = [
      [{ format: 'captains-table-match' }, '"format"'],
      [{ version: 2 }, '"version"'],
      [{ id: 3 }, '"id"'],
      [{ game: undefined }, '"game"'],
      [{ rules: 1 }, '"rules"'],
      [{ options: {} }, '"options"'],
      [{ createdAt: 'today' }, '"createdAt"'],
      [{ chapters: {} }, '"chapters"'],
      [{ chapters: ['one'] }, '"chapters[0]"'],
      [{ matches: [] }, '"matches"'],
      [{ matches: { one: {} } }, '"matches.one"'],
      [{ digest: 1 }, '"digest"'],
    ];
    for (const [change, message] of bad) expect(() => read({ ...file, ...change })).toThrow(message);
    const wrongFields = {
      match: '',
      parent: 1,
      number: 0,
      before: {},
      after: 3,
      members: [{}],
      result: 1,
      endedAt: -1,
    };
    for (const [field, wrong] of Object.entries(wrongFields)) {
      const chapters = [{ ...campaign.chapters[0], [field]: wrong }];
      expect(() => read({ ...file, chapters })).toThrow(`"chapters[0].${field}"`);
    }
    for (const value of ['x', null, [], 3]) expect(() => read(value)).toThrow('not a JSON object');
  });
});
