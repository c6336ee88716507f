/** What speaks for and against a stop in the street. */
import { must } from '@captains-table/kernel';
import type { PackedGift } from '../box.ts';
import { DRAKE, INVESTOR, NONE, NO_GIFT, PLACES } from '../box.ts';
import { PLACE_IDS } from '../content.ts';
import type { Move } from '../state.ts';
import type { Situation, Term } from './reason.ts';
import { StreetOutlook, giftOf, passWorth } from './street.ts';

export function streetTerms(
  situation: Situation,
  move: Extract<Move, { kind: 'visit' | 'choose' | 'pass' }>,
): Term[] {
  const { prospects, state, seat } = situation;
  const from = must(state.at[seat]);
  const outlook = new StreetOutlook(prospects, state, seat);
  if (move.kind === 'pass') {
    const left = lost(outlook, from, PLACES - 1);
    return [
      [left > 1 ? 'passes-by' : 'leaves-nothing', left > 1 ? -left : 0.5],
      ['sails-early', passWorth(prospects, state)],
    ];
  }
  const tile = PLACE_IDS.indexOf(move.place);
  const place = state.street.indexOf(tile);
  const terms = giftTerms(situation, outlook, giftOf(situation.prospects.box, state, move), place);
  const useless: Term[] = terms.every(([, weight]) => weight < 0.5) ? [['little-use', -0.5]] : [];
  return [
    ...terms,
    ...useless,
    ['costs-points', tile === INVESTOR ? -situation.prospects.box.investorCost : 0],
    ['two-turns', tile === DRAKE && move.kind === 'visit' ? -1 : 0],
    ['passes-by', -lost(outlook, from, place - 1)],
  ];
}

/** What the street between two places might have given. */
function lost(outlook: StreetOutlook, from: number, to: number): number {
  return Math.max(0, outlook.worthFrom(from) - outlook.worthFrom(Math.max(from, to)));
}

/** What each thing adds by itself: the worth of the stop if it gave nothing else. */
function giftTerms(
  { state, seat }: Situation,
  outlook: StreetOutlook,
  gift: PackedGift,
  place: number,
): Term[] {
  const nothing = outlook.worthFrom(place);
  const only = (part: Partial<PackedGift>) => outlook.worthFrom(place, { ...NO_GIFT, ...part }) - nothing;
  return [
    ['crew', only({ crew: gift.crew })],
    ['guns', only({ guns: gift.guns })],
    [state.barrels[seat] === 0 ? 'first-barrel' : 'barrels', only({ barrels: gift.barrels })],
    ['trade', only({ trade: gift.trade })],
    ['galleon', only({ galleon: gift.galleon })],
    ['pinnace', only({ pinnace: gift.pinnace })],
    ['golden-hind', only({ goldenHind: gift.goldenHind })],
    ['tavern', gift.die === NONE ? 0 : only({ die: gift.die })],
    [officeReason(gift), gift.office === undefined ? 0 : only({ office: gift.office })],
  ];
}

function officeReason({ office }: PackedGift): 'places-frigates' | 'places-troops' | 'informer' {
  if (office === 'admiral') return 'places-frigates';
  return office === 'governor' ? 'places-troops' : 'informer';
}
