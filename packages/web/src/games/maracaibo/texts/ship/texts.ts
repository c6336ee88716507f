/** Words of the own ship and of the players' panels. Pieces and their help have theirs from the game itself. */
export interface ShipTexts {
  readonly title: string;
  shipOf(name: string): string;
  /** The switch between the ships. */
  readonly whose: string;
  readonly areas: AreaTexts;
  readonly stores: StoresTexts;
  readonly career: CareerTexts;
  readonly incomes: IncomesTexts;
  readonly panel: PanelTexts;
}

export interface AreaTexts {
  /** One of several gifts. */
  oneOf(ways: number): string;
  /** The most cards in hand. */
  atMost(cards: number): string;
  readonly freeRow: string;
  readonly or: string;
  readonly open: string;
  discs(left: number): string;
  /** Why no disc can be taken yet. */
  lockedAfter(area: string): string;
  lockedOthers(open: number, needed: number): string;
  /** What a click does. */
  readonly takeDisc: string;
  readonly act: string;
}

interface StoresTexts {
  readonly combatPoints: string;
  readonly spies: string;
  readonly onShip: string;
  readonly supply: string;
  readonly onCareer: string;
  readonly onBoard: string;
  spiesTold(ship: number, supply: number, career: number, board: number): string;
  readonly quests: string;
  readonly tokens: string;
  readonly synergies: string;
  readonly owned: string;
  readonly missing: string;
  readonly handLimit: string;
  cardsInHand(cards: number, limit: number): string;
}

interface CareerTexts {
  readonly none: string;
  readonly notYet: string;
  of(have: number, goal: number): string;
  /** How far the explorer is from a line. */
  toLine(steps: number, line: string): string;
  passed(line: string): string;
  /** In one word, beside a stroke of that colour. */
  readonly lines: Readonly<Record<'red' | 'blue' | 'green', string>>;
  readonly low: string;
  readonly high: string;
  readonly done: string;
  readonly reached: string;
  readonly doneHigh: string;
  readonly admiral: string;
  readonly isAdmiral: string;
  admiralHelp(doubloons: number, points: number): string;
}

interface IncomesTexts {
  readonly atEnd: string;
  stands(name: string, income: number): string;
  standsWorth(name: string, income: number, points: number): string;
}

interface PanelTexts {
  readonly hand: string;
  readonly upgrades: string;
  readonly ranks: string;
  rank(nation: string, influence: number, rank: number): string;
  nextScoring(doubloons: number, points: number): string;
  finalScoring(points: number, track: number): string;
  readonly over: string;
}
