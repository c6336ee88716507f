/** Bots play for people: when no one is watching, they wait or pause. */
import type { WorkerPort } from '@captains-table/bots';
import type { CreateTable } from '@captains-table/protocol';
import { GRACE } from '@captains-table/table';
import { describe, expect, test } from 'vitest';
import { TestRegistry } from './test-registry.ts';
import { eventually } from '@captains-table/table/testing';

const BOT = { kind: 'bot', level: 'sailor' } as const;
const WITH_A_BOT: Pick<CreateTable, 'chairs'> = { chairs: [{ kind: 'me' }, BOT] };
const LEASE = 5_000;

describe('a table that everybody has left', () => {
  const moves = async (server: TestRegistry, table: string) =>
    (await server.scene('anna', table)).play?.moves;
  const wakeAt = async (server: TestRegistry, table: string) =>
    (await server.storage.tables.record(table))?.wakeAt;

  test('does nothing, is looked after by no one, leaves memory, and goes on at once for a person who comes back', async () => {
    const server = await TestRegistry.open();
    const table = await server.play(WITH_A_BOT);
    server.now += GRACE;
    await server.marks('anna', table, 4);
    await pause(50);
    expect(await moves(server, table)).toBe(1);
    expect(await wakeAt(server, table)).toBeUndefined();

    server.now += 5 * GRACE;
    await server.registry.unloadIdle();
    await server.registry.wakeDue();
    expect(server.registry.size).toBe(0);

    // A person who only watches does not wake them either.
    await server.watch('clara', table);
    await pause(50);
    expect(await moves(server, table)).toBe(1);
    await server.watch('anna', table);
    await eventually(async () => expect(await moves(server, table)).toBe(2));
    expect(server.troubles).toEqual([]);
  });

  test('stops thinking in the middle of a thought', async () => {
    const server = await TestRegistry.open({ startWorker: neverAnswers });
    const table = await server.play(WITH_A_BOT);
    const live = await server.registry.open(table);
    const { subscriber } = await server.watch('anna', table);
    await server.marks('anna', table, 4);
    await live.detach(subscriber);
    expect(live.isIdle).toBe(false);
    server.now += GRACE;
    await server.registry.wakeDue();
    await eventually(() => expect(live.isIdle).toBe(true));
    await eventually(async () => expect(await wakeAt(server, table)).toBeUndefined());
    expect(await moves(server, table)).toBe(1);
  });

  test('goes on while it is awaited, or a person may only have lost the connection', async () => {
    const server = await TestRegistry.open();
    const table = await server.play({ ...WITH_A_BOT, tempo: { kind: 'days', days: 1 } });
    server.now += 5 * GRACE;
    await server.marks('anna', table, 4);
    await eventually(async () => expect(await moves(server, table)).toBe(2));
    const hasty = await server.play(WITH_A_BOT);
    server.now += GRACE - 1;
    await server.marks('anna', hasty, 4);
    await eventually(async () => expect(await moves(server, hasty)).toBe(2));
  });
});

test('a thought that takes its time is left to the server that has begun it', async () => {
  const server = await TestRegistry.open({ startWorker: neverAnswers });
  const table = await server.play(WITH_A_BOT);
  await server.watch('anna', table);
  await server.marks('anna', table, 4);
  server.now += LEASE;
  await server.registry.wakeDue();
  await eventually(async () => {
    expect((await server.storage.tables.record(table))?.wakeAt).toBe(server.now + LEASE);
  });
  expect(await server.storage.tables.due(server.now, 9)).toEqual([]);
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
