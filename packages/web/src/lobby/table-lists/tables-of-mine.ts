/** My games as they stand now, kept fresh while a page shows them. */
import { computed, signal, untracked, useSignalEffect } from '@preact/signals';
import type { TableSummary } from '@captains-table/protocol';
import { person, serverReached } from '../../app/person.ts';
import { deviceStore } from '../../local/device-store.ts';
import type { LocalRecord } from '../../local/device-store.ts';
import { tables } from '../../server/api.ts';
import type { TablePage } from '../../server/api.ts';
import { socket } from '../../server/socket.ts';
import { again, further } from '../pages.ts';

/** Undefined until they have been asked for once. */
export const onServer = signal<TablePage | undefined>(undefined);
export const onDevice = signal<readonly LocalRecord[] | undefined>(undefined);

/** A table on this device is under way from the moment it is laid. */
export function isOver({ status }: Pick<LocalRecord['record'], 'status'>): boolean {
  return status === 'over' || status === 'abandoned';
}

/** Those on this device that are under way. */
export const runningOnDevice = computed(() => (onDevice.value ?? []).filter(({ record }) => !isOver(record)));

export const runningCount = computed(
  () => (onServer.value?.tables.length ?? 0) + runningOnDevice.value.length,
);

/** Whether the server has more of them than are known here. */
export const moreRunning = computed(() => onServer.value?.next !== undefined);

/** The game on the server that ended last; asked for only where none is under way there. */
const lastOnServer = signal<TableSummary | undefined>(undefined);

/** The game that ended last, wherever it was played. */
export const lastGame = computed(() => {
  const there = lastOnServer.value;
  const here = (onDevice.value ?? []).find(({ record }) => isOver(record));
  if (here === undefined || there === undefined) return here ?? there;
  return here.updatedAt > there.updatedAt ? here : there;
});

/** Whether the list is as complete as it will be. */
export const gamesKnown = computed(
  () =>
    onDevice.value !== undefined &&
    serverReached.value !== undefined &&
    (person.value === undefined || onServer.value !== undefined || !serverReached.value),
);

async function lookOnDevice(): Promise<void> {
  try {
    onDevice.value = await deviceStore().all();
  } catch {
    // Storage may be forbidden; then there are none.
    onDevice.value = [];
  }
}

async function lookOnServer(): Promise<void> {
  try {
    const running = await again(onServer.value, tables.mine);
    if (running.tables.length === 0) lastOnServer.value = (await tables.finished()).tables[0];
    onServer.value = running;
  } catch {
    // What was known stays; a banner reports the lost connection.
    onServer.value ??= { tables: [] };
  }
}

/** The next page of those on the server. */
export async function lookFurther(): Promise<void> {
  const known = onServer.value;
  if (known?.next === undefined) return;
  try {
    onServer.value = await further(known, tables.mine);
  } catch {
    // The button is still there, and the banner says why.
  }
}

/** Campaigns on this device go on without a network. A first visit loads nothing of it. */
async function keepStoriesOf(locals: readonly LocalRecord[]): Promise<void> {
  const told = new Set(locals.flatMap(({ record }) => (record.chapter === undefined ? [] : [record.game])));
  if (told.size > 0) (await import('../../local/keep-stories.ts')).keepStories(told);
}

/** Looks now, and again whenever the server says that something has changed. */
export function useMyGames(): void {
  useSignalEffect(() => {
    const known = person.value !== undefined;
    return untracked(() => {
      void lookOnDevice().then(() => keepStoriesOf(onDevice.peek() ?? []));
      if (known) return followMyTables();
      onServer.value = undefined;
      lastOnServer.value = undefined;
      return undefined;
    });
  });
}

function followMyTables(): () => void {
  void lookOnServer();
  return socket.use(
    (news) => {
      if (news.is === 'notice' && news.about === 'my-tables') void lookOnServer();
    },
    () => void lookOnServer(),
  );
}

export async function forgetOnDevice(id: string): Promise<void> {
  await deviceStore().remove(id);
  await lookOnDevice();
}
