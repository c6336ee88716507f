/** A content pack's changes to adventurers, events, chapters and story cards. */
import type * as v from 'valibot';
import { adventurerSchema, chapterSchema, eventSchema, storySchema, tableSchemas } from './content-schema.ts';
import type { AdventureContent } from './content.ts';

/** The parts of a pack's file that are about the adventure. */
interface AdventurePart {
  readonly adventurers?: readonly { readonly id: string }[];
  readonly events?: readonly { readonly id: string }[];
  readonly stories?: readonly { readonly id: string }[];
  readonly chapters?: readonly { readonly chapter: number }[];
  readonly crowns?: unknown;
  readonly unlocks?: unknown;
  readonly eventsDrawn?: unknown;
  readonly ending?: unknown;
}

/** Checks a value; its failure names the place. */
type Parse = <S extends v.GenericSchema>(schema: S, value: unknown, where: string) => v.InferOutput<S>;

/** Pieces by id or number, tables as a whole. */
export function layOverAdventure(
  ours: AdventureContent,
  part: AdventurePart,
  parse: Parse,
): AdventureContent {
  const { adventurers = [], events = [], stories = [], chapters = [] } = part;
  const table = <T>(name: keyof typeof tableSchemas, own: T, schema: v.GenericSchema<unknown, T>): T =>
    part[name] === undefined ? own : parse(schema, part[name], name);
  return {
    adventurers: overlay(ours.adventurers, adventurers, 'id', adventurerSchema, parse, 'adventurer'),
    events: overlay(ours.events, events, 'id', eventSchema, parse, 'event'),
    stories: overlay(ours.stories, stories, 'id', storySchema, parse, 'story'),
    chapters: overlay(ours.chapters, chapters, 'chapter', chapterSchema, parse, 'chapter'),
    crowns: table('crowns', ours.crowns, tableSchemas.crowns),
    unlocks: table('unlocks', ours.unlocks, tableSchemas.unlocks),
    eventsDrawn: table('eventsDrawn', ours.eventsDrawn, tableSchemas.eventsDrawn),
    ending: table('ending', ours.ending, tableSchemas.ending),
  };
}

function overlay<T extends object, C extends object>(
  ours: readonly T[],
  changes: readonly C[],
  key: keyof T & keyof C,
  schema: v.GenericSchema<unknown, T>,
  parse: Parse,
  what: string,
): readonly T[] {
  const list = [...ours];
  for (const change of changes) {
    const name = String(change[key]);
    const at = list.findIndex((piece) => String(piece[key]) === name);
    const whole = parse(schema, at < 0 ? change : { ...list[at], ...change }, `${what} "${name}"`);
    if (at < 0) list.push(whole);
    else list[at] = whole;
  }
  return list;
}
