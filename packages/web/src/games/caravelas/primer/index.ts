/** A first game: how long its lessons take, and what calls for a tip. */
import type { Primer } from '../../../learn/primer.ts';
import { tipsOf } from '../../../learn/primer.ts';
import type { Event } from '../board/table.ts';
import { primerTexts } from '../texts/primer/index.ts';

const tip = tipsOf<Event['key']>({
  discovered: { tip: 'discovery', own: true },
  loaded: { tip: 'goods', own: true },
  stormed: { tip: 'storm' },
  sank: { tip: 'wreck', own: true },
});

export const primer: Primer = { minutes: 4, tip, texts: primerTexts };
