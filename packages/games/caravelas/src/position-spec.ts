/** How a position is described. Spaces are named by id or by the port that lies there; cards, goods and ports by id. */
import type { PositionOf } from '@captains-table/kernel';
import { field } from '@captains-table/kernel';
import type { Board } from './board.ts';
import { GOODS } from './content.ts';
import { MOST_STEPS, SHIPS } from './fleet.ts';
import { LAST_ROUND } from './round.ts';

export type Fields = ReturnType<typeof positionFields>;
export type Position = PositionOf<Fields>;
export type PlayerPosition = Position['players'][number];

export function positionFields(board: Board) {
  const port = field.name(
    'port',
    board.ports.map(({ id }) => id),
  );
  const space = field.name(
    'space',
    board.spaces.flatMap(({ id, port: there }) => (there === undefined ? [id] : [id, there])),
    'where the fleet is: a space or the port there; Lisboa by default',
  );
  const card = field.name(
    'event card',
    board.cards.map(({ id }) => id),
  );
  const { figures } = board;
  const mostMarkers = Math.max(MOST_STEPS, figures.fleetMarkers + figures.upgradeMarkers);
  const cards = board.cards.reduce((sum, { copies }) => sum + copies, 0);
  return {
    player: {
      at: space,
      markers: field.whole(0, mostMarkers, 'markers not yet used, all by default; with dice, steps left'),
      upgraded: field.flag('the fourth ship is there'),
      wrecks: field.set(field.whole(1, SHIPS), { most: SHIPS }, 'ships that are sunk'),
      goods: field.set(field.name('good', GOODS), { most: GOODS.length }, 'goods on board'),
      hand: field.list(
        card,
        { most: Math.max(figures.hand, ...figures.firstHands) },
        'event cards; none by default',
      ),
      destinations: field.set(
        port,
        { most: 2 * figures.destinations },
        'destination cards that matter; others make them eight',
      ),
      discovered: field.set(port, { most: board.ports.length }, 'ports that this player has discovered'),
      sold: field.whole(0, 999, 'points from sales so far'),
    },
    table: {
      order: field.everySeat('the turn order; that of the seats by default'),
      round: field.whole(1, LAST_ROUND, 'which round this is; 2 by default'),
      phase: field.name(
        'phase',
        ['bid', 'turn'],
        'before the bid of the round, or in a turn; turn by default',
      ),
      active: field.seat('whose turn it is; the first in order by default'),
      pieces: field.list(
        field.seat(),
        { most: Math.max(...figures.pieces) },
        'who bought the pieces, in number order',
      ),
      deck: field.list(
        card,
        { most: cards },
        'the next event cards, the first to come first; the rest follows at random',
      ),
      deckOnly: field.flag('nothing else is in the deck: the rest lies on the discard pile'),
    },
  };
}
