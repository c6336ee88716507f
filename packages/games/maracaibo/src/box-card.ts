/** A project card with every number that a rule may ask for. */
import type { CombatOption, VillageAction } from './box-actions.ts';
import { packOption, packVillageAction } from './box-actions.ts';
import type { CardData, CardEffect } from './content-schema.ts';
import type { Ability } from './effects/abilities.ts';
import type { Cost } from './effects/costs.ts';
import type { Effect } from './effects/effect.ts';
import { inSequence, programOf } from './effects/program.ts';
import type { Deck } from './names.ts';
import { GOODS, ITEMS, NATIONS, place } from './names.ts';

/** No nation, location, tile or other thing. */
export const NONE = -1;

/** Income that starts with a synergy token. */
export interface LateIncome {
  readonly synergy: number;
  readonly track: 'doubloons' | 'points';
  readonly x: number;
}

/** All lasting abilities as sums. */
export interface Abilities {
  /** Standing items, by item. */
  readonly standing: readonly number[];
  readonly discount: number;
  readonly combatPointsBefore: number;
  readonly compasses: number;
  readonly explorerSteps: number;
  readonly stealPoints: number;
  readonly watchfulSpies: number;
  /** Combat points for a spy returned at any time; 0 without that ability. */
  readonly combatPointsPerSpy: number;
  /** Combat points on choosing a nation, by nation. */
  readonly fightingFor: readonly number[];
  readonly pointsPerCube: number;
}

export interface Card {
  readonly id: string;
  readonly title: string;
  readonly deck: Deck;
  readonly price: number;
  /** Where a spy goes, or `NONE`. */
  readonly spyTo: number;
  /** The nation that needs three cubes on locations, or `NONE`. */
  readonly needs: number;
  readonly returnsSpy: boolean;
  readonly keepsSpy: boolean;
  readonly combatPoints: number;
  /** Cards to discard. */
  readonly pay: readonly Cost[];
  readonly points: number;
  readonly good: number;
  readonly item: number;
  readonly incomeDoubloons: number;
  readonly incomePoints: number;
  readonly lateIncome: readonly LateIncome[];
  readonly abilities: Abilities;
  readonly immediate: Effect | undefined;
  readonly spyAction: Effect | undefined;
  readonly villageActions: readonly VillageAction[];
  readonly combatActions: readonly CombatOption[];
}

/** Where a spy that a card costs goes, if not to a location. */
const SUPPLY = 'supply';
const THIS_CARD = 'card';

export function isSpyPlace(spyTo: string | undefined): spyTo is string {
  return spyTo !== undefined && spyTo !== SUPPLY && spyTo !== THIS_CARD;
}

export function packCard(data: CardData, locationAt: (id: string) => number): Card {
  const { cost, effects } = data;
  const { spyTo } = cost;
  const income = of(effects, 'income');
  return {
    id: data.id,
    title: data.title,
    deck: data.deck,
    price: cost.doubloons,
    spyTo: isSpyPlace(spyTo) ? locationAt(spyTo) : NONE,
    needs: cost.needsCubesOf === undefined ? NONE : place(NATIONS, cost.needsCubesOf),
    returnsSpy: spyTo === SUPPLY,
    keepsSpy: spyTo === THIS_CARD,
    combatPoints: cost.combatPoints ?? 0,
    pay: cost.pay ?? [],
    points: data.points,
    good: place(GOODS, data.good),
    item: place(ITEMS, data.item),
    incomeDoubloons: sum(income.filter((one) => one.track === 'doubloons' && one.with === undefined)),
    incomePoints: sum(income.filter((one) => one.track === 'points' && one.with === undefined)),
    lateIncome: income.flatMap(({ with: synergy, track, amount }) =>
      synergy === undefined ? [] : [{ synergy, track, x: amount }],
    ),
    abilities: sumOf(of(effects, 'permanent')),
    immediate: inSequence(
      of(effects, 'immediate').flatMap(({ effect }) => stepsOf(programOf(effect, 'cards'))),
    ),
    spyAction: of(effects, 'spyAction').map(({ effect, pay }) => programOf(effect, 'spies', pay))[0],
    villageActions: of(effects, 'villageAction').map(packVillageAction),
    combatActions: of(effects, 'combatAction').map(packOption),
  };
}

function of<K extends CardEffect['kind']>(
  effects: readonly CardEffect[],
  kind: K,
): readonly Extract<CardEffect, { kind: K }>[] {
  return effects.filter((effect): effect is Extract<CardEffect, { kind: K }> => effect.kind === kind);
}

function stepsOf(effect: Effect | undefined): readonly Effect[] {
  if (effect === undefined) return [];
  return effect.op === 'seq' ? effect.of : [effect];
}

function sum(parts: readonly { readonly amount: number }[]): number {
  return parts.reduce((total, { amount }) => total + amount, 0);
}

export function sumOf(printed: readonly Ability[]): Abilities {
  const standing = ITEMS.map(() => 0);
  const fightingFor = NATIONS.map(() => 0);
  const sums = {
    discount: 0,
    combatPointsBeforeCombat: 0,
    compasses: 0,
    explorerSteps: 0,
    pointsFromPassedExplorers: 0,
    combatPointsForReturnedSpy: 0,
    pointsForCubeTaken: 0,
    watchfulSpies: 0,
  };
  for (const one of printed) {
    switch (one.ability) {
      case 'standingItem':
        standing[one.item] = (standing[one.item] ?? 0) + 1;
        break;
      case 'combatPointsFightingFor':
        fightingFor[one.nation] = (fightingFor[one.nation] ?? 0) + one.amount;
        break;
      case 'watchfulSpies':
        sums.watchfulSpies += 1;
        break;
      default:
        sums[one.ability] += one.amount;
    }
  }
  return {
    standing,
    discount: sums.discount,
    combatPointsBefore: sums.combatPointsBeforeCombat,
    compasses: sums.compasses,
    explorerSteps: sums.explorerSteps,
    stealPoints: sums.pointsFromPassedExplorers,
    watchfulSpies: sums.watchfulSpies,
    combatPointsPerSpy: sums.combatPointsForReturnedSpy,
    fightingFor,
    pointsPerCube: sums.pointsForCubeTaken,
  };
}
