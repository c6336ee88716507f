/** My games under way, with who sits there: loaded only where there are any. */
import { computed } from '@preact/signals';
import { person } from '../../app/person.ts';
import { fromDevice, fromServer, inOrder } from './my-games.ts';
import { onServer, runningOnDevice } from './tables-of-mine.ts';

export const runningGames = computed(() => {
  const me = person.value?.id;
  return inOrder([
    ...(onServer.value?.tables ?? []).map((table) => fromServer(table, me)),
    ...runningOnDevice.value.map((record) => fromDevice(record)),
  ]);
});
