import type { Tempo } from '@captains-table/protocol';
import { describe, expect, test } from 'vitest';
import { Attendance, claimFor, GRACE, present } from '../src/index.ts';
import type { GoneSince } from '../src/index.ts';
import { NOON, TestTable } from '../src/testing/index.ts';
import type { TestTableOptions } from '../src/testing/index.ts';

const BOT = { kind: 'bot', level: 'sailor' } as const;

const goneBut =
  (...looking: readonly string[]): GoneSince =>
  (person) =>
    looking.includes(person) ? undefined : NOON;

describe('the pace', () => {
  const playing = (chairs: TestTableOptions['chairs'], tempo: Tempo = { kind: 'none' }) =>
    TestTable.start({
      game: 'stowaways',
      chairs: chairs ?? [],
      options: { mode: 'short' },
      record: { tempo },
    });

  test.for<[string, readonly (string | typeof BOT)[], Tempo, string]>([
    ['one person', ['anna', BOT, BOT], { kind: 'none' }, 'paused'],
    ['one person against the clock', ['anna', BOT, BOT], { kind: 'move', seconds: 60 }, 'paused'],
    ['two persons', ['anna', 'bart', BOT], { kind: 'none' }, 'background'],
    ['one person by turns', ['anna', BOT, BOT], { kind: 'days', days: 2 }, 'background'],
  ])('when no one has been there for a minute: %s', async ([, chairs, tempo, pace]) => {
    const { table } = await playing(chairs, tempo);
    const attendance = new Attendance(NOON);
    expect(attendance.paceOf(table, NOON + GRACE - 1)).toBe('background');
    expect(attendance.paceOf(table, NOON + GRACE)).toBe(pace);
    attendance.note(true, NOON + GRACE);
    expect(attendance.paceOf(table, NOON + 9 * GRACE)).toBe('present');
    attendance.note(false, NOON + 9 * GRACE);
    attendance.note(false, NOON + 10 * GRACE - 1);
    expect(attendance.paceOf(table, NOON + 10 * GRACE)).toBe(pace);
  });

  test('a player who has left expects nothing', async () => {
    const testTable = await playing(['anna', 'bart', BOT]);
    await testTable.leave('bart');
    expect(new Attendance(NOON).paceOf(testTable.table, NOON + GRACE)).toBe('paused');
  });

  test('the thinking is the host’s while they are there, otherwise that of the first who is', async () => {
    const { table } = await playing(['anna', 'bart', 'clara']);
    const ownerWith = (...looking: readonly string[]) =>
      claimFor(table, present(table, goneBut(...looking)), 'present').owner;
    expect(table.record.host).toBe('anna');
    expect(ownerWith('clara', 'bart', 'anna')).toBe('anna');
    expect(ownerWith('clara', 'bart')).toBe('bart');
    expect(ownerWith('clara')).toBe('clara');
    expect(ownerWith('a spectator')).toBe('anna');
    expect(claimFor(table, ['anna'], 'background')).toEqual({ owner: 'anna', background: true });
  });
});
