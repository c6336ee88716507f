/** A release changes the rules while people play. */
import type { TableGame } from '@captains-table/catalogue';
import type { AnyGame, Move } from '@captains-table/kernel';
import { defined, mayFollow, parseMatchDocument, verify } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import type { Entry, StoredTable } from '../src/index.ts';
import { changeOfRules, history, readingOf, rulesIn, sceneFor, Table } from '../src/index.ts';
import { TestTable } from '../src/testing/index.ts';

/** The same game in its next version, with something changed. */
function later({ game, ...more }: TableGame, change: Partial<AnyGame> = {}, rulesVersion = '99'): TableGame {
  return { ...more, game: { ...game, ...change, meta: { ...game.meta, rulesVersion } } };
}

interface Played {
  readonly loaded: TableGame;
  readonly stored: StoredTable;
}

async function played(game: string, enough: (stored: StoredTable) => boolean): Promise<Played> {
  const testTable = await TestTable.start({ game, chairs: ['anna', 'bart', 'carla'] });
  do {
    await testTable.submit((table) => {
      const seat = table.pending[0]?.seat ?? 0;
      const legal: readonly Move[] = table.match?.legal(seat) ?? [];
      const move = legal[(table.seq * 31) % legal.length] ?? { kind: 'none' };
      return { kind: 'move', seat, move };
    });
  } while (!enough(testTable.stored));
  return { loaded: testTable.table.loaded, stored: testTable.stored };
}

const tenMoves = ({ entries }: StoredTable) => entries.length >= 14;
/** Someone is in the middle of a turn. */
const midTurn = (stored: StoredTable) => tenMoves(stored) && lastOf(stored) > (stored.snapshot?.seq ?? 0) + 1;

function lastOf({ entries }: StoredTable): number {
  return entries.at(-1)?.seq ?? 0;
}

function withEntry(stored: StoredTable, entry: Entry | undefined): StoredTable {
  if (entry === undefined) throw new Error('it cannot go on');
  return { ...stored, entries: [...stored.entries, { seq: lastOf(stored) + 1, at: 0, entry }] };
}

/** As a server stores what comes after the change. */
function playedOn(loaded: TableGame, stored: StoredTable, moves: number): StoredTable {
  let now = stored;
  for (let move = 0; move < moves; move++) {
    const table = Table.restore(loaded, now);
    const seat = table.pending[0]?.seat ?? 0;
    const legal: readonly Move[] = table.match?.legal(seat) ?? [];
    now = withEntry(now, { kind: 'move', seat, move: legal[(move * 31) % legal.length] ?? { kind: 'none' } });
  }
  return now;
}

const withoutSnapshot = ({ record, entries }: StoredTable): StoredTable => ({ record, entries });

describe('a match under new rules', () => {
  test.each(['port-royal', 'caravelas', 'maracaibo', 'francis-drake'])('goes on in %s', async (game) => {
    const { loaded, stored } = await played(game, tenMoves);
    const before = Table.restore(loaded, stored);
    const after = later(loaded);
    expect(() => Table.restore(after, stored)).toThrow('pinned to rules');
    const changed = withEntry(stored, changeOfRules(after, stored));
    const table = Table.restore(after, changed);
    expect(table.match?.state).toEqual(before.match?.state);
    expect(table.chairs).toEqual(before.chairs);
    expect(table.rules).toMatchObject({ now: '99', began: loaded.game.meta.rulesVersion });
    const further = playedOn(after, changed, 6);
    const whole = Table.restore(after, further);
    // From the entries alone it is the same: the log is the truth.
    expect(Table.restore(after, withoutSnapshot(further)).match?.state).toEqual(whole.match?.state);
    expect(whole.match?.line).toHaveLength((before.match?.line.length ?? 0) + 6);
    expect(history(whole, { seat: 0, host: true })).toHaveLength(
      (whole.match?.line.length ?? 0) - (whole.match?.firstMove ?? 0),
    );
    // No one goes back behind the change.
    expect(whole.match?.rewind(0, 1).ok).toBe(false);
  });

  test('is proven stretch by stretch, each by its own rules', async () => {
    const { loaded, stored } = await played('port-royal', tenMoves);
    const after = later(loaded);
    const further = playedOn(after, withEntry(stored, changeOfRules(after, stored)), 5);
    const document = Table.restore(after, further).match?.toDocument(true);
    if (document === undefined) throw new Error('there is no match');
    expect(parseMatchDocument(JSON.parse(JSON.stringify(document)))).toEqual(document);
    const began = loaded.game.meta.rulesVersion;
    const moves = document.log.length;
    const took = document.changed?.[0]?.moves ?? 0;
    expect(document.rules).toBe(began);
    const verdict = verify(after.game, document);
    expect(verdict).toEqual({ ok: true, moves, unproven: [{ rules: began, from: 1, to: took }] });
    expect(verify(loaded.game, document)).toEqual({
      ok: true,
      moves,
      unproven: [{ rules: '99', from: took + 1, to: moves }],
    });
    const { digest: _digest, ...rest } = document;
    const changed = (document.changed ?? []).map((one) => ({
      ...one,
      state: { ...one.state, reveals: 999 },
    }));
    const forged = { ...rest, changed };
    expect(verify(loaded.game, forged)).toMatchObject({
      ok: false,
      difference: expect.stringContaining('did not take over'),
    });
    expect(verify(after.game, forged)).toMatchObject({ ok: false });
    const third = later(loaded, {}, '100');
    expect(verify(third.game, document)).toMatchObject({ ok: false, code: 'rules' });
  });

  test('loses the turn that was being played where they forbid it, and nothing before', async () => {
    const { loaded, stored } = await played('caravelas', midTurn);
    const first = stored.entries.find(({ seq }) => seq === (stored.snapshot?.seq ?? 0) + 1)?.entry;
    const banned = first?.kind === 'move' ? JSON.stringify(first.move) : '';
    const { game } = loaded;
    const after = later(loaded, {
      legal(state, seat) {
        const all = game.legal(state, seat);
        const some = all.filter((move) => JSON.stringify(move) !== banned);
        return some.length === 0 ? all : some;
      },
    });
    const entry = changeOfRules(after, stored);
    const expected = stored.entries
      .filter(({ seq }) => seq > (stored.snapshot?.seq ?? 0))
      .map(({ seq }) => seq);
    expect(entry).toMatchObject({ kind: 'rules', dropped: expected });
    const further = playedOn(after, withEntry(stored, entry), 4);
    const table = Table.restore(after, further);
    expect(table.seq).toBe(lastOf(further));
    expect(table.match?.line).toHaveLength((table.match?.firstMove ?? 0) + 4);
    const document = table.match?.toDocument(true);
    expect(document && verify(after.game, document)).toMatchObject({ ok: true });
  });

  test('cannot go on where they cannot read it, and may be brought up to date by them', async () => {
    const { loaded, stored } = await played('port-royal', tenMoves);
    const { game } = loaded;
    const broken = later(loaded, {
      apply() {
        throw new Error('a field is missing');
      },
    });
    expect(changeOfRules(broken, stored)).toBeUndefined();
    const grown = {
      setup: (...given: Parameters<AnyGame['setup']>) => ({ ...game.setup(...given), weather: 'fair' }),
    };
    const clone = (state: never) => ({ ...game.clone(state), weather: 'fair' });
    expect(changeOfRules(later(loaded, grown), stored)).toBeUndefined();
    const asked: string[] = [];
    const upgrade = (state: unknown, from: string) => {
      asked.push(from);
      return { ...(state as object), weather: 'fair' };
    };
    const able = later(loaded, { ...grown, clone, upgrade } as Partial<AnyGame>);
    const changed = withEntry(stored, changeOfRules(able, stored));
    expect(Table.restore(able, changed).match?.state).toMatchObject({ weather: 'fair' });
    expect(new Set(asked)).toEqual(new Set([game.meta.rulesVersion]));
  });

  test('changes twice, also when no one has played between', async () => {
    const { loaded, stored } = await played('maracaibo', tenMoves);
    const second = later(loaded, {}, '50');
    const third = later(loaded, {}, '99');
    const changed = withEntry(stored, changeOfRules(second, stored));
    const again = withEntry(changed, changeOfRules(third, changed));
    const table = Table.restore(third, playedOn(third, again, 3));
    expect(table.rules.changed.map(({ rules, from }) => [from, rules])).toEqual([
      [loaded.game.meta.rulesVersion, '50'],
      [loaded.game.meta.rulesVersion, '99'],
    ]);
    const document = table.match?.toDocument(true);
    expect(document && verify(third.game, document)).toMatchObject({ ok: true });
  });

  test('that has not begun begins under them', async () => {
    const { stored, table } = await TestTable.create({ game: 'port-royal' });
    const after = later(table.loaded);
    const changed = withEntry(withEntry(stored, changeOfRules(after, stored)), { kind: 'start' });
    const begun = Table.restore(after, changed);
    expect(rulesIn(changed.record, changed.entries)).toMatchObject({ began: '99', changed: [] });
    expect(begun.match?.toDocument(true).rules).toBe('99');
  });
});

test('rules follow each other forward only, and with the same cards', () => {
  expect(mayFollow('1', '2')).toBe(true);
  expect(mayFollow('9', '10')).toBe(true);
  expect(mayFollow('2', '1')).toBe(false);
  expect(mayFollow('2', '2')).toBe(false);
  expect(mayFollow('1+c0ffeec0ffee', '2')).toBe(false);
  expect(mayFollow('1', '2+c0ffeec0ffee')).toBe(false);
  expect(mayFollow('1+c0ffeec0ffee', '2+c0ffeec0ffeec0ffee')).toBe(true);
  expect(mayFollow('1+c0ffeec0ffee', '2+beefbeefbeef')).toBe(false);
});

describe('an ended match of earlier rules', () => {
  const ended = ({ record }: StoredTable) => record.status === 'over';
  /** Rules that forbid every move that was made. */
  const strict = { legal: () => [] };
  const people = { name: () => undefined, goneSince: () => undefined, watching: 0 };

  test('is retold whole where the new rules lead to the same end', async () => {
    const { loaded, stored } = await played('port-royal', ended);
    const after = later(loaded);
    const reading = readingOf(after, stored);
    expect(reading).toEqual({ kind: 'rules', rules: '99', dropped: [] });
    const table = Table.restore(after, { ...stored, ...defined({ reading }) });
    expect([table.seq, table.status]).toEqual([lastOf(stored), 'over']);
    expect(table.result).toEqual(stored.record.result);
    expect(history(table, { seat: 0, host: true })).toHaveLength(table.match?.line.length ?? 0);
    expect(sceneFor(table, { host: false }, people)).not.toHaveProperty('rulesChangedAfter');
    const document = table.document();
    expect(document && verify(after.game, document)).toMatchObject({ ok: true });
  });

  test('shows how it ended where they would not have allowed it, and its proof says what is not proven', async () => {
    const { loaded, stored } = await played('port-royal', ended);
    const after = later(loaded, strict);
    const reading = readingOf(after, stored);
    expect(reading?.base?.seq).toBe(stored.snapshot?.seq);
    const table = Table.restore(after, { ...stored, ...defined({ reading }) });
    const moves = table.match?.line.length ?? 0;
    expect([table.seq, table.status, table.result]).toEqual([lastOf(stored), 'over', stored.record.result]);
    expect(history(table, { seat: 0, host: true })).toEqual([]);
    const scene = sceneFor(table, { host: false }, people);
    expect(scene).toMatchObject({ rules: '99', rulesChangedAfter: moves, play: { moves } });
    expect(scene.play?.view).toEqual(
      loaded.game.view(Table.restore(loaded, stored).match?.state, 'spectator'),
    );
    const document = table.document();
    const rules = loaded.game.meta.rulesVersion;
    expect(document && verify(after.game, document)).toEqual({
      ok: true,
      moves,
      unproven: [{ rules, from: 1, to: moves }],
    });
  });

  test('may have a result about which later rules say more', async () => {
    const { loaded, stored } = await played('port-royal', ended);
    const { game } = loaded;
    const more = later(loaded, {
      result(state) {
        const result = game.result(state);
        return result === undefined ? undefined : { ...result, decidedBy: ['coins'] };
      },
    });
    expect(readingOf(more, stored)).toEqual({ kind: 'rules', rules: '99', dropped: [] });
    const fewer = { ...stored.record, result: { ranking: [], scores: [], breakdown: [] } };
    expect(readingOf(more, { ...stored, record: fewer })).toBeUndefined();
  });

  test('cannot be read by rules that come to another end, nor by earlier ones', async () => {
    const { loaded, stored } = await played('port-royal', ended);
    const other = later(loaded, { result: () => undefined });
    expect(readingOf(other, stored)).toBeUndefined();
    expect(readingOf(later(loaded, {}, '0'), stored)).toBeUndefined();
    const blind = later(loaded, {
      view: () => {
        throw new Error('states have another shape now');
      },
    });
    expect(readingOf(blind, stored)).toBeUndefined();
  });

  test('without a snapshot, as on a device, goes on where all that was played is still allowed', async () => {
    const { loaded, stored } = await played('caravelas', tenMoves);
    const kept = withoutSnapshot(stored);
    const reading = readingOf(later(loaded), kept);
    const table = Table.restore(later(loaded), { ...kept, ...defined({ reading }) });
    expect(table.match?.state).toEqual(Table.restore(loaded, stored).match?.state);
    expect(table.pending).not.toEqual([]);
    expect(readingOf(later(loaded, strict), kept)).toBeUndefined();
  });
});
