/** The pieces of the box, by collection: what packs change, editors show and checks read. See docs/content-packs.md. */
import * as v from 'valibot';
import { CONTENT } from './built-in-content.ts';
import type { Content } from './content.ts';
import { contentSchema } from './content.ts';
import * as schemas from './content-schema.ts';
import { jeanneSchema } from './jeanne-schema.ts';
import { createMaracaibo } from './index.ts';
import { findings } from './sense.ts';
import * as story from './story-schema.ts';
import { tracksSchema } from './track-schema.ts';
import { WRITTEN } from './written-content.ts';

const byId = <S extends v.GenericSchema>(schema: S) => ({ kind: 'pieces', by: 'id', schema }) as const;
/** The rules know each of them by name. */
const fixed = <S extends v.GenericSchema>(schema: S) => ({ ...byId(schema), fixed: true }) as const;
const single = <S extends v.GenericSchema>(schema: S) => ({ kind: 'single', schema }) as const;
const { entries: whole } = contentSchema;
const { entries: tracks } = tracksSchema;
const { entries: jeanne } = jeanneSchema;

/** Boards and tracks, each replaced as a whole. */
const TRACKS = {
  'tracks.setup': single(tracks.setup),
  'tracks.influence': single(tracks.influence),
  'tracks.cubes': single(tracks.cubes),
  'tracks.doubloonIncome': single(tracks.doubloonIncome),
  'tracks.pointIncome': single(tracks.pointIncome),
  'tracks.combatPoints': single(tracks.combatPoints),
  'tracks.questRow': single(tracks.questRow),
  'tracks.village': single(tracks.village),
  'tracks.explorerLines': { kind: 'list', by: 'id', schema: tracks.explorerLines.item },
  'tracks.explorerEnd': single(tracks.explorerEnd),
  'tracks.explorerSpaces': { kind: 'list', by: 'id', schema: tracks.explorerSpaces.item },
  'tracks.explorerPaths': { kind: 'list', schema: tracks.explorerPaths.item },
} as const;

export const pieces = {
  collections: {
    cards: { ...byId(schemas.cardSchema), pileBy: 'deck' },
    cityTiles: byId(schemas.cityTileSchema),
    combatTokens: byId(schemas.combatTokenSchema),
    quests: byId(schemas.questSchema),
    prestige: byId(schemas.prestigeSchema),
    careers: byId(schemas.careerSchema),
    armadaCareers: byId(schemas.careerSchema),
    careerReward: single(whole.careerReward),
    upgrades: fixed(schemas.upgradeSchema),
    villageActions: fixed(whole.villageActions.item),
    combatActions: fixed(whole.combatActions.item),
    synergies: fixed(whole.synergies.item),
    storyTiles: byId(whole.storyTiles.item),
    locations: byId(schemas.locationSchema),
    routes: { kind: 'list', schema: schemas.routeSchema },
    ...TRACKS,
    legacy: byId(schemas.legacySchema),
    classic: fixed(schemas.classicSchema),
    chapters: byId(story.chapterSchema),
    storyStarts: byId(story.storyStartSchema),
    storyCards: byId(story.storyCardSchema),
    endings: byId(story.endingSchema),
    'jeanne.levels': fixed(jeanne.levels.item),
    'jeanne.cards': { ...byId(jeanne.cards.item), pileBy: 'deck' },
    'jeanne.board': single(jeanne.board),
    'jeanne.end': single(jeanne.end),
    figures: single(schemas.figuresSchema),
  },
  ours: flat(WRITTEN),
  later: ['figures'],
  contentOf: (written: Readonly<Record<string, unknown>>): Content => v.parse(contentSchema, nested(written)),
  findings,
  make: (content: Partial<Content>) => createMaracaibo({ ...CONTENT, ...content }),
} as const;

/** `tracks.village` is a collection of its own. */
function flat({ tracks: ourTracks, jeanne: ourJeanne, ...rest }: typeof WRITTEN): Record<string, unknown> {
  const inside = (name: string, parts: object) =>
    Object.entries(parts).map(([part, value]) => [`${name}.${part}`, value]);
  return {
    ...rest,
    ...Object.fromEntries([...inside('tracks', ourTracks), ...inside('jeanne', ourJeanne)]),
  };
}

function nested(written: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  const groups: Record<string, Record<string, unknown>> = {};
  for (const [id, value] of Object.entries(written)) {
    const [group = id, part] = id.split('.');
    if (part === undefined) result[id] = value;
    else groups[group] = { ...groups[group], [part]: value };
  }
  return { ...result, ...groups };
}
