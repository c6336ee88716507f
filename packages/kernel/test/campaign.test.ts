import type { Carry, MatchDocument } from '@captains-table/kernel';
import {
  CarryError,
  chanceFrom,
  commitmentOf,
  Match,
  MatchError,
  must,
  oddityOf,
  parseMatchDocument,
  pick,
  sha256Hex,
  verify,
} from '@captains-table/kernel';
import { stowaways } from '@captains-table/stowaways';
import { ticTacToe } from '@captains-table/tic-tac-toe';
import { describe, expect, test } from 'vitest';

const campaign = must(stowaways.campaign);

const VOYAGE = { mode: 'voyage', purse: 2, chapter: 1 };
const IN_CHAPTER_2: Carry = {
  version: 2,
  chapter: 2,
  course: 'north',
  cargo: '',
  losses: 1,
  pages: [['departure', 'open-sea'], [], []],
};

/** As version 1 wrote it, which did not count losses. */
const OF_VERSION_1: Carry = {
  version: 1,
  chapter: 2,
  course: 'south',
  cargo: '',
  pages: [['departure', 'open-sea'], [], []],
};

type Chapter = ReturnType<typeof chapter>;

function chapter(carry?: unknown, seed = 'campaign-test', options: object = { mode: 'voyage' }) {
  return new Match(stowaways, { seats: 3, options, seed, carry });
}

function playOn(match: Chapter, seed = 'player'): Chapter {
  const chance = chanceFrom(seed);
  while (stowaways.pending(match.state).length > 0) {
    const { seat } = pick(chance, stowaways.pending(match.state));
    expect(match.play(seat, pick(chance, match.legal(seat))).ok).toBe(true);
  }
  return match;
}

/** Why a match cannot begin. */
function refusalOf(make: () => unknown): string {
  try {
    make();
  } catch (error) {
    if (error instanceof MatchError && error.code === 'carry') return error.message;
    throw error;
  }
  return '';
}

describe('a match that is a chapter', () => {
  test('K-7.1 begins with what it is given, and takes the options of its chapter', () => {
    const match = chapter(IN_CHAPTER_2);
    expect(match.carry).toEqual(IN_CHAPTER_2);
    expect(match.options).toEqual({ ...VOYAGE, chapter: 2 });
    expect(match.state.voyage).toMatchObject({ chapter: 2, course: 'north' });
    expect(match.state.coins).toEqual([3, 3, 3]);
  });

  test('K-7.1 without a carry it is a first game, and no other one', () => {
    const match = chapter();
    expect(match.carry).toBeUndefined();
    expect(match.state).toEqual(chapter(campaign.begin(VOYAGE)).state);
    expect(chapter(undefined, 'x', { mode: 'voyage', chapter: 3 }).state.voyage?.chapter).toBe(3);
  });

  test('K-7.1 a carry belongs to a game with a campaign, and to its modes', () => {
    expect(refusalOf(() => new Match(ticTacToe, { seats: 2, carry: IN_CHAPTER_2 }))).toContain(
      'tic-tac-toe has no campaign',
    );
    expect(refusalOf(() => chapter(IN_CHAPTER_2, 'x', { mode: 'long' }))).toContain(
      'mode long does not belong to the campaign; these do: voyage',
    );
  });

  test('K-7.1 what is no carry of this game is refused with the reason', () => {
    for (const [carry, why] of [
      ['chapter 2', 'no plain data with a version'],
      [null, 'no plain data with a version'],
      [[], 'no plain data with a version'],
      [{ chapter: 2 }, 'no plain data with a version'],
      [{ ...IN_CHAPTER_2, when: new Date(0) }, 'no plain data with a version'],
      [{ ...IN_CHAPTER_2, version: 9 }, '"version"'],
      [{ ...IN_CHAPTER_2, chapter: 0 }, '"chapter"'],
      [{ ...IN_CHAPTER_2, course: 'up' }, '"course"'],
      [{ ...IN_CHAPTER_2, losses: undefined }, '"carry"'],
      [{ ...IN_CHAPTER_2, pages: [] }, '"pages"'],
      [{ ...IN_CHAPTER_2, chapter: 4 }, 'the story is over'],
    ] as const) {
      expect(refusalOf(() => chapter(carry))).toContain(why);
    }
  });

  test('K-7.1 the chapter says how many may play it', () => {
    const forTwo = {
      ...stowaways,
      campaign: {
        ...campaign,
        next: () => ({ chapter: 2, players: { min: 2, max: 2 }, options: { ...VOYAGE, chapter: 2 } }),
      },
    };
    expect(refusalOf(() => new Match(forTwo, { seats: 3, options: VOYAGE, carry: IN_CHAPTER_2 }))).toContain(
      'is for 2 players',
    );
    expect(new Match(forTwo, { seats: 2, options: VOYAGE, carry: IN_CHAPTER_2 }).seats).toBe(2);
  });

  test('K-7.1 an older version is read, and kept as it came', () => {
    const match = playOn(chapter(OF_VERSION_1));
    expect(match.carry).toEqual(OF_VERSION_1);
    expect(match.state.voyage?.chapter).toBe(2);
    expect(match.after).toMatchObject({ version: 2 });
    expect(verify(stowaways, match.toDocument(true))).toMatchObject({ ok: true });
  });

  test('K-7.2 what is carried on is there when the game is over, and not before', () => {
    const match = chapter(IN_CHAPTER_2);
    expect(match.after).toBeUndefined();
    expect(match.toDocument(true)).not.toHaveProperty('after');
    const { state, after } = playOn(match);
    expect(after).toEqual(campaign.after(IN_CHAPTER_2, state));
    expect(after).toMatchObject({ chapter: state.voyage?.won === true ? 3 : 2 });
    expect(new Match(stowaways, { seats: 2, options: { mode: 'short' }, seed: 'x' }).after).toBeUndefined();
  });

  test('K-7.2 a first game, begun without a carry, also ends with one', () => {
    const { state, after } = playOn(chapter());
    expect(after).toEqual(campaign.after(campaign.begin(VOYAGE), state));
  });

  test('K-7.2 a copy, and what was replayed, begin with the same', () => {
    const match = chapter(IN_CHAPTER_2);
    const copy = playOn(match.copy());
    expect([copy.carry, copy.commitment]).toEqual([match.carry, match.commitment]);
    expect(match.after).toBeUndefined();
    expect(copy.at(0)).toEqual(match.state);
  });
});

describe('its document', () => {
  const document = playOn(chapter(IN_CHAPTER_2)).toDocument(true);
  const read = (change: object): MatchDocument =>
    parseMatchDocument(JSON.parse(JSON.stringify({ ...document, ...change })));
  const differenceOf = (change: object) => {
    const verdict = verify(stowaways, read({ digest: undefined, ...change }));
    return verdict.ok ? '' : verdict.difference;
  };

  test('K-4.5 comes back the same, with both carries', () => {
    const back = Match.fromDocument(stowaways, read({}));
    expect(back.carry).toEqual(IN_CHAPTER_2);
    expect(back.toDocument(true)).toEqual(document);
    expect(document.after).toEqual(back.after);
    expect(verify(stowaways, document)).toMatchObject({ ok: true });
    expect(oddityOf(JSON.stringify(document), document)).toBeUndefined();
  });

  test('K-4.7 the commitment covers the carry, and without one it is that of the seed', () => {
    expect(document.commitment).toBe(commitmentOf('campaign-test', IN_CHAPTER_2));
    expect(commitmentOf('s', { version: 1, b: 2, a: 1 })).toBe(sha256Hex('s\n{"a":1,"b":2,"version":1}'));
    expect(chapter().commitment).toBe(sha256Hex('campaign-test'));
    const swapped = { ...IN_CHAPTER_2, course: 'south' };
    expect(() => Match.fromDocument(stowaways, read({ carry: swapped }))).toThrow(
      'seed and carry do not fit their commitment',
    );
    expect(() => Match.fromDocument(stowaways, read({ carry: undefined }))).toThrow('commitment');
  });

  test('K-4.8 another carry, another chapter and another end are found', () => {
    const swapped = { ...IN_CHAPTER_2, losses: 2 };
    const commitment = commitmentOf('campaign-test', swapped);
    expect(differenceOf({ carry: swapped, commitment })).toMatch(/set-up|log entry/);
    expect(differenceOf({ options: VOYAGE })).toContain('options are not those of the chapter');
    expect(differenceOf({ after: { ...document.after, losses: 7 } })).toBe(
      'what is carried on ("after") differs at losses',
    );
    expect(differenceOf({ after: undefined })).toContain('"after"');
    expect(differenceOf({})).toBe('');
    const other = { ...document, carry: { ...IN_CHAPTER_2, extra: 1 } };
    expect(verify(stowaways, other)).toMatchObject({ ok: false, code: 'seed' });
  });

  test('K-4.8 a game without a campaign hands nothing on', () => {
    const short = new Match(stowaways, { seats: 2, options: { mode: 'short' }, seed: 'short' });
    const verdict = verify(stowaways, { ...short.toDocument(true), after: IN_CHAPTER_2 });
    expect(verdict).toMatchObject({ ok: false, difference: expect.stringContaining('"after"') });
  });

  test('K-4.5 both fields are checked by name', () => {
    for (const wrong of ['x', [], 3, {}, { version: 'one' }, { version: 1.5 }]) {
      expect(() => read({ carry: wrong })).toThrow('"carry"');
      expect(() => read({ after: wrong })).toThrow('"after"');
    }
    expect(() => read({ carry: null })).toThrow('"carry"');
    const odd = JSON.stringify({ ...document, carried: 1 });
    expect(oddityOf(odd, read({}))).toContain('"carried" is no field');
  });
});

describe('a campaign for those who do not know its carry', () => {
  test('K-7.1 reads each carry before it uses it', () => {
    expect(() => campaign.view({ version: 9 })).toThrow(CarryError);
    expect(() => campaign.next({ version: 9 }, VOYAGE)).toThrow(CarryError);
    expect(() => campaign.after({ version: 9 }, chapter().state)).toThrow(CarryError);
    expect(campaign.pageIds).toContain('departure');
  });

  test('K-7.3 the logbook names what was read, and nothing else', () => {
    const view = campaign.view(IN_CHAPTER_2);
    expect(view).toEqual({
      chapter: 2,
      chapters: 3,
      over: false,
      pages: [
        { page: 'departure', chapter: 1 },
        { page: 'open-sea', chapter: 1 },
      ],
      recap: ['departure', 'open-sea'],
      facts: { losses: 1, north: 1 },
    });
  });
});
