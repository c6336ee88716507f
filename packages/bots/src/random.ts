import { chanceFrom, pick } from '@captains-table/kernel';
import type { Bot } from './bot.ts';

/** Any legal move, each as likely as the others. */
export function randomBot(seed: string): Bot {
  const chance = chanceFrom(`random/${seed}`);
  return { name: 'random', choose: ({ legal }) => pick(chance, legal) };
}
