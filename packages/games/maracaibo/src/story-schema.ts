/** The story: chapters, their starts, and the cards that lead from one to the next. */
import * as v from 'valibot';
import { costsSchema } from './effects/costs.ts';
import { effectsSchema } from './effects/effect-schema.ts';
import { questSpotSchema } from './content-schema.ts';
import { count } from './effects/values.ts';
import { id, idIn, provenance } from './provenance.ts';

/** The number of a story card as it is printed. */
const number = v.pipe(v.string(), v.regex(/^\d\d$/));
const card = v.pipe(number, v.metadata({ refers: ['storyCards'] }));
const location = idIn(['locations']);
const legacyTiles = v.array(idIn(['legacy']));

const instructionSchema = v.variant('op', [
  /** The next story tile goes to this place. */
  v.strictObject({ op: v.literal('story'), at: location }),
  v.strictObject({ op: v.literal('quests'), at: v.array(questSpotSchema) }),
  v.strictObject({ op: v.literal('addTile'), tiles: legacyTiles }),
  v.strictObject({
    op: v.literal('removeTile'),
    tiles: legacyTiles,
    /** Whether the tiles may be missing. Without it they are always in play when the card is read. */
    ifInPlay: v.exactOptional(v.boolean()),
  }),
  /** Shuffled into the deck, or laid on the discard pile. */
  v.strictObject({ op: v.picklist(['deckCards', 'discardCards']), cards: v.array(idIn(['cards'])) }),
  v.strictObject({ op: v.literal('read'), card }),
]);

const instructionsSchema = v.array(instructionSchema);

const turnsSchema = v.variant('when', [
  v.strictObject({ when: v.literal('storyTile') }),
  v.strictObject({ when: v.literal('tileFull'), tile: idIn(['legacy']) }),
]);

const backSchema = v.strictObject({
  instructions: instructionsSchema,
  next: v.exactOptional(card),
  /** The id of a choice is also that of its page. */
  vote: v.exactOptional(v.pipe(v.array(v.strictObject({ id, next: card })), v.minLength(2))),
  end: v.exactOptional(idIn(['endings'])),
});

export const storyCardSchema = v.strictObject({
  id: number,
  chapter: count,
  /** It runs beside the others and leads nowhere. */
  side: v.exactOptional(v.boolean()),
  front: instructionsSchema,
  /** What follows from earlier votes. */
  echoes: v.exactOptional(v.array(v.strictObject({ choice: id, instructions: instructionsSchema }))),
  quest: v.exactOptional(v.strictObject({ pay: costsSchema(), reward: effectsSchema })),
  turns: turnsSchema,
  back: backSchema,
  ...provenance,
});

/** Chapters in the order of the story; `start` is the card that begins with this one. */
export const chapterSchema = v.strictObject({
  id,
  first: card,
  start: v.exactOptional(v.pipe(number, v.metadata({ refers: ['storyStarts'] }))),
  ...provenance,
});

/** Cards 80 to 89: how to begin with a later chapter. */
export const storyStartSchema = v.strictObject({
  id: number,
  chapter: count,
  instructions: instructionsSchema,
  ...provenance,
});

export const endingSchema = v.strictObject({ id, card, ...provenance });

export type ChapterData = v.InferOutput<typeof chapterSchema>;
export type StoryCardData = v.InferOutput<typeof storyCardSchema>;
export type InstructionData = v.InferOutput<typeof instructionSchema>;
