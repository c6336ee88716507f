/** Content packs: the owner of a box enters the pieces that lie in it. See docs/content-packs.md. */
import { canonical, isRecord, sha256Hex } from '@captains-table/kernel';
import * as v from 'valibot';
import { packBox } from './box.ts';
import type { Content } from './content.ts';
import { CONTENT } from './content.ts';
import {
  cardSchema,
  careerSchema,
  cityTileSchema,
  classicSchema,
  combatTokenSchema,
  legacySchema,
  locationSchema,
  packFileSchema,
  prestigeSchema,
  questSchema,
} from './content-schema.ts';
import { meta } from './setup/meta.ts';
import { tracksSchema } from './track-schema.ts';

/** A file of a pack as it was read: its name, for messages, and its JSON. */
export interface PackFile {
  readonly name: string;
  readonly json: unknown;
}

/** What is wrong with a pack: names file, piece and field. */
export class ContentPackError extends Error {
  override readonly name = 'ContentPackError';
}

type Part = v.InferOutput<typeof packFileSchema>;

/** The lists of pieces that a pack may change, one by one. */
const LISTS = [
  'cards',
  'locations',
  'cityTiles',
  'combatTokens',
  'quests',
  'prestige',
  'careers',
  'armadaCareers',
  'legacy',
  'classic',
] as const;

/** Our content with a pack laid over it. */
export function applyContentPack(files: readonly PackFile[]): Content {
  let content = CONTENT;
  for (const file of files) {
    const part = parse(packFileSchema, file.json, file.name);
    content = lay(content, part, file.name);
    for (const id of part.remove ?? []) content = without(content, id, file.name);
  }
  checkWhole(content);
  return content;
}

/** The rules version of a game with other content: matches with another pack do not mix. */
export function packVersion(content: Content): string {
  return `${meta.rulesVersion}+${sha256Hex(canonical(content)).slice(0, 12)}`;
}

function lay(content: Content, part: Part, name: string): Content {
  const { tracks, routes } = part;
  return {
    ...content,
    cards: changed(content.cards, part.cards, cardSchema, `${name}: card`),
    locations: changed(content.locations, part.locations, locationSchema, `${name}: location`),
    cityTiles: changed(content.cityTiles, part.cityTiles, cityTileSchema, `${name}: city tile`),
    combatTokens: changed(
      content.combatTokens,
      part.combatTokens,
      combatTokenSchema,
      `${name}: combat token`,
    ),
    quests: changed(content.quests, part.quests, questSchema, `${name}: quest`),
    prestige: changed(content.prestige, part.prestige, prestigeSchema, `${name}: prestige building`),
    careers: changed(content.careers, part.careers, careerSchema, `${name}: career`),
    armadaCareers: changed(content.armadaCareers, part.armadaCareers, careerSchema, `${name}: career`),
    legacy: changed(content.legacy, part.legacy, legacySchema, `${name}: legacy tile`),
    classic: changed(content.classic, part.classic, classicSchema, `${name}: story card`),
    ...(routes === undefined ? {} : { routes }),
    ...(tracks === undefined
      ? {}
      : { tracks: parse(tracksSchema, { ...content.tracks, ...tracks }, `${name}: tracks`) }),
  };
}

function changed<T extends { readonly id: string }>(
  list: readonly T[],
  changes: readonly { readonly id: string }[] | undefined,
  schema: v.GenericSchema<unknown, T>,
  where: string,
): readonly T[] {
  if (changes === undefined) return list;
  const result = [...list];
  for (const change of changes) {
    const at = result.findIndex((piece) => piece.id === change.id);
    const whole = parse(schema, at < 0 ? change : { ...result[at], ...change }, `${where} "${change.id}"`);
    if (at < 0) result.push(whole);
    else result[at] = whole;
  }
  return result;
}

function without(content: Content, id: string, name: string): Content {
  for (const key of LISTS) {
    const list: readonly { readonly id: string }[] = content[key];
    if (list.some((piece) => piece.id === id)) {
      return { ...content, [key]: list.filter((piece) => piece.id !== id) };
    }
  }
  throw new ContentPackError(`${name}: remove: there is no piece "${id}"`);
}

/** Everything that is named must be there: the box cannot be packed otherwise. */
function checkWhole(content: Content): void {
  try {
    packBox(content);
  } catch (problem) {
    throw new ContentPackError(problem instanceof Error ? problem.message : String(problem), {
      cause: problem,
    });
  }
}

function parse<S extends v.GenericSchema>(schema: S, value: unknown, where: string): v.InferOutput<S> {
  if (!isRecord(value)) throw new ContentPackError(`${where}: it is not a JSON object`);
  const { success, issues, output } = v.safeParse(schema, value);
  if (success) return output;
  const [issue] = issues;
  const field = v.getDotPath(issue) ?? '';
  throw new ContentPackError(`${where}${field === '' ? '' : `: field "${field}"`}: ${issue.message}`);
}
