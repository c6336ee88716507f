/** Words of this part of the board. */
export interface CardsTexts {
  readonly title: string;
  readonly hand: string;
  readonly handEmpty: string;
  readonly planned: string;
  readonly plannedOf: (name: string) => string;
  readonly plannedHint: string;
  readonly plannedSlot: string;
  readonly row: string;
  readonly rowPrice: (doubloons: number) => string;
  readonly deck: (cards: number) => string;
  readonly draw: string;
  readonly discardPile: (cards: number) => string;
  readonly discardTitle: string;
  readonly discardEmpty: string;
  readonly bought: string;
  readonly boughtNone: (name: string) => string;
  readonly whose: string;
  readonly questHere: (quest: string) => string;
  /** What a card costs the viewer, and what is printed on it. */
  readonly costsLess: (pays: number, printed: number) => string;
  readonly kinds: Readonly<
    Record<
      'income' | 'permanent' | 'villageAction' | 'combatAction' | 'immediate' | 'spyAction',
      { readonly name: string; readonly help: string }
    >
  >;
  /** What a click does, as short as a tab wants it. */
  readonly does: {
    readonly buy: (doubloons: number) => string;
    readonly take: (doubloons: number) => string;
    readonly deliver: string;
    readonly pay: string;
    readonly discard: string;
    readonly plan: string;
    readonly spy: string;
    readonly villageAction: string;
    readonly combatAction: string;
    readonly choose: string;
  };
  /** Several things a click may mean. */
  readonly joined: (parts: readonly string[]) => string;
  /** Why a card cannot be chosen, as short as a tab wants it. */
  readonly missing: {
    readonly doubloons: (n: number) => string;
    readonly spies: (n: number) => string;
    readonly combatPoints: (n: number) => string;
    readonly cubes: (n: number, nation: string) => string;
    readonly items: (n: number, item: string) => string;
    readonly other: string;
  };
  readonly opening: {
    readonly title: string;
    readonly steps: readonly [plan: string, discard: string, career: string];
    readonly left: (cards: number) => string;
    readonly planned: string;
    readonly discarded: string;
    readonly waiting: string;
    readonly career: string;
    readonly careerChosen: string;
    readonly chooseCareer: string;
  };
  readonly goals: Readonly<
    Record<
      | 'combatTokens'
      | 'quests'
      | 'influenceInOneNation'
      | 'influenceInTwoNations'
      | 'upgrades'
      | 'explorerLine'
      | 'synergies'
      | 'spiesOnBoard',
      string
    >
  > & {
    readonly cubes: (nation: string) => string;
  };
  readonly allGoals: (doubloons: number, points: number) => string;
  readonly spyEach: string;
}
