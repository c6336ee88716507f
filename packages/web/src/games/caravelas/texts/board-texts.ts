import type { Good } from '@captains-table/caravelas';
import type { SheetWords } from '../drawings/chart/chart-sheet.tsx';

/** What a space costs and brings, in the words of the chart. */
interface RouteWords {
  /** `3 markers`; with dice, steps. */
  cost(markers: number, dice: boolean): string;
  /** What is missing this turn. */
  short(markers: number, dice: boolean): string;
  /** Spaces under sail, each for one marker. */
  readonly sea: (spaces: number) => string;
  /** Spaces along a current. */
  readonly current: (spaces: number) => string;
  readonly pirates: (spaces: number) => string;
  event(spaces: number): string;
  cape(spaces: number): string;
  /** Ports on the way that nobody has discovered. */
  discovers(points: string, ports: string): string;
  /** What it brings besides at the end of the game. */
  destination(points: string): string;
  loads(goods: string): string;
  readonly noCard: string;
  /** With the last marker the fleet stops. */
  readonly last: (dice: boolean) => string;
  /** How a click goes on. */
  readonly sail: string;
  readonly plan: string;
}

/** The words of the Caravelas board. Ports, goods, moves and events have theirs from the game itself. */
export interface BoardTexts {
  readonly chart: string;
  /** Names on the sheet itself: those of an old Portuguese chart. */
  readonly sheet: SheetWords;
  readonly zoom: {
    readonly label: string;
    readonly closer: string;
    readonly farther: string;
    readonly whole: string;
    readonly fleet: string;
  };
  readonly key: {
    readonly title: string;
    readonly event: string;
    readonly cape: string;
    readonly pirates: string;
    readonly current: string;
    readonly frontier: string;
    readonly destination: string;
  };
  readonly oceans: { readonly atlantic: string; readonly indian: string };
  readonly place: {
    value(points: number): string;
    foundBy(name: string): string;
    readonly unfound: string;
    sells(good: string): string;
    destination(points: number): string;
    /** Why a space with a sign is more than water. */
    readonly event: string;
    readonly cape: string;
    /** By the way that is played: not everywhere is there a fair wind in hand, or a marker. */
    readonly pirates: Readonly<Record<'full' | 'drawn' | 'dice', string>>;
    readonly home: string;
    readonly close: string;
    /** Fleets that lie here. */
    fleets(names: string): string;
  };
  readonly route: RouteWords;
  /** Step by step, beside a plan. */
  readonly planned: {
    title(port: string): string;
    why(markers: number, of: number, stops: number, dice: boolean): string;
    readonly setSail: string;
    readonly change: string;
  };
  readonly monastery: {
    readonly title: string;
    note(points: number): string;
    piece(number: number): string;
    readonly free: string;
    boughtBy(name: string): string;
    readonly order: string;
    bid(markers: number): string;
  };
  readonly auction: {
    readonly title: string;
    bid(markers: number): string;
    readonly none: string;
    /** On a chip, for those who hear it. */
    raise(markers: number, left: number): string;
    readonly leaves: string;
  };
  readonly places: { readonly title: string; readonly note: string; place(number: number): string };
  readonly lisboa: {
    readonly title: string;
    readonly build: string;
    buildNote(points: number): string;
    readonly noPepper: string;
    readonly allBuilt: string;
    readonly upgrade: string;
    /** With dice there are no markers, and no more of them. */
    upgradeNote(markers: number): string;
    upgraded(markers: number): string;
    readonly tooFew: string;
    /** The goods that are given. */
    give(goods: string): string;
    readonly choose: string;
    readonly sale: string;
    sells(points: number): string;
    readonly nothing: string;
    readonly repair: string;
  };
  readonly wreck: {
    readonly title: string;
    readonly note: string;
    loses(goods: string): string;
    readonly empty: string;
  };
  readonly hand: {
    readonly title: string;
    readonly play: string;
    readonly keep: string;
    readonly empty: string;
    /** On a fair wind while pirates lie beside the fleet, and once it lies ready. */
    readonly against: string;
    readonly ready: string;
    /** Of a storm that is too strong now. */
    tooStrong(markers: number): string;
  };
  /** On a card: what it does in at most 60 letters. */
  readonly cards: {
    storm(markers: number): string;
    compass(direction: string, spaces: number): string;
    fairWind(markers: number): string;
    readonly calm: string;
  };
  readonly played: {
    by(name: string): string;
    readonly safe: string;
    readonly one: string;
    rolled(first: number, second: number): string;
  };
  /** On a cube: a letter that no other good has. In a hold: a name of at most eleven letters. */
  readonly goods: Readonly<Record<Good, { readonly letter: string; readonly name: string }>>;
  readonly fleet: {
    readonly title: string;
    /** The names that sailors gave their ships, 1 to 4. */
    readonly ships: readonly string[];
    ship(number: number): string;
    markers(free: number, all: number): string;
    markersLabel(free: number, planned: number, used: number): string;
    readonly wreck: string;
    readonly locked: string;
    readonly loaded: string;
    readonly empty: string;
  };
  readonly panel: {
    readonly destinations: string;
    each(points: number): string;
    readonly done: string;
    readonly lost: string;
    readonly open: string;
    hidden(cards: number): string;
    readonly discovered: string;
    readonly none: string;
    readonly points: string;
    readonly markers: string;
    readonly cards: string;
    readonly jeronimos: string;
    readonly sales: string;
    readonly discoveries: string;
  };
  readonly course: {
    round(number: number): string;
    pieces(left: number): string;
    readonly aim: string;
    readonly last: string;
  };
  readonly offers: {
    readonly anchor: string;
    readonly call: string;
    readonly stay: string;
    readonly pass: string;
    readonly fill: string;
    readonly swap: string;
    points(points: number): string;
  };
  readonly why: {
    readonly turn: string;
    readonly home: string;
    readonly event: string;
    readonly bonus: string;
    readonly wreck: string;
    readonly auction: string;
    readonly lisboa: string;
  };
  /** For those who hear the chart. */
  readonly spoken: {
    port(name: string, year: number, points: number): string;
    readonly sign: { readonly event: string; readonly cape: string; readonly pirates: string };
  };
}
