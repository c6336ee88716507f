/** Whether people on this device have been asked how they want to be notified of their turns. */
import type { TableScene } from '@captains-table/protocol';
import { signal } from '@preact/signals';
import { keep, recall } from '../app/device-memory.ts';
import type { TableLink } from '../link/link.ts';

const OFFERED = 'notices-offered';
const answered = signal(recall(OFFERED) !== null);

/** Once, when a game with other people begins. Alone with bots no one has to wait. */
export function mayOffer({ where }: TableLink, { status, you, seats }: TableScene): boolean {
  if (answered.value || where !== 'server' || status !== 'playing' || you.seat === undefined) return false;
  return seats.filter(({ person }) => person !== undefined).length > 1;
}

export function noteOffered(): void {
  keep(OFFERED, 'yes');
  answered.value = true;
}
