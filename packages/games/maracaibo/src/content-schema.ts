/** The components as data, for content packs and for our own content. */
import * as v from 'valibot';
import { abilitySchema } from './effects/abilities.ts';
import {
  cardActionSchemas,
  cityActionSchema,
  combatActionSchema,
  villageActionSchema,
} from './effects/actions.ts';
import { costsSchema } from './effects/costs.ts';
import { effectsSchema } from './effects/effect-schema.ts';
import { count, synergy as synergyNumber } from './effects/values.ts';
import { COUNTED, DECKS, GOODS, ITEMS, LINES, NATIONS, SYNERGIES } from './names.ts';
import { id, idIn, onSheet, provenance } from './provenance.ts';

const location = idIn(['locations']);
const legacyTile = idIn(['legacy']);
const nation = v.picklist(NATIONS);
const good = v.picklist(GOODS);
const item = v.picklist(ITEMS);
const synergy = v.picklist(SYNERGIES);
const track = v.picklist(['doubloons', 'points']);
const players = v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)));
/** With 1, 2, 3 and 4 players. */
const byPlayers = v.pipe(v.array(count), v.length(4));

/** Letters, spaces and a few signs. */
const printedName = v.pipe(v.string(), v.regex(/^[\p{L}\p{M}\d .,'’()-]{1,40}$/u));

const marketSchema = v.strictObject({ good, spaces: byPlayers });

export const locationSchema = v.strictObject({
  id,
  /** As it is printed. Without it, our name in the reader's language. */
  name: v.exactOptional(printedName),
  number: count,
  type: v.picklist(['start', 'village', 'city', 'homeward']),
  /** Where a board draws it, if not where our board does. */
  drawnAt: v.exactOptional(onSheet),
  mustStop: v.exactOptional(v.boolean()),
  rounds: v.exactOptional(players),
  ends: v.exactOptional(v.picklist(['interim', 'final'])),
  /** A city whose action and market come from a city tile. */
  tileSlot: v.exactOptional(v.boolean()),
  action: v.exactOptional(cityActionSchema),
  market: v.exactOptional(marketSchema),
  flag: v.exactOptional(effectsSchema),
  startCube: v.exactOptional(v.strictObject({ nation, players })),
  /** Only on the board with this legacy tile, which describes the city. */
  legacy: v.exactOptional(legacyTile),
  ...provenance,
});

export const routeSchema = v.strictObject({
  from: location,
  to: location,
  cost: count,
  way: v.exactOptional(v.picklist(['upper', 'lower'])),
  rounds: v.exactOptional(players),
  legacy: v.exactOptional(legacyTile),
  ...provenance,
});

export const cityTileSchema = v.strictObject({
  id,
  /** The one city it belongs to. */
  city: v.exactOptional(location),
  players,
  /** Bears the ship's wheel: always in play. */
  marked: v.exactOptional(v.boolean()),
  action: cityActionSchema,
  market: marketSchema,
  ...provenance,
});

const tokenRow = v.strictObject({
  value: count,
  pay: v.exactOptional(count),
  bonus: v.exactOptional(effectsSchema),
});

export const combatTokenSchema = v.strictObject({
  id,
  /** Whose combat value it changes: −2 for the nation with most cubes, +3 for the one with fewest. */
  modifier: v.exactOptional(v.picklist(['mostCubes', 'fewestCubes'])),
  /** One row for each of `NATIONS`. */
  rows: v.pipe(v.array(tokenRow), v.length(3)),
  ...provenance,
});

export const questSchema = v.strictObject({
  id,
  pay: costsSchema(),
  perCompass: v.strictObject({ gain: track, amount: count }),
  reward: effectsSchema,
  ...provenance,
});

const prestigeScore = v.picklist([
  ...COUNTED,
  'explorerLines',
  'spiesOnShipAndCombatPoints',
  'upgrades',
  'doubloonTrackPoints',
]);

export const prestigeSchema = v.strictObject({
  id,
  cost: count,
  synergy,
  firstInvestorPoints: count,
  score: v.strictObject({ of: prestigeScore, points: count, max: v.exactOptional(count) }),
  ...provenance,
});

export const upgradeSchema = v.strictObject({
  id,
  discs: count,
  /** Another area that must be open first. */
  after: v.exactOptional(idIn(['upgrades'])),
  /** How many other areas must be open first. */
  open: v.exactOptional(count),
  effect: v.exactOptional(effectsSchema),
  handLimit: v.exactOptional(count),
  /** Cards of the face-up row cost nothing to draw. */
  freeRow: v.exactOptional(v.literal(true)),
  /** Village actions by the second line of the table. */
  fasterVillage: v.exactOptional(v.literal(true)),
  villageAction: v.exactOptional(villageActionSchema),
  combatAction: v.exactOptional(combatActionSchema),
  ...provenance,
});

const goal = v.strictObject({
  x: v.exactOptional(count),
  line: v.exactOptional(v.picklist(LINES)),
  doubloons: count,
  points: v.exactOptional(count),
});

/** The key of a name in our texts; for a piece without one, the name itself. */
const title = printedName;

/** What an objective counts; `line` is the explorer line to pass, `x` the number to reach. */
const counts = v.picklist([
  'combatTokens',
  'quests',
  'influenceInOneNation',
  'influenceInTwoNations',
  'upgrades',
  'explorerLine',
  'synergies',
  'spiesOnBoard',
  'cubes',
]);

/** Figures that are the same on every piece that shows them. */
export const figuresSchema = v.strictObject({
  /** By how much the modifier of a combat token lowers, or raises, the value. */
  mostCubes: count,
  fewestCubes: count,
  /** The combat value when no token is left. */
  withoutToken: count,
  /** Cubes that a card asks for. */
  cubesNeeded: v.pipe(count, v.minValue(1), v.maxValue(15)),
  /** What a watchful spy brings. */
  tipPoints: count,
  tipDoubloons: count,
  ...provenance,
});

export const careerSchema = v.strictObject({
  id,
  title,
  objectives: v.pipe(
    v.array(v.strictObject({ counts, nation: v.exactOptional(nation), low: goal, high: goal })),
    v.length(3),
  ),
  ...provenance,
});

export const legacySchema = v.strictObject({
  id,
  kind: v.picklist(['city', 'route', 'skull', 'stopBonus', 'combatAction', 'discs']),
  location: v.exactOptional(location),
  routes: v.exactOptional(v.array(id)),
  cost: v.exactOptional(count),
  explorerAtLeast: v.exactOptional(count),
  action: v.exactOptional(cityActionSchema),
  market: v.exactOptional(marketSchema),
  flag: v.exactOptional(effectsSchema),
  questSlot: v.exactOptional(v.boolean()),
  closesCity: v.exactOptional(v.boolean()),
  reward: v.exactOptional(effectsSchema),
  combatAction: v.exactOptional(combatActionSchema),
  price: v.exactOptional(costsSchema()),
  spaces: v.exactOptional(count),
  startDiscs: v.exactOptional(byPlayers),
  passToll: v.exactOptional(count),
  ...provenance,
});

const cardCost = v.strictObject({
  doubloons: count,
  combatPoints: v.exactOptional(count),
  /** A spy from the ship goes to this location, back to the `supply`, or onto this `card`. */
  spyTo: v.exactOptional(idIn(['locations'], ['supply', 'card'])),
  pay: v.exactOptional(costsSchema()),
  /** Only while this nation has three cubes on locations. */
  needsCubesOf: v.exactOptional(nation),
});

const cardEffect = v.variant('kind', [
  v.strictObject({ kind: v.literal('immediate'), effect: effectsSchema }),
  /** With a symbol: from the moment the player has that synergy token. */
  v.strictObject({
    kind: v.literal('income'),
    track,
    amount: count,
    with: v.exactOptional(synergyNumber),
  }),
  abilitySchema(),
  ...cardActionSchemas,
]);

export const cardSchema = v.strictObject({
  id,
  deck: v.picklist(DECKS),
  /** Copies of one card have one title. */
  title,
  cost: cardCost,
  points: count,
  good,
  item,
  effects: v.array(cardEffect),
  ...provenance,
});

export const questSpotSchema = v.strictObject({ location, players });

/** Story cards 75 to 77: the classic game. */
export const classicSchema = v.strictObject({
  id,
  level: v.picklist(['easy', 'medium', 'hard']),
  tiles: v.array(legacyTile),
  deckCards: v.array(idIn(['cards'])),
  /** Quests at the start and after rounds I, II and III. */
  quests: v.pipe(v.array(v.array(questSpotSchema)), v.length(4)),
  ...provenance,
});

export type LocationData = v.InferOutput<typeof locationSchema>;
export type RouteData = v.InferOutput<typeof routeSchema>;
export type MarketData = v.InferOutput<typeof marketSchema>;
export type CityTileData = v.InferOutput<typeof cityTileSchema>;
export type CombatTokenData = v.InferOutput<typeof combatTokenSchema>;
export type QuestData = v.InferOutput<typeof questSchema>;
export type PrestigeScore = v.InferOutput<typeof prestigeScore>;
export type UpgradeData = v.InferOutput<typeof upgradeSchema>;
export type ObjectiveData = CareerData['objectives'][number];
export type CareerData = v.InferOutput<typeof careerSchema>;
export type LegacyData = v.InferOutput<typeof legacySchema>;
export type CardData = v.InferOutput<typeof cardSchema>;
export type CardEffect = v.InferOutput<typeof cardEffect>;
export type ClassicData = v.InferOutput<typeof classicSchema>;
