/** The words of the sea chart. Places, tiles, quests and spaces have theirs from the game itself. */
export interface ChartTexts {
  readonly title: string;
  readonly zoom: {
    readonly label: string;
    readonly closer: string;
    readonly farther: string;
    readonly whole: string;
    readonly ship: string;
  };
  readonly kinds: {
    readonly city: string;
    readonly village: string;
    readonly homeward: string;
    readonly start: string;
    readonly quest: string;
    readonly tile: string;
    readonly space: string;
  };
  /** `City, stop 12`. */
  stop(kind: string, number: string): string;
  steps(points: number): string;
  /** Ways with different steps lead there: from the fewest to the most. */
  stepsBetween(least: number, most: number): string;
  villageActions(count: number): string;
  toll(doubloons: number): string;
  spiesPassed(spies: number, points: number): string;
  /** What a finger presses, and what a click does. */
  readonly sail: string;
  readonly choose: string;
  market(good: string, delivered: number, spaces: number): string;
  cube(nation: string): string;
  spies(name: string, count: number): string;
  ships(names: string): string;
  explorers(names: string): string;
  /** The points of those who reach the end, in their order. */
  home(points: readonly number[]): string;
  /** A line that is crossed on the way to a space; signs of what it brings follow. */
  line(name: string): string;
  tileDiscs(laid: number, spaces: number): string;
  /** Things to choose that are out of sight. */
  moreLit(places: number): string;
  readonly jeanne: string;
  readonly close: string;
}
