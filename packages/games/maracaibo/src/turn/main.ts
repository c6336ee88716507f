/** The one main action. Rules MA-3.1, MA-3.2, MA-11.1, MA-11.2, MA-11.4, MA-11.6, MA-21.18, MA-24.16. */
import type { FrameKind, Move as AnyMove, Refusal, Seat } from '@captains-table/kernel';
import { canBegin, startProgram } from '@captains-table/kernel';
import { actInCity, deliver, deliveryMoves, whyNoDelivery } from '../city/city.ts';
import type { Event, MainAction } from '../events.ts';
import type { GameLanguage } from '../effects/language.ts';
import { at } from '../lists.ts';
import type { Code, Decision, Move } from '../moves.ts';
import { canActInVillage, cityAt, hasPlague, spiesAt } from '../places.ts';
import { canFulfil, cityQuestAt, fulfil, questsAt } from '../quests/quest.ts';
import type { MainFrame } from '../frames.ts';
import type { Events, Rules, State, Words } from '../state.ts';
import { villageActionsFor } from '../village/village.ts';
import { applyFree, freeMoves, whyNoFree } from './free.ts';
import { scoreUnusedSpies } from './sail.ts';

const CITY: Move = { kind: 'city' };
const VILLAGE: Move = { kind: 'village' };
const DONE: Move = { kind: 'done' };

export function mainFrames(
  rules: Rules,
  language: GameLanguage,
): FrameKind<State, MainFrame, Move, Event, Decision> {
  const { box } = rules;
  return {
    run(state, frame, events) {
      if (!frame.chosen) return true;
      rules.finish(state, events);
      return false;
    },
    pending: (state, { seat, points }) => [
      { seat, kind: 'main', at: at(box.locations, at(state.ships, seat)).id, points },
    ],
    legal(state, frame, seat) {
      const legal: Move[] = [];
      if (seat !== frame.seat) return legal;
      const here = at(state.ships, seat);
      if (cityAt(box, state, here) !== undefined) {
        deliveryMoves(rules, state, seat, legal);
        legal.push(CITY);
      } else if (canActInVillage(box, state, here)) legal.push(VILLAGE);
      for (const quest of questsAt(state, here)) {
        if (canFulfil(rules, state, seat, quest)) legal.push(at(rules.moves.quest, quest));
      }
      spyMoves(rules, language, state, seat, legal);
      freeMoves(rules, state, seat, true, legal);
      legal.push(DONE);
      return legal;
    },
    apply(state, frame, seat, move, events) {
      if (applyFree(rules, state, seat, move, events)) return;
      frame.chosen = true;
      leaveSpiesUnused(rules, state, seat, move, events);
      begin(rules, state, frame, move, events);
    },
    whyNot: (state, _frame, seat, move) => whyNot(rules, state, seat, move),
  };
}

function spyMoves(rules: Rules, language: GameLanguage, state: State, seat: Seat, into: Move[]): void {
  const here = at(state.ships, seat);
  const bought = at(state.bought, seat);
  for (let i = 0; i < state.ownedBefore && i < bought.length; i++) {
    const card = at(bought, i);
    const { spyTo, spyAction } = at(rules.box.cards, card);
    if (spyTo !== here || spyAction === undefined) continue;
    if (canBegin(language, state, { seat }, spyAction)) into.push(at(rules.moves.spy, card));
  }
}

/** Rule MA-11.4: all the player's spies here, except the one that acts and those placed this turn. */
function leaveSpiesUnused(rules: Rules, state: State, seat: Seat, move: Move, events: Events): void {
  const here = spiesAt(rules.box, state, seat, at(state.ships, seat), state.ownedBefore);
  scoreUnusedSpies(rules, state, seat, move.kind === 'spy' ? here - 1 : here, events);
}

function begin(rules: Rules, state: State, frame: MainFrame, move: Move, events: Events): void {
  const { box, moves } = rules;
  const { seat } = frame;
  const place = at(box.locations, at(state.ships, seat)).id;
  const tell = (action: MainAction) => events?.({ key: 'main-action', seat, action, at: place });
  switch (move.kind) {
    case 'city':
      tell('city');
      actInCity(rules, state, seat, false);
      break;
    case 'deliver':
      tell('city');
      deliver(rules, state, seat, moves.card.get(move.card) ?? 0, events);
      break;
    case 'village':
      tell('village');
      state.stack.push({ kind: 'village', seat, left: villageActionsFor(rules, state, seat, frame.points) });
      break;
    case 'quest':
      tell('quest');
      fulfil(rules, state, seat, moves.questNumber.get(move.quest) ?? 0);
      break;
    case 'spy': {
      const card = moves.card.get(move.card) ?? 0;
      const { spyAction } = at(box.cards, card);
      events?.({ key: 'spy-acted', seat, card: move.card, at: place });
      if (spyAction !== undefined) startProgram<Words>(state, spyAction, { seat, item: card });
      break;
    }
    default:
      events?.({ key: 'no-main-action', seat });
  }
}

function whyNot(rules: Rules, state: State, seat: Seat, move: AnyMove): Refusal<Code> | undefined {
  const { box, moves } = rules;
  const here = at(state.ships, seat);
  switch (move.kind) {
    case 'city':
      return { code: hasPlague(box, state, here) ? 'plague' : 'no-city-here', rule: 'MA-5.1' };
    case 'deliver':
      return whyNoDelivery(rules, state, seat, move);
    case 'village':
      return hasPlague(box, state, here)
        ? { code: 'plague', rule: 'MA-24.16' }
        : { code: 'no-village-here', rule: 'MA-9.1' };
    case 'quest': {
      const quest = 'quest' in move ? moves.questNumber.get(String(move.quest)) : undefined;
      if (quest !== undefined && quest === cityQuestAt(box, state, here)) {
        return { code: 'quest-of-city', rule: 'MA-24.1' };
      }
      return quest !== undefined && questsAt(state, here).includes(quest)
        ? { code: 'cannot-pay', rule: 'MA-10.2' }
        : { code: 'no-quest-here', rule: 'MA-10.1' };
    }
    case 'spy':
      return whyNoSpy(rules, state, seat, 'card' in move ? moves.card.get(String(move.card)) : undefined);
    default:
      return whyNoFree(rules, state, seat, move, true) ?? { code: 'wrong-moment', rule: 'MA-3.1' };
  }
}

function whyNoSpy({ box }: Rules, state: State, seat: Seat, card: number | undefined): Refusal<Code> {
  const order = card === undefined ? -1 : at(state.bought, seat).indexOf(card);
  if (order < 0 || box.cards[card ?? -1]?.spyTo !== at(state.ships, seat)) {
    return { code: 'no-spy-here', rule: 'MA-11.1' };
  }
  return order >= state.ownedBefore
    ? { code: 'spy-too-new', rule: 'MA-11.2' }
    : { code: 'cannot-pay', rule: 'MA-21.18' };
}
