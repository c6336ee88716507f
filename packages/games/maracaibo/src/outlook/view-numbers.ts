/** A view read back into numbers, so that the rules themselves can be asked about it. */
import { times } from '@captains-table/kernel';
import { NONE } from '../box.ts';
import { ABILITY_COUNT, addAbilities } from '../cards/abilities.ts';
import { CREDITS } from '../names.ts';
import { at } from '../lists.ts';
import { nationNumber, synergyNumber } from '../move-lists.ts';
import { CREDIT_COUNT } from '../scoring/points.ts';
import type { Pieces, Seen } from '../state.ts';
import type { JeanneView, PlaceView, PlayerView, View } from '../view.ts';

/** Pieces that are not in the box are left out. Views do not show movement: costs in movement count as not paid. */
export function seenOf(pieces: Pieces, view: View): Seen {
  const { moves } = pieces;
  const quests = questNumbers(pieces);
  const seen: Seen = {
    players: view.players.length,
    round: view.round,
    moved: 0,
    over: view.over,
    prestige: numbers(
      moves.building,
      view.prestige.map(({ id }) => id),
    ),
    investors: view.prestige.map(({ investors }) => maskOf(investors)),
    reserve: view.nations.map(({ reserve }) => reserve),
    legacy: maskOf(
      numbers(
        moves.tile,
        view.legacy.map(({ id }) => id),
      ),
    ),
    fleet: view.fleet.map(nationNumber),
    mine: nationNumber(view.mine),
    explorerQuests: view.explorerQuests.map((id) => quests.get(id) ?? NONE),
    jeanne: jeanneOf(pieces, quests, view.jeanne),
    ...placesOf(pieces, view.places),
    ...playersOf(pieces, quests, view.players),
  };
  for (const [seat, cards] of seen.bought.entries()) {
    for (const card of cards) addAbilities(seen, seat, at(pieces.box.cards, card).abilities);
  }
  return seen;
}

type Numbers = ReadonlyMap<string, number>;

/** Story tiles count as quests and are numbered after them. */
function questNumbers({ box }: Pieces): Numbers {
  return new Map([...box.quests, ...box.storyTiles].map(({ id }, number) => [id, number]));
}

function numbers(known: Numbers, ids: readonly string[]): number[] {
  return ids.flatMap((id) => known.get(id) ?? []);
}

function maskOf(bits: readonly number[]): number {
  return bits.reduce((mask, bit) => mask | (1 << bit), 0);
}

function placesOf(
  { box }: Pieces,
  places: readonly PlaceView[],
): Pick<Seen, 'cityTiles' | 'cubes' | 'markets'> {
  const tiles = new Map(box.cityTiles.map(({ id }, number) => [id, number]));
  return {
    cityTiles: places.map(({ cityTile }) => tiles.get(cityTile) ?? NONE),
    cubes: places.map(({ cube }) => nationNumber(cube)),
    markets: places.map(({ discs }) => discs),
  };
}

function playersOf({ box, moves }: Pieces, quests: Numbers, players: readonly PlayerView[]) {
  const tokens = new Map(box.tokens.map(({ id }, number) => [id, number]));
  return {
    /** The viewer's whole hand; for other players, the cards that were seen. */
    hands: players.map(({ hand }) => numbers(moves.card, hand)),
    bought: players.map(({ bought }) => numbers(moves.card, bought)),
    career: players.map(({ career }) => moves.careerNumber.get(career) ?? NONE),
    objectives: players.flatMap(({ objectives }) => objectives),
    doubloons: players.map(({ doubloons }) => doubloons),
    combatPoints: players.map(({ combatPoints }) => combatPoints),
    spies: players.map(({ spies }) => spies),
    doubloonIncome: players.map(({ doubloonIncome }) => doubloonIncome),
    pointIncome: players.map(({ pointIncome }) => pointIncome),
    synergies: players.map(({ synergies }) => maskOf(synergies.map(synergyNumber))),
    abilities: times(players.length * ABILITY_COUNT, () => 0),
    influence: players.flatMap(({ influence }) => influence),
    discs: players.flatMap(({ discs }) => discs),
    score: players.map(({ score }) => score),
    points: players.flatMap(({ points }) => CREDITS.map((credit) => points[credit] ?? 0)),
    ships: players.map(({ ship }) => moves.location.get(ship) ?? 0),
    explorers: players.map(({ explorer }) => moves.space.get(explorer) ?? 0),
    tokensWon: players.map(({ combatTokens }) => numbers(tokens, combatTokens)),
    questTiles: players.map((player) => numbers(quests, player.quests)),
  };
}

/** Views do not show what her points were given for. */
function jeanneOf({ moves }: Pieces, quests: Numbers, jeanne: JeanneView | undefined): Seen['jeanne'] {
  return {
    plays: jeanne !== undefined,
    explorer: moves.space.get(jeanne?.explorer ?? '') ?? 0,
    discs: jeanne?.discs ?? 0,
    cards: numbers(moves.card, jeanne?.cards ?? []),
    quests: numbers(quests, jeanne?.quests ?? []),
    influence: [...(jeanne?.influence ?? [])],
    points: times(CREDIT_COUNT, () => 0),
  };
}
