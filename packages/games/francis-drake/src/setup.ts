import type { Chance, GameMeta, OptionSpec, Options } from '@captains-table/kernel';
import { times } from '@captains-table/kernel';
import type { Box } from './box.ts';
import { CIRCLES_A_DESTINATION, CIRCLES_A_PLACE, DESTINATIONS, GOOD_KINDS, NONE, PLACES } from './box.ts';
import { TREASURES } from './content.ts';
import { score } from './points.ts';
import type { State } from './state.ts';
import { DISCS, PARTS } from './state.ts';

const SHUFFLED_STREET: OptionSpec = { id: 'shuffledStreet', type: 'boolean', default: false };
const ALL_TOKENS: OptionSpec = { id: 'allTokens', type: 'boolean', default: false };

/** Rules FD-1.1, FD-12.1 to FD-12.4. */
export const meta: GameMeta = {
  id: 'francis-drake',
  rulesVersion: '2',
  players: { min: 3, max: 5 },
  modes: [{ id: 'base', players: { min: 3, max: 5 }, options: [SHUFFLED_STREET, ALL_TOKENS] }],
  perfectInformation: false,
  listed: true,
  credits: { designer: 'Peter Hawes', publisher: 'Kayal Games, Eagle-Gryphon Games' },
};

/** Rules FD-1.10, FD-1.14. The voyage frame begins the first voyage. */
export function deal(box: Box, seats: number, options: Options, chance: Chance): State {
  const state: State = {
    stack: [],
    chance,
    reveals: 0,
    shuffledStreet: options['shuffledStreet'] === true,
    allTokens: options['allTokens'] === true,
    voyage: 0,
    street: [],
    circles: filled(PLACES * CIRCLES_A_PLACE, NONE),
    loading: [],
    departed: [],
    home: [],
    score: filled(seats, 0),
    earned: filled(seats * PARTS.length, 0),
    crew: filled(seats, 0),
    guns: filled(seats, 0),
    barrels: filled(seats, 0),
    trade: filled(seats, 0),
    galleon: filled(seats, false),
    pinnace: filled(seats, false),
    hind: filled(seats, false),
    ghost: filled(seats, false),
    investor: filled(seats, true),
    discs: filled(seats, box.discs),
    at: filled(seats, NONE),
    goods: filled(seats * GOOD_KINDS, 0),
    chest: filled(seats * TREASURES.length, 0),
    conquests: filled(seats, 0),
    missions: filled(seats * DISCS, NONE),
    open: false,
    bonuses: 0,
    admiral: NONE,
    governor: NONE,
    informer: NONE,
    looked: NONE,
    lookedFor: '',
    tiles: box.galleons.map((_, tile) => tile),
    frigates: box.frigateTokens.slice(),
    troops: box.troopTokens.slice(),
    frigatesLaid: false,
    troopsLaid: false,
    frigatesOpen: filled(box.galleons.length, false),
    troopsOpen: filled(box.forts.length, false),
    treasure: filled(DESTINATIONS, false),
    market: filled(DESTINATIONS, 0),
    treasureInBox: box.treasureStones.slice(),
    goodsInBox: box.goodsCounters.slice(),
    done: filled(DESTINATIONS * CIRCLES_A_DESTINATION, NONE),
  };
  for (let seat = 0; seat < seats; seat++) score(state, seat, 'start', box.startPoints);
  return state;
}

function filled<T>(length: number, value: T): T[] {
  return times(length, () => value);
}
