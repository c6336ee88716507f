/** What every language must be able to say about pieces: whole clauses and whole sentences. */
import type { Career, Goal, Objective } from '../src/box.ts';
import type { Program } from '@captains-table/kernel';
import type { Cost } from '../src/effects/costs.ts';
import type { Effect } from '../src/effects/effect.ts';
import type { Words } from '../src/state.ts';
import type { JeanneAction } from '../src/jeanne-schema.ts';
import type { Names } from './maracaibo-texts.ts';

/** Clauses without a capital or a full stop: "gain 2 doubloons". */
export interface Clauses {
  readonly effect: (effect: Program<Words>) => string;
  readonly costs: (costs: readonly Cost[]) => string;
  /** A clause as a sentence. */
  readonly sentence: (clause: string) => string;
}

/** Sentences about a project card, one for each thing that is printed on it. */
export interface CardSentences {
  readonly price: (doubloons: number, points: number) => string;
  readonly spyTo: (place: string) => string;
  readonly keepsSpy: () => string;
  readonly returnsSpy: () => string;
  readonly combatPoints: (n: number) => string;
  /** Cards to discard for it. */
  readonly pay: (costs: readonly Cost[]) => string;
  readonly needs: (nation: number, cubes: number) => string;
  readonly incomeDoubloons: (n: number) => string;
  readonly incomePoints: (n: number) => string;
  readonly lateIncome: (synergy: number, track: 'doubloons' | 'points', n: number) => string;
  readonly standing: (item: number) => string;
  readonly discount: (n: number) => string;
  readonly combatPointsBefore: (n: number) => string;
  readonly compasses: (n: number) => string;
  readonly explorerSteps: (n: number) => string;
  readonly stealPoints: (n: number) => string;
  readonly watchfulSpies: (points: number, doubloons: number) => string;
  readonly combatPointsPerSpy: (n: number) => string;
  readonly fightingFor: (nation: number, n: number) => string;
  readonly pointsPerCube: (n: number) => string;
  readonly villageAction: (effect: Effect, last: boolean) => string;
  readonly combatAction: (value: number, effect: Effect) => string;
  readonly immediate: (effect: Effect) => string;
  readonly spyAction: (place: string, effect: Effect) => string;
  readonly inHand: (good: number, item: number) => string;
}

export interface PieceSentences {
  readonly quest: (costs: readonly Cost[], effects: Effect) => string;
  readonly questName: (id: string, costs: readonly Cost[]) => string;
  /** A story tile by its number. */
  readonly storyTileName: (number: number) => string;
  readonly storyTile: string;
  readonly storyCardName: (id: string) => string;
  readonly tokenName: (id: string) => string;
  /** What fighting for a nation means: "value 6, for 2 doubloons". */
  readonly tokenTerms: (nation: number, value: number, pay: number, bonus: Effect | undefined) => string;
  readonly tokenRow: (nation: number, terms: string) => string;
  readonly modifier: (which: 'mostCubes' | 'fewestCubes', by: number) => string;
  readonly cityTileName: (id: string) => string;
  readonly market: (good: number) => string;
  readonly cityAction: (effect: Effect) => string;
  /** One objective with its two goals. */
  readonly objective: (objective: Objective) => string;
  readonly goal: (objective: Objective, goal: Goal) => string;
  readonly flag: (effect: Effect) => string;
  readonly spaceName: (id: string) => string;
  readonly spaceReward: (reward: Effect) => string;
  readonly questSpace: () => string;
  readonly trackEnd: () => string;
  readonly village: () => string;
  readonly tileCity: () => string;
  readonly start: () => string;
  readonly mustStop: () => string;
  readonly automaName: (id: string) => string;
  readonly automaMove: (steps: number, way: 'upper' | 'lower', row: number) => string;
  readonly automaAction: (action: JeanneAction) => string;
}

export interface Speech {
  readonly clauses: Clauses;
  readonly card: CardSentences;
  readonly piece: PieceSentences;
  readonly titles: Names;
  readonly careers: Names;
  /** A place with its number: "Martinique (8)"; by its own name where a pack gives it one. */
  readonly place: (id: string, own?: string) => string;
  /** A card in one line. */
  readonly cardLine: (title: string, price: number, points: number, good: number, item: number) => string;
}

/** The number printed on a space of the explorer track. */
export const spaceNumber = (id: string) => id.replace(/^E/, '');

/** The title of a card or career; a pack may bring one without words. */
export const titleIn = (names: Names, title: string) => names[title] ?? title;

export const careerName = (names: Names, career: Career) => titleIn(names, career.title);
