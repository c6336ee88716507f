import type { Medal, PlayerReport } from '@captains-table/kernel';
import type { Event, State } from './state.ts';

/**
 * How strong bots are, with the mate at 1,500: from the rows of docs/bots.md, (wins + 1) of (games + 2) each, on a scale on
 * which 400 points are ten to one. The admiral is from the games of its way of thinking.
 */
const botRatings = {
  'cabin-boy': 400,
  sailor: 1_320,
  mate: 1_500,
  captain: 1_620,
  admiral: 1_780,
};

const counted: PlayerReport<State, Event>['counted'] = {
  discovered: 'discoveries',
  sold: 'sales',
  loaded: 'goods',
  upgraded: 'upgrades',
  built: 'pieces',
  rounded: 'roundings',
  sank: 'wrecks',
  stormed: 'storms',
  blown: 'storms',
  becalmed: 'calms',
  drifted: 'drifts',
  repaired: 'repairs',
  swapped: 'swaps',
  played: 'events',
};

const medals: readonly Medal[] = [
  { id: 'good-hope', figure: 'roundings', of: 1, sign: 'cape' },
  { id: 'old-hand', figure: 'roundings', of: 30, sign: 'wheel' },
  { id: 'first-footprint', figure: 'discoveries', of: 1, sign: 'boot' },
  { id: 'map-maker', figure: 'discoveries', of: 100, sign: 'map' },
  { id: 'here-be-names', figure: 'most-discoveries', of: 15, sign: 'compass' },
  { id: 'pepper-and-gold', figure: 'sales', of: 25, sign: 'barrel' },
  { id: 'one-big-sale', figure: 'best-sale', of: 40, sign: 'coin' },
  { id: 'deep-hold', figure: 'goods', of: 150, sign: 'chest' },
  { id: 'larger-ships', figure: 'upgrades', of: 10, sign: 'ship' },
  { id: 'stone-upon-stone', figure: 'pieces', of: 25, sign: 'tower' },
  { id: 'patron', figure: 'most-pieces', of: 3, sign: 'gate' },
  { id: 'to-the-bottom', figure: 'wrecks', of: 10, sign: 'skull' },
  { id: 'dry-feet', figure: 'wins-without-wreck', of: 3, sign: 'shell' },
  { id: 'cape-of-storms', figure: 'storms', of: 150, sign: 'lightning' },
  { id: 'not-a-breath', figure: 'calms', of: 20, sign: 'hourglass' },
  { id: 'carried-away', figure: 'drifts', of: 200, sign: 'waves' },
  { id: 'high-bidder', figure: 'highest-bid', of: 4, sign: 'bell' },
  { id: 'second-thoughts', figure: 'swaps', of: 30, sign: 'cards' },
  { id: 'carpenter', figure: 'repairs', of: 10, sign: 'hammer' },
  { id: 'well-read', figure: 'events', of: 150, sign: 'letter' },
  { id: 'golden-age', figure: 'best-score', of: 150, sign: 'laurel' },
  { id: 'navigator', figure: 'wins', of: 10, sign: 'spyglass' },
  { id: 'viceroy', figure: 'wins', of: 50, sign: 'crown' },
];

export const playerReport: PlayerReport<State, Event> = {
  largest: ['most-discoveries', 'best-sale', 'most-pieces', 'highest-bid', 'best-score'],
  told: ['discoveries', 'best-sale', 'pieces', 'roundings', 'wrecks', 'storms', 'goods'],
  medals,
  botRatings,
  counted,
  mostOf: { 'most-discoveries': 'discoveries', 'most-pieces': 'pieces' },
  onEvent(event, _state, tally) {
    if (event.key === 'sold') tally.most(event.seat, 'best-sale', event.points);
    if (event.key === 'bid') tally.most(event.seat, 'highest-bid', event.markers);
  },
  onEnd(_state, { ranking, scores }, tally) {
    for (const [seat, place] of ranking.entries()) {
      tally.most(seat, 'best-score', scores[seat] ?? 0);
      const won = place === 1 && ranking.length > 1;
      if (won && tally.of(seat, 'wrecks') === 0) tally.add(seat, 'wins-without-wreck');
    }
  },
};
