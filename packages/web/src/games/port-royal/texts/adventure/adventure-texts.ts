import type { Cargo, Group, MissionRequirement, PersonType } from '@captains-table/port-royal';

/** The board's words for The Adventure Begins. */
export interface AdventureBoardTexts {
  /** On a ship of the pirates, and for its flag. */
  readonly ares: string;
  readonly event: string;
  readonly noEvent: string;
  /** A line of the story for each event, by id. */
  readonly eventLines: Readonly<Record<string, string>>;
  readonly missions: string;
  readonly missionsNote: string;
  readonly noMission: string;
  mission(id: string): string;
  readonly newest: string;
  /** Above the first place of a mission. */
  readonly first: string;
  readonly each: string;
  readonly done: string;
  readonly otherPlay: string;
  readonly noMarker: string;
  readonly halfDone: string;
  /** On a mission that can be completed now. */
  readonly claim: string;
  /** What that brings. */
  reward(coins: number, crowns: number): string;
  /** What a mission asks for, in a few words. */
  asks(asked: MissionRequirement, person: (type: PersonType) => string): string;
  /** What the viewer still misses, in at most 22 letters. */
  lacks(asked: MissionRequirement, count: number): string;
  readonly chooseShips: string;
  couldComplete(ids: readonly string[]): string;
  chapter(number: number): string;
  readonly variable: string;
  month(number: number): string;
  turnsLeft(turns: number): string;
  readonly goals: { readonly missions: string; readonly markers: string; readonly influence: string };
  readonly trophy: string;
  ends(influence: number): string;
  /** How a chapter stood when it ended. */
  goalReached(missions: string, markers: string, influence: string): string;
  stern(gone: number): string;
  crowns(count: number): string;
  readonly locked: string;
  /** What an adventurer does, in at most 50 letters, by id. */
  readonly abilities: Readonly<Record<string, string>>;
  keepTab(coins: string): { readonly full: string; readonly brief: string };
  /** To an innkeeper. */
  sell(cargo: string, coins: number): string;
  keepOrSell(ship: string): string;
  /** The button for it: shorter than its sentence. */
  readonly look: string;
  readonly seen: string;
  readonly putBack: { readonly full: string; readonly brief: string };
  readonly place: { readonly full: string; readonly brief: string };
  next(card: string): string;
  readonly chooseAdventurer: string;
  treasure(coins: number): string;
  share(coins: number): string;
  readonly cargo: Readonly<Record<Cargo, string>>;
  kept(cargo: string): string;
  expeditions(count: number): string;
  /** Over the harbour, above the sentence of the log. */
  readonly moments: Readonly<
    Record<
      | 'won'
      | 'lost'
      | 'trophy'
      | 'month-over'
      | 'mission-done'
      | 'mission-step'
      | 'bought-marker'
      | 'bought-crowns'
      | 'shared'
      | 'adventurer',
      string
    >
  >;
  readonly page: {
    readonly changes: string;
    readonly mission: string;
    readonly take: string;
    readonly adds: Readonly<Record<Group, string>>;
    readonly returned: string;
    gain(coins: number): string;
    pay(coins: number): string;
    sellCrowns(price: number, most: number): string;
  };
}
