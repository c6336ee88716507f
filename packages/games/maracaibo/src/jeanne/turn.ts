/** Jeanne's turn. Rules MA-25.4, MA-25.7 to MA-25.9. */
import type { FrameKind } from '@captains-table/kernel';
import { draw, reshuffle } from '@captains-table/kernel';
import { NONE } from '../box.ts';
import { cardId, fillRow } from '../cards/deck.ts';
import { isFull } from '../city/city.ts';
import type { Event } from '../events.ts';
import { add, at } from '../lists.ts';
import type { Decision, Move } from '../moves.ts';
import { cityAt } from '../places.ts';
import { leavePlace, questId, questsAt, refillCity } from '../quests/quest.ts';
import type { JeanneFrame } from '../frames.ts';
import type { Events, Rules, State } from '../state.ts';
import { nextSeat } from '../turn/match.ts';
import { jeanneActs, takeDisc } from './actions.ts';
import { jeanneSails } from './sail.ts';

export function jeanneFrames(rules: Rules): FrameKind<State, JeanneFrame, Move, Event, Decision> {
  const { box } = rules;
  return {
    run(state, frame, events) {
      switch (frame.phase) {
        case 'sail':
          frame.phase = 'act';
          turnCard(rules, state, events);
          sail(rules, state, events);
          state.stack.push({ kind: 'stop', seat: state.players, step: 0 });
          break;
        case 'act':
          frame.phase = 'end';
          if (!takeQuest(rules, state, events)) visitCity(rules, state, events);
          break;
        case 'end':
          if (at(box.locations, state.jeanne.ship).ends !== '') state.trigger = state.players;
          else state.active = nextSeat(state, state.players);
          rules.finish(state, events);
      }
      return false;
    },
  };
}

/** The card stays on view until the next one. */
function turnCard({ box }: Rules, state: State, events: Events): void {
  const { jeanne } = state;
  if (jeanne.card !== NONE) jeanne.discard.push(jeanne.card);
  if (jeanne.deck.length === 0) reshuffle(state, jeanne.discard, jeanne.deck);
  jeanne.card = draw(state, jeanne.deck) ?? NONE;
  jeanne.seen |= 1 << jeanne.card;
  events?.({ key: 'jeanne-drew', card: at(box.jeanne.cards, jeanne.card).id });
}

function sail({ box }: Rules, state: State, events: Events): void {
  const { steps, way } = at(box.jeanne.cards, state.jeanne.card);
  const from = at(box.locations, state.jeanne.ship).id;
  state.jeanne.ship = jeanneSails(box, state, steps, way);
  events?.({ key: 'jeanne-sailed', from, at: at(box.locations, state.jeanne.ship).id });
}

/** Rule MA-25.7: the one that came first. True when her turn is over. */
function takeQuest(rules: Rules, state: State, events: Events): boolean {
  const { jeanne } = state;
  const ofCity = rules.box.legacy.some(
    ({ questSlot, location }) => questSlot && location === jeanne.ship && state.cityQuest !== NONE,
  );
  const quest = questsAt(state, jeanne.ship)[0] ?? (ofCity ? state.cityQuest : undefined);
  if (quest === undefined) return false;
  const wasCityQuest = state.cityQuest === quest;
  leavePlace(state, quest);
  jeanne.quests.push(quest);
  events?.({ key: 'jeanne-quest', quest: questId(rules.box, quest) });
  if (wasCityQuest) refillCity(rules, state, events);
  return true;
}

/** Rules MA-25.8, MA-25.9. */
function visitCity(rules: Rules, state: State, events: Events): void {
  const { box } = rules;
  const { ship, card } = state.jeanne;
  const market = cityAt(box, state, ship)?.market;
  const { actions } = at(box.jeanne.cards, card);
  if (market !== undefined && !isFull(state, ship, market) && takeDisc(rules, state, undefined)) {
    add(state.markets, ship, 1);
    events?.({ key: 'jeanne-delivered', at: at(box.locations, ship).id });
  } else takeCard(rules, state, events);
  for (const action of actions) jeanneActs(rules, state, action, events);
}

function takeCard(rules: Rules, state: State, events: Events): void {
  const { row } = at(rules.box.jeanne.cards, state.jeanne.card);
  const [card] = state.row.splice(row - 1, 1);
  if (card === undefined) return;
  state.jeanne.cards.push(card);
  events?.({ key: 'jeanne-took', card: cardId(rules, card) });
  fillRow(rules, state, events);
}
