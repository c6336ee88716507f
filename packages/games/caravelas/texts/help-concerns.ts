import type { Options } from '@captains-table/kernel';

/** What has to do with cards and bids, and with the Cape, which the game with dice does without. */
const WITHOUT_DICE: ReadonlySet<string> = new Set([
  'auction',
  'places',
  'event',
  'events',
  'bonus',
  'bonus-moves',
  'destinations',
  'cape',
  'wreck',
]);

/** Where nobody has a hand, nobody chooses a card. */
const WITHOUT_HAND: ReadonlySet<string> = new Set(['event']);

/** What reads otherwise in a simpler game: told by the topic of that game, as `turn@dice`. */
const TOLD_OTHERWISE: Readonly<Record<string, ReadonlySet<string>>> = {
  drawn: new Set(['turn', 'places', 'lisboa', 'pirates', 'events']),
  dice: new Set(['turn', 'lisboa', 'sailing', 'currents', 'pirates', 'discoveries', 'upgrade', 'end']),
};

/** Whether a topic of the help is about a table with these options. */
export function helpConcerns(topic: string, { mode }: Options): boolean {
  const [, only] = topic.split('@');
  if (only !== undefined) return mode === only;
  if (topic === 'drawn' || topic === 'dice') return mode === topic;
  if (TOLD_OTHERWISE[mode]?.has(topic) === true) return false;
  if (mode === 'drawn') return !WITHOUT_HAND.has(topic);
  return mode !== 'dice' || !WITHOUT_DICE.has(topic);
}
