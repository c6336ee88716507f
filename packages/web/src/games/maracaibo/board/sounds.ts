/** What a moment sounds like. */
import type { Sound } from '../../../sound/sound.ts';
import type { Event } from './table.ts';

export const SOUNDS: Readonly<Partial<Record<Event['key'], Sound>>> = {
  planned: 'card',
  drew: 'card',
  'drew-unseen': 'card',
  took: 'card',
  bought: 'coins',
  invested: 'coins',
  earned: 'coins',
  doubloons: 'coins',
  fought: 'clash',
  'jeanne-fought': 'clash',
  'quest-done': 'triumph',
  'ranked-up': 'triumph',
  upgraded: 'triumph',
  objective: 'triumph',
  admiral: 'triumph',
  'explorer-home': 'triumph',
  scoring: 'end',
  'game-over': 'end',
};
