/** Tables of Francis Drake worth looking at: positions on the real engine, seen by the player on seat 0. */
import type { Move } from '@captains-table/francis-drake';
import { PLACE_IDS } from '@captains-table/francis-drake/components';
import type { PositionShown } from '../../../gallery/game-gallery.ts';

const ASHORE = [
  { score: 31, crew: 3, guns: 2, barrels: 2, trade: 1, visits: ['crew-a', 'supplies-a', 'trade'] },
  { score: 27, crew: 2, guns: 4, galleon: true, trade: 1, visits: ['guns-a', 'queen'] },
  { score: 40, crew: 5, pinnace: true, investor: false, visits: ['crew-a', 'tavern', 'pinnace'] },
  { score: 22, guns: 3, barrels: 3, visits: ['guns-a', 'supplies-a'] },
];

const READY = [
  {
    score: 31,
    crew: 5,
    guns: 4,
    barrels: 3,
    trade: 1,
    galleon: true,
    goods: { sugar: 1, coffee: 1 },
    chest: { gold: 2, silver: 1, jewel: 1 },
  },
  {
    score: 27,
    crew: 2,
    guns: 6,
    barrels: 4,
    galleon: true,
    trade: 1,
    office: ['admiral'],
    goods: { tobacco: 2 },
  },
  { score: 40, crew: 7, guns: 1, barrels: 3, pinnace: true, investor: false, office: ['governor'] },
  {
    score: 22,
    crew: 4,
    guns: 3,
    barrels: 2,
    trade: 2,
    ghost: true,
    office: ['informer'],
    goods: { indigo: 1, sugar: 1 },
  },
];

const PLACED = [
  { ...READY[0], missions: { panama: '1', 'galleon-jamaica': '2', cartagena: '3', 'santiago-de-cuba': '4' } },
  { ...READY[1], missions: { 'galleon-jamaica': '1', veracruz: '2', panama: '3', 'santo-domingo': '4' } },
  { ...READY[2], missions: { cartagena: '1', panama: '2', 'rio-de-la-hacha': '3', portobelo: '4' } },
  {
    ...READY[3],
    missions: {
      cartagena: '2',
      cumana: '1',
      'santiago-de-cuba': '3',
      'san-juan': '4',
      'puerto-cabello': 'ghost',
    },
  },
];

const visit = (place: 'drake' | 'queen' | 'crew-a'): Move => ({ kind: 'visit', place });

/** The places of the street that these positions put in no other order. */
const REST = PLACE_IDS.slice(0, -2).filter((place) => place !== 'queen' && place !== 'drake');

const VISITS = [
  ['crew-a', 'guns-a', 'queen', 'trade', 'crew-b', 'supplies-b'],
  ['crew-a', 'supplies-a', 'tavern', 'admiral', 'shipyard', 'docks'],
  ['crew-a', 'pinnace', 'crew-b', 'guns-b', 'governor', 'investor'],
  ['guns-a', 'supplies-a', 'trade', 'informer', 'golden-hind'],
];

interface Holder {
  readonly office?: readonly string[];
  readonly hind?: boolean;
  readonly missions?: object;
}

const TOKENS = new Set(['admiral', 'governor', 'informer', 'golden-hind']);

/** Everybody's discs in the street; where tokens come from, only those of the player who holds them. */
const withVisits = (players: readonly Holder[]) =>
  players.map((player, seat) => ({
    ...player,
    visits: VISITS[seat]?.filter((place) => !TOKENS.has(place) || holds(player, place)),
  }));

const holds = ({ office = [], hind = false }: Holder, place: string) =>
  office.includes(place) || (hind && place === 'golden-hind');

/** The Ghost Ship is gone when the missions begin. */
const withoutGhost = (missions: object) =>
  Object.fromEntries(Object.entries(missions).filter(([, disc]) => disc !== 'ghost'));

export const POSITIONS: readonly PositionShown[] = [
  { id: 'street', title: 'In the street', position: { players: ASHORE, voyage: 2 } },
  { id: 'first', title: 'The first disc', position: { players: [{}, {}, {}] } },
  {
    id: 'five',
    title: 'Five in the street',
    position: { players: [...ASHORE, { visits: ['crew-a', 'guns-a', 'supplies-a'] }], voyage: 2 },
  },
  {
    id: 'investor',
    title: 'The last places of the street',
    position: {
      players: ASHORE.map((player, seat) => ({
        ...player,
        visits: [...player.visits, seat === 1 ? 'investor' : 'crew-b'],
      })),
      voyage: 3,
    },
  },
  {
    id: 'drake',
    title: 'With Drake',
    position: { players: [{ crew: 2 }, { guns: 2 }, {}], street: ['drake', 'queen', ...REST] },
    others: [
      { seat: 0, move: visit('drake') },
      { seat: 1, move: visit('queen') },
      { seat: 2, move: visit('crew-a') },
    ],
  },
  {
    id: 'admiral',
    title: 'The admiral’s tokens',
    position: {
      players: withVisits([
        { ...READY[0], office: ['admiral', 'governor'] },
        ...READY.slice(1).map((player) => ({ ...player, office: [] })),
      ]),
      phase: 'prepare',
      voyage: 2,
    },
  },
  {
    id: 'chart',
    title: 'Placing discs',
    position: {
      players: withVisits([
        { ...READY[0], hind: true },
        ...PLACED.slice(1).map(({ missions, ...player }) => ({
          ...player,
          missions: Object.fromEntries(Object.entries(missions).slice(0, 2)),
        })),
      ]),
      phase: 'chart',
      voyage: 2,
    },
  },
  {
    id: 'informer',
    title: 'The informer',
    position: {
      players: withVisits(
        PLACED.map((player, seat) => ({ ...player, office: seat === 0 ? ['informer'] : [] })),
      ),
      phase: 'informer',
      voyage: 2,
    },
  },
  {
    id: 'missions',
    title: 'Missions',
    position: {
      players: withVisits(PLACED.map((player) => ({ ...player, missions: withoutGhost(player.missions) }))),
      phase: 'resolve',
      voyage: 2,
      turned: ['veracruz'],
      departed: [0, 1, 2, 3],
    },
  },
];
