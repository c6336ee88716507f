/** The shape of the tracks of the board and the figures of set-up. */
import * as v from 'valibot';
import { LINES } from './names.ts';
import { count, effectSchema } from './effect-schema.ts';
import type { TracksData } from './track-data.ts';

const source = v.picklist(['rulebook', 'published', 'reconstructed']);
const provenance = { source, sources: v.exactOptional(v.record(v.string(), source)) };
const line = v.picklist(LINES);
const ends = { start: count, last: count };
const rewards = v.array(effectSchema);

export const tracksSchema: v.GenericSchema<unknown, TracksData> = v.strictObject({
  influence: v.strictObject({
    last: count,
    pointsPerStepBeyond: count,
    mostInfluencePoints: count,
    ranks: v.array(v.strictObject({ space: count, rank: count })),
    ...provenance,
  }),
  cubes: v.strictObject({ slots: v.array(count), majorityBonus: v.array(count), ...provenance }),
  doubloonIncome: v.strictObject({ ...ends, points: v.array(count), ...provenance }),
  pointIncome: v.strictObject({ ...ends, ...provenance }),
  combatPoints: v.strictObject({ ...ends, ...provenance }),
  questRow: v.strictObject({ fourth: count, later: count, ...provenance }),
  village: v.strictObject({
    actions: v.pipe(v.array(count), v.length(8)),
    upgraded: v.pipe(v.array(count), v.length(8)),
    ...provenance,
  }),
  setup: v.strictObject({
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
  }),
  explorerLines: v.pipe(
    v.array(v.strictObject({ id: line, first: rewards, later: rewards, ...provenance })),
    v.length(3),
  ),
  explorerEnd: v.strictObject({ orderPoints: v.array(count), reward: rewards, ...provenance }),
  explorerSpaces: v.array(
    v.strictObject({
      id: v.string(),
      reached: count,
      reward: rewards,
      quest: v.exactOptional(v.boolean()),
      toEnd: count,
      toLine: v.exactOptional(count),
      ...provenance,
    }),
  ),
  explorerPaths: v.array(
    v.strictObject({ from: v.string(), to: v.string(), line: v.exactOptional(line), ...provenance }),
  ),
});
