/** What a moment sounds like. */
import type { Event } from '@captains-table/francis-drake';
import type { Sound } from '../../../sound/sound.ts';

export const SOUNDS: Readonly<Partial<Record<Event['key'], Sound>>> = {
  visited: 'card',
  placed: 'card',
  'placed-own': 'card',
  'tokens-placed': 'card',
  revealed: 'card',
  'ghost-vanished': 'card',
  'token-turned': 'card',
  invested: 'coins',
  attacked: 'clash',
  traded: 'coins',
  conquests: 'coins',
  unclaimed: 'coins',
  failed: 'bust',
  'chest-opened': 'triumph',
};
