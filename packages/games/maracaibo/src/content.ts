/**
 * The components as they lie in the box: read once, with numbers for the names in effects. `box.ts` makes small
 * numbers of all other names. Where a value comes from stands on each piece.
 */
import * as v from 'valibot';
import board from '../content/board.json' with { type: 'json' };
import careers from '../content/careers.json' with { type: 'json' };
import classic from '../content/classic.json' with { type: 'json' };
import jeanne from '../content/jeanne.json' with { type: 'json' };
import legacy from '../content/legacy.json' with { type: 'json' };
import projectsA from '../content/projects-a.json' with { type: 'json' };
import projectsArmada from '../content/projects-armada.json' with { type: 'json' };
import projectsB from '../content/projects-b.json' with { type: 'json' };
import projectsC from '../content/projects-c.json' with { type: 'json' };
import ship from '../content/ship.json' with { type: 'json' };
import tiles from '../content/tiles.json' with { type: 'json' };
import tracks from '../content/tracks.json' with { type: 'json' };
import * as pieces from './content-schema.ts';
import { combatActionSchema, villageActionSchema } from './effects/actions.ts';
import { count } from './effects/values.ts';
import { jeanneSchema } from './jeanne-schema.ts';
import { SYNERGIES } from './names.ts';
import { id, provenance } from './provenance.ts';
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
  jeanne: jeanneSchema,
});

export type Content = v.InferOutput<typeof contentSchema>;

/** The content as shipped, as it is written. */
export const WRITTEN = {
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
  villageActions: ship.villageActions,
  combatActions: ship.combatActions,
  careerReward: careers.complete,
  careers: careers.careers,
  armadaCareers: careers.armada,
  legacy: legacy.tiles,
  cards: [...projectsA.cards, ...projectsB.cards, ...projectsArmada.cards, ...projectsC.cards],
  classic: classic.cards,
  jeanne,
};

export const CONTENT: Content = v.parse(contentSchema, WRITTEN);
