/** Words about the nations, combat, buildings, Jeanne and scorings. */
export interface NationsTexts {
  readonly title: string;
  /** Where a player stands on a track. */
  stands(name: string, influence: number, rank: number): string;
  /** What the own rank would score now. */
  worth(rank: number, times: number, points: number): string;
  /** How a multiplier comes about. */
  times(emptySlots: number, majority: number): string;
  reserve(cubes: number): string;
  most(names: string, points: number): string;
  readonly combat: {
    readonly title: string;
    fights(name: string): string;
    fightsFor(name: string, nation: string): string;
    readonly value: string;
    /** The value is changed by the modifier of the token. */
    changed(printed: number, change: number): string;
    pay(doubloons: number): string;
    /** What the modifier of a token does, in short. */
    readonly modifiers: Readonly<Record<'mostCubes' | 'fewestCubes', (by: number) => string>>;
    tokens(left: number): string;
    readonly raise: string;
    left(count: number): string;
    readonly cards: string;
    /** A place that another nation holds. */
    held(nation: string): string;
  };
  readonly prestige: {
    /** When the closed ones open: after `I`, `I and II`. */
    opensAfter(rounds: string, count: number): string;
    now(points: number): string;
    first(points: number): string;
    investors(names: string): string;
    price(doubloons: number): string;
  };
  readonly tiles: {
    readonly title: string;
    next(quest: string): string;
    free(value: number): string;
    taken(nation: string): string;
    readonly storyTiles: string;
    readonly archive: string;
  };
  readonly jeanne: {
    readonly role: string;
    readonly title: string;
    deck(cards: number): string;
    /** Before her first card. */
    readonly noCard: string;
    readonly deeds: string;
    discs(removed: number, of: number): string;
    income(points: number): string;
    cards(count: number): string;
    quests(count: number): string;
    tokens(count: number): string;
  };
  readonly scoring: {
    title(round: string): string;
    readonly final: string;
    /** What is still to come. */
    readonly ahead: string;
    doubloons(n: number): string;
    points(n: number): string;
    readonly dismiss: string;
  };
}
