/** How a position is described. Everything is named by its id. */
import type { PositionOf } from '@captains-table/kernel';
import { field } from '@captains-table/kernel';
import type { Box } from './box.ts';
import { DESTINATIONS, TILES, VOYAGES, destinationId } from './box.ts';
import { DESTINATION_IDS, GOODS, OFFICES, PLACE_IDS, TREASURES } from './content.ts';
import { DISC_NAMES, VOYAGE_STEPS } from './state.ts';

/** More than any voyage brings: the box does not limit supplies (rule FD-1.15). */
const MOST_SUPPLIES = 50;
const MOST_POINTS = 500;

const destination = field.name('destination', DESTINATION_IDS);
const supplies = field.whole(0, MOST_SUPPLIES);

export function positionFields(box: Box) {
  return { player: playerFields(box), table: { ...tableFields(), ...tilesAndChance(box) } };
}

function playerFields({ goodsCounters, treasureStones, discs }: Box) {
  return {
    score: field.whole(0, MOST_POINTS, 'points on the track, the first four included; 4 by default'),
    crew: { ...supplies, means: 'crew on the log' },
    guns: { ...supplies, means: 'guns on the log' },
    barrels: { ...supplies, means: 'barrels on the log' },
    trade: { ...supplies, means: 'trade cubes on the log' },
    galleon: field.flag('a galleon sails along'),
    pinnace: field.flag('a pinnace sails along: a disc lies on its place'),
    hind: field.flag('the disc of the Golden Hind: a disc lies on its place'),
    ghost: field.flag('the Ghost Ship: a disc lies on the tavern'),
    investor: field.flag('the investor token is still there; true by default'),
    goods: field.map(
      field.name('good', GOODS),
      field.whole(0, Math.max(...goodsCounters)),
      'goods on the log, by kind',
    ),
    chest: field.map(
      field.name('treasure', TREASURES),
      field.whole(0, Math.max(...treasureStones)),
      'treasure in the chest, by kind',
    ),
    office: field.set(
      field.name('office', OFFICES),
      { most: OFFICES.length },
      'tokens of offices: a disc lies on their places',
    ),
    visits: field.set(
      field.name('place', PLACE_IDS),
      { most: discs },
      'places of the street with a disc of this player',
    ),
    missions: field.map(destination, field.name('disc', DISC_NAMES), 'mission discs on the chart'),
    done: field.set(
      destination,
      { most: DESTINATIONS },
      'destinations where a mission of this voyage has been carried out; ports have sold the goods listed first',
    ),
  };
}

function tableFields() {
  return {
    voyage: field.whole(0, VOYAGES, 'which voyage this is; 1 by default, 0 before the first street'),
    phase: field.name(
      'phase',
      VOYAGE_STEPS,
      'where the voyage goes on, street with the board of the next; in the street by default',
    ),
    loading: field.everySeat('the loading docks; in the order of the seats by default'),
    departed: field.set(
      field.seat(),
      { most: 'seats' },
      'the departure docks; from prepare on every seat, as in the loading docks by default',
    ),
    home: field.set(
      field.seat(),
      { most: 'seats' },
      'ships that are back; from score on every seat, as they departed by default',
    ),
    street: field.set(
      field.name('tile', PLACE_IDS.slice(0, TILES)),
      { least: TILES, most: TILES },
      'the tiles of the street; as printed by default',
    ),
  };
}

function tilesAndChance({ forts, galleons, galleonTiles, frigateTokens, troopTokens }: Box) {
  const guns = galleonTiles.map((tile) => tile.guns);
  return {
    galleons: field.set(
      field.whole(Math.min(...guns), Math.max(...guns)),
      { least: galleonTiles.length, most: galleonTiles.length },
      'guns of the tiles on the galleon symbols',
    ),
    frigates: field.list(
      field.whole(0, Math.max(...frigateTokens)),
      { least: galleons.length, most: galleons.length },
      'tokens by galleon; placed by the rules before chart',
    ),
    troops: field.list(
      field.whole(0, Math.max(...troopTokens)),
      { least: forts.length, most: forts.length },
      'tokens by fort; placed by the rules before chart',
    ),
    turned: field.set(
      field.name('fort or galleon', [...forts, ...galleons].map(destinationId)),
      { most: forts.length + galleons.length },
      'where the token has been turned over',
    ),
    seed: field.text('what chance comes from'),
  };
}

export type Fields = ReturnType<typeof positionFields>;
export type Position = PositionOf<Fields>;
export type PlayerPosition = Position['players'][number];
