/**
 * The components as they lie in the box: read once, with numbers for the names in effects. `box.ts` makes small
 * numbers of all other names. Each piece says where its values come from.
 */
import * as v from 'valibot';
import * as pieces from './content-schema.ts';
import { combatActionSchema, villageActionSchema } from './effects/actions.ts';
import { count } from './effects/values.ts';
import { jeanneSchema } from './jeanne-schema.ts';
import { SYNERGIES } from './names.ts';
import { id, provenance } from './provenance.ts';
import * as story from './story-schema.ts';
import { tracksSchema } from './track-schema.ts';

export const contentSchema = v.strictObject({
  locations: v.array(pieces.locationSchema),
  routes: v.array(pieces.routeSchema),
  tracks: tracksSchema,
  synergies: v.array(v.strictObject({ id: v.picklist(SYNERGIES), tokens: count, ...provenance })),
  cityTiles: v.array(pieces.cityTileSchema),
  combatTokens: v.array(pieces.combatTokenSchema),
  quests: v.array(pieces.questSchema),
  storyTiles: v.array(v.strictObject({ id, number: count, ...provenance })),
  prestige: v.array(pieces.prestigeSchema),
  upgrades: v.array(pieces.upgradeSchema),
  /** What every ship can do besides buying. */
  villageActions: v.array(v.strictObject({ ...villageActionSchema.entries, ...provenance })),
  combatActions: v.array(v.strictObject({ ...combatActionSchema.entries, ...provenance })),
  careerReward: v.strictObject({ doubloons: count, points: count, ...provenance }),
  /** The eight of the box and the three of La Armada. */
  careers: v.array(pieces.careerSchema),
  armadaCareers: v.array(pieces.careerSchema),
  legacy: v.array(pieces.legacySchema),
  /** All project cards in the order of `DECKS`. */
  cards: v.array(pieces.cardSchema),
  classic: v.array(pieces.classicSchema),
  chapters: v.array(story.chapterSchema),
  storyStarts: v.array(story.storyStartSchema),
  storyCards: v.array(story.storyCardSchema),
  endings: v.array(story.endingSchema),
  jeanne: jeanneSchema,
  figures: pieces.figuresSchema,
});

export type Content = v.InferOutput<typeof contentSchema>;
