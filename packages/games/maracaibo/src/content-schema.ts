/** The shape of components as data: what a content pack must look like, and ours does. */
import * as v from 'valibot';
import type {
  CardData,
  CareerData,
  CityTileData,
  ClassicData,
  CodeData,
  CombatTokenData,
  LegacyData,
  LocationData,
  PrestigeData,
  QuestData,
  RouteData,
  UpgradeData,
} from './content.ts';
import { DECKS, LINES } from './names.ts';
import {
  combatOptionSchema,
  costsSchema,
  count,
  effectSchema,
  good,
  item,
  nation,
  permanentSchema,
  synergy,
} from './effect-schema.ts';
import { COUNTED } from './effects.ts';

const source = v.picklist(['rulebook', 'published', 'reconstructed']);
const provenance = { source, sources: v.exactOptional(v.record(v.string(), source)) };
const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,60}$/, 'an id has letters, digits and hyphens only'));
const players = v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)));
const byPlayers = v.pipe(v.array(count), v.length(4));
const code = v.pipe(v.string(), v.regex(/^[A-Z]{1,3}\d*$/, 'a code is capital letters and a number'));

const codeUse = v.strictObject({
  code,
  x: v.exactOptional(count),
  n: v.exactOptional(count),
  location: v.exactOptional(id),
  nation: v.exactOptional(nation),
  synergy: v.exactOptional(synergy),
  item: v.exactOptional(item),
  track: v.exactOptional(v.picklist(['doubloons', 'points'])),
});

const market = v.strictObject({ good, spaces: byPlayers });

export const codeSchema: v.GenericSchema<unknown, CodeData> = v.strictObject({
  code,
  kind: v.picklist([
    'price',
    'income',
    'permanent',
    'villageAction',
    'combatAction',
    'immediate',
    'spyAction',
    'cityAction',
    'career',
    'combatModifier',
  ]),
  params: v.exactOptional(v.array(v.string())),
  pay: v.exactOptional(costsSchema),
  do: v.exactOptional(v.array(effectSchema)),
  last: v.exactOptional(v.boolean()),
  permanent: v.exactOptional(permanentSchema),
  options: v.exactOptional(v.array(combatOptionSchema)),
  ...provenance,
});

export const locationSchema: v.GenericSchema<unknown, LocationData> = v.strictObject({
  id,
  number: count,
  type: v.picklist(['start', 'village', 'city', 'homeward']),
  mustStop: v.exactOptional(v.boolean()),
  rounds: v.exactOptional(players),
  ends: v.exactOptional(v.picklist(['interim', 'final'])),
  tileSlot: v.exactOptional(v.boolean()),
  action: v.exactOptional(codeUse),
  market: v.exactOptional(market),
  flag: v.exactOptional(v.array(effectSchema)),
  startCube: v.exactOptional(v.strictObject({ nation, players })),
  legacy: v.exactOptional(id),
  ...provenance,
});

export const routeSchema: v.GenericSchema<unknown, RouteData> = v.strictObject({
  from: id,
  to: id,
  cost: count,
  way: v.exactOptional(v.picklist(['upper', 'lower'])),
  rounds: v.exactOptional(players),
  legacy: v.exactOptional(id),
  ...provenance,
});

export const cityTileSchema: v.GenericSchema<unknown, CityTileData> = v.strictObject({
  id,
  city: v.exactOptional(id),
  players,
  marked: v.exactOptional(v.boolean()),
  action: codeUse,
  market,
  ...provenance,
});

const tokenRow = v.strictObject({
  value: count,
  pay: v.exactOptional(count),
  bonus: v.exactOptional(v.array(effectSchema)),
});

export const combatTokenSchema: v.GenericSchema<unknown, CombatTokenData> = v.strictObject({
  id,
  modifier: v.exactOptional(v.picklist(['M1', 'M2'])),
  rows: v.pipe(v.array(tokenRow), v.length(3)),
  ...provenance,
});

export const questSchema: v.GenericSchema<unknown, QuestData> = v.strictObject({
  id,
  pay: costsSchema,
  perCompass: v.strictObject({ what: v.picklist(['doubloons', 'points']), n: count }),
  reward: v.array(effectSchema),
  ...provenance,
});

export const prestigeSchema: v.GenericSchema<unknown, PrestigeData> = v.strictObject({
  id,
  cost: count,
  synergy,
  firstInvestorPoints: count,
  score: v.strictObject({
    of: v.picklist([
      ...COUNTED,
      'explorerLines',
      'spiesOnShipAndCombatPoints',
      'upgrades',
      'doubloonTrackPoints',
    ]),
    points: count,
    max: v.exactOptional(count),
  }),
  ...provenance,
});

export const upgradeSchema: v.GenericSchema<unknown, UpgradeData> = v.strictObject({
  id,
  discs: count,
  after: v.exactOptional(id),
  open: v.exactOptional(count),
  do: v.exactOptional(v.array(effectSchema)),
  permanent: v.exactOptional(permanentSchema),
  villageAction: v.exactOptional(code),
  combatAction: v.exactOptional(code),
  ...provenance,
});

const goal = v.strictObject({
  x: v.exactOptional(count),
  line: v.exactOptional(v.picklist(LINES)),
  doubloons: count,
  points: v.exactOptional(count),
});

export const careerSchema: v.GenericSchema<unknown, CareerData> = v.strictObject({
  id,
  title: id,
  objectives: v.pipe(
    v.array(v.strictObject({ code, nation: v.exactOptional(nation), low: goal, high: goal })),
    v.length(3),
  ),
  ...provenance,
});

export const legacySchema: v.GenericSchema<unknown, LegacyData> = v.strictObject({
  id,
  kind: v.picklist(['city', 'route', 'skull', 'stopBonus', 'combatAction', 'discs']),
  location: v.exactOptional(id),
  routes: v.exactOptional(v.array(id)),
  cost: v.exactOptional(count),
  explorerAtLeast: v.exactOptional(count),
  action: v.exactOptional(codeUse),
  market: v.exactOptional(market),
  flag: v.exactOptional(v.array(effectSchema)),
  questSlot: v.exactOptional(v.boolean()),
  closesCity: v.exactOptional(v.boolean()),
  reward: v.exactOptional(v.array(effectSchema)),
  combatAction: v.exactOptional(code),
  price: v.exactOptional(costsSchema),
  spaces: v.exactOptional(count),
  startDiscs: v.exactOptional(byPlayers),
  passToll: v.exactOptional(count),
  ...provenance,
});

export const cardSchema: v.GenericSchema<unknown, CardData> = v.strictObject({
  id,
  deck: v.picklist(DECKS),
  title: id,
  cost: v.pipe(v.array(codeUse), v.minLength(1)),
  points: count,
  good,
  item,
  effects: v.array(codeUse),
  ...provenance,
});

export const classicSchema: v.GenericSchema<unknown, ClassicData> = v.strictObject({
  id,
  level: v.picklist(['easy', 'medium', 'hard']),
  tiles: v.array(id),
  deckCards: v.array(id),
  quests: v.pipe(v.array(v.array(v.strictObject({ location: id, players }))), v.length(4)),
  ...provenance,
});

const changes = v.exactOptional(v.array(v.looseObject({ id })));

/** A file of a pack: whole pieces, or only what differs from the piece with the same id. */
export const packFileSchema = v.strictObject({
  game: v.literal('maracaibo'),
  cards: changes,
  locations: changes,
  cityTiles: changes,
  combatTokens: changes,
  quests: changes,
  prestige: changes,
  careers: changes,
  armadaCareers: changes,
  legacy: changes,
  classic: changes,
  /** All routes, in place of ours. */
  routes: v.exactOptional(v.array(routeSchema)),
  /** Whole tracks by name, in place of ours. */
  tracks: v.exactOptional(v.looseObject({})),
  remove: v.exactOptional(v.array(id)),
});
