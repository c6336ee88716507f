/**
 * What things are worth, in victory points at the end of the game. The figures began as those of the
 * model by which the reconstructed cards were priced, and were then tuned by play against each other.
 */
export interface Weights {
  /** A doubloon with four, three, two, one and no rounds left. */
  readonly doubloon: readonly number[];
  /** The share of a doubloon's worth that income keeps: it must wait to be spent. */
  readonly income: number;
  readonly combatPoint: number;
  readonly spy: number;
  readonly synergy: number;
  /** Income that waits for a token which is not in sight. */
  readonly waitingIncome: number;
  /** A card in hand, good for a delivery or a payment. */
  readonly handCard: number;
  /** How much of what a card would bring is still there while it waits in a hand. */
  readonly kept: number;
  /** A step of the explorer beyond what its space brings. */
  readonly explorerStep: number;
  /** By how much a multiplier grows in a round. */
  readonly multiplierGrowth: number;
  readonly cube: number;
  /** Combat value that a token may be expected to show. */
  readonly token: number;
  /** A step of the ship: it could have been part of another stop. */
  readonly sailing: number;
  /** Sailing on and acting again. */
  readonly sailOn: number;
  /** Lasting abilities over a whole game. */
  readonly standing: number;
  readonly discount: number;
  readonly combatPointsBefore: number;
  readonly compass: number;
  readonly explorerSteps: number;
  readonly stealPoints: number;
  readonly watchfulSpies: number;
  readonly combatPointsPerSpy: number;
  readonly fightingFor: number;
  readonly pointsPerCube: number;
  readonly villageAction: number;
  readonly combatAction: number;
  /** The part of a round's spy points that a spy brings by standing somewhere. */
  readonly spyPoints: number;
  /** How often a spy's action beats other main actions, and by how much it must. */
  readonly spyUse: number;
  readonly mainAction: number;
  /** In a spy's action, wherever and whenever it is: a step of influence, a disc, a step of the explorer, a village action, what is counted. */
  readonly usualInfluence: number;
  readonly usualDisc: number;
  readonly usualStep: number;
  readonly usualVillageAction: number;
  readonly usualCount: number;
  /** Ship upgrades over a whole game. */
  readonly fasterVillage: number;
  readonly handLimit: number;
  readonly freeRow: number;
  readonly upgradeAction: number;
  /** The first of two discs of an area. */
  readonly firstDisc: number;
  /** Against Jeanne: each quest, upgrade and step of the explorer while she is not far behind. */
  readonly rivalry: number;
  /** In a game with a story: something that the story waits for. */
  readonly story: number;
  /** A card in hand that a quest of the story asks for. */
  readonly storyCard: number;
  /** In a vote: the share of what the next quest brings, stores enough for it, a new project card, a new legacy tile. */
  readonly nextQuest: number;
  readonly easyQuest: number;
  readonly newCard: number;
  readonly newTile: number;
  /** How many rounds must be left for a step of the explorer to be worth all it can be. */
  readonly explorerRounds: number;
  /** How much all lasting abilities of cards count. */
  readonly abilities: number;
  /** What a card must bring to be worth the last, the second and the first free place for plans. */
  readonly goodPlan: readonly number[];
  /** What a card that no one knows yet may be worth beyond its price. */
  readonly unseen: number;
  /** The chance that a player who has the most influence now still has it at the end. */
  readonly keepsMajority: number;
  /** Steps towards a rank count less the nearer the end is: only whole ranks score. */
  readonly sureSteps: number;
  /** The share of a building's points for something that a player can count on: after investing in it, and before. */
  readonly invested: number;
  readonly openToAll: number;
  /** Steps towards an objective: less than 1, as objectives are reached in other ways too. */
  readonly progress: number;
  /** The share of its expected points that a building is counted with, and how fast they grow. */
  readonly sureBuilding: number;
  readonly buildingGrowth: number;
  /** The share of an objective's worth that comes from having it early, and how fast the high level comes near. */
  readonly earlyObjective: number;
  readonly objectivePace: number;
  /** A quest that lies on a card can be fulfilled at any time, with a village action. */
  readonly questOnCard: number;
  /** The answer to a question that comes up again while it is being answered. */
  readonly usually: number;
  /** Beyond what they are seen to bring: buying a card, investing, a village, a city, a quest, a spy's action, a combat, the end of the way. */
  readonly buying: number;
  readonly investing: number;
  readonly village: number;
  readonly city: number;
  readonly quest: number;
  readonly spyAction: number;
  readonly combat: number;
  readonly home: number;
  /** The least and the most that a step of the ship costs, compared with one at equal distance. */
  readonly slack: number;
  readonly haste: number;
}

/** `npm run tune` found most of them, from games of sailors for two players (docs/bots.md). */
export const WEIGHTS: Weights = {
  doubloon: [0.16, 0.67, 0.88, 1.73, 1.88],
  income: 1.28,
  combatPoint: 1.06,
  spy: 2.09,
  synergy: 0.41,
  waitingIncome: 0.42,
  handCard: 0,
  kept: 0.04,
  explorerStep: 0.65,
  multiplierGrowth: 0.18,
  cube: 0.58,
  token: 7.92,
  sailing: 1.6,
  sailOn: 4.69,
  standing: 0.88,
  discount: 18.12,
  combatPointsBefore: 4.6,
  compass: 6.5,
  explorerSteps: 6.31,
  stealPoints: 2.87,
  watchfulSpies: 3.93,
  combatPointsPerSpy: 2.96,
  fightingFor: 2.77,
  pointsPerCube: 2.53,
  villageAction: 3.83,
  combatAction: 8.88,
  spyPoints: 0.97,
  spyUse: 0.41,
  mainAction: 4.26,
  usualInfluence: 1.89,
  usualDisc: 4.02,
  usualStep: 1.43,
  usualVillageAction: 3.26,
  usualCount: 3.25,
  fasterVillage: 16.61,
  handLimit: 9.78,
  freeRow: 2.08,
  upgradeAction: 1.02,
  firstDisc: 0.61,
  rivalry: 1,
  story: 20,
  storyCard: 4,
  nextQuest: 0.2,
  easyQuest: 4,
  newCard: 0.8,
  newTile: 1,
  explorerRounds: 1.95,
  abilities: 1.32,
  goodPlan: [5.72, 0.59, 5.34],
  unseen: 5.4,
  keepsMajority: 0.31,
  sureSteps: 0.56,
  invested: 0.24,
  openToAll: 0,
  progress: 1.15,
  sureBuilding: 0.81,
  buildingGrowth: 1.14,
  earlyObjective: 0,
  objectivePace: 1.88,
  questOnCard: 0.16,
  usually: 1.78,
  buying: 1.33,
  investing: 1.15,
  village: -0.78,
  city: 0.91,
  quest: 1.93,
  spyAction: -0.42,
  combat: 8.49,
  home: -0.23,
  slack: 0.01,
  haste: 1.23,
};
