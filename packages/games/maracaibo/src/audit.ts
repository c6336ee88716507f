/** Nothing is ever lost or doubled, and no one has less than nothing. Rules MA-27.3, MA-27.4. */
import type { Seat } from '@captains-table/kernel';
import { sameJson } from '@captains-table/kernel';
import type { Box } from './box.ts';
import { NONE } from './box.ts';
import { mayBeFromOpening, reshuffleOf } from './cards/deck.ts';
import { investmentsOf } from './cards/invest.ts';
import { spiesOnCareer } from './careers/career.ts';
import { cubesInPlay } from './influence/cubes.ts';
import { NATION_COUNT } from './influence/influence.ts';
import { at } from './lists.ts';
import { spiesOnBoard } from './places.ts';
import { questOf } from './quests/quest.ts';
import { CREDIT_COUNT } from './scoring/points.ts';
import { AREA_COUNT } from './ship/discs.ts';
import type { State } from './state.ts';

export function auditOf(box: Box, state: State): string[] {
  const faults: string[] = [];
  checkPieces(faults, 'card', cardsIn(state), expectedCards(box, state));
  checkPieces(faults, 'quest', questsIn(state), box.quests.length + box.storyTiles.length);
  checkPieces(faults, 'legacy tile', tilesIn(box, state), box.legacy.length);
  checkPieces(faults, 'combat token', tokensIn(state), box.tokens.length);
  checkRecycled(state, faults);
  checkCubes(box, state, faults);
  checkDiscs(box, state, faults);
  for (let seat = 0; seat < state.players; seat++) checkSeat(box, state, seat, faults);
  return faults;
}

function checkPieces(faults: string[], what: string, pieces: readonly number[], expected: number): void {
  const seen = new Set(pieces);
  if (seen.size !== pieces.length) faults.push(`a ${what} is in two places`);
  if (seen.size !== expected) faults.push(`${seen.size} pieces of kind ${what} instead of ${expected}`);
}

function cardsIn(state: State): number[] {
  const { deck, discard, row, unused, storyCards, jeanne } = state;
  const owned = [state.hands, state.planned, state.bought, state.setAside].flat();
  return [deck, discard, row, unused, storyCards, jeanne.cards, ...owned].flat();
}

function expectedCards(box: Box, state: State): number {
  return box.cards.filter(({ deck }) => deck !== 'LA' || state.armada).length;
}

function questsIn(state: State): number[] {
  const placed = [...state.questSpots, ...state.cardQuests].map(questOf);
  const single = [...state.explorerQuests, state.cityQuest].filter((quest) => quest !== NONE);
  const { questPile, storyTiles, fulfilling, jeanne } = state;
  return [questPile, storyTiles, fulfilling, jeanne.quests, placed, single, ...state.questTiles].flat();
}

function tilesIn(box: Box, { legacy, legacyBox, archive }: State): number[] {
  const inMask = (mask: number) => box.legacy.flatMap((_, tile) => (mask & (1 << tile) ? [tile] : []));
  return [...inMask(legacy), ...inMask(legacyBox), ...archive];
}

function tokensIn(state: State): number[] {
  const inCombat = state.stack.flatMap((frame) => {
    return frame.kind === 'combat' && frame.token >= 0 ? [frame.token] : [];
  });
  return [state.tokens, state.jeanne.tokens, inCombat, ...state.tokensWon].flat();
}

/** After a reshuffle the deck holds only cards that all saw go into it, and the box only cards that no one has seen. */
function checkRecycled(state: State, faults: string[]): void {
  const { recycled, deck, unused } = state;
  if (deck.some((card) => reshuffleOf(state, card) !== recycled.length)) {
    faults.push('a card in the deck was not in the last discard pile shuffled into it');
  }
  if (unused.some((card) => reshuffleOf(state, card) > 0)) faults.push('a card in the box has been in play');
}

function checkCubes(box: Box, state: State, faults: string[]): void {
  const all = box.tracks.cubes.slots.reduce((sum, slot) => sum + slot, 0);
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    const count = at(state.reserve, nation) + cubesInPlay(state, nation) + at(state.cubesOut, nation);
    if (count !== all) faults.push(`${count} cubes of nation ${nation} instead of ${all}`);
    if (at(state.reserve, nation) < 0) faults.push(`less than no cubes of nation ${nation}`);
  }
}

function checkDiscs(box: Box, state: State, faults: string[]): void {
  const sum = (list: readonly number[]) => list.reduce((total, n) => total + n, 0);
  const atStart = state.players * sum(box.upgrades.map(({ discs }) => discs));
  const gone = atStart - sum(state.discs) + state.jeanne.discs + state.discsAdded;
  const found = sum(state.markets) + sum(state.tileDiscs) + state.discsOut;
  if (gone !== found) faults.push(`${gone} discs have left the ships, ${found} are elsewhere`);
}

function checkSeat(box: Box, state: State, seat: Seat, faults: string[]): void {
  const { spiesOnShip, spiesOnCareer: onCareer, spiesInSupply } = box.tracks.setup;
  const spies =
    at(state.spies, seat) +
    at(state.spySupply, seat) +
    at(state.spiesOnCards, seat) +
    spiesOnBoard(box, state, seat) +
    investmentsOf(state, seat) +
    spiesOnCareer(state, seat);
  const all = spiesOnShip + onCareer + spiesInSupply;
  if (spies !== all) faults.push(`seat ${seat} has ${spies} spies instead of ${all}`);
  const supplies = [state.doubloons, state.combatPoints, state.spies, state.spySupply];
  if (supplies.some((list) => at(list, seat) < 0)) faults.push(`seat ${seat} has less than nothing`);
  if (at(state.combatPoints, seat) > box.tracks.combatPoints.last) {
    faults.push(`seat ${seat} has too many combat points`);
  }
  const parts = state.points.slice(seat * CREDIT_COUNT, (seat + 1) * CREDIT_COUNT);
  const points = parts.reduce((total, n) => total + n, 0);
  if (points !== at(state.score, seat)) faults.push(`the points of seat ${seat} do not add up`);
  const discs = state.discs.slice(seat * AREA_COUNT, (seat + 1) * AREA_COUNT);
  if (discs.some((n) => n < 0)) faults.push(`seat ${seat} has less than no discs`);
  const strangers = at(state.shown, seat).filter((card) => !at(state.hands, seat).includes(card));
  if (strangers.length > 0) faults.push(`seat ${seat} is said to hold cards it does not hold`);
  const unseen = at(state.hands, seat).filter((card) => !at(state.shown, seat).includes(card));
  const drawn = unseen.filter((card) => !mayBeFromOpening(box, state, card));
  if (drawn.length > at(state.unseenDraws, seat)) faults.push(`seat ${seat} holds cards no one has drawn`);
  const redrawn = at(state.redraws, seat).map((_, i) => {
    return unseen.filter((card) => reshuffleOf(state, card) === i + 1).length;
  });
  if (!sameJson(redrawn, at(state.redraws, seat))) {
    faults.push(`seat ${seat} holds cards of the deck that were drawn at another time`);
  }
}
