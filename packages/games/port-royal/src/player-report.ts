import type { Medal, PlayerReport } from '@captains-table/kernel';
import type { Event, State } from './state.ts';

/**
 * How strong bots are, with the mate at 1,500: from the rows of docs/bots.md, (wins + 1) of (games + 2) each, on a scale on
 * which 400 points are ten to one. The captain is the mean of its rows against mate and sailor; no row has an admiral, whom longer thinking helps little here.
 */
const botRatings = {
  'cabin-boy': 770,
  sailor: 1_285,
  mate: 1_500,
  captain: 1_615,
  admiral: 1_630,
};

const counted: PlayerReport<State, Event>['counted'] = {
  busted: 'busts',
  stopped: 'stops',
  repelled: 'repelled',
  kept: 'repelled',
  recruited: 'recruited',
  explored: 'expeditions',
  claimed: 'contracts',
  traded: 'ships',
  jested: 'jests',
  gambled: 'gambles',
};

const medals: readonly Medal[] = [
  { id: 'nerves', figure: 'longest-harbour', of: 8, sign: 'cards' },
  { id: 'full-harbour', figure: 'longest-harbour', of: 12, sign: 'ship' },
  { id: 'untouched', figure: 'wins-without-bust', of: 1, sign: 'shell' },
  { id: 'one-too-many', figure: 'busts', of: 50, sign: 'lightning' },
  { id: 'all-hands-lost', figure: 'most-busts', of: 6, sign: 'skull', secret: true },
  { id: 'sabre-rattler', figure: 'repelled', of: 75, sign: 'sabres' },
  { id: 'no-entry', figure: 'most-repelled', of: 8, sign: 'gate' },
  { id: 'press-gang', figure: 'recruited', of: 100, sign: 'rope' },
  { id: 'crowded-deck', figure: 'largest-crew', of: 10, sign: 'hats' },
  { id: 'explorer', figure: 'expeditions', of: 10, sign: 'map' },
  { id: 'three-flags', figure: 'most-expeditions', of: 3, sign: 'flag' },
  { id: 'fat-purse', figure: 'richest-ship', of: 6, sign: 'coin' },
  { id: 'hundred-ships', figure: 'ships', of: 100, sign: 'sail' },
  { id: 'good-host', figure: 'fees', of: 50, sign: 'tankard' },
  { id: 'tax-payer', figure: 'taxes', of: 40, sign: 'scales' },
  { id: 'last-laugh', figure: 'jests', of: 10, sign: 'bell' },
  { id: 'contractor', figure: 'contracts', of: 25, sign: 'letter' },
  { id: 'one-more-card', figure: 'gambles', of: 10, sign: 'dice' },
  { id: 'pillar-of-society', figure: 'best-score', of: 15, sign: 'laurel' },
  { id: 'harbour-master', figure: 'wins', of: 10, sign: 'anchor' },
  { id: 'lord-of-the-harbour', figure: 'wins', of: 50, sign: 'crown' },
  { id: 'all-in-one-boat', figure: 'shared-wins', of: 5, sign: 'wheel' },
  { id: 'on-your-own', figure: 'solo-wins', of: 5, sign: 'lantern' },
  { id: 'adventurer', figure: 'chapters-won', of: 5, sign: 'book' },
];

export const playerReport: PlayerReport<State, Event> = {
  largest: [
    'longest-harbour',
    'most-busts',
    'most-repelled',
    'largest-crew',
    'most-expeditions',
    'richest-ship',
    'best-score',
  ],
  told: ['busts', 'longest-harbour', 'repelled', 'recruited', 'expeditions', 'richest-ship', 'fees'],
  medals,
  botRatings,
  counted,
  mostOf: { 'most-busts': 'busts', 'most-repelled': 'repelled', 'most-expeditions': 'expeditions' },
  onEvent(event, state, tally) {
    switch (event.key) {
      case 'stopped':
        tally.most(event.seat, 'longest-harbour', state.harbour.length);
        break;
      case 'traded':
        tally.most(event.seat, 'richest-ship', event.coins);
        break;
      case 'fee':
        tally.add(event.other, 'fees');
        break;
      case 'taxed':
        tally.add(event.seat, 'taxes', event.coins);
        break;
      default:
    }
  },
  onEnd(state, { ranking, scores }, tally) {
    for (const [seat, place] of ranking.entries()) {
      tally.most(seat, 'largest-crew', state.persons[seat]?.length ?? 0);
      if (state.cooperative || ranking.length === 1) continue;
      tally.most(seat, 'best-score', scores[seat] ?? 0);
      if (place === 1 && tally.of(seat, 'busts') === 0) tally.add(seat, 'wins-without-bust');
    }
  },
};
