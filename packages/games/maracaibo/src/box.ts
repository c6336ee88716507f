/** The box: every component with numbers for names, by position. States hold the positions. */
import type { CombatAction, VillageAction } from './box-actions.ts';
import { packCombatAction, packVillageAction } from './box-actions.ts';
import type { City, ExplorerTrack, Location } from './box-board.ts';
import { bits, packCity, packExplorer, packLocations } from './box-board.ts';
import type { Abilities, Card } from './box-card.ts';
import { NONE, packCard, sumOf } from './box-card.ts';
import type { Story } from './box-story.ts';
import { packStory } from './box-story.ts';
import type { Content } from './content.ts';
import type {
  CareerData,
  ClassicData,
  CombatTokenData,
  LegacyData,
  ObjectiveData,
  PrestigeScore,
  QuestData,
  UpgradeData,
} from './content-schema.ts';
import type { Cost } from './effects/costs.ts';
import type { Effect } from './effects/effect.ts';
import { programOf } from './effects/program.ts';
import type { JeanneData } from './jeanne-schema.ts';
import type { Deck } from './names.ts';
import { LINES, NATIONS, SYNERGIES, place } from './names.ts';
import type { TracksData } from './track-schema.ts';

export type { CombatAction, CombatOption, VillageAction } from './box-actions.ts';
export type { City, Location, Market, Route } from './box-board.ts';
export type { Abilities, Card, LateIncome } from './box-card.ts';
export type { StoryCard } from './box-story.ts';
export { NONE } from './box-card.ts';

export interface CityTile extends City {
  readonly id: string;
  /** The one location it belongs to, or `NONE`. */
  readonly location: number;
  /** A bit for each number of players. */
  readonly players: number;
  readonly marked: boolean;
}

export interface CombatToken {
  readonly id: string;
  readonly modifier: 'mostCubes' | 'fewestCubes' | '';
  /** By nation. */
  readonly value: readonly number[];
  readonly pay: readonly number[];
  readonly bonus: readonly (Effect | undefined)[];
}

export interface Quest {
  readonly id: string;
  readonly pay: readonly Cost[];
  /** Cost, compasses and reward in this order. */
  readonly program: Effect;
}

export interface Prestige {
  readonly id: string;
  readonly price: number;
  readonly synergy: number;
  readonly firstInvestorPoints: number;
  readonly scores: PrestigeScore;
  readonly points: number;
  /** 0: no limit. */
  readonly max: number;
}

export interface Upgrade {
  readonly id: string;
  readonly discs: number;
  /** The upgrade that must be open first, or `NONE`. */
  readonly after: number;
  /** How many other areas must be open first. */
  readonly open: number;
  readonly effect: Effect | undefined;
  readonly fasterVillage: boolean;
  readonly freeRow: boolean;
  /** 0: no change. */
  readonly handLimit: number;
  readonly villageAction: VillageAction | undefined;
  readonly combatAction: CombatAction | undefined;
}

export interface Goal {
  /** The number to reach, or the explorer line to pass. */
  readonly x: number;
  readonly doubloons: number;
  readonly points: number;
}

export interface Objective {
  readonly counts: ObjectiveData['counts'];
  /** La Armada: whose cubes count, or `NONE`. */
  readonly nation: number;
  readonly low: Goal;
  readonly high: Goal;
}

export interface Career {
  readonly id: string;
  readonly title: string;
  readonly armada: boolean;
  readonly objectives: readonly Objective[];
}

export interface LegacyTile {
  readonly id: string;
  readonly kind: LegacyData['kind'];
  readonly location: number;
  readonly explorerAtLeast: number;
  readonly city: City | undefined;
  readonly flag: Effect | undefined;
  readonly questSlot: boolean;
  readonly closesCity: boolean;
  readonly reward: Effect | undefined;
  readonly combatAction: CombatAction | undefined;
  readonly price: readonly Cost[];
  readonly spaces: number;
  /** By number of players; nothing at 0. */
  readonly startDiscs: readonly number[];
  readonly passToll: number;
}

export interface Classic {
  readonly id: string;
  readonly level: ClassicData['level'];
  readonly tiles: readonly number[];
  readonly deckCards: readonly number[];
  /** At the start and after rounds I to III. */
  readonly quests: readonly (readonly { readonly location: number; readonly players: number }[])[];
}

export interface Box {
  readonly tracks: TracksData;
  readonly locations: readonly Location[];
  readonly explorer: ExplorerTrack;
  readonly cards: readonly Card[];
  /** The numbers of the cards of each deck. */
  readonly decks: Readonly<Record<Deck, readonly number[]>>;
  readonly cityTiles: readonly CityTile[];
  readonly tokens: readonly CombatToken[];
  readonly quests: readonly Quest[];
  /** Story tiles count as quests and are numbered after them. */
  readonly storyTiles: readonly { readonly id: string }[];
  readonly prestige: readonly Prestige[];
  readonly upgrades: readonly Upgrade[];
  /** What every ship can do in a village besides buying: VA1 and VA2. */
  readonly discardHand: VillageAction;
  readonly gainDoubloon: VillageAction;
  readonly combatActions: readonly CombatAction[];
  /** The eight of the box, then the three of La Armada. */
  readonly careers: readonly Career[];
  readonly careerReward: { readonly doubloons: number; readonly points: number };
  readonly legacy: readonly LegacyTile[];
  readonly classic: readonly Classic[];
  readonly story: Story;
  readonly jeanne: JeanneData;
  readonly figures: Content['figures'];
  /** Synergy tokens of each symbol. */
  readonly synergyTokens: readonly number[];
  readonly noAbilities: Abilities;
}

export function packBox(content: Content): Box {
  const ids = content.locations.map(({ id }) => id);
  const locationAt = (id: string) => place(ids, id);
  const upgradeIds = content.upgrades.map(({ id }) => id);
  const quests = content.quests.map(packQuest);
  return {
    tracks: content.tracks,
    figures: content.figures,
    locations: packLocations(content),
    explorer: packExplorer(content),
    decks: {
      A: cardsOf(content, 'A'),
      B: cardsOf(content, 'B'),
      LA: cardsOf(content, 'LA'),
      C: cardsOf(content, 'C'),
    },
    cards: content.cards.map((card) => packCard(card, locationAt)),
    cityTiles: content.cityTiles.map((tile) => ({
      ...packCity(tile.action, tile.market, 'cities'),
      id: tile.id,
      location: tile.city === undefined ? NONE : locationAt(tile.city),
      players: bits(tile.players),
      marked: tile.marked ?? false,
    })),
    tokens: content.combatTokens.map(packToken),
    quests,
    storyTiles: content.storyTiles.map(({ id }) => ({ id })),
    prestige: content.prestige.map(({ id, cost, synergy, firstInvestorPoints, score }) => ({
      id,
      price: cost,
      synergy: place(SYNERGIES, synergy),
      firstInvestorPoints,
      scores: score.of,
      points: score.points,
      max: score.max ?? 0,
    })),
    upgrades: content.upgrades.map((upgrade) => packUpgrade(upgrade, upgradeIds)),
    discardHand: packVillageAction(pieceOf(content.villageActions, 'VA1')),
    gainDoubloon: packVillageAction(pieceOf(content.villageActions, 'VA2')),
    combatActions: content.combatActions.map(packCombatAction),
    careers: [
      ...content.careers.map((career) => packCareer(career, false)),
      ...content.armadaCareers.map((career) => packCareer(career, true)),
    ],
    careerReward: content.careerReward,
    legacy: content.legacy.map((tile) => packLegacy(tile, locationAt)),
    classic: content.classic.map((card) => packClassic(card, content, locationAt)),
    story: packStory(content, locationAt),
    jeanne: content.jeanne,
    synergyTokens: SYNERGIES.map((name) => content.synergies.find(({ id }) => id === name)?.tokens ?? 0),
    noAbilities: sumOf([]),
  };
}

function pieceOf<T extends { readonly id: string }>(list: readonly T[], id: string): T {
  const piece = list.find((one) => one.id === id);
  if (piece === undefined) throw new Error(`there is no ${id}`);
  return piece;
}

function cardsOf({ cards }: Content, deck: Deck): number[] {
  return cards.flatMap((card, number) => (card.deck === deck ? [number] : []));
}

function packToken({ id, modifier, rows }: CombatTokenData): CombatToken {
  return {
    id,
    modifier: modifier ?? '',
    value: rows.map(({ value }) => value),
    pay: rows.map(({ pay }) => pay ?? 0),
    bonus: rows.map(({ bonus }) => bonus && programOf(bonus, 'combat')),
  };
}

function packQuest({ id, pay, perCompass, reward }: QuestData): Quest {
  const { gain, amount } = perCompass;
  const program = programOf(
    [{ op: 'per', what: gain, n: amount, of: 'compasses' }, ...reward],
    'quests',
    pay,
  );
  if (program === undefined) throw new Error(`quest ${id} does nothing`);
  return { id, pay, program };
}

function packUpgrade(data: UpgradeData, ids: readonly string[]): Upgrade {
  return {
    id: data.id,
    discs: data.discs,
    after: data.after === undefined ? NONE : place(ids, data.after),
    open: data.open ?? 0,
    effect: programOf(data.effect ?? [], 'upgrades'),
    fasterVillage: data.fasterVillage ?? false,
    freeRow: data.freeRow ?? false,
    handLimit: data.handLimit ?? 0,
    villageAction: data.villageAction && packVillageAction(data.villageAction),
    combatAction: data.combatAction && packCombatAction(data.combatAction),
  };
}

function packCareer({ id, title, objectives }: CareerData, armada: boolean): Career {
  return { id, title, armada, objectives: objectives.map(packObjective) };
}

function packObjective({ counts, nation, low, high }: ObjectiveData): Objective {
  const goal = ({ x = 0, line, doubloons, points = 0 }: ObjectiveData['low']): Goal => ({
    x: line === undefined ? x : place(LINES, line),
    doubloons,
    points,
  });
  return {
    counts,
    nation: nation === undefined ? NONE : place(NATIONS, nation),
    low: goal(low),
    high: goal(high),
  };
}

function packLegacy(data: LegacyData, locationAt: (id: string) => number): LegacyTile {
  return {
    id: data.id,
    kind: data.kind,
    location: data.location === undefined ? NONE : locationAt(data.location),
    explorerAtLeast: data.explorerAtLeast ?? 0,
    city: data.action && packCity(data.action, data.market, 'legacy'),
    flag: data.flag && programOf(data.flag, 'combat'),
    questSlot: data.questSlot ?? false,
    closesCity: data.closesCity ?? false,
    reward: programOf(data.reward ?? [], 'legacy'),
    combatAction: data.combatAction && packCombatAction(data.combatAction),
    price: data.price ?? [],
    spaces: data.spaces ?? 0,
    startDiscs: [0, ...(data.startDiscs ?? [0, 0, 0, 0])],
    passToll: data.passToll ?? 0,
  };
}

function packClassic(
  { id, level, tiles, deckCards, quests }: ClassicData,
  content: Content,
  locationAt: (id: string) => number,
): Classic {
  const tileIds = content.legacy.map((tile) => tile.id);
  const cardIds = content.cards.map((card) => card.id);
  return {
    id,
    level,
    tiles: tiles.map((tile) => place(tileIds, tile)),
    deckCards: deckCards.map((card) => place(cardIds, card)),
    quests: quests.map((spots) =>
      spots.map(({ location, players }) => ({ location: locationAt(location), players: bits(players) })),
    ),
  };
}
