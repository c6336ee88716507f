/** Content packs: the owner of a box enters the pieces that lie in it. See docs/content-packs.md. */
import type { PackFile } from '@captains-table/kernel';
import { ContentPackError, isRecord } from '@captains-table/kernel';
import * as v from 'valibot';
import { packBox } from './box.ts';
import { WRITTEN } from './built-in-content.ts';
import type { Content } from './content.ts';
import { contentSchema } from './content.ts';
import * as schemas from './content-schema.ts';
import { id } from './provenance.ts';
import { missingPieces } from './references.ts';
import * as story from './story-schema.ts';
import { tracksSchema } from './track-schema.ts';

/** The lists of pieces that a pack may change, one by one. */
const LISTS = {
  cards: { piece: 'card', schema: schemas.cardSchema },
  locations: { piece: 'location', schema: schemas.locationSchema },
  cityTiles: { piece: 'city tile', schema: schemas.cityTileSchema },
  combatTokens: { piece: 'combat token', schema: schemas.combatTokenSchema },
  quests: { piece: 'quest', schema: schemas.questSchema },
  prestige: { piece: 'prestige building', schema: schemas.prestigeSchema },
  careers: { piece: 'career', schema: schemas.careerSchema },
  armadaCareers: { piece: 'career', schema: schemas.careerSchema },
  legacy: { piece: 'legacy tile', schema: schemas.legacySchema },
  classic: { piece: 'story card', schema: schemas.classicSchema },
  chapters: { piece: 'chapter', schema: story.chapterSchema },
  storyStarts: { piece: 'story card', schema: story.storyStartSchema },
  storyCards: { piece: 'story card', schema: story.storyCardSchema },
  endings: { piece: 'ending', schema: story.endingSchema },
} as const;

type ListName = keyof typeof LISTS;

const LIST_NAMES = Object.keys(LISTS).filter((key): key is ListName => key in LISTS);

const changes = v.exactOptional(v.array(v.looseObject({ id })));

/** A file of a pack: whole pieces, or only what differs from the piece with the same id. */
const packFileSchema = v.strictObject({
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
  chapters: changes,
  storyStarts: changes,
  storyCards: changes,
  endings: changes,
  /** All routes, in place of ours. */
  routes: v.exactOptional(v.array(v.looseObject({}))),
  /** Whole tracks by name, in place of ours. */
  tracks: v.exactOptional(v.looseObject({})),
  remove: v.exactOptional(v.array(id)),
});

type Part = v.InferOutput<typeof packFileSchema>;

interface WrittenPiece {
  readonly id: string;
}

/** The content as it is written, with the lists that change. */
type Written = Omit<typeof WRITTEN, ListName | 'routes' | 'tracks'> &
  Record<ListName, readonly WrittenPiece[]> & { readonly routes: unknown; readonly tracks: object };

/** Our content with a pack laid over it. */
export function applyContentPack(files: readonly PackFile[]): Content {
  let written: Written = WRITTEN;
  /** Which file described or removed a piece last. */
  const origins = new Map<string, string>();
  for (const file of files) {
    const part = parse(packFileSchema, file.json, file.name);
    written = lay(written, part, file.name, origins);
    for (const gone of part.remove ?? []) {
      written = without(written, gone, file.name);
      origins.set(gone, file.name);
    }
  }
  const content = parse(contentSchema, written, 'content');
  checkWhole(content, origins);
  return content;
}

function lay(written: Written, part: Part, file: string, origins: Map<string, string>): Written {
  const { tracks, routes } = part;
  routes?.forEach((route, i) => parse(schemas.routeSchema, route, `${file}: route ${i + 1}`));
  if (tracks !== undefined) parse(tracksSchema, { ...written.tracks, ...tracks }, `${file}: tracks`);
  const result: Written = {
    ...written,
    routes: routes ?? written.routes,
    tracks: { ...written.tracks, ...tracks },
  };
  for (const list of LIST_NAMES) {
    const { piece, schema } = LISTS[list];
    for (const change of part[list] ?? []) {
      const whole = { ...result[list].find((one) => one.id === change.id), ...change };
      parse(schema, whole, `${file}: ${piece} "${change.id}"`);
      origins.set(`${piece} "${change.id}"`, file);
      result[list] = replaced(result[list], whole);
    }
  }
  return result;
}

function replaced(list: readonly WrittenPiece[], piece: WrittenPiece): readonly WrittenPiece[] {
  return list.some((one) => one.id === piece.id)
    ? list.map((one) => (one.id === piece.id ? piece : one))
    : [...list, piece];
}

function without(written: Written, gone: string, file: string): Written {
  for (const list of LIST_NAMES) {
    if (written[list].some((piece) => piece.id === gone)) {
      return { ...written, [list]: written[list].filter((piece) => piece.id !== gone) };
    }
  }
  throw new ContentPackError(`${file}: remove: there is no piece "${gone}"`);
}

/** Everything that is named must be there: the box cannot be packed otherwise. */
function checkWhole(content: Content, origins: ReadonlyMap<string, string>): void {
  const [missing] = missingPieces(content);
  if (missing !== undefined) {
    const { piece, field, id: named, problem } = missing;
    const file = origins.get(piece) ?? origins.get(named);
    throw new ContentPackError(
      `${file === undefined ? '' : `${file}: `}${piece}: field "${field}": ${problem}`,
    );
  }
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
