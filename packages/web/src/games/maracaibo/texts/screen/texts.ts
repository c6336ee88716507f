import type { Content } from '@captains-table/maracaibo';

type Counted = Exclude<Content['careers'][number]['objectives'][number]['counts'], 'cubes'>;

/** Words of the table as a whole: its tabs, what the viewer has, the captains side by side. */
export interface ScreenTexts {
  readonly tabs: Readonly<Record<'chart' | 'cards' | 'ship' | 'nations' | 'story' | 'captains', string>>;
  /** Said of the tab where the viewer has to decide. */
  decideHere(tab: string): string;
  readonly yourShip: string;
  opened(open: number, of: number): string;
  readonly career: string;
  /** Goals of careers in a word or two. */
  readonly goals: Readonly<Record<Counted, string>> & { cubes(nation: string): string };
  spaces(steps: number): string;
  readonly means: {
    readonly title: string;
    doubloons(number: number): string;
    readonly points: string;
    readonly income: string;
    readonly combat: string;
    spies(number: number): string;
    compasses(number: number): string;
    quests(number: number): string;
    readonly hand: string;
    readonly pointsHelp: string;
    readonly doubloonsHelp: string;
    /** What a price would leave. */
    left(now: number, then: number): string;
  };
  readonly captains: {
    readonly title: string;
    readonly at: string;
    readonly details: string;
  };
  readonly dock: {
    readonly held: string;
    readonly prestige: string;
    readonly stores: string;
    readonly canBuy: string;
    readonly canUse: string;
    readonly notYet: string;
    /** How many of how many. */
    of(count: number, limit: number): string;
    each(doubloons: number): string;
  };
  /** Who is closest to the end of the round, and how many stops are left. */
  closest(name: string, stops: number): string;
  /** What led to a decision. */
  readonly trail: {
    delivered(good: string): string;
    readonly quest: string;
    villageAction(now: number, of: number): string;
    /** Takes back everything after it. */
    back(deed: string): string;
  };
  drawAll(cards: number): string;
}
