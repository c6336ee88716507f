/** A project card with every number that a rule may ask for. */
import type { CardData, CodeUse } from './content.ts';
import type { Deck } from './names.ts';
import { GOODS, ITEMS, NATIONS, SYNERGIES } from './names.ts';
import type { Cost, Effect, Permanent } from './effects.ts';
import type { CombatAction, Codes, VillageAction } from './resolve.ts';
import { inSequence, place } from './resolve.ts';

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
  readonly combatActions: readonly CombatAction[];
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export function packCard(data: CardData, codes: Codes, locationAt: (id: string) => number): Card {
  const card = blank(data);
  for (const use of data.cost) addPrice(card, use, codes, locationAt);
  const immediate: Effect[] = [];
  const permanents: Permanent[] = [];
  for (const use of data.effects) {
    switch (codes.kindOf(use.code)) {
      case 'income':
        addIncome(card, use);
        break;
      case 'permanent':
        permanents.push(codes.permanent(use));
        break;
      case 'villageAction':
        card.villageActions = [...card.villageActions, codes.villageAction(use)];
        break;
      case 'combatAction':
        card.combatActions = [...card.combatActions, codes.combatAction(use)];
        break;
      case 'spyAction':
        card.spyAction = codes.program(use, 'spies');
        break;
      case 'immediate':
        immediate.push(...stepsOf(codes.program(use, 'cards')));
        break;
      default:
        throw new Error(`${data.id}: ${use.code} is no effect of a card`);
    }
  }
  card.immediate = inSequence(immediate);
  card.abilities = sumOf(permanents);
  return card;
}

function stepsOf(effect: Effect | undefined): readonly Effect[] {
  if (effect === undefined) return [];
  return effect.op === 'seq' ? effect.of : [effect];
}

function addPrice(card: Mutable<Card>, use: CodeUse, codes: Codes, locationAt: (id: string) => number): void {
  switch (use.code) {
    case 'PC1':
      card.price = use.x ?? 0;
      break;
    case 'PC2':
      card.spyTo = locationAt(use.location ?? '');
      break;
    case 'PC4':
      card.needs = place(NATIONS, use.nation ?? '');
      break;
    case 'PC5':
      card.returnsSpy = true;
      break;
    case 'PC6':
      card.keepsSpy = true;
      break;
    case 'PC7':
      card.combatPoints = use.x ?? 0;
      break;
    default: {
      const cost = codes.program(use, 'cards');
      if (cost?.op !== 'pay') throw new Error(`${card.id}: ${use.code} is no price`);
      card.pay = [...card.pay, ...cost.pay];
    }
  }
}

function addIncome(card: Mutable<Card>, { code, synergy, track, x = 0 }: CodeUse): void {
  if (code === 'IN1') card.incomeDoubloons += x;
  else if (code === 'IN2') card.incomePoints += x;
  else if (synergy !== undefined && track !== undefined) {
    card.lateIncome = [...card.lateIncome, { synergy: place(SYNERGIES, synergy), track, x }];
  }
}

export function sumOf(permanents: readonly Permanent[]): Abilities {
  const standing = ITEMS.map(() => 0);
  const fightingFor = NATIONS.map(() => 0);
  const total = (key: Exclude<keyof Permanent, 'standing' | 'fightingFor'>) =>
    permanents.reduce((sum, permanent) => sum + (permanent[key] ?? 0), 0);
  for (const { standing: item, fightingFor: nation, combatPoints = 0 } of permanents) {
    if (item !== undefined) standing[item] = (standing[item] ?? 0) + 1;
    if (nation !== undefined) fightingFor[nation] = (fightingFor[nation] ?? 0) + combatPoints;
  }
  return {
    standing,
    discount: total('discount'),
    combatPointsBefore: total('combatPointsBefore'),
    compasses: total('compasses'),
    explorerSteps: total('explorerSteps'),
    stealPoints: total('stealPoints'),
    watchfulSpies: total('watchfulSpies'),
    combatPointsPerSpy: total('combatPointsPerSpy'),
    fightingFor,
    pointsPerCube: total('pointsPerCube'),
  };
}

function blank(data: CardData): Mutable<Card> {
  return {
    id: data.id,
    title: data.title,
    deck: data.deck,
    price: 0,
    spyTo: NONE,
    needs: NONE,
    returnsSpy: false,
    keepsSpy: false,
    combatPoints: 0,
    pay: [],
    points: data.points,
    good: place(GOODS, data.good),
    item: place(ITEMS, data.item),
    incomeDoubloons: 0,
    incomePoints: 0,
    lateIncome: [],
    abilities: sumOf([]),
    immediate: undefined,
    spyAction: undefined,
    villageActions: [],
    combatActions: [],
  };
}
