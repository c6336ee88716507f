import type { Options } from '@captains-table/kernel';

/** Whether a topic of the help is about a table with these options. */
export function helpConcerns(topic: string, { mode, armada }: Options): boolean {
  if (topic === 'solo') return mode === 'solo' || mode === 'story';
  if (topic === 'story' || topic === 'page' || topic === 'vote') return mode === 'story';
  return topic !== 'armada' || armada === true;
}
