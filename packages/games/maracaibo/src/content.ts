/**
 * The components as data, as they lie in the box. The content writes names; `box.ts` makes small
 * numbers of them. Where a value comes from stands on each piece.
 */
import board from '../content/board.json' with { type: 'json' };
import careers from '../content/careers.json' with { type: 'json' };
import classic from '../content/classic.json' with { type: 'json' };
import jeanne from '../content/jeanne.json' with { type: 'json' };
import legacy from '../content/legacy.json' with { type: 'json' };
import projectsA from '../content/projects-a.json' with { type: 'json' };
import projectsArmada from '../content/projects-armada.json' with { type: 'json' };
import projectsB from '../content/projects-b.json' with { type: 'json' };
import projectsC from '../content/projects-c.json' with { type: 'json' };
import tiles from '../content/tiles.json' with { type: 'json' };
import tracks from '../content/tracks.json' with { type: 'json' };
import vocabulary from '../content/vocabulary.json' with { type: 'json' };
import type { Deck, GoodName, ItemName, NationName, SynergyName, LineName } from './names.ts';
import type { CombatOption, Cost, Counted, Effect, Permanent, Written } from './effects.ts';
import type { JeanneData, TracksData } from './track-data.ts';

/** Where a value comes from. A reconstructed one is ours, not the original's. */
type Source = 'rulebook' | 'published' | 'reconstructed';

export interface Provenance {
  /** The weakest of all its values. */
  readonly source: Source;
  /** Single fields that are better known. */
  readonly sources?: Readonly<Record<string, Source>>;
}

/** A use of the vocabulary: a code and its parameters. */
export interface CodeUse {
  readonly code: string;
  readonly x?: number;
  readonly n?: number;
  readonly location?: string;
  readonly nation?: NationName;
  readonly synergy?: SynergyName;
  readonly item?: ItemName;
  readonly track?: 'doubloons' | 'points';
}

type CodeKind =
  | 'price'
  | 'income'
  | 'permanent'
  | 'villageAction'
  | 'combatAction'
  | 'immediate'
  | 'spyAction'
  | 'cityAction'
  | 'career'
  | 'combatModifier';

/** What a code means; `$x` in a program stands for the parameter `x` of its use. */
export interface CodeData extends Provenance {
  readonly code: string;
  readonly kind: CodeKind;
  readonly params?: readonly string[];
  readonly pay?: readonly Cost<Written>[];
  readonly do?: readonly Effect<Written>[];
  /** A village action that ends the village actions of the turn. */
  readonly last?: boolean;
  readonly permanent?: Permanent<Written>;
  readonly options?: readonly CombatOption<Written>[];
}

export interface MarketData {
  readonly good: GoodName;
  /** Spaces with 1, 2, 3 and 4 players. */
  readonly spaces: readonly number[];
}

export interface LocationData extends Provenance {
  readonly id: string;
  readonly number: number;
  readonly type: 'start' | 'village' | 'city' | 'homeward';
  readonly mustStop?: boolean;
  readonly rounds?: readonly number[];
  readonly ends?: 'interim' | 'final';
  /** A city whose action and market come from a city tile. */
  readonly tileSlot?: boolean;
  readonly action?: CodeUse;
  readonly market?: MarketData;
  readonly flag?: readonly Effect<Written>[];
  readonly startCube?: { readonly nation: NationName; readonly players: readonly number[] };
  /** Only on the board with this legacy tile, which describes the city. */
  readonly legacy?: string;
}

export interface RouteData extends Provenance {
  readonly from: string;
  readonly to: string;
  readonly cost: number;
  readonly way?: 'upper' | 'lower';
  readonly rounds?: readonly number[];
  readonly legacy?: string;
}

export interface CityTileData extends Provenance {
  readonly id: string;
  /** The one city it belongs to. */
  readonly city?: string;
  readonly players: readonly number[];
  /** Bears the ship's wheel: always in play. */
  readonly marked?: boolean;
  readonly action: CodeUse;
  readonly market: MarketData;
}

interface TokenRow {
  readonly value: number;
  readonly pay?: number;
  readonly bonus?: readonly Effect<Written>[];
}

export interface CombatTokenData extends Provenance {
  readonly id: string;
  /** M1: −2 for the nation with most cubes; M2: +3 for the one with fewest. */
  readonly modifier?: 'M1' | 'M2';
  /** One row for each of `NATIONS`. */
  readonly rows: readonly TokenRow[];
}

export interface QuestData extends Provenance {
  readonly id: string;
  readonly pay: readonly Cost<Written>[];
  readonly perCompass: { readonly what: 'doubloons' | 'points'; readonly n: number };
  readonly reward: readonly Effect<Written>[];
}

export type PrestigeScore =
  Counted | 'explorerLines' | 'spiesOnShipAndCombatPoints' | 'upgrades' | 'doubloonTrackPoints';

export interface PrestigeData extends Provenance {
  readonly id: string;
  readonly cost: number;
  readonly synergy: SynergyName;
  readonly firstInvestorPoints: number;
  readonly score: { readonly of: PrestigeScore; readonly points: number; readonly max?: number };
}

export interface UpgradeData extends Provenance {
  readonly id: string;
  readonly discs: number;
  /** Another area that must be open first. */
  readonly after?: string;
  /** So many other areas must be open first. */
  readonly open?: number;
  readonly do?: readonly Effect<Written>[];
  readonly permanent?: Permanent<Written>;
  readonly villageAction?: string;
  readonly combatAction?: string;
}

export interface GoalData {
  readonly x?: number;
  readonly line?: LineName;
  readonly doubloons: number;
  readonly points?: number;
}

export interface ObjectiveData {
  readonly code: string;
  readonly nation?: NationName;
  readonly low: GoalData;
  readonly high: GoalData;
}

export interface CareerData extends Provenance {
  readonly id: string;
  readonly title: string;
  readonly objectives: readonly ObjectiveData[];
}

export interface LegacyData extends Provenance {
  readonly id: string;
  readonly kind: 'city' | 'route' | 'skull' | 'stopBonus' | 'combatAction' | 'discs';
  readonly location?: string;
  readonly routes?: readonly string[];
  readonly cost?: number;
  readonly explorerAtLeast?: number;
  readonly action?: CodeUse;
  readonly market?: MarketData;
  readonly flag?: readonly Effect<Written>[];
  readonly questSlot?: boolean;
  readonly closesCity?: boolean;
  readonly reward?: readonly Effect<Written>[];
  readonly combatAction?: string;
  readonly price?: readonly Cost<Written>[];
  readonly spaces?: number;
  readonly startDiscs?: readonly number[];
  readonly passToll?: number;
}

export interface CardData extends Provenance {
  readonly id: string;
  readonly deck: Deck;
  /** Copies of one card have one title; its name is in the texts. */
  readonly title: string;
  readonly cost: readonly CodeUse[];
  readonly points: number;
  readonly good: GoodName;
  readonly item: ItemName;
  readonly effects: readonly CodeUse[];
}

interface QuestSpot {
  readonly location: string;
  readonly players: readonly number[];
}

/** Story cards 75 to 77: the classic game. */
export interface ClassicData extends Provenance {
  readonly id: string;
  readonly level: 'easy' | 'medium' | 'hard';
  readonly tiles: readonly string[];
  readonly deckCards: readonly string[];
  /** Quests at the start and after rounds I, II and III. */
  readonly quests: readonly (readonly QuestSpot[])[];
}

export interface Content {
  readonly codes: readonly CodeData[];
  readonly locations: readonly LocationData[];
  readonly routes: readonly RouteData[];
  readonly tracks: TracksData;
  readonly synergies: readonly (Provenance & { readonly id: SynergyName; readonly tokens: number })[];
  readonly cityTiles: readonly CityTileData[];
  readonly combatTokens: readonly CombatTokenData[];
  readonly quests: readonly QuestData[];
  readonly storyTiles: readonly (Provenance & { readonly id: string; readonly number: number })[];
  readonly prestige: readonly PrestigeData[];
  readonly upgrades: readonly UpgradeData[];
  readonly careerReward: Provenance & { readonly doubloons: number; readonly points: number };
  /** The eight of the box and the three of La Armada. */
  readonly careers: readonly CareerData[];
  readonly armadaCareers: readonly CareerData[];
  readonly legacy: readonly LegacyData[];
  /** All project cards in the order of `DECKS`. */
  readonly cards: readonly CardData[];
  readonly classic: readonly ClassicData[];
  readonly jeanne: JeanneData;
}

/** The content as shipped. The tests hold it against the same schema as any content pack. */
export const CONTENT: Content = {
  codes: vocabulary.codes,
  locations: board.locations,
  routes: board.routes,
  tracks,
  synergies: tiles.synergies,
  cityTiles: tiles.cityTiles,
  combatTokens: tiles.combatTokens,
  quests: tiles.quests,
  storyTiles: tiles.storyTiles,
  prestige: tiles.prestige,
  upgrades: tiles.upgrades,
  careerReward: careers.complete,
  careers: careers.careers,
  armadaCareers: careers.armada,
  legacy: legacy.tiles,
  cards: [...projectsA.cards, ...projectsB.cards, ...projectsArmada.cards, ...projectsC.cards],
  classic: classic.cards,
  jeanne,
} as unknown as Content;
