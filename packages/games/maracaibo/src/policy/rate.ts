/** How good a move looks, in points at the end of the game. */
import { NONE } from '../box.ts';
import { at } from '../lists.ts';
import { nationNumber, synergyNumber } from '../move-lists.ts';
import type { Move } from '../moves.ts';
import { hasUpgrade } from '../ship/discs.ts';
import { isLastChanceForSpy } from '../turn/free.ts';
import { villageActionsFor } from '../village/village.ts';
import { keptWorth, purchaseWorth, synergyWorth, unseenWorth } from './cards.ts';
import { careerWorth, objectiveWorth } from './careers.ts';
import { rateCombat } from './rate-combat.ts';
import { spaceWorth } from './explorer.ts';
import { influenceWorth, rankWorth } from './nations.ts';
import { questWorth } from './quests.ts';
import type { Scene } from './scene.ts';
import { voteWorth, worksWorth } from './story.ts';
import { areaWorth } from './ship.ts';
import { actionHere, sailWorth, spyActionWorth } from './stops.ts';
import { freshHand, investmentWorth, ownAction } from './village.ts';

/**
 * Of a plan: rated in its own right only once the turn is over, as a card planned earlier cannot be paid with.
 * Of a page: others may still be reading.
 */
const NOT_YET = -1;

export function rateMove(scene: Scene, move: Move): number {
  const { box, rules } = scene;
  switch (move.kind) {
    case 'plan':
      return planWorth(scene, cardOf(scene, move.card));
    case 'discard':
      return -scene.hope(cardOf(scene, move.card));
    case 'career':
      return careerWorth(scene, rules.moves.careerNumber.get(move.career) ?? 0);
    case 'sail':
      return sailWorth(scene, rules.moves.location.get(move.to) ?? 0, move.points);
    case 'tip':
      return move.take === 'points'
        ? scene.note('brings-points', 1)
        : scene.note('brings-doubloons', 2 * scene.doubloon);
    case 'city':
      return actionHere(scene);
    case 'village':
      return scene.note('village-actions', scene.village(actionsHere(scene)));
    case 'quest':
      return questWorth(scene, rules.moves.questNumber.get(move.quest) ?? 0);
    case 'spy':
      return spyActionWorth(scene, cardOf(scene, move.card));
    case 'objective':
      return objectiveWorth(scene, move.objective, move.level);
    case 'spy-to-points':
      return spyWorth(scene);
    case 'deliver':
      return (
        scene.note('removes-disc', scene.disc) +
        scene.note('card-for-delivery', -keptWorth(scene, cardOf(scene, move.card))) +
        actionHere(scene)
      );
    case 'pay':
      return -keptWorth(scene, cardOf(scene, move.card));
    case 'doubloon':
      return doubloonWorth(scene);
    case 'discard-hand':
      return freshHand(scene);
    case 'buy':
      lastChance(scene);
      return purchaseWorth(scene, cardOf(scene, move.card));
    case 'invest':
      lastChance(scene);
      return investmentWorth(scene, at(box.prestige, rules.moves.building.get(move.building) ?? 0));
    case 'village-action':
      return villageActionWorth(scene, move.of);
    case 'fight-for':
    case 'boost':
    case 'gain-influence':
    case 'take-city':
    case 'take-village':
    case 'combat-card':
    case 'treasure-fleet':
    case 'gold-mine':
      return rateCombat(scene, move);
    case 'draw':
      return scene.note('needs-cards', unseenWorth(scene));
    case 'take':
      return takeWorth(scene, cardOf(scene, move.card));
    case 'two-points':
      return scene.note('brings-points', box.tracks.setup.pointsInsteadOfBuying);
    case 'choose':
    case 'next':
      return partWorth(scene, move.kind === 'choose' ? move.option : move.step);
    case 'may':
      return move.take ? mayWorth(scene) : 0;
    case 'vote':
      return voteWorth(scene, move.choice);
    case 'read':
    case 'decline':
    case 'done':
      return 0;
    case 'turn-page':
      return NOT_YET;
    default:
      return rateTarget(scene, move);
  }
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

function rateTarget(scene: Scene, move: Target): number {
  const { rules } = scene;
  switch (move.kind) {
    case 'influence':
      return scene.note('brings-influence', influenceWorth(scene, nationNumber(move.nation), asked(scene)));
    case 'rank':
      return scene.note('reaches-rank', rankWorth(scene, nationNumber(move.nation)));
    case 'disc':
      return areaWorth(scene, rules.moves.area.get(move.area) ?? 0);
    case 'explore':
      return spaceWorth(scene, rules.moves.space.get(move.to) ?? 0);
    case 'cube-nation':
      return scene.note('raises-multiplier', cubeNationWorth(scene, nationNumber(move.nation)));
    case 'cube':
      return scene.note('raises-multiplier', 1);
    case 'synergy':
      return synergyWorth(scene, synergyNumber(move.symbol));
    case 'assign':
      return assignWorth(scene, move.spies);
    case 'skull':
      return scene.note('good-city', 1);
    case 'use-tile':
      return tileWorth(scene, rules.moves.tile.get(move.tile) ?? 0);
  }
}

/** After the final scoring nothing can be bought any more. */
function lastChance(scene: Scene): void {
  if (scene.doubloon === 0) scene.note('last-chance', 2);
}

function cardOf({ rules }: Scene, id: string): number {
  return rules.moves.card.get(id) ?? 0;
}

function actionsHere({ rules, state, seat }: Scene): number {
  const frame = state.stack.at(-1);
  return frame?.kind === 'main' ? villageActionsFor(rules, state, seat, frame.points) : 0;
}

/** Combat points that score count more than the spy; otherwise there is time enough for it later. */
function spyWorth(scene: Scene): number {
  const { rules, state, seat } = scene;
  if (isLastChanceForSpy(rules, state, seat)) return scene.note('prestige-scores', 1);
  return scene.note('brings-combat-points', 2 * scene.combatPoint) - scene.spy - 1;
}

/** In the opening the best card; later a good one, when nothing else is to be done this turn. */
function planWorth(scene: Scene, card: number): number {
  const { state, seat, box } = scene;
  const worth = scene.hope(card);
  const frame = state.stack.at(-1);
  if (frame?.kind === 'opening') return scene.note('strong-card', worth);
  if (at(box.cards, card).price > at(state.doubloons, seat)) scene.note('cannot-afford-yet', 1);
  if (frame?.kind !== 'after' || scene.time < 0.3) return NOT_YET;
  const free = box.tracks.setup.planningSlots - at(state.planned, seat).length;
  return scene.note('strong-card', worth - (GOOD_PLAN[free - 1] ?? 0));
}

/** What a card must bring to be worth the last, the second and the first free place for plans. */
const GOOD_PLAN: readonly number[] = [6, 4.5, 3.5];

/** A doubloon may be what a planned card still lacks. */
function doubloonWorth(scene: Scene): number {
  const { box, state, seat } = scene;
  const purse = at(state.doubloons, seat);
  const dear = at(state.planned, seat).some((card) => at(box.cards, card).price > purse);
  if (dear) scene.note('saves-for-card', 1);
  else if (purse < LITTLE) scene.note('needs-doubloons', 1);
  return scene.note('brings-doubloons', scene.doubloon);
}

/** Less buys hardly a card. */
const LITTLE = 4;

function villageActionWorth(scene: Scene, of: string): number {
  const { box, rules } = scene;
  const card = rules.moves.card.get(of);
  const action =
    card === undefined
      ? box.upgrades[rules.moves.area.get(of) ?? 0]?.villageAction
      : at(box.cards, card).villageActions[0];
  return action === undefined ? 0 : ownAction(scene, action);
}

function asked({ state }: Scene): number {
  const frame = state.stack.at(-1);
  return frame?.kind === 'nation' ? frame.n : 1;
}

function cubeNationWorth(scene: Scene, nation: number): number {
  const frame = scene.state.stack.at(-1);
  const cube = scene.cube(nation) + 0.5;
  if (frame?.kind !== 'cube') return cube;
  if (frame.at !== NONE) return cube + scene.influence(nation);
  return frame.nextRank ? cube + rankWorth(scene, nation) : cube;
}

function assignWorth(scene: Scene, spies: number): number {
  const frame = scene.state.stack.at(-1);
  if (frame?.kind !== 'assign') return 0;
  return (
    scene.note('brings-income', spies * frame.income * scene.doubloonIncome) +
    scene.note('spends-spies', -spies * scene.spy)
  );
}

function tileWorth(scene: Scene, tile: number): number {
  const { price } = at(scene.box.legacy, tile);
  return (
    scene.note('removes-disc', scene.disc) + worksWorth(scene, tile) + scene.gain({ op: 'pay', pay: price })
  );
}

/** A card from the row for a doubloon, against an unseen one for nothing. */
function takeWorth(scene: Scene, card: number): number {
  const { box, state, seat } = scene;
  const free = box.upgrades.some(({ freeRow }, area) => freeRow && hasUpgrade(state, seat, area));
  const price = free ? 0 : box.tracks.setup.rowPrice * scene.doubloon;
  return scene.note('row-card-fits', keptWorth(scene, card)) + scene.note('costs-doubloons', -price);
}

function partWorth(scene: Scene, part: number): number {
  const frame = scene.state.stack.at(-1);
  if (frame?.kind !== 'program') return 0;
  const { program } = frame;
  return program.op === 'choose' || program.op === 'anyOrder' ? scene.gain(program.of[part]) : 0;
}

function mayWorth(scene: Scene): number {
  const frame = scene.state.stack.at(-1);
  return frame?.kind === 'program' && frame.program.op === 'may' ? scene.gain(frame.program.do) : 0;
}
