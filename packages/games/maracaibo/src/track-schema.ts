/** The tracks of the board and the figures of set-up, as data. */
import * as v from 'valibot';
import { effectsSchema } from './effects/effect-schema.ts';
import { count } from './effects/values.ts';
import { LINES } from './names.ts';
import { id, idIn, onSheet, provenance } from './provenance.ts';

const line = v.picklist(LINES);
const explorerSpace = idIn(['tracks.explorerSpaces']);
const ends = { start: count, last: count };
/** By movement spent. */
const villageActions = v.pipe(v.array(count), v.length(8));

const setupSchema = v.strictObject({
  rounds: count,
  maxMovement: count,
  startDoubloons: v.array(count),
  spiesOnShip: count,
  spiesOnCareer: count,
  spiesInSupply: count,
  dealt: count,
  kept: count,
  planned: count,
  planningSlots: count,
  handLimit: count,
  row: count,
  rowPrice: count,
  deckB: count,
  prestigeInPlay: count,
  markedCityTiles: count,
  randomCityTiles: count,
  unusedSpyPoints: count,
  pointsInsteadOfBuying: count,
  ...provenance,
});

const explorerSpaceSchema = v.strictObject({
  id,
  /** The number that counts for legacy tiles asking how far the explorer is. */
  reached: count,
  reward: effectsSchema,
  quest: v.exactOptional(v.boolean()),
  /** Where a board draws it, if not where ours does. */
  drawnAt: v.exactOptional(onSheet),
  /** Steps to the end and to the next line, on the shortest way. */
  toEnd: count,
  toLine: v.exactOptional(count),
  ...provenance,
});

export const tracksSchema = v.strictObject({
  influence: v.strictObject({
    last: count,
    pointsPerStepBeyond: count,
    mostInfluencePoints: count,
    ranks: v.array(v.strictObject({ space: count, rank: count })),
    ...provenance,
  }),
  /** `slots`: cubes on each slot of a nation's reserve, from the left. */
  cubes: v.strictObject({ slots: v.array(count), majorityBonus: v.array(count), ...provenance }),
  /** `points`: in the final scoring, from space `start` on. */
  doubloonIncome: v.strictObject({ ...ends, points: v.array(count), ...provenance }),
  pointIncome: v.strictObject({ ...ends, ...provenance }),
  combatPoints: v.strictObject({ ...ends, ...provenance }),
  questRow: v.strictObject({ fourth: count, later: count, ...provenance }),
  /** Without and with the first ship upgrade. */
  village: v.strictObject({ actions: villageActions, upgraded: villageActions, ...provenance }),
  setup: setupSchema,
  explorerLines: v.pipe(
    v.array(v.strictObject({ id: line, first: effectsSchema, later: effectsSchema, ...provenance })),
    v.length(3),
  ),
  explorerEnd: v.strictObject({ orderPoints: v.array(count), reward: effectsSchema, ...provenance }),
  explorerSpaces: v.array(explorerSpaceSchema),
  explorerPaths: v.array(
    v.strictObject({ from: explorerSpace, to: explorerSpace, line: v.exactOptional(line), ...provenance }),
  ),
});

export type TracksData = v.InferOutput<typeof tracksSchema>;
