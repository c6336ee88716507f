import type { MatchDocument } from '@captains-table/kernel';
import {
  canonical,
  chanceFrom,
  commitmentOf,
  Match,
  MatchError,
  newSeed,
  oddityOf,
  parseMatchDocument,
  pick,
  verify,
} from '@captains-table/kernel';
import { stowaways } from '@captains-table/stowaways';
import { ticTacToe } from '@captains-table/tic-tac-toe';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

type Crew = ReturnType<typeof crew>;

function crew(seed = 'match-test', seats = 3) {
  return new Match(stowaways, { seats, options: { mode: 'long' }, seed });
}

/** Plays up to `moves` random moves. */
function playOn(match: Crew, moves = Infinity, seed = 'player'): Crew {
  const chance = chanceFrom(seed);
  for (let i = 0; i < moves && stowaways.pending(match.state).length > 0; i++) {
    const { seat } = pick(chance, stowaways.pending(match.state));
    expect(match.play(seat, pick(chance, stowaways.legal(match.state, seat))).ok).toBe(true);
  }
  return match;
}

/** Plays until the seat on the move has something to take back. */
function untilUndoable(match: Crew): { match: Crew; seat: number } {
  const chance = chanceFrom('undoable');
  for (let i = 0; i < 500; i++) {
    const { seat } = pick(chance, stowaways.pending(match.state));
    const outcome = match.play(seat, pick(chance, stowaways.legal(match.state, seat)));
    if (outcome.ok && !outcome.barrier) return { match, seat };
  }
  throw new Error('this game never has anything to undo');
}

describe('playing', () => {
  test('K-4.1 K-2.1 K-2.3 K-2.4 a refused move changes nothing and says why', () => {
    const match = crew();
    const before = canonical(match.state);
    const refusals = [
      [0, 'nonsense', 'malformed'],
      [0, { kind: 'play', card: { deep: true } }, 'malformed'],
      [0, { kind: 'play', card: 'parrot' }, 'not-in-hand'],
      [7, { kind: 'play', card: 'cook' }, 'not-your-decision'],
    ] as const;
    for (const [seat, move, code] of refusals) {
      expect(match.play(seat, move)).toMatchObject({ ok: false, refusal: { code } });
    }
    expect(canonical(match.state)).toBe(before);
    expect(match.log).toEqual([]);
  });

  test('legal moves are worked out once for each position', () => {
    let asked = 0;
    const counting = {
      ...ticTacToe,
      legal: (...position: Parameters<typeof ticTacToe.legal>) => {
        asked++;
        return ticTacToe.legal(...position);
      },
    };
    const match = new Match(counting, { seats: 2 });
    expect(match.legal(0)).toHaveLength(9);
    expect(match.play(0, { kind: 'mark', square: 4 }).ok).toBe(true);
    expect([match.legal(0).length, match.legal(1).length, asked]).toEqual([0, 8, 3]);
    expect(match.rewind(0, 0).ok).toBe(true);
    expect([match.legal(0).length, match.legal(1).length, asked]).toEqual([9, 0, 5]);
  });

  test('K-2.2 after the end no one moves', () => {
    const match = playOn(crew());
    expect(match.play(0, { kind: 'keep' })).toMatchObject({
      ok: false,
      refusal: { code: 'game-over', rule: 'K-2.2' },
    });
  });

  test('K-2.4 a move that no frame explains is refused as not listed', () => {
    const match = new Match({ ...stowaways, whyNot: () => undefined }, { seats: 2, seed: 'x' });
    expect(match.play(0, { kind: 'fly' })).toMatchObject({
      ok: false,
      refusal: { code: 'not-legal', rule: 'K-2.4' },
    });
  });

  test('K-4.1 an equal move from outside is as good as the listed one', () => {
    const match = crew();
    const [listed] = stowaways.legal(match.state, 1);
    expect(match.play(1, JSON.parse(JSON.stringify(listed))).ok).toBe(true);
  });

  test('K-4.1 a rule that throws leaves the match as it was', () => {
    const match = playOn(crew(), 7);
    const before = canonical(match.state);
    const broken = new Match(
      {
        ...stowaways,
        apply: (...args: Parameters<typeof stowaways.apply>) => {
          stowaways.apply(...args);
          if (args[0].roundsLeft < 6) throw new Error('broken rule');
        },
      },
      { seats: 3, options: { mode: 'long' }, seed: 'match-test' },
    );
    expect(() => playOn(broken)).toThrow('broken rule');
    expect(broken.line).toHaveLength(broken.log.length);
    expect(broken.toDocument(true).log).toEqual(broken.log);
    expect(canonical(match.state)).toBe(before);
  });

  test('a copy goes on by itself', () => {
    const { match, seat } = untilUndoable(crew());
    const before = canonical(match.state);
    const copy = match.copy();
    expect(copy.undo(seat).ok).toBe(true);
    playOn(copy);
    expect(canonical(match.state)).toBe(before);
    expect(verify(stowaways, copy.toDocument(true)).ok).toBe(true);
  });

  test('a table outside the rules is refused', () => {
    expect(() => new Match(stowaways, { seats: 5 })).toThrow(MatchError);
    expect(() => new Match(stowaways, { seats: 2, options: { mode: 'endless' } })).toThrow('mode');
  });
});

describe('taking back', () => {
  test('K-4.2 a move inside a turn is undone and can be played again', () => {
    const { match, seat } = untilUndoable(crew());
    const after = canonical(match.state);
    const moves = match.line.length;
    const last = match.line.at(-1);
    expect(match.undoable(seat)).toBeGreaterThan(0);
    expect(match.undo(seat).ok).toBe(true);
    expect(match.line).toHaveLength(moves - 1);
    expect(match.play(seat, last?.move).ok).toBe(true);
    expect(canonical(match.state)).toBe(after);
  });

  test('K-4.2 restarting the turn takes back all of it, and no more', () => {
    const { match, seat } = untilUndoable(crew());
    const back = match.undoable(seat);
    const moves = match.line.length;
    expect(match.restartTurn(seat).ok).toBe(true);
    expect(match.line).toHaveLength(moves - back);
    expect(match.undo(seat)).toMatchObject({
      ok: false,
      refusal: { code: 'nothing-to-undo', rule: 'K-4.2' },
    });
  });

  test('K-4.2 no one takes back what another player did', () => {
    const { match, seat } = untilUndoable(crew());
    expect(match.undo((seat + 1) % 3)).toMatchObject({ ok: false });
  });

  test('K-1.9 a secret choice cannot be taken back once the decision has moved on', () => {
    const match = crew();
    match.play(0, stowaways.legal(match.state, 0)[0]);
    expect(match.undoable(0)).toBe(0);
  });

  test('K-4.3 the table agrees to go back beyond a barrier', () => {
    const match = playOn(crew(), 20);
    const there = canonical(match.at(5));
    expect(match.rewind(0, 5).ok).toBe(true);
    expect(canonical(match.state)).toBe(there);
    expect(match.rewind(0, 5)).toMatchObject({ ok: false });
    expect(match.rewind(0, -1)).toMatchObject({ ok: false });
    playOn(match);
    expect(verify(stowaways, match.toDocument(true))).toMatchObject({ ok: true });
  });
});

describe('replaying', () => {
  test('K-4.4 every point can be visited again', () => {
    const match = crew();
    const states = [canonical(match.state)];
    const chance = chanceFrom('visit');
    while (stowaways.pending(match.state).length > 0) {
      const { seat } = pick(chance, stowaways.pending(match.state));
      match.play(seat, pick(chance, stowaways.legal(match.state, seat)));
      states.push(canonical(match.state));
    }
    states.forEach((state, moves) => expect(canonical(match.at(moves))).toBe(state));
    const steps = [...match.replay()];
    expect(steps.map(({ played }) => played)).toEqual(match.line);
    expect(steps[0]?.events).toEqual([{ key: 'chose', seat: match.line[0]?.seat }]);
  });

  test('K-4.4 the log keeps undone moves, the line does not', () => {
    const { match, seat } = untilUndoable(crew());
    const entries = match.log.length;
    match.undo(seat);
    expect(match.log).toHaveLength(entries + 1);
    expect(match.log.at(-1)).toEqual({ seat, undo: match.line.length });
  });

  test('K-4.10 each move has randomness of its own', () => {
    const match = playOn(crew(), 30);
    const generators = Array.from({ length: 31 }, (_, moves) => match.at(moves).chance.slice(0, 4).join());
    expect(new Set(generators).size).toBe(31);
    expect(match.seed).toBe('match-test');
    expect(newSeed()).toMatch(/^[0-9a-f]{32}$/);
    expect(newSeed()).not.toBe(newSeed());
  });
});

describe('documents', () => {
  const roundTrip = (match: Crew) => parseMatchDocument(JSON.parse(JSON.stringify(match.toDocument(true))));

  test('K-4.5 a match comes back the same, undone moves and all', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.string({ minLength: 1 }), (moves, seed) => {
        const match = playOn(crew(seed), moves, seed);
        const back = Match.fromDocument(stowaways, roundTrip(match));
        expect(canonical(back.state)).toBe(canonical(match.state));
        expect(back.log).toEqual(match.log);
      }),
      { numRuns: 25 },
    );
    const { match, seat } = untilUndoable(crew());
    match.undo(seat);
    expect(Match.fromDocument(stowaways, roundTrip(match)).log).toEqual(match.log);
  });

  test('K-4.5 what is no match document is refused, field by field', () => {
    const good = playOn(crew(), 4).toDocument(true);
    const bad: [object, string][] = [
      [{ format: 'chess' }, 'format'],
      [{ version: 2 }, 'version'],
      [{ game: 3 }, 'game'],
      [{ seats: 'two' }, 'seats'],
      [{ options: {} }, 'options'],
      [{ options: { mode: 'long', purse: [] } }, 'options'],
      [{ log: 'none' }, 'log'],
      [{ log: [{ seat: 0 }] }, 'log entry 0'],
      [{ log: [{ seat: 0, move: { kind: 'play', card: {} } }] }, 'log entry 0'],
      [{ marks: [1] }, 'marks'],
      [{ seed: 5 }, 'seed'],
      [{ result: { ranking: 'x' } }, 'result'],
    ];
    for (const [change, message] of bad)
      expect(() => parseMatchDocument({ ...good, ...change })).toThrow(message);
    expect(() => parseMatchDocument('[]')).toThrow('not a JSON object');
  });

  test('K-4.5 nothing that comes from outside crashes the parser', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(() => parseMatchDocument(value)).toThrow(MatchError);
      }),
    );
  });

  test('K-4.6 a match of other rules, or of another game, is not touched', () => {
    const document = crew().toDocument(true);
    const newer = { ...stowaways, meta: { ...stowaways.meta, rulesVersion: '2' } };
    expect(() => Match.fromDocument(newer, document)).toThrow('pinned to rules 1');
    expect(() => Match.fromDocument(ticTacToe, document)).toThrow('stowaways');
  });

  test('K-4.7 the seed must fit what was published before the first move', () => {
    const match = crew();
    expect(match.commitment).toBe(commitmentOf(match.seed));
    const document = match.toDocument(true);
    expect(() => Match.fromDocument(stowaways, { ...document, seed: 'another' })).toThrow('commitment');
    const secret = match.toDocument(false);
    expect(JSON.stringify(secret)).not.toContain('match-test');
    expect(() => Match.fromDocument(stowaways, secret)).toThrow('not revealed');
  });

  test('K-4.9 a snapshot leads to the same state and the same way back', () => {
    const { match, seat } = untilUndoable(playOn(crew(), 10));
    const back = Match.fromDocument(stowaways, roundTrip(match), JSON.parse(JSON.stringify(match.floor)));
    expect(canonical(back.state)).toBe(canonical(match.state));
    expect(back.undoable(seat)).toBe(match.undoable(seat));
    expect(back.line).toEqual(match.line);
    const start = { at: 0, state: match.at(0) };
    expect(canonical(Match.fromDocument(stowaways, roundTrip(match), start).state)).toBe(
      canonical(match.state),
    );
    expect(() => Match.fromDocument(stowaways, roundTrip(match), { ...match.floor, at: 999 })).toThrow(
      MatchError,
    );
  });
});

describe('verifying', () => {
  const document = playOn(crew()).toDocument(true);
  const differenceOf = (change: Partial<MatchDocument>) => {
    const verdict = verify(stowaways, { ...document, ...change });
    return verdict.ok ? '' : verdict.difference;
  };

  test('K-4.8 an honest match is confirmed', () => {
    expect(verify(stowaways, document)).toEqual({ ok: true, moves: document.log.length });
  });

  test('K-4.8 the first difference is named', () => {
    const marks = document.marks ?? [];
    const [first, ...others] = document.log;
    const result = document.result;
    if (first === undefined || result === undefined) throw new Error('the game was played');
    expect(differenceOf({ seed: 'x', commitment: commitmentOf('x') })).toMatch(/log entry|another one/);
    expect(differenceOf({ seed: 'x' })).toContain('commitment');
    expect(differenceOf({ log: [{ ...first, seat: 9 }, ...others] })).toContain('log entry 0');
    expect(differenceOf({ log: document.log.slice(0, -1) })).toContain('marks');
    expect(differenceOf({ marks: marks.with(0, 'f') })).toContain('set-up');
    expect(differenceOf({ marks: marks.with(3, 'f') })).toContain('after move 3');
    expect(differenceOf({ result: { ...result, scores: result.scores.map((s) => s + 1) } })).toContain(
      'scores',
    );
  });

  test('K-4.8 a change to a move that was taken back, or to the seat that took it back, is found', () => {
    const { match, seat } = untilUndoable(crew());
    match.undo(seat);
    const honest = playOn(match).toDocument(true);
    const at = honest.log.findIndex((entry) => 'undo' in entry);
    const undo = honest.log[at];
    if (undo === undefined || !('undo' in undo)) throw new Error('a move was taken back');
    const other = { ...undo, seat: (undo.seat + 1) % honest.seats };
    const verdict = verify(stowaways, { ...honest, log: honest.log.with(at, other) });
    expect(verify(stowaways, honest)).toMatchObject({ ok: true });
    expect(verdict).toMatchObject({ ok: false, difference: expect.stringContaining('digest') });
  });

  test('K-4.8 a text that says more than its document, or says it otherwise, is odd', () => {
    const text = JSON.stringify(document);
    const oddity = (changed: string) => oddityOf(changed, parseMatchDocument(JSON.parse(changed)));
    expect(oddity(text)).toBeUndefined();
    expect(oddity(JSON.stringify(document, undefined, 2))).toBeUndefined();
    expect(oddity(text.replace('"marks"', '"marcs"'))).toContain('"marcs" is no field');
    expect(oddity(text.replace('{"seat":0', '{"seat":-0'))).toContain('written in another way');
    expect(oddity(text.replace('{"seat":0', '{"seat":9,"seat":0'))).toContain('written in another way');
    expect(oddity(text.replace('{"seat":0', '{"note":"","seat":0'))).toMatch(
      /"log\[\d+\]\.note" is no field/,
    );
    expect(oddity(text.replace('stowaways', 'st\\u006fwaways'))).toContain('written in another way');
  });
});
