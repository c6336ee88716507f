import type { TableScene } from '@captains-table/protocol';
import { guidance } from '../../app/settings.ts';
import type { TableLink } from '../../link/link.ts';
import { acquaintanceWith } from './acquaintance.ts';

/** Whether there may be something to ask or to explain. Not where a clock runs: others would have to wait for the answer. */
export function mayBeNew({ where, handOver }: TableLink, scene: TableScene): boolean {
  if (guidance.value === 'off' || (where !== 'server' && where !== 'device')) return false;
  if (scene.status !== 'playing' || scene.you.seat === undefined || handOver?.value !== undefined)
    return false;
  if (scene.tempo.kind !== 'none' && scene.tempo.kind !== 'days') return false;
  return acquaintanceWith(scene.game) !== 'known';
}
