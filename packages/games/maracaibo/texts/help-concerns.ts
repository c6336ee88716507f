import type { Options } from '@captains-table/kernel';

/** Whether a topic of the help is about a table with these options. */
export function helpConcerns(topic: string, { mode, armada }: Options): boolean {
  if (topic === 'solo') return mode === 'solo';
  return topic !== 'armada' || armada === true;
}
