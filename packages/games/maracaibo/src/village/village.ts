/** Village actions. Rules MA-9.1 to MA-9.13, MA-16.2, MA-16.8 to MA-16.10. */
import type { FrameKind, Move as AnyMove, Refusal, Seat } from '@captains-table/kernel';
import { canBegin, startProgram } from '@captains-table/kernel';
import type { Box, VillageAction } from '../box.ts';
import { NONE } from '../box.ts';
import { buyCard, buyMoves, whyNoPurchase } from '../cards/buy.ts';
import { invest, investMoves, whyNoInvestment } from '../cards/invest.ts';
import type { Event } from '../events.ts';
import type { GameLanguage } from '../effects/language.ts';
import { at } from '../lists.ts';
import type { Code, Decision, Move } from '../moves.ts';
import { isVillage } from '../places.ts';
import { questOnCard } from '../quests/quest.ts';
import { hasUpgrade } from '../ship/discs.ts';
import type { VillageFrame } from '../frames.ts';
import type { Events, Pieces, Rules, Seen, State, Words } from '../state.ts';
import { applyFree, freeMoves, whyNoFree } from '../turn/free.ts';

const DOUBLOON: Move = { kind: 'doubloon' };
const DISCARD_HAND: Move = { kind: 'discard-hand' };
const DONE: Move = { kind: 'done' };

/** Village actions of a main action. Rules MA-9.1, MA-16.2. */
export function villageActionsFor({ box }: Pieces, state: Seen, seat: Seat, points: number): number {
  const { actions, upgraded } = box.tracks.village;
  const faster = box.upgrades.findIndex(({ fasterVillage }) => fasterVillage);
  return (hasUpgrade(state, seat, faster) ? upgraded : actions)[points] ?? 0;
}

export function villageFrames(
  rules: Rules,
  language: GameLanguage,
): FrameKind<State, VillageFrame, Move, Event, Decision> {
  return {
    run(state, frame, events) {
      if (frame.left > 0) return true;
      rules.finish(state, events);
      return false;
    },
    pending: (_state, { seat, left }) => [{ seat, kind: 'village', left }],
    legal(state, frame, seat) {
      const legal: Move[] = [];
      if (seat !== frame.seat) return legal;
      legal.push(DOUBLOON);
      if (at(state.hands, seat).length > 0) legal.push(DISCARD_HAND);
      buyMoves(rules, state, seat, legal);
      investMoves(rules, state, seat, legal);
      ownActions(rules, language, state, seat, legal);
      freeMoves(rules, state, seat, true, legal);
      legal.push(DONE);
      return legal;
    },
    apply(state, frame, seat, move, events) {
      if (applyFree(rules, state, seat, move, events)) return;
      if (move.kind === 'done') frame.left = 0;
      else frame.left--;
      act(rules, state, seat, move, events);
    },
    whyNot: (state, _frame, seat, move) => whyNot(rules, state, seat, move),
  };
}

function act(rules: Rules, state: State, seat: Seat, move: Move, events: Events): void {
  switch (move.kind) {
    case 'doubloon':
      startProgram<Words>(state, rules.box.gainDoubloon.do, { seat });
      break;
    case 'discard-hand':
      startProgram<Words>(state, rules.box.discardHand.do, { seat });
      break;
    case 'buy':
      buyCard(rules, state, seat, rules.moves.card.get(move.card) ?? -1, events);
      break;
    case 'invest':
      invest(rules, state, seat, move.building, events);
      break;
    case 'village-action':
      ownAction(rules, state, seat, move.of, events);
      break;
    default:
  }
}

/** Those of upgrades and cards. Rule MA-9.6. */
function ownActions(rules: Rules, language: GameLanguage, state: State, seat: Seat, into: Move[]): void {
  const { box, moves } = rules;
  box.upgrades.forEach(({ villageAction }, area) => {
    if (villageAction === undefined || !hasUpgrade(state, seat, area)) return;
    if (canBegin(language, state, { seat }, villageAction.do)) into.push(at(moves.areaAction, area));
  });
  for (const card of at(state.bought, seat)) {
    const [action] = at(box.cards, card).villageActions;
    if (action === undefined || !canBegin(language, state, { seat, item: card }, action.do)) continue;
    into.push(at(moves.cardAction, card));
  }
}

function ownAction(rules: Rules, state: State, seat: Seat, of: string, events: Events): void {
  const card = rules.moves.card.get(of);
  const action = actionOf(rules, of);
  if (action === undefined) return;
  events?.({ key: 'village-action', seat, action: of });
  if (action.last) forfeit(state, seat);
  startProgram<Words>(state, action.do, card === undefined ? { seat } : { seat, item: card });
}

function actionOf({ box, moves }: Rules, of: string): VillageAction | undefined {
  const card = moves.card.get(of);
  if (card !== undefined) return at(box.cards, card).villageActions[0];
  const area = moves.area.get(of);
  return area === undefined ? undefined : at(box.upgrades, area).villageAction;
}

/** Rule MA-9.7: those already granted are lost. */
function forfeit(state: State, seat: Seat): void {
  for (const frame of state.stack) if (frame.kind === 'village' && frame.seat === seat) frame.left = 0;
}

function whyNot(rules: Rules, state: State, seat: Seat, move: AnyMove): Refusal<Code> | undefined {
  const named: Readonly<Record<string, unknown>> = { ...move };
  switch (move.kind) {
    case 'discard-hand':
      return { code: 'hand-empty', rule: 'MA-9.2' };
    case 'buy':
      return whyNoPurchase(rules, state, seat, named['card']);
    case 'invest':
      return whyNoInvestment(rules, state, seat, named['building']);
    case 'village-action':
      return whyNoOwnAction(rules, state, seat, String(named['of']));
    default:
      return whyNoFree(rules, state, seat, move, true) ?? { code: 'wrong-moment', rule: 'MA-9.4' };
  }
}

function whyNoOwnAction(rules: Rules, state: State, seat: Seat, of: string): Refusal<Code> {
  const { box, moves } = rules;
  const card = moves.card.get(of) ?? NONE;
  const area = moves.area.get(of) ?? NONE;
  const owned =
    card === NONE ? area !== NONE && hasUpgrade(state, seat, area) : at(state.bought, seat).includes(card);
  const action = owned ? actionOf(rules, of) : undefined;
  if (action === undefined) return { code: 'no-such-ability', rule: 'MA-9.6' };
  const [first] = action.do.op === 'seq' ? action.do.of : [action.do];
  if (first?.op === 'cubeHere') return whyNoCubeHere(box, state, seat);
  return first?.op === 'questOfCard' && questOnCard(state, card) === NONE
    ? { code: 'no-quest-on-card', rule: 'MA-9.6' }
    : { code: 'cannot-pay', rule: 'MA-9.6' };
}

/** Rule MA-16.10. */
function whyNoCubeHere(box: Box, state: State, seat: Seat): Refusal<Code> {
  const here = at(state.ships, seat);
  if (!isVillage(box, state, here)) return { code: 'no-village-here', rule: 'MA-16.10' };
  return at(state.cubes, here) === NONE
    ? { code: 'no-cube-left', rule: 'MA-6.18' }
    : { code: 'place-taken', rule: 'MA-16.10' };
}
