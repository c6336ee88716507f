/** How good a move looks, in points at the end of the game. */
import { NONE } from '../box.ts';
import { at } from '../lists.ts';
import { nationNumber, synergyNumber } from '../move-lists.ts';
import type { Move } from '../moves.ts';
import { hasUpgrade } from '../ship/discs.ts';
import type { CardNumber } from '../state.ts';
import { isLastChanceForSpy } from '../turn/free.ts';
import { villageActionsFor } from '../village/village.ts';
import { keptWorth, purchaseWorth, synergyWorth, unseenWorth } from './cards.ts';
import { careerWorth, objectiveWorth } from './careers.ts';
import { rateCombat } from './rate-combat.ts';
import { spaceWorth } from './explorer.ts';
import { influenceWorth, rankWorth } from './nations.ts';
import { questWorth } from './quests.ts';
import type { Situation } from './situation.ts';
import { voteWorth, worksWorth } from './story.ts';
import { areaWorth } from './ship.ts';
import { actionHere, sailWorth, spyActionWorth } from './stops.ts';
import { freshHand, investmentWorth, ownAction } from './village.ts';

/**
 * The rating of a plan before the turn is over, as a card planned earlier cannot be paid with, and of turning a page,
 * as others may still be reading.
 */
const NOT_YET = -1;

export function rateMove(situation: Situation, move: Move): number {
  const { box, rules, weights } = situation;
  switch (move.kind) {
    case 'plan':
      return planWorth(situation, cardOf(situation, move.card));
    case 'discard':
      return -situation.hope(cardOf(situation, move.card));
    case 'career':
      return careerWorth(situation, rules.moves.careerNumber.get(move.career) ?? 0);
    case 'sail':
      return sailWorth(situation, rules.moves.location.get(move.to) ?? 0, move.points);
    case 'tip':
      return move.take === 'points'
        ? situation.note('brings-points', 1)
        : situation.note('brings-doubloons', 2 * situation.doubloon);
    case 'city':
      return actionHere(situation) + weights.city;
    case 'village':
      return situation.note('village-actions', situation.village(actionsHere(situation))) + weights.village;
    case 'quest':
      return questWorth(situation, rules.moves.questNumber.get(move.quest) ?? 0) + weights.quest;
    case 'spy':
      return spyActionWorth(situation, cardOf(situation, move.card)) + weights.spyAction;
    case 'objective':
      return objectiveWorth(situation, move.objective, move.level);
    case 'spy-to-points':
      return spyWorth(situation);
    case 'deliver':
      return deliveryWorth(situation, cardOf(situation, move.card)) + actionHere(situation) + weights.city;
    case 'pay':
      return -keptWorth(situation, cardOf(situation, move.card));
    case 'doubloon':
      return doubloonWorth(situation);
    case 'discard-hand':
      return freshHand(situation);
    case 'buy':
      lastChance(situation);
      return purchaseWorth(situation, cardOf(situation, move.card));
    case 'invest':
      lastChance(situation);
      return investmentWorth(situation, at(box.prestige, rules.moves.building.get(move.building) ?? 0));
    case 'village-action':
      return villageActionWorth(situation, move.of);
    case 'fight-for':
    case 'boost':
    case 'gain-influence':
    case 'take-city':
    case 'take-village':
    case 'combat-card':
    case 'treasure-fleet':
    case 'gold-mine':
      return rateCombat(situation, move);
    case 'draw':
      return situation.note('needs-cards', unseenWorth(situation));
    case 'take':
      return takeWorth(situation, cardOf(situation, move.card));
    case 'two-points':
      return situation.note('brings-points', box.tracks.setup.pointsInsteadOfBuying);
    case 'choose':
    case 'next':
      return partWorth(situation, move.kind === 'choose' ? move.option : move.step);
    case 'may':
      return move.take ? mayWorth(situation) : 0;
    case 'vote':
      return voteWorth(situation, move.choice);
    case 'read':
    case 'decline':
    case 'done':
      return 0;
    case 'turn-page':
      return NOT_YET;
    default:
      return rateTarget(situation, move);
  }
}

function deliveryWorth(situation: Situation, card: CardNumber): number {
  const disc = situation.note('removes-disc', situation.disc);
  return disc + situation.note('card-for-delivery', -keptWorth(situation, card));
}

/** Moves that say where an effect goes. */
type Target = Extract<
  Move,
  {
    readonly kind:
      | 'influence'
      | 'rank'
      | 'disc'
      | 'explore'
      | 'cube-nation'
      | 'cube'
      | 'synergy'
      | 'assign'
      | 'skull'
      | 'use-tile';
  }
>;

function rateTarget(situation: Situation, move: Target): number {
  const { rules } = situation;
  switch (move.kind) {
    case 'influence':
      return situation.note(
        'brings-influence',
        influenceWorth(situation, nationNumber(move.nation), asked(situation)),
      );
    case 'rank':
      return situation.note('reaches-rank', rankWorth(situation, nationNumber(move.nation)));
    case 'disc':
      return areaWorth(situation, rules.moves.area.get(move.area) ?? 0);
    case 'explore':
      return spaceWorth(situation, rules.moves.space.get(move.to) ?? 0);
    case 'cube-nation':
      return situation.note('raises-multiplier', cubeNationWorth(situation, nationNumber(move.nation)));
    case 'cube':
      return situation.note('raises-multiplier', 1);
    case 'synergy':
      return synergyWorth(situation, synergyNumber(move.symbol));
    case 'assign':
      return assignWorth(situation, move.spies);
    case 'skull':
      return situation.note('good-city', 1);
    case 'use-tile':
      return tileWorth(situation, rules.moves.tile.get(move.tile) ?? 0);
  }
}

/** After the final scoring nothing can be bought any more. */
function lastChance(situation: Situation): void {
  if (situation.doubloon === 0) situation.note('last-chance', 2);
}

function cardOf({ rules }: Situation, id: string): number {
  return rules.moves.card.get(id) ?? 0;
}

function actionsHere({ rules, state, seat }: Situation): number {
  const frame = state.stack.at(-1);
  return frame?.kind === 'main' ? villageActionsFor(rules, state, seat, frame.points) : 0;
}

/** Where combat points score, they are worth more than the spy; otherwise it can be returned later. */
function spyWorth(situation: Situation): number {
  const { rules, state, seat } = situation;
  if (isLastChanceForSpy(rules, state, seat)) return situation.note('prestige-scores', 1);
  return situation.note('brings-combat-points', 2 * situation.combatPoint) - situation.spy - 1;
}

/** In the opening the best card is planned; later a good one, once nothing else is left to do this turn. */
function planWorth(situation: Situation, card: number): number {
  const { state, seat, box } = situation;
  const worth = situation.hope(card);
  const frame = state.stack.at(-1);
  if (frame?.kind === 'opening') return situation.note('strong-card', worth);
  if (at(box.cards, card).price > at(state.doubloons, seat)) situation.note('cannot-afford-yet', 1);
  if (frame?.kind !== 'after' || situation.time < 0.3) return NOT_YET;
  const free = box.tracks.setup.planningSlots - at(state.planned, seat).length;
  return situation.note('strong-card', worth - (situation.weights.goodPlan[free - 1] ?? 0));
}

/** A doubloon may be what a planned card still lacks. */
function doubloonWorth(situation: Situation): number {
  const { box, state, seat } = situation;
  const purse = at(state.doubloons, seat);
  const dear = at(state.planned, seat).some((card) => at(box.cards, card).price > purse);
  if (dear) situation.note('saves-for-card', 1);
  else if (purse < LITTLE) situation.note('needs-doubloons', 1);
  return situation.note('brings-doubloons', situation.doubloon);
}

/** Fewer doubloons hardly buy a card. */
const LITTLE = 4;

function villageActionWorth(situation: Situation, of: string): number {
  const { box, rules } = situation;
  const card = rules.moves.card.get(of) ?? NONE;
  const action =
    card === NONE
      ? box.upgrades[rules.moves.area.get(of) ?? 0]?.villageAction
      : at(box.cards, card).villageActions[0];
  return action === undefined ? 0 : ownAction(situation, action, card);
}

function asked({ state }: Situation): number {
  const frame = state.stack.at(-1);
  return frame?.kind === 'nation' ? frame.n : 1;
}

function cubeNationWorth(situation: Situation, nation: number): number {
  const frame = situation.state.stack.at(-1);
  const cube = situation.cube(nation) + 0.5;
  if (frame?.kind !== 'cube') return cube;
  if (frame.at !== NONE) return cube + situation.influence(nation);
  return frame.nextRank ? cube + rankWorth(situation, nation) : cube;
}

function assignWorth(situation: Situation, spies: number): number {
  const frame = situation.state.stack.at(-1);
  if (frame?.kind !== 'assign') return 0;
  return (
    situation.note('brings-income', spies * frame.income * situation.doubloonIncome) +
    situation.note('spends-spies', -spies * situation.spy)
  );
}

function tileWorth(situation: Situation, tile: number): number {
  const { price } = at(situation.box.legacy, tile);
  return (
    situation.note('removes-disc', situation.disc) +
    worksWorth(situation, tile) +
    situation.gain({ op: 'pay', pay: price })
  );
}

/** A card from the row for a doubloon, against an unseen one for nothing. */
function takeWorth(situation: Situation, card: number): number {
  const { box, state, seat } = situation;
  const free = box.upgrades.some(({ freeRow }, area) => freeRow && hasUpgrade(state, seat, area));
  const price = free ? 0 : box.tracks.setup.rowPrice * situation.doubloon;
  return (
    situation.note('row-card-fits', keptWorth(situation, card)) + situation.note('costs-doubloons', -price)
  );
}

function partWorth(situation: Situation, part: number): number {
  const frame = situation.state.stack.at(-1);
  if (frame?.kind !== 'program') return 0;
  const { program } = frame;
  return program.op === 'choose' || program.op === 'anyOrder' ? situation.gain(program.of[part]) : 0;
}

function mayWorth(situation: Situation): number {
  const frame = situation.state.stack.at(-1);
  return frame?.kind === 'program' && frame.program.op === 'may' ? situation.gain(frame.program.do) : 0;
}
