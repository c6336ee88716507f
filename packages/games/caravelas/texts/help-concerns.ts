import type { Options } from '@captains-table/kernel';

/** What has to do with cards and bids, which the game with dice does without. */
const WITHOUT_DICE: ReadonlySet<string> = new Set([
  'auction',
  'places',
  'event',
  'events',
  'bonus',
  'bonus-moves',
  'destinations',
]);

/** Whether a topic of the help is about a table with these options. */
export function helpConcerns(topic: string, { mode }: Options): boolean {
  if (topic === 'drawn' || topic === 'dice') return mode === topic;
  return mode !== 'dice' || !WITHOUT_DICE.has(topic);
}
