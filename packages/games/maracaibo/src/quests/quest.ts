/** Quests: where they lie and how they are fulfilled. Rules MA-10.1 to MA-10.10, MA-20.6. */
import type { FrameKind, Seat } from '@captains-table/kernel';
import { reveal, startProgram } from '@captains-table/kernel';
import type { Box, Quest } from '../box.ts';
import { NONE } from '../box.ts';
import { cardId } from '../cards/deck.ts';
import { canPay, seemsPayable } from '../cards/pay.ts';
import type { Event } from '../events.ts';
import { at } from '../lists.ts';
import type { Decision, Move } from '../moves.ts';
import { cityTileAt } from '../places.ts';
import { gainPoints } from '../scoring/points.ts';
import { storyQuestOf } from '../story/storyline.ts';
import { applyFree, couldRaise, freeMoves, whyNoFree } from '../turn/free.ts';
import type { QuestFrame } from '../frames.ts';
import type {
  CardNumber,
  Effect,
  Events,
  LocationNumber,
  QuestNumber,
  Rules,
  State,
  Words,
} from '../state.ts';

/** Quests are kept with their place in one number. */
const PLACES = 32;

export function placed(place: number, quest: QuestNumber): number {
  return place * PLACES + quest;
}

export function placeOf(spot: number): number {
  return Math.floor(spot / PLACES);
}

export function questOf(spot: number): QuestNumber {
  return spot % PLACES;
}

/** The id of a quest or story tile. Rule MA-10.10. */
export function questId({ quests, storyTiles }: Box, quest: QuestNumber): string {
  return (quests[quest] ?? at(storyTiles, quest - quests.length)).id;
}

/** What a quest asks and brings; for a story tile, what stands on its card. Rules MA-10.2, MA-28.15. */
export function questPiece(box: Box, state: State, quest: QuestNumber): Pick<Quest, 'pay' | 'program'> {
  return box.quests[quest] ?? storyQuestOf(box, state, quest);
}

/** In order of arrival. */
export function questsAt(state: State, location: LocationNumber): QuestNumber[] {
  const quests: QuestNumber[] = [];
  for (const spot of state.questSpots) if (placeOf(spot) === location) quests.push(questOf(spot));
  return quests;
}

/** The top of the pile; the one below it is seen from now on. */
export function takeFromPile(state: State): QuestNumber | undefined {
  const quest = state.questPile.pop();
  if (quest !== undefined && state.questPile.length > 0) reveal(state);
  return quest;
}

export function layQuest(rules: Rules, state: State, location: LocationNumber, events: Events): void {
  const quest = takeFromPile(state);
  if (quest === undefined) return; // rule MA-23.4
  state.questSpots.push(placed(location, quest));
  events?.({
    key: 'quest-laid',
    quest: at(rules.box.quests, quest).id,
    at: at(rules.box.locations, location).id,
  });
}

/** Rule MA-20.6. */
export function layOnCard(rules: Rules, state: State, seat: Seat, card: CardNumber, events: Events): void {
  const quest = takeFromPile(state);
  if (quest === undefined) return;
  state.cardQuests.push(placed(card, quest));
  events?.({
    key: 'quest-on-card',
    seat,
    card: cardId(rules, card),
    quest: at(rules.box.quests, quest).id,
  });
}

/** The quest on a card, or `NONE`. */
export function questOnCard(state: State, card: CardNumber): QuestNumber {
  const spot = state.cardQuests.find((candidate) => placeOf(candidate) === card);
  return spot === undefined ? NONE : questOf(spot);
}

export function canFulfil({ box }: Rules, state: State, seat: Seat, quest: QuestNumber): boolean {
  return quest !== NONE && canPay(box, state, seat, questPiece(box, state, quest).pay);
}

/** The tile is taken at once and reaches the ship after cost and reward. */
export function fulfil(rules: Rules, state: State, seat: Seat, quest: QuestNumber): void {
  const { program: own } = questPiece(rules.box, state, quest);
  leavePlace(state, quest);
  state.fulfilling.push(quest);
  const program: Effect = { op: 'seq', of: [own, KEEP] };
  startProgram<Words>(state, program, { seat });
}

const KEEP: Effect = { op: 'keepQuest' };

/** Rules MA-10.5, MA-10.6: the last one begun is the first one done. */
export function keepQuest(rules: Rules, state: State, seat: Seat, events: Events): void {
  const quest = state.fulfilling.pop();
  if (quest === undefined) return;
  const tiles = at(state.questTiles, seat);
  tiles.push(quest);
  events?.({ key: 'quest-done', seat, quest: questId(rules.box, quest) });
  gainPoints(state, seat, rowPoints(rules.box, tiles.length), 'quests', events);
}

/** What a place of the row on the ship brings; the first three bring nothing. Rule MA-10.6. */
export function rowPoints({ tracks }: Box, place: number): number {
  const { fourth, later } = tracks.questRow;
  if (place < 4) return 0;
  return place === 4 ? fourth : later;
}

/** From a location, the explorer track, a city or a card. */
export function leavePlace(state: State, quest: QuestNumber): void {
  const { questSpots, cardQuests, explorerQuests } = state;
  const spot = questSpots.findIndex((candidate) => questOf(candidate) === quest);
  if (spot >= 0) questSpots.splice(spot, 1);
  const card = cardQuests.findIndex((candidate) => questOf(candidate) === quest);
  if (card >= 0) cardQuests.splice(card, 1);
  const slot = explorerQuests.indexOf(quest);
  if (slot >= 0) explorerQuests[slot] = NONE;
  if (state.cityQuest === quest) state.cityQuest = NONE;
}

/** Rule MA-24.1: deliver and/or fulfil; a new quest comes at once. */
export function fulfilCityQuest(state: State, seat: Seat): void {
  state.stack.push({ kind: 'quest', seat, quest: state.cityQuest });
}

/** The quest that belongs to the city of a place, or `NONE`. */
export function cityQuestAt(box: Box, state: State, location: LocationNumber): QuestNumber {
  if (state.legacy === 0) return NONE;
  return box.legacy[cityTileAt(box, state, location)]?.questSlot === true ? state.cityQuest : NONE;
}

export function refillCity(rules: Rules, state: State, events: Events): void {
  const next = takeFromPile(state);
  if (next === undefined) return;
  state.cityQuest = next;
  const tile = rules.box.legacy.find(({ questSlot }) => questSlot);
  events?.({
    key: 'quest-laid',
    quest: at(rules.box.quests, next).id,
    at: at(rules.box.locations, tile?.location ?? 0).id,
  });
}

const DECLINE: Move = { kind: 'decline' };

/** A quest that may be fulfilled now: of the explorer's space, or of a city. */
export function questFrames(rules: Rules): FrameKind<State, QuestFrame, Move, Event, Decision> {
  const { box, moves } = rules;
  return {
    /** Asked while the cost seems payable, or a free action could still bring it. */
    run(state, { seat, quest }, events) {
      const { pay } = at(box.quests, quest);
      if (seemsPayable(state, seat, pay) || couldRaise(rules, state, seat)) return true;
      rules.finish(state, events);
      return false;
    },
    pending: (state, { seat, quest }) => [
      { seat, kind: state.cityQuest === quest ? 'city-quest' : 'quest', quest: at(box.quests, quest).id },
    ],
    legal(state, frame, seat) {
      if (seat !== frame.seat) return [];
      const legal: Move[] = [DECLINE];
      if (canFulfil(rules, state, seat, frame.quest)) legal.push(at(moves.quest, frame.quest));
      freeMoves(rules, state, seat, false, legal);
      return legal;
    },
    apply(state, { seat, quest }, _seat, move, events) {
      if (applyFree(rules, state, seat, move, events)) return;
      rules.finish(state, events);
      if (move.kind !== 'quest') return;
      const wasCityQuest = state.cityQuest === quest;
      fulfil(rules, state, seat, quest);
      if (wasCityQuest) refillCity(rules, state, events);
    },
    whyNot: (state, { quest }, seat, move) =>
      whyNoFree(rules, state, seat, move, false) ??
      (move.kind === 'quest' && 'quest' in move && move.quest === at(box.quests, quest).id
        ? { code: 'cannot-pay', rule: 'MA-10.2' }
        : { code: 'not-offered', rule: state.cityQuest === quest ? 'MA-24.1' : 'MA-8.4' }),
  };
}
