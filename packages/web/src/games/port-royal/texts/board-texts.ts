import type { PersonType } from '@captains-table/port-royal';

/** The words of the Port Royal board. Cards, moves and events have theirs from the game itself. */
export interface BoardTexts {
  readonly harbour: string;
  /** What the buttons at the foot of a short phone lead to. */
  readonly jump: string;
  readonly harbourEmpty: string;
  readonly noExpedition: string;
  readonly discard: string;
  readonly expeditions: string;
  readonly contracts: string;
  readonly timePile: string;
  /** In a word: what has to be reached. */
  readonly aim: string;
  /** How a game that all played together stands at its end. */
  contractsDone(done: number, all: number): string;
  timeLeft(cards: number): string;
  readonly victoryPile: string;
  /** On the card that is being decided about: in full, and in a word. */
  readonly atTheGate: string;
  readonly arriving: string;
  cards(count: number): string;
  /** On a ship that may be taken: what it brings in all. */
  take(coins: string): string;
  /** On a person who may be recruited: what is paid in all. */
  hire(coins: string): string;
  /** On a person who is too expensive. */
  short(coins: number): string;
  /** The same in at most ten letters, for a small card. */
  shortBrief(coins: number): string;
  /** How many cards this harbour allows the active player. */
  colours(count: number, takes: number): string;
  /** The same without the reason. */
  takeCount(takes: number): string;
  /** The second part of the draw button. */
  bust(percent: string): string;
  /** The odds in full: 12 of 61 cards. */
  bustCards(cards: number, of: number): string;
  /** Why there are more of them than in the draw pile. */
  bustWhy(count: number, of: number): string;
  readonly showOdds: string;
  readonly noBust: string;
  crew(fits: number, needs: number): string;
  readonly chooseCrew: string;
  readonly claim: string;
  readonly fulfilled: string;
  /** How many contracts are fulfilled together. */
  together(done: number, of: number): string;
  /** What a contract asks for, in at most 40 letters; its drawing and its explanation say the rest. */
  readonly asks: Readonly<Record<string, string>>;
  round(number: number): string;
  goal(influence: number): string;
  readonly lastRound: string;
  readonly coins: string;
  readonly sabres: string;
  readonly influence: string;
  readonly markers: string;
  readonly crewHeading: string;
  readonly noCrew: string;
  readonly done: string;
  readonly stored: string;
  readonly kept: string;
  readonly womanPassenger: string;
  /** What a person does, in at most 32 letters: it must fit on the card. */
  readonly abilities: Readonly<Record<PersonType, string>>;
  /** How many cards may be taken with so many colours. */
  ladder(from: number, to: number, takes: number): string;
  /** Moves whose button is shorter than their sentence. */
  readonly offers: { readonly draw: string; readonly gamble: string };
  readonly tax: {
    readonly name: string;
    readonly most: string;
    readonly least: string;
    readonly half: string;
    keep(coins: number): string;
  };
  /** What an expedition asks for. */
  symbols(anchors: number, crosses: number, houses: number): string;
  readonly nobody: string;
  readonly close: string;
  drawLabel(count: number, action: string): string;
  readonly prompt: {
    /** Another card, or stop? */
    discover(): string;
  };
  readonly why: {
    first(): string;
    discover(colours: number, takes: number): string;
    /** Nobody else buys. */
    discoverAlone(takes: number): string;
    repel(own: number, ship: number): string;
    repelBust(own: number, ship: number): string;
    take(left: number): string;
    takeForFee(left: number, name: string): string;
    wait(name: string): string;
    window(): string;
  };
}
