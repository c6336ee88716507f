/** A first game: how long its lessons take, and what calls for a tip. */
import type { Primer } from '../../../learn/primer.ts';
import { tipsOf } from '../../../learn/primer.ts';
import type { Event } from '../board/table.ts';
import { primerTexts } from '../texts/primer/index.ts';

const tip = tipsOf<Event['key']>({
  sailed: { tip: 'steps', own: true },
  bought: { tip: 'purchase', own: true },
  fought: { tip: 'combat', own: true },
  scoring: { tip: 'scoring' },
});

export const primer: Primer = { minutes: 6, tip, texts: primerTexts };
