/** A first game: how long its lessons take, and what calls for a tip. */
import type { Primer } from '../../../learn/primer.ts';
import { tipsOf } from '../../../learn/primer.ts';
import type { Event } from '@captains-table/francis-drake';
import { primerTexts } from '../texts/primer/index.ts';

const tip = tipsOf<Event['key']>({
  visited: { tip: 'street', own: true },
  failed: { tip: 'failure', own: true },
  attacked: { tip: 'conquest', own: true },
  traded: { tip: 'goods', own: true },
});

export const primer: Primer = { minutes: 4, tip, texts: primerTexts };
