/** Bots think for people: when nobody is there to see it, they wait or pause. */
import type { WorkerPort } from '@captains-table/bots';
import type { CreateTable, Tempo } from '@captains-table/protocol';
import { describe, expect, test, vi } from 'vitest';
import { Attendance, claimFor, GRACE } from '../../src/tables/attendance.ts';
import { House } from './house.ts';
import type { Wish } from './sitting.ts';
import { NOON, Sitting } from './sitting.ts';

const BOT = { kind: 'bot', level: 'sailor' } as const;
const WITH_A_BOT: Pick<CreateTable, 'chairs'> = { chairs: [{ kind: 'me' }, BOT] };
const LEASE = 10_000;

describe('the pace', () => {
  const playing = (chairs: Wish['chairs'], tempo: Tempo = { kind: 'none' }) =>
    Sitting.start({ game: 'stowaways', chairs: chairs ?? [], options: { mode: 'short' }, record: { tempo } });

  test.for<[string, readonly (string | typeof BOT)[], Tempo, string]>([
    ['one person', ['anna', BOT, BOT], { kind: 'none' }, 'paused'],
    ['one person against the clock', ['anna', BOT, BOT], { kind: 'move', seconds: 60 }, 'paused'],
    ['two persons', ['anna', 'bart', BOT], { kind: 'none' }, 'background'],
    ['one person by turns', ['anna', BOT, BOT], { kind: 'days', days: 2 }, 'background'],
  ])('when nobody has been there for a minute: %s', async ([, chairs, tempo, pace]) => {
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

  test('whoever has left expects nothing', async () => {
    const sitting = await playing(['anna', 'bart', BOT]);
    await sitting.leaves('bart');
    expect(new Attendance(NOON).paceOf(sitting.table, NOON + GRACE)).toBe('paused');
  });

  test('the thinking is the host’s while they are there, otherwise that of the first who is', async () => {
    const { table } = await playing(['anna', 'bart', 'clara']);
    const ownerWith = (...present: readonly string[]) =>
      claimFor(table, (person) => present.includes(person), 'present').owner;
    expect(table.record.host).toBe('anna');
    expect(ownerWith('clara', 'bart', 'anna')).toBe('anna');
    expect(ownerWith('clara', 'bart')).toBe('bart');
    expect(ownerWith('clara')).toBe('clara');
    expect(ownerWith('somebody who only watches')).toBe('anna');
    expect(claimFor(table, () => true, 'background')).toEqual({ owner: 'anna', background: true });
  });
});

describe('a table that everybody has left', () => {
  const moves = async (house: House, table: string) => (await house.scene('anna', table)).play?.moves;
  const wakeAt = async (house: House, table: string) => (await house.storage.tables.record(table))?.wakeAt;

  test('does nothing, is looked at by nobody, leaves memory, and goes on at once for who comes back', async () => {
    const house = await House.open();
    const table = await house.play(WITH_A_BOT);
    house.now += GRACE;
    await house.marks('anna', table, 4);
    await pause(50);
    expect(await moves(house, table)).toBe(1);
    expect(await wakeAt(house, table)).toBeUndefined();

    house.now += 5 * GRACE;
    await house.hall.clearAway();
    await house.hall.attendToDue();
    expect(house.hall.size).toBe(0);

    // Somebody who only looks does not wake them either.
    await house.watch('clara', table);
    await pause(50);
    expect(await moves(house, table)).toBe(1);
    await house.watch('anna', table);
    await vi.waitFor(async () => expect(await moves(house, table)).toBe(2));
    expect(house.troubles).toEqual([]);
  });

  test('stops thinking in the middle of a thought', async () => {
    const house = await House.open({ hire: neverAnswers });
    const table = await house.play(WITH_A_BOT);
    const live = await house.hall.open(table);
    const { viewer } = await house.watch('anna', table);
    await house.marks('anna', table, 4);
    await live.detach(viewer);
    expect(live.isIdle).toBe(false);
    house.now += GRACE;
    await house.hall.attendToDue();
    await vi.waitFor(() => expect(live.isIdle).toBe(true));
    await vi.waitFor(async () => expect(await wakeAt(house, table)).toBeUndefined());
    expect(await moves(house, table)).toBe(1);
  });

  test('goes on while it is awaited, or somebody may only have lost the connection', async () => {
    const house = await House.open();
    const table = await house.play({ ...WITH_A_BOT, tempo: { kind: 'days', days: 1 } });
    house.now += 5 * GRACE;
    await house.marks('anna', table, 4);
    await vi.waitFor(async () => expect(await moves(house, table)).toBe(2));
    const hasty = await house.play(WITH_A_BOT);
    house.now += GRACE - 1;
    await house.marks('anna', hasty, 4);
    await vi.waitFor(async () => expect(await moves(house, hasty)).toBe(2));
  });
});

test('a thought that takes its time is left to the server that has begun it', async () => {
  const house = await House.open({ hire: neverAnswers });
  const table = await house.play(WITH_A_BOT);
  await house.watch('anna', table);
  await house.marks('anna', table, 4);
  house.now += LEASE;
  await house.hall.attendToDue();
  await vi.waitFor(async () => {
    expect((await house.storage.tables.record(table))?.wakeAt).toBe(house.now + LEASE);
  });
  expect(await house.storage.tables.due(house.now, 9)).toEqual([]);
});

function neverAnswers(): WorkerPort {
  return {
    postMessage: () => undefined,
    onMessage: (hear) => queueMicrotask(() => hear('ready')),
    onCrash: () => undefined,
    terminate: () => undefined,
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
