/** Whoever is merely slow keeps moves, seat and game; and no table stands still for ever. */
import type { GoneSince } from '@captains-table/table';
import { requests, sceneFor } from '@captains-table/table';
import { describe, expect, test } from 'vitest';
import { mark, SECOND, Sitting } from './sitting.ts';
import type { Wish } from './sitting.ts';

const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const WEEK = 7 * DAY;
const ABANDON = { kind: 'abandon' } as const;
const UNDO = { kind: 'undo', to: 0 } as const;
const ANYBODY = { kind: 'replace', seat: 1, by: { kind: 'anybody' } } as const;

const threeAtPortRoyal = (record: Wish['record'] = {}) =>
  Sitting.start({
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
const standsIn = (sitting: Sitting, person: string, seat: number, goneSince: GoneSince) =>
  sitting.does((table) => requests.standIn(table, person, seat, sitting.now, goneSince));
const nudges = (sitting: Sitting, person: string, seat: number, goneSince: GoneSince) =>
  sitting.does((table) => requests.nudge(table, person, seat, sitting.now, goneSince));
const resigns = (sitting: Sitting, person: string) => sitting.does((table) => requests.resign(table, person));
const seen = ({ table }: Sitting, person: string, goneSince: GoneSince = gone()) =>
  sceneFor(table, requests.roleOf(table, person), { name: () => undefined, goneSince, watching: 0 });

describe('at a table without a clock', () => {
  test('the others may let a bot play for somebody who is gone for two minutes while a decision is theirs', async () => {
    const sitting = await Sitting.start();
    sitting.now += 2 * MINUTE - 1;
    const early = standsIn(sitting, 'bart', 0, gone('anna'));
    await expect(early).rejects.toMatchObject({ code: 'not-away', details: { retryAfter: 1 } });
    sitting.now += 1;
    expect(seen(sitting, 'bart', gone('anna')).seats[0]?.silentAt).toBe(sitting.now);
    await standsIn(sitting, 'bart', 0, gone('anna'));
    expect(sitting.table.away).toEqual(['silent', undefined]);
    expect(sitting.table.isPlayedByBot(0)).toBe(true);
  });

  test('whoever is played on for takes the seat back whenever they come', async () => {
    const sitting = await Sitting.start();
    sitting.now += 2 * MINUTE;
    await standsIn(sitting, 'bart', 0, gone('anna'));
    sitting.now += WEEK;
    await sitting.returns('anna');
    await sitting.moves('anna', mark(4));
    expect(sitting.table.away).toEqual([undefined, undefined]);
  });

  test('nobody is played on for who is there, or who owes no decision', async () => {
    const sitting = await Sitting.start();
    sitting.now += DAY;
    await expect(standsIn(sitting, 'bart', 0, gone())).rejects.toMatchObject({ code: 'not-away' });
    await expect(standsIn(sitting, 'anna', 1, gone('bart'))).rejects.toMatchObject({ code: 'not-away' });
    await expect(standsIn(sitting, 'bart', 1, gone('bart'))).rejects.toMatchObject({ code: 'not-seated' });
  });

  test('the host sets how long: three days, where people come and go', async () => {
    const sitting = await Sitting.start({ record: { tempo: { kind: 'none', absence: 3 * 86_400 } } });
    sitting.now += 3 * DAY - 1;
    await expect(standsIn(sitting, 'bart', 0, gone('anna'))).rejects.toMatchObject({ code: 'not-away' });
    sitting.now += 1;
    await standsIn(sitting, 'bart', 0, gone('anna'));
  });

  test('the time counts from when they went, if that was later', async () => {
    const sitting = await Sitting.start();
    const went = sitting.now + MINUTE;
    sitting.now += 2 * MINUTE;
    await expect(standsIn(sitting, 'bart', 0, () => went)).rejects.toMatchObject({ code: 'not-away' });
    sitting.now += MINUTE;
    await standsIn(sitting, 'bart', 0, () => went);
  });

  test('after three days of silence a bot plays even if nobody asks for it', async () => {
    const sitting = await Sitting.start();
    sitting.now += 3 * DAY - 1;
    expect(requests.silentTooLong(sitting.table, sitting.now, gone('anna'))).toBeUndefined();
    sitting.now += 1;
    expect(requests.silentTooLong(sitting.table, sitting.now, gone())).toBeUndefined();
    await sitting.does((table) => requests.silentTooLong(table, sitting.now, gone('anna', 'bart')));
    expect(sitting.table.away).toEqual(['silent', undefined]);
  });

  test('whoever keeps nobody waiting but bots may stay away for ever', async () => {
    const sitting = await Sitting.start({ chairs: ['anna', { kind: 'bot', level: 'mate' }] });
    sitting.now += 365 * DAY;
    expect(requests.silentTooLong(sitting.table, sitting.now, gone('anna'))).toBeUndefined();
  });

  test('when all are silent, one bot plays and then the game waits', async () => {
    const sitting = await Sitting.start();
    sitting.now += 3 * DAY;
    const both = gone('anna', 'bart');
    await sitting.does((table) => requests.silentTooLong(table, sitting.now, both));
    await sitting.does((table) => requests.botMove(table, 0, table.decidingSince[0] ?? 0, mark(4)));
    sitting.now += 30 * DAY;
    expect(requests.silentTooLong(sitting.table, sitting.now, both)).toBeUndefined();
  });

  test('an outage does not count as silence', async () => {
    const sitting = await Sitting.start();
    const from = sitting.now;
    sitting.now += DAY;
    await sitting.does((table) => requests.outage(table, [{ from, to: sitting.now }]));
    await expect(standsIn(sitting, 'bart', 0, gone('anna'))).rejects.toMatchObject({ code: 'not-away' });
    sitting.now += 2 * MINUTE;
    await standsIn(sitting, 'bart', 0, gone('anna'));
  });
});

describe('nudging', () => {
  test('reminds somebody who is away, once in ten minutes', async () => {
    const sitting = await Sitting.start();
    sitting.now += 2 * MINUTE;
    await nudges(sitting, 'bart', 0, gone('anna'));
    expect(seen(sitting, 'bart', gone('anna')).seats[0]?.nudgeAt).toBe(sitting.now + 10 * MINUTE);
    sitting.now += 10 * MINUTE - 1;
    const early = nudges(sitting, 'bart', 0, gone('anna'));
    await expect(early).rejects.toMatchObject({ code: 'too-many', details: { retryAfter: 1 } });
    sitting.now += 1;
    await nudges(sitting, 'bart', 0, gone('anna'));
  });

  test('reaches those whose clock ran out, but nobody who is there or has given up', async () => {
    const sitting = await Sitting.start({ record: { tempo: { kind: 'move', seconds: 60 } } });
    await expect(nudges(sitting, 'bart', 0, gone('anna'))).rejects.toMatchObject({ code: 'not-away' });
    await sitting.pass(MINUTE);
    await nudges(sitting, 'bart', 0, gone('anna'));
    await sitting.pass(DAY);
    await resigns(sitting, 'anna');
    await expect(nudges(sitting, 'bart', 0, gone('anna'))).rejects.toMatchObject({ code: 'not-seated' });
  });
});

describe('over the head of somebody whose clock ran out', () => {
  const outOfTime = async () => {
    const sitting = await threeAtPortRoyal({ tempo: { kind: 'move', seconds: 10 } });
    await sitting.moves('anna', { kind: 'draw' });
    await sitting.pass(10 * SECOND);
    expect(sitting.table.away).toEqual(['time', undefined, undefined]);
    return sitting;
  };

  test('the game is not abandoned', async () => {
    const sitting = await outOfTime();
    await expect(sitting.proposes('bart', ABANDON)).rejects.toMatchObject({ code: 'absent' });
    expect(sitting.table.status).toBe('playing');
    expect(seen(sitting, 'bart').play?.seed).toBeUndefined();
  });

  test('no move is taken back', async () => {
    const sitting = await outOfTime();
    await expect(sitting.proposes('bart', UNDO)).rejects.toMatchObject({ code: 'absent' });
  });

  test('the seat is not given away for a week', async () => {
    const sitting = await outOfTime();
    const replace = { ...ANYBODY, seat: 0 };
    await expect(sitting.proposes('bart', replace)).rejects.toMatchObject({
      code: 'seat-kept',
      details: { retryAfter: WEEK },
    });
    expect(seen(sitting, 'bart').seats[0]?.keptUntil).toBe(sitting.now + WEEK);
  });
});

describe('giving up', () => {
  test('whoever abandons alone resigns: a bot plays on, the seed stays secret, and they do not return', async () => {
    const sitting = await Sitting.start();
    await sitting.leaves('bart');
    await sitting.proposes('anna', ABANDON);
    expect(sitting.table).toMatchObject({ status: 'playing', away: ['resigned', 'left'] });
    expect(seen(sitting, 'anna')).toMatchObject({ you: { host: true }, play: { legal: [] } });
    expect(seen(sitting, 'anna').you.seat).toBeUndefined();
    expect(seen(sitting, 'anna').play?.seed).toBeUndefined();
    await expect(sitting.returns('anna')).rejects.toMatchObject({ code: 'not-seated' });
    await sitting.returns('bart');
  });

  test('the last person who gives up ends the game: nobody else plays it', async () => {
    const sitting = await Sitting.start({ chairs: ['anna', { kind: 'bot', level: 'mate' }] });
    await resigns(sitting, 'anna');
    expect(sitting.table.status).toBe('abandoned');
  });

  test('history says who resigned, and counts it as the last place', async () => {
    const sitting = await Sitting.start();
    await sitting.moves('anna', mark(4));
    await resigns(sitting, 'bart');
    const bot = (square: number) =>
      sitting.does((table) => requests.botMove(table, 1, table.decidingSince[1] ?? 0, mark(square)));
    await bot(0);
    await sitting.moves('anna', mark(8));
    await bot(1);
    await sitting.moves('anna', mark(6));
    await bot(2);
    expect(sitting.table.people).toEqual([
      { seat: 0, person: 'anna', owes: false, rank: 2, score: 0 },
      { seat: 1, person: 'bart', owes: false, resigned: true, rank: 2 },
    ]);
  });

  test('a seat that was given up is free for others at once, and its former holder may watch', async () => {
    const sitting = await Sitting.start();
    await resigns(sitting, 'bart');
    await sitting.proposes('anna', ANYBODY);
    await sitting.does((table) => requests.sit(table, 'carla', { invite: table.record.invite }));
    expect(sitting.table.people.map(({ person, resigned }) => [person, resigned])).toEqual([
      ['anna', undefined],
      ['carla', undefined],
      ['bart', true],
    ]);
    expect(seen(sitting, 'bart').you).toEqual({ host: false });
  });

  test('when some have left for now, all who are there can end the game together', async () => {
    const sitting = await threeAtPortRoyal();
    await sitting.leaves('carla');
    await sitting.proposes('anna', ABANDON);
    await sitting.answers('bart', true);
    expect(sitting.table.status).toBe('abandoned');
  });

  test('somebody who has resigned is not asked any more', async () => {
    const sitting = await threeAtPortRoyal();
    await resigns(sitting, 'carla');
    await sitting.proposes('anna', ABANDON);
    expect(sitting.table.proposal?.waiting).toEqual([1]);
  });
});

describe('an account that is deleted', () => {
  const forgets = async (sitting: Sitting, person: string) => {
    while (requests.accountGone(sitting.table, person) !== undefined)
      await sitting.does((table) => requests.accountGone(table, person));
  };

  test('leaves no dead table: a bot plays at once, and others may have the seat at once', async () => {
    const sitting = await Sitting.start();
    await sitting.moves('anna', mark(4));
    await forgets(sitting, 'bart');
    expect(sitting.table.away).toEqual([undefined, 'gone']);
    expect(sitting.table.isPlayedByBot(1)).toBe(true);
    await sitting.proposes('anna', ANYBODY);
    expect(sitting.table.chairs[1]).toEqual({ kind: 'open' });
  });

  test('leaves no dead room: somebody else arranges the chairs', async () => {
    const sitting = await Sitting.lay({ chairs: ['anna', 'bart'] });
    await forgets(sitting, 'anna');
    expect(sitting.table.chairs[0]).toEqual({ kind: 'open' });
    expect(seen(sitting, 'bart').you.host).toBe(true);
    await sitting.does((table) => requests.arrange(table, 'bart', 0, { kind: 'bot', level: 'mate' }));
    await sitting.does((table) => requests.start(table, 'bart'));
    expect(sitting.table.status).toBe('playing');
  });
});
