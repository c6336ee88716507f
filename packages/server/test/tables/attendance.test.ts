/** Bots think for people: when nobody is there to see it, they wait or pause. */
import type { WorkerPort } from '@captains-table/bots';
import type { CreateTable } from '@captains-table/protocol';
import { GRACE } from '@captains-table/table';
import { describe, expect, test, vi } from 'vitest';
import { House } from './house.ts';

const BOT = { kind: 'bot', level: 'sailor' } as const;
const WITH_A_BOT: Pick<CreateTable, 'chairs'> = { chairs: [{ kind: 'me' }, BOT] };
const LEASE = 10_000;

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
