/** A person who is merely slow keeps moves, seat and game; and no table stands still for ever. */
import type { GoneSince } from '../src/index.ts';
import { requests, sceneFor } from '../src/index.ts';
import { describe, expect, test } from 'vitest';
import { mark, SECOND, TestTable } from '../src/testing/index.ts';
import type { TestTableOptions } from '../src/testing/index.ts';

const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const WEEK = 7 * DAY;
const ABANDON = { kind: 'abandon' } as const;
const UNDO = { kind: 'undo', to: 0 } as const;
const ANYBODY = { kind: 'replace', seat: 1, by: { kind: 'anybody' } } as const;

const threeAtPortRoyal = (record: TestTableOptions['record'] = {}) =>
  TestTable.start({
    game: 'port-royal',
    chairs: ['anna', 'bart', 'carla'],
    options: { randomStart: false },
    record,
  });
/** Gone since the game began, if they are gone at all. */
const gone =
  (...persons: readonly string[]): GoneSince =>
  (person) =>
    persons.includes(person) ? 0 : undefined;
const standsIn = (testTable: TestTable, person: string, seat: number, goneSince: GoneSince) =>
  testTable.submit((table) => requests.standIn(table, person, seat, testTable.now, goneSince));
const nudges = (testTable: TestTable, person: string, seat: number, goneSince: GoneSince) =>
  testTable.submit((table) => requests.nudge(table, person, seat, testTable.now, goneSince));
const resigns = (testTable: TestTable, person: string) =>
  testTable.submit((table) => requests.resign(table, person));
const seen = ({ table }: TestTable, person: string, goneSince: GoneSince = gone()) =>
  sceneFor(table, requests.roleOf(table, person), { name: () => undefined, goneSince, watching: 0 });

describe('at a table without a clock', () => {
  test('the others may let a bot play for a person who is gone for two minutes while a decision is theirs', async () => {
    const testTable = await TestTable.start();
    testTable.now += 2 * MINUTE - 1;
    const early = standsIn(testTable, 'bart', 0, gone('anna'));
    await expect(early).rejects.toMatchObject({ code: 'not-away', details: { retryAfter: 1 } });
    testTable.now += 1;
    expect(seen(testTable, 'bart', gone('anna')).seats[0]?.silentAt).toBe(testTable.now);
    await standsIn(testTable, 'bart', 0, gone('anna'));
    expect(testTable.table.away).toEqual(['silent', undefined]);
    expect(testTable.table.isPlayedByBot(0)).toBe(true);
  });

  test('a person who is played on for takes the seat back whenever they come', async () => {
    const testTable = await TestTable.start();
    testTable.now += 2 * MINUTE;
    await standsIn(testTable, 'bart', 0, gone('anna'));
    testTable.now += WEEK;
    await testTable.comeBack('anna');
    await testTable.move('anna', mark(4));
    expect(testTable.table.away).toEqual([undefined, undefined]);
  });

  test('no bot plays for a person who is there, or who owes no decision', async () => {
    const testTable = await TestTable.start();
    testTable.now += DAY;
    await expect(standsIn(testTable, 'bart', 0, gone())).rejects.toMatchObject({ code: 'not-away' });
    await expect(standsIn(testTable, 'anna', 1, gone('bart'))).rejects.toMatchObject({ code: 'not-away' });
    await expect(standsIn(testTable, 'bart', 1, gone('bart'))).rejects.toMatchObject({ code: 'not-seated' });
  });

  test('the host sets how long: three days, where people come and go', async () => {
    const testTable = await TestTable.start({ record: { tempo: { kind: 'none', absence: 3 * 86_400 } } });
    testTable.now += 3 * DAY - 1;
    await expect(standsIn(testTable, 'bart', 0, gone('anna'))).rejects.toMatchObject({ code: 'not-away' });
    testTable.now += 1;
    await standsIn(testTable, 'bart', 0, gone('anna'));
  });

  test('the time counts from when they went, if that was later', async () => {
    const testTable = await TestTable.start();
    const went = testTable.now + MINUTE;
    testTable.now += 2 * MINUTE;
    await expect(standsIn(testTable, 'bart', 0, () => went)).rejects.toMatchObject({ code: 'not-away' });
    testTable.now += MINUTE;
    await standsIn(testTable, 'bart', 0, () => went);
  });

  test('after three days of silence a bot plays even if no one asks for it', async () => {
    const testTable = await TestTable.start();
    testTable.now += 3 * DAY - 1;
    expect(requests.silentTooLong(testTable.table, testTable.now, gone('anna'))).toBeUndefined();
    testTable.now += 1;
    expect(requests.silentTooLong(testTable.table, testTable.now, gone())).toBeUndefined();
    await testTable.submit((table) => requests.silentTooLong(table, testTable.now, gone('anna', 'bart')));
    expect(testTable.table.away).toEqual(['silent', undefined]);
  });

  test('a person who keeps no one waiting but bots may stay away for ever', async () => {
    const testTable = await TestTable.start({ chairs: ['anna', { kind: 'bot', level: 'mate' }] });
    testTable.now += 365 * DAY;
    expect(requests.silentTooLong(testTable.table, testTable.now, gone('anna'))).toBeUndefined();
  });

  test('when all are silent, one bot plays and then the game waits', async () => {
    const testTable = await TestTable.start();
    testTable.now += 3 * DAY;
    const both = gone('anna', 'bart');
    await testTable.submit((table) => requests.silentTooLong(table, testTable.now, both));
    await testTable.submit((table) => requests.botMove(table, 0, table.decidingSince[0] ?? 0, mark(4)));
    testTable.now += 30 * DAY;
    expect(requests.silentTooLong(testTable.table, testTable.now, both)).toBeUndefined();
  });

  test('an outage does not count as silence', async () => {
    const testTable = await TestTable.start();
    const from = testTable.now;
    testTable.now += DAY;
    await testTable.submit((table) => requests.outage(table, [{ from, to: testTable.now }]));
    await expect(standsIn(testTable, 'bart', 0, gone('anna'))).rejects.toMatchObject({ code: 'not-away' });
    testTable.now += 2 * MINUTE;
    await standsIn(testTable, 'bart', 0, gone('anna'));
  });
});

describe('nudging', () => {
  test('reminds a person who is away, once in ten minutes', async () => {
    const testTable = await TestTable.start();
    testTable.now += 2 * MINUTE;
    await nudges(testTable, 'bart', 0, gone('anna'));
    expect(seen(testTable, 'bart', gone('anna')).seats[0]?.nudgeAt).toBe(testTable.now + 10 * MINUTE);
    testTable.now += 10 * MINUTE - 1;
    const early = nudges(testTable, 'bart', 0, gone('anna'));
    await expect(early).rejects.toMatchObject({ code: 'too-many', details: { retryAfter: 1 } });
    testTable.now += 1;
    await nudges(testTable, 'bart', 0, gone('anna'));
  });

  test('reaches those whose clock ran out, but no one who is there or has given up', async () => {
    const testTable = await TestTable.start({ record: { tempo: { kind: 'move', seconds: 60 } } });
    await expect(nudges(testTable, 'bart', 0, gone('anna'))).rejects.toMatchObject({ code: 'not-away' });
    await testTable.pass(MINUTE);
    await nudges(testTable, 'bart', 0, gone('anna'));
    await testTable.pass(DAY);
    await resigns(testTable, 'anna');
    await expect(nudges(testTable, 'bart', 0, gone('anna'))).rejects.toMatchObject({ code: 'not-seated' });
  });
});

describe('without a person whose clock ran out', () => {
  const outOfTime = async () => {
    const testTable = await threeAtPortRoyal({ tempo: { kind: 'move', seconds: 10 } });
    await testTable.move('anna', { kind: 'draw' });
    await testTable.pass(10 * SECOND);
    expect(testTable.table.away).toEqual(['time', undefined, undefined]);
    return testTable;
  };

  test('the game is not abandoned', async () => {
    const testTable = await outOfTime();
    await expect(testTable.propose('bart', ABANDON)).rejects.toMatchObject({ code: 'absent' });
    expect(testTable.table.status).toBe('playing');
    expect(seen(testTable, 'bart').play?.seed).toBeUndefined();
  });

  test('no move is taken back', async () => {
    const testTable = await outOfTime();
    await expect(testTable.propose('bart', UNDO)).rejects.toMatchObject({ code: 'absent' });
  });

  test('the seat is not given away for a week', async () => {
    const testTable = await outOfTime();
    const replace = { ...ANYBODY, seat: 0 };
    await expect(testTable.propose('bart', replace)).rejects.toMatchObject({
      code: 'seat-kept',
      details: { retryAfter: WEEK },
    });
    expect(seen(testTable, 'bart').seats[0]?.keptUntil).toBe(testTable.now + WEEK);
  });
});

describe('giving up', () => {
  test('a person who abandons alone resigns: a bot plays on, the seed stays secret, and they do not return', async () => {
    const testTable = await TestTable.start();
    await testTable.leave('bart');
    await testTable.propose('anna', ABANDON);
    expect(testTable.table).toMatchObject({ status: 'playing', away: ['resigned', 'left'] });
    expect(seen(testTable, 'anna')).toMatchObject({ you: { host: true }, play: { legal: [] } });
    expect(seen(testTable, 'anna').you.seat).toBeUndefined();
    expect(seen(testTable, 'anna').play?.seed).toBeUndefined();
    await expect(testTable.comeBack('anna')).rejects.toMatchObject({ code: 'not-seated' });
    await testTable.comeBack('bart');
  });

  test('the last person who gives up ends the game: no one else plays it', async () => {
    const testTable = await TestTable.start({ chairs: ['anna', { kind: 'bot', level: 'mate' }] });
    await resigns(testTable, 'anna');
    expect(testTable.table.status).toBe('abandoned');
  });

  test('history says who resigned, and counts it as the last place', async () => {
    const testTable = await TestTable.start();
    await testTable.move('anna', mark(4));
    await resigns(testTable, 'bart');
    const bot = (square: number) =>
      testTable.submit((table) => requests.botMove(table, 1, table.decidingSince[1] ?? 0, mark(square)));
    await bot(0);
    await testTable.move('anna', mark(8));
    await bot(1);
    await testTable.move('anna', mark(6));
    await bot(2);
    expect(testTable.table.people).toEqual([
      { seat: 0, person: 'anna', owes: false, rank: 2, score: 0 },
      { seat: 1, person: 'bart', owes: false, resigned: true, rank: 2 },
    ]);
  });

  test('a seat that was given up is free for others at once, and its former holder may watch', async () => {
    const testTable = await TestTable.start();
    await resigns(testTable, 'bart');
    await testTable.propose('anna', ANYBODY);
    await testTable.submit((table) => requests.sit(table, 'carla', { invite: table.record.invite }));
    expect(testTable.table.people.map(({ person, resigned }) => [person, resigned])).toEqual([
      ['anna', undefined],
      ['carla', undefined],
      ['bart', true],
    ]);
    expect(seen(testTable, 'bart').you).toEqual({ host: false });
  });

  test('when some have left for now, all who are there can end the game together', async () => {
    const testTable = await threeAtPortRoyal();
    await testTable.leave('carla');
    await testTable.propose('anna', ABANDON);
    await testTable.answer('bart', true);
    expect(testTable.table.status).toBe('abandoned');
  });

  test('a person who has resigned is not asked any more', async () => {
    const testTable = await threeAtPortRoyal();
    await resigns(testTable, 'carla');
    await testTable.propose('anna', ABANDON);
    expect(testTable.table.proposal?.waiting).toEqual([1]);
  });
});

describe('an account that is deleted', () => {
  const forgets = async (testTable: TestTable, person: string) => {
    while (requests.accountGone(testTable.table, person) !== undefined)
      await testTable.submit((table) => requests.accountGone(table, person));
  };

  test('leaves no dead table: a bot plays at once, and others may have the seat at once', async () => {
    const testTable = await TestTable.start();
    await testTable.move('anna', mark(4));
    await forgets(testTable, 'bart');
    expect(testTable.table.away).toEqual([undefined, 'gone']);
    expect(testTable.table.isPlayedByBot(1)).toBe(true);
    await testTable.propose('anna', ANYBODY);
    expect(testTable.table.chairs[1]).toEqual({ kind: 'open' });
  });

  test('leaves no dead room: another person arranges the chairs', async () => {
    const testTable = await TestTable.create({ chairs: ['anna', 'bart'] });
    await forgets(testTable, 'anna');
    expect(testTable.table.chairs[0]).toEqual({ kind: 'open' });
    expect(seen(testTable, 'bart').you.host).toBe(true);
    await testTable.submit((table) => requests.arrange(table, 'bart', 0, { kind: 'bot', level: 'mate' }));
    await testTable.submit((table) => requests.start(table, 'bart'));
    expect(testTable.table.status).toBe('playing');
  });
});
