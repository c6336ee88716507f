import type { Medal, PlayerReport } from '@captains-table/kernel';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/**
 * How strong bots are, with the mate at 1,500: from the rows of docs/bots.md, (wins + 1) of (games + 2) each, on a scale on
 * which 400 points are ten to one. No row has a captain against others or an admiral: they are put as far above the mate as in other games.
 */
const botRatings = {
  'cabin-boy': 485,
  sailor: 1_285,
  mate: 1_500,
  captain: 1_615,
  admiral: 1_700,
};

/** Goals of a career. */
const GOALS = 3;

const counted: PlayerReport<State, Event>['counted'] = {
  'quest-done': 'quests',
  delivered: 'deliveries',
  fought: 'combats',
  bought: 'projects',
  invested: 'buildings',
  'spy-placed': 'spies',
  explored: 'explorer-steps',
  upgraded: 'upgrades',
  'village-action': 'village-actions',
  cube: 'cubes',
  synergy: 'synergies',
  admiral: 'admirals',
  'story-card-done': 'story-cards',
};

const medals: readonly Medal[] = [
  { id: 'word-kept', figure: 'quests', of: 1, sign: 'scroll' },
  { id: 'errand-runner', figure: 'quests', of: 50, sign: 'boot' },
  { id: 'quest-after-quest', figure: 'most-quests', of: 6, sign: 'star' },
  { id: 'goods-inward', figure: 'deliveries', of: 100, sign: 'barrel' },
  { id: 'busy-wharf', figure: 'most-deliveries', of: 14, sign: 'crane' },
  { id: 'to-the-guns', figure: 'combats', of: 50, sign: 'cannon' },
  { id: 'powder-smoke', figure: 'most-combats', of: 8, sign: 'sabres' },
  { id: 'kingmaker', figure: 'cubes', of: 50, sign: 'flag' },
  { id: 'nobility', figure: 'best-nobility', of: 27, sign: 'crown' },
  { id: 'planner', figure: 'projects', of: 100, sign: 'cards' },
  { id: 'foundation-stone', figure: 'buildings', of: 10, sign: 'tower' },
  { id: 'whispers', figure: 'spies', of: 10, sign: 'eye' },
  { id: 'up-river', figure: 'explorer-steps', of: 100, sign: 'compass' },
  { id: 'first-to-the-end', figure: 'explorer-first', of: 5, sign: 'map' },
  { id: 'refitted', figure: 'most-upgrades', of: 10, sign: 'ship' },
  { id: 'village-friend', figure: 'village-actions', of: 30, sign: 'hut' },
  { id: 'it-all-fits', figure: 'synergies', of: 50, sign: 'rope' },
  { id: 'career-made', figure: 'full-careers', of: 1, sign: 'ladder' },
  { id: 'light-fingers', figure: 'stolen', of: 20, sign: 'hand' },
  { id: 'round-the-basin', figure: 'best-score', of: 180, sign: 'wheel' },
  { id: 'rich-beyond-measure', figure: 'best-score', of: 240, sign: 'laurel' },
  { id: 'jeanne-beaten', figure: 'solo-wins', of: 3, sign: 'hats' },
  { id: 'grey-wax', figure: 'chapters-won', of: 1, sign: 'wax' },
  { id: 'whole-story', figure: 'chapters-won', of: 11, sign: 'book' },
  { id: 'corsair', figure: 'wins', of: 10, sign: 'anchor' },
  { id: 'terror-of-the-lagoon', figure: 'wins', of: 50, sign: 'skull' },
];

export const playerReport: PlayerReport<State, Event> = {
  largest: ['most-quests', 'most-deliveries', 'most-combats', 'most-upgrades', 'best-nobility', 'best-score'],
  told: ['quests', 'combats', 'deliveries', 'explorer-steps', 'buildings', 'upgrades', 'best-nobility'],
  medals,
  botRatings,
  counted,
  mostOf: {
    'most-quests': 'quests',
    'most-deliveries': 'deliveries',
    'most-combats': 'combats',
    'most-upgrades': 'upgrades',
  },
  onEvent(event, _state, tally) {
    switch (event.key) {
      case 'stole':
        tally.add(event.seat, 'stolen', event.n);
        break;
      case 'explorer-home':
        if (event.place === 1) tally.add(event.seat, 'explorer-first');
        break;
      case 'objective':
        if (event.level === 'high') tally.add(event.seat, 'high-goals');
        break;
      case 'nobility':
        tally.most(event.seat, 'best-nobility', event.points);
        break;
      default:
    }
  },
  onEnd(_state, { ranking, scores }, tally) {
    for (const seat of ranking.keys()) {
      tally.most(seat, 'best-score', scores[seat] ?? 0);
      if (tally.of(seat, 'high-goals') >= GOALS) tally.add(seat, 'full-careers');
    }
  },
};
