import type { FailReason, Treasure } from '@captains-table/francis-drake';

/** A name, and what it is good for. */
export interface Named {
  readonly name: string;
  readonly help: string;
}

/** The words of the Francis Drake board. Places, moves, prompts and events have theirs from the game itself. */
export interface BoardTexts {
  readonly plymouth: string;
  readonly street: string;
  readonly caribbean: string;
  readonly loading: string;
  readonly departure: string;
  /** The loading docks when ships come home. */
  readonly homeDocks: string;
  dock(number: number): string;
  readonly emptyDock: string;
  readonly atSea: string;
  voyage(number: number, of: number): string;
  /** In a word: which of the voyages. */
  readonly aim: string;
  readonly close: string;

  placeNumber(number: number): string;
  /** What a circle gives, in the order of taking. */
  circle(number: number, gift: string): string;
  takenBy(name: string): string;
  readonly free: string;
  /** A price in points. */
  cost(points: number): string;
  dieBonus(bonus: number): string;

  zoneNumber(zone: number): string;
  zoneHelp(zone: number): string;
  needs(things: string): string;
  worth(points: number): string;
  treasureHere(treasure: string): string;
  readonly treasureGone: string;
  goodsHere(goods: string): string;
  readonly soldOut: string;
  readonly tokenHidden: string;
  /** A token that this person knows: with how much it adds. */
  tokenKnown(value: number): string;
  discsHere(discs: string): string;
  /** Somebody's disc: `Anna 3`, or `Anna, face down`. */
  disc(name: string, disc: string): string;
  discHidden(name: string): string;
  done(names: string): string;
  readonly ownGalleonNeeded: string;
  readonly pinnaceSpares: string;
  /** The informer looked here. */
  readonly looked: string;

  crew(count: number): string;
  guns(count: number): string;
  /** `2 crew`, or `2 to 4 crew` where a token lies face down. */
  crewRange(least: number, most: number): string;
  gunsRange(least: number, most: number): string;
  barrels(count: number): string;
  trade(count: number): string;
  readonly log: {
    readonly crew: Named;
    readonly guns: Named;
    readonly barrels: Named;
    readonly trade: Named;
    readonly frigate: Named;
    readonly galleon: Named;
    readonly pinnace: Named;
    readonly hind: Named;
    readonly ghost: Named;
    readonly investor: Named;
    readonly discs: Named;
    readonly missions: Named;
    readonly goods: Named;
    readonly chest: Named;
    readonly closedChest: Named;
    readonly conquests: Named;
    readonly points: string;
  };
  /** Before how many of them lie in the chest. */
  readonly treasures: Readonly<Record<Treasure, string>>;
  /** What a chest or goods are worth now. */
  nowWorth(points: number): string;

  readonly yourDiscs: string;
  readonly onlyYou: string;
  chooseDisc(disc: string): string;
  readonly tokensToPlace: string;
  token(value: number): string;
  chooseToken(value: number): string;
  readonly takeTokensBack: string;

  readonly planner: {
    readonly title: string;
    readonly empty: string;
    readonly help: string;
    readonly need: string;
    readonly have: string;
    /** `2–4` */
    range(least: number, most: number): string;
    readonly enough: string;
    readonly maybe: string;
    short(count: number): string;
    readonly missing: Readonly<Record<'crew' | 'guns' | 'trade' | 'galleon' | 'barrels', string>>;
    readonly verdicts: Readonly<Record<'sure' | 'perhaps' | 'no', string>>;
    points(least: number): string;
    rub(name: string): string;
  };
  readonly conquest: {
    readonly title: string;
    readonly help: string;
    kinds(count: number, points: number): string;
    readonly nobody: string;
  };
  readonly sets: { readonly title: string; readonly help: string };

  readonly choose: {
    place(name: string): string;
    look(name: string): string;
    good(name: string): string;
  };
  readonly why: {
    readonly street: string;
    readonly drake: string;
    readonly frigates: string;
    readonly troops: string;
    readonly mission: string;
    readonly informer: string;
    swap(name: string): string;
    redirect(name: string): string;
    attack(have: string): string;
    attackToken(have: string): string;
    trade(name: string): string;
    home(left: number): string;
    homeBonus(left: number, points: number): string;
  };
  readonly offer: {
    readonly pass: string;
    readonly attack: string;
    readonly decline: string;
    readonly home: string;
    readonly sailOn: string;
    readonly leave: string;
    /** The second part of a button. */
    points(points: number): string;
  };
  readonly stage: {
    readonly reveal: string;
    won(points: number): string;
    readonly failed: Readonly<Record<FailReason, string>>;
  };
  /** What the signs of the chart mean. */
  readonly key: { readonly title: string; readonly token: string };
  readonly zoom: {
    readonly label: string;
    readonly closer: string;
    readonly farther: string;
    readonly whole: string;
  };
  readonly jump: string;
}
