/** A campaign as one file: its log with the documents of all its matches. */
import type { AnyGame, Carry, MatchDocument } from '@captains-table/kernel';
import {
  canonical,
  commitmentOf,
  contentHashIn,
  defined,
  digestOf,
  isCarry,
  isCount,
  isHashOf,
  isList,
  isOptions,
  isRecord,
  isResult,
  isText,
  MatchError,
  parseMatchDocument,
  sameJson,
  sha256Hex,
  verify,
} from '@captains-table/kernel';
import type { CampaignLog, Chapter, Member } from './campaign.ts';
import { addChapter, CampaignError } from './campaign.ts';

/** The pack that a campaign is played with: a person who has the file needs nothing else. */
export interface CampaignPack {
  /** What it makes: the rules version of the campaign names its hash. */
  readonly content: Readonly<Record<string, unknown>>;
  /** What its owner wrote, from which others see what differs. Absent where it is not known. */
  readonly file?: Readonly<Record<string, unknown>>;
}

export interface CampaignFile extends CampaignLog {
  readonly format: 'captains-table-campaign';
  readonly version: 1;
  /** By the ids that the chapters name. */
  readonly matches: Readonly<Record<string, MatchDocument>>;
  /** Once for all of them; absent where they are played with our own box. */
  readonly pack?: CampaignPack;
  /** SHA-256 of everything else. */
  readonly digest: string;
}

/** The campaign with the documents of all its matches, seeds included, and the pack that they need. */
export function exportCampaign(
  campaign: CampaignLog,
  documents: ReadonlyMap<string, MatchDocument>,
  pack?: CampaignPack,
): CampaignFile {
  const matches: Record<string, MatchDocument> = {};
  for (const { match } of campaign.chapters) {
    const document = documents.get(match);
    if (document === undefined) throw new CampaignError(`the document of match ${match} is missing`);
    matches[match] = document;
  }
  const head = { format: 'captains-table-campaign' as const, version: 1 as const };
  const file = { ...head, ...campaign, matches, ...defined({ pack }) };
  return { ...file, digest: digestOfFile(file) };
}

/**
 * The pack that came with a campaign, if it is the one that its rules version names. It may come from a stranger: only rules
 * that are guarded should be given its content, and a server looks at its file first.
 */
export function packInCampaign({ rules, pack }: CampaignFile): (CampaignPack & { hash: string }) | undefined {
  const hash = contentHashIn(rules);
  if (hash === undefined || pack === undefined || !isHashOf(hash, pack.content)) return undefined;
  return { ...pack, hash };
}

export interface ImportedCampaign {
  readonly campaign: CampaignLog;
  readonly matches: ReadonlyMap<string, MatchDocument>;
  /** Matches of other rules than these: their carries were compared, their moves cannot be played again. */
  readonly unverified: readonly string[];
}

/** Reads a file without trusting it: each match is verified, and each carry must follow from the one before. */
export function importCampaign(value: unknown, game: AnyGame): ImportedCampaign {
  const steps = importSteps(value, game);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The same in steps, one for each match, for those who have other things to do in between. */
export function* importSteps(value: unknown, game: AnyGame): Generator<void, ImportedCampaign> {
  const file = parseCampaignFile(value);
  if (file.game !== game.meta.id) {
    throw new CampaignError(`this is a campaign of ${file.game}, not of ${game.meta.id}`);
  }
  const { id, rules, options, createdAt, chapters, matches, digest } = file;
  if (digest !== digestOfFile(file)) {
    throw new CampaignError('its digest does not fit: something was changed after it was written');
  }
  if (file.pack !== undefined && packInCampaign(file) === undefined) {
    throw new CampaignError('its pack is not the one that its rules name');
  }
  const empty: CampaignLog = { id, game: file.game, rules, options, createdAt, chapters: [] };
  const campaign = chapters.reduce(addChapter, empty);
  const unverified: Chapter[] = [];
  for (const chapter of chapters) {
    if (!isVerified(chapter, matches, game)) unverified.push(chapter);
    yield;
  }
  for (const match of Object.keys(matches)) {
    if (!chapters.some((chapter) => chapter.match === match)) {
      throw new CampaignError(`match ${match} is no chapter of this campaign`);
    }
  }
  return {
    campaign,
    matches: new Map(Object.entries(matches)),
    unverified: unverified.map(({ match }) => match),
  };
}

/** False for a match of other rules. Throws if the match is not what its chapter says. */
function isVerified(
  chapter: Chapter,
  matches: Readonly<Record<string, MatchDocument>>,
  game: AnyGame,
): boolean {
  const { match, before, after, result, members, number } = chapter;
  const document = Object.hasOwn(matches, match) ? matches[match] : undefined;
  if (document === undefined) throw new CampaignError(`the document of match ${match} is missing`);
  const wrong = (what: string) => new CampaignError(`match ${match}: ${what}`);
  if (members.length !== document.seats) throw wrong('it has another number of players');
  if (!sameJson(document.result, result)) throw wrong('its result is another one');
  if (!sameJson(document.after, after)) throw wrong('it carried something else on');
  const { campaign, meta } = game;
  const begunWith: Carry | undefined = document.carry ?? campaign?.begin(document.options);
  if (!sameJson(begunWith, before)) throw wrong('it began with something else');
  if (document.rules !== meta.rulesVersion) {
    if (!fitsItself(document)) throw wrong('it does not fit its own digest and commitment');
    return false;
  }
  const verdict = verify(game, document);
  if (!verdict.ok) throw wrong(verdict.difference);
  if (campaign?.next(before, document.options)?.chapter !== number)
    throw wrong(`it is not chapter ${number}`);
  return true;
}

function fitsItself(document: MatchDocument): boolean {
  const { digest, seed, carry, commitment } = document;
  return digest === digestOf(document) && seed !== undefined && commitmentOf(seed, carry) === commitment;
}

function digestOfFile(file: Omit<CampaignFile, 'digest'>): string {
  return sha256Hex(canonical({ ...file, digest: undefined }));
}

/** Reads what came from a file or the network. Says which field is wrong. */
export function parseCampaignFile(value: unknown): CampaignFile {
  if (!isRecord(value)) throw bad('it is not a JSON object');
  if (value['format'] !== 'captains-table-campaign') throw bad('"format" is not "captains-table-campaign"');
  if (value['version'] !== 1) throw bad('"version" is not 1');
  const { id, game, rules, options, createdAt, chapters, matches, pack, digest } = value;
  if (!isText(id)) throw bad('"id" is not a text');
  if (!isText(game)) throw bad('"game" is not a text');
  if (!isText(rules)) throw bad('"rules" is not a text');
  if (!isText(digest)) throw bad('"digest" is not a text');
  if (!isCount(createdAt)) throw bad('"createdAt" is not a time');
  if (!isOptions(options)) throw bad('"options" needs a mode and plain values');
  if (!Array.isArray(chapters)) throw bad('"chapters" is not a list');
  if (!isRecord(matches)) throw bad('"matches" is not a record');
  return {
    format: 'captains-table-campaign',
    version: 1,
    id,
    game,
    rules,
    options,
    createdAt,
    chapters: chapters.map(parseChapter),
    matches: Object.fromEntries(Object.entries(matches).map(([key, match]) => [key, parseMatch(key, match)])),
    ...(pack !== undefined && { pack: parsePack(pack) }),
    digest,
  };
}

function parseChapter(value: unknown, index: number): Chapter {
  const wrong = (field: string) => bad(`"chapters[${index}]${field}" is wrong`);
  if (!isRecord(value)) throw wrong('');
  const { match, parent, number, before, after, members, result, endedAt } = value;
  if (!isText(match) || match === '') throw wrong('.match');
  if (parent !== undefined && !isText(parent)) throw wrong('.parent');
  if (!isCount(number) || number < 1) throw wrong('.number');
  if (!isCarry(before)) throw wrong('.before');
  if (!isCarry(after)) throw wrong('.after');
  if (!isList(members, isMember)) throw wrong('.members');
  if (!isResult(result)) throw wrong('.result');
  if (!isCount(endedAt)) throw wrong('.endedAt');
  return { match, ...defined({ parent }), number, before, after, members, result, endedAt };
}

function parsePack(value: unknown): CampaignPack {
  if (!isRecord(value) || !isRecord(value['content'])) throw bad('"pack.content" is not a JSON object');
  const { content, file } = value;
  if (file !== undefined && !isRecord(file)) throw bad('"pack.file" is not a JSON object');
  return { content, ...defined({ file }) };
}

function parseMatch(id: string, value: unknown): MatchDocument {
  try {
    return parseMatchDocument(value);
  } catch (error) {
    throw error instanceof MatchError ? bad(`"matches.${id}": ${error.message}`) : error;
  }
}

function isMember(value: unknown): value is Member {
  if (!isRecord(value)) return false;
  const { kind, name, id, level } = value;
  return kind === 'bot'
    ? isText(level)
    : kind === 'person' && isText(name) && (id === undefined || isText(id));
}

function bad(message: string): CampaignError {
  return new CampaignError(`not a campaign: ${message}`);
}
