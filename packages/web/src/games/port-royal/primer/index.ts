/** A first game: how long its lessons take, and what calls for a tip. */
import type { Primer } from '../../../learn/primer.ts';
import { tipsOf } from '../../../learn/primer.ts';
import type { Event } from '../board/table.ts';
import { primerTexts } from '../texts/primer/index.ts';

const tip = tipsOf<Event['key']>({
  busted: { tip: 'bust' },
  taxed: { tip: 'tax' },
  'tax-bonus': { tip: 'tax' },
  recruited: { tip: 'recruit', own: true },
  repelled: { tip: 'repel', own: true },
});

export const primer: Primer = { minutes: 3, tip, texts: primerTexts };
