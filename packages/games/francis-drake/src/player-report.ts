import type { Medal, PlayerReport } from '@captains-table/kernel';
import type { Event, State } from './state.ts';

/**
 * How strong bots are, with the mate at 1,500: from the rows of docs/bots.md, (wins + 1) of (games + 2) each, on a scale on
 * which 400 points are ten to one. Rows of one against three alike are taken as three duels. The admiral is put a little above the captain, as its few games say.
 */
const botRatings = {
  'cabin-boy': 95,
  sailor: 960,
  mate: 1_500,
  captain: 1_905,
  admiral: 1_960,
};

const counted: PlayerReport<State, Event>['counted'] = {
  visited: 'visits',
  attacked: 'attacks',
  traded: 'trades',
  failed: 'failures',
  stays: 'evenings-at-home',
  'took-hind': 'golden-hinds',
  'took-office': 'offices',
  'met-drake': 'meetings',
  invested: 'investments',
  'ghost-vanished': 'ghosts',
  looked: 'looks',
  redirected: 'changed-courses',
};

const medals: readonly Medal[] = [
  { id: 'first-blood', figure: 'attacks', of: 1, sign: 'sabres' },
  { id: 'the-dragon', figure: 'attacks', of: 100, sign: 'skull' },
  { id: 'fort-breaker', figure: 'forts', of: 30, sign: 'tower' },
  { id: 'galleon-hunter', figure: 'galleons', of: 10, sign: 'ship' },
  { id: 'town-crier', figure: 'towns', of: 50, sign: 'bell' },
  { id: 'clean-sweep', figure: 'sweeps', of: 1, sign: 'broom' },
  { id: 'three-of-each', figure: 'sweeps', of: 10, sign: 'laurel' },
  { id: 'heavy-chest', figure: 'best-chest', of: 30, sign: 'chest' },
  { id: 'full-larder', figure: 'best-goods', of: 30, sign: 'barrel' },
  { id: 'trade-winds', figure: 'trades', of: 50, sign: 'coin' },
  { id: 'first-home', figure: 'first-home', of: 10, sign: 'anchor' },
  { id: 'golden-hind', figure: 'golden-hinds', of: 10, sign: 'hind' },
  { id: 'good-connections', figure: 'offices', of: 25, sign: 'letter' },
  { id: 'sir-francis', figure: 'meetings', of: 10, sign: 'hats' },
  { id: 'sleeping-partner', figure: 'investments', of: 10, sign: 'scales' },
  { id: 'now-you-see-it', figure: 'ghosts', of: 10, sign: 'ghost' },
  { id: 'well-informed', figure: 'looks', of: 15, sign: 'spyglass' },
  { id: 'change-of-plan', figure: 'changed-courses', of: 5, sign: 'compass' },
  { id: 'better-luck', figure: 'failures', of: 25, sign: 'lightning' },
  { id: 'without-a-scratch', figure: 'wins-without-failure', of: 1, sign: 'shell' },
  { id: 'fireside', figure: 'evenings-at-home', of: 3, sign: 'lantern', secret: true },
  { id: 'queens-favourite', figure: 'best-score', of: 120, sign: 'cup' },
  { id: 'sea-dog', figure: 'wins', of: 10, sign: 'wheel' },
  { id: 'el-draque', figure: 'wins', of: 50, sign: 'crown' },
];

export const playerReport: PlayerReport<State, Event> = {
  largest: ['best-chest', 'best-goods', 'best-attack', 'best-score'],
  told: ['attacks', 'forts', 'galleons', 'trades', 'failures', 'best-chest', 'golden-hinds'],
  medals,
  botRatings,
  counted,
  onEvent(event, _state, tally) {
    switch (event.key) {
      case 'conquests': {
        const { seat, town, fort, galleon } = event;
        if (town) tally.add(seat, 'towns');
        if (fort) tally.add(seat, 'forts');
        if (galleon) tally.add(seat, 'galleons');
        if (town && fort && galleon) tally.add(seat, 'sweeps');
        break;
      }
      case 'attacked':
        tally.most(event.seat, 'best-attack', event.points);
        break;
      case 'came-home':
        if (event.dock === 1) tally.add(event.seat, 'first-home');
        break;
      case 'chest-opened':
        tally.most(event.seat, 'best-chest', event.points);
        break;
      case 'goods-scored':
        tally.most(event.seat, 'best-goods', event.points);
        break;
      default:
    }
  },
  onEnd(_state, { ranking, scores }, tally) {
    for (const [seat, place] of ranking.entries()) {
      tally.most(seat, 'best-score', scores[seat] ?? 0);
      const won = place === 1 && ranking.length > 1;
      if (won && tally.of(seat, 'failures') === 0) tally.add(seat, 'wins-without-failure');
    }
  },
};
