/** The players of a position, and Jeanne. */
import type { Seat } from '@captains-table/kernel';
import { PositionError } from '@captains-table/kernel';
import { NONE } from './box.ts';
import { addAbilities } from './cards/abilities.ts';
import { unseenIn } from './cards/deck.ts';
import { investmentsOf } from './cards/invest.ts';
import { OBJECTIVE_COUNT, spiesOnCareer } from './careers/career.ts';
import { NATION_COUNT } from './influence/influence.ts';
import { add, at, takeOut } from './lists.ts';
import { synergyNumber } from './move-lists.ts';
import { spiesOnBoard } from './places.ts';
import type { PlayerPosition, Position } from './position-spec.ts';
import { gainJeannePoints, gainPoints } from './scoring/points.ts';
import { AREA_COUNT } from './ship/discs.ts';
import type { Rules, State } from './state.ts';

export function placePlayers(rules: Rules, state: State, position: Position): void {
  chooseCareers(rules, state, position);
  for (const [seat, player] of position.players.entries()) {
    placeCards(rules, state, seat, player);
    placeDiscs(rules, state, seat, player);
    setNumbers(rules, state, seat, player);
  }
  const { spaces, end } = rules.box.explorer;
  for (const space of state.explorers) arrive(state, at(spaces, space).passed, space === end);
}

function arrive(state: State, linesPassed: number, isHome: boolean): void {
  state.linesPassed |= linesPassed;
  if (isHome) state.explorersHome++;
}

/** Gives out the named careers first, then the first ones that no one has. */
function chooseCareers({ box, moves }: Rules, state: State, { players }: Position): void {
  const chosen = new Map<number, Seat>();
  for (const [seat, { career }] of players.entries()) {
    if (career === undefined) continue;
    const path = `players[${seat}].career`;
    const number = moves.careerNumber.get(career) ?? NONE;
    if (chosen.has(number)) throw new PositionError(path, `seat ${chosen.get(number)} has that career`);
    if (at(box.careers, number).armada && !state.armada) throw new PositionError(path, 'is of La Armada');
    chosen.set(number, seat);
    state.career[seat] = number;
  }
  const rest = box.careers.flatMap(({ armada }, number) => (chosen.has(number) || armada ? [] : [number]));
  for (const [seat, { career }] of players.entries()) {
    if (career === undefined) state.career[seat] = rest.shift() ?? 0;
  }
}

function placeCards({ box, moves }: Rules, state: State, seat: Seat, player: PlayerPosition): void {
  const cards = (ids: readonly string[] = []) => ids.map((id) => moves.card.get(id) ?? NONE);
  state.hands[seat] = cards(player.hand);
  state.shown[seat] = cards(player.shown);
  const stranger = at(state.shown, seat).findIndex((card) => !at(state.hands, seat).includes(card));
  if (stranger >= 0) throw new PositionError(`players[${seat}].shown[${stranger}]`, 'is not in the hand');
  state.unseenDraws[seat] = unseenIn(state, seat);
  state.planned[seat] = cards(player.planned);
  state.bought[seat] = cards(player.bought);
  for (const card of at(state.bought, seat)) {
    addAbilities(state, seat, at(box.cards, card).abilities);
    if (at(box.cards, card).keepsSpy) add(state.spiesOnCards, seat, 1);
  }
}

function placeDiscs(
  { moves }: Rules,
  state: State,
  seat: Seat,
  { open = [], half = [] }: PlayerPosition,
): void {
  for (const [left, areas] of [
    [0, open],
    [1, half],
  ] as const) {
    for (const [place, id] of areas.entries()) {
      if (left > 0 && open.includes(id))
        throw new PositionError(`players[${seat}].half[${place}]`, 'is open');
      const area = seat * AREA_COUNT + (moves.area.get(id) ?? NONE);
      state.discsOut += at(state.discs, area) - left;
      state.discs[area] = left;
    }
  }
}

function setNumbers({ moves }: Rules, state: State, seat: Seat, player: PlayerPosition): void {
  for (const name of ['doubloons', 'combatPoints', 'spies', 'doubloonIncome', 'pointIncome'] as const) {
    state[name][seat] = player[name] ?? at(state[name], seat);
  }
  for (const [objective, level] of (player.objectives ?? []).entries()) {
    state.objectives[seat * OBJECTIVE_COUNT + objective] = level;
  }
  for (const [nation, influence] of (player.influence ?? []).entries()) {
    state.influence[seat * NATION_COUNT + nation] = influence;
  }
  for (const symbol of player.synergies ?? []) {
    state.synergies[seat] = at(state.synergies, seat) | (1 << synergyNumber(symbol));
  }
  gainPoints(state, seat, player.score ?? 0, 'cards', undefined);
  if (player.ship !== undefined) state.ships[seat] = moves.location.get(player.ship) ?? NONE;
  if (player.explorer !== undefined) state.explorers[seat] = moves.space.get(player.explorer) ?? NONE;
}

/** Spies that are neither on the ship nor placed lie in the supply. */
export function fillSpySupply({ box }: Rules, state: State, seat: Seat): void {
  const { spiesOnShip, spiesOnCareer: onCareer, spiesInSupply } = box.tracks.setup;
  const elsewhere =
    at(state.spies, seat) +
    at(state.spiesOnCards, seat) +
    spiesOnBoard(box, state, seat) +
    investmentsOf(state, seat) +
    spiesOnCareer(state, seat);
  const left = spiesOnShip + onCareer + spiesInSupply - elsewhere;
  if (left < 0) throw new PositionError(`players[${seat}].spies`, `there are ${-left} spies too many`);
  state.spySupply[seat] = left;
}

export function placeJeanne({ box, moves }: Rules, state: State, { jeanne: asked }: Position): void {
  const { jeanne } = state;
  if (asked === undefined) return;
  if (!jeanne.plays) throw new PositionError('jeanne', 'is for the solo game');
  const { ship, explorer, discs = 0, influence = jeanne.influence, score = 0, deck = [] } = asked;
  if (ship !== undefined) jeanne.ship = moves.location.get(ship) ?? NONE;
  if (explorer !== undefined) jeanne.explorer = moves.space.get(explorer) ?? NONE;
  const { spaces, end } = box.explorer;
  arrive(state, at(spaces, jeanne.explorer).passed, jeanne.explorer === end);
  state.discsOut += discs;
  jeanne.discs = discs;
  jeanne.influence = [...influence];
  gainJeannePoints(state, score, 'cards', undefined);
  stackDeck({ box }, jeanne.deck, deck);
}

/** A card that is not in her deck takes the place of another of its letter, so that her level stays what it is. */
function stackDeck({ box }: Pick<Rules, 'box'>, deck: number[], ids: readonly string[]): void {
  const { cards } = box.jeanne;
  const named = ids.map((id) => cards.findIndex((card) => card.id === id));
  for (const [place, card] of named.entries()) {
    if (takeOut(deck, card)) continue;
    const letter = at(cards, card).deck;
    const other = deck.findIndex((one) => at(cards, one).deck === letter && !named.includes(one));
    if (other < 0) throw new PositionError(`jeanne.deck[${place}]`, `her deck has no more cards ${letter}`);
    deck.splice(other, 1);
  }
  deck.push(...named.toReversed());
}
