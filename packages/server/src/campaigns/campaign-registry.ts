/** The campaigns of this server: begun, joined, looked at, and sailed on chapter by chapter. */
import { setImmediate } from 'node:timers/promises';
import type { TableGame } from '@captains-table/catalogue';
import type { AnyGame, Carry, ChapterOffer, MatchDocument, Options } from '@captains-table/kernel';
import { CarryError, defined, isRecord, MatchError, sha256Hex } from '@captains-table/kernel';
import type { BeginCampaign, CampaignSummary, Logbook, SailOn } from '@captains-table/protocol';
import { Failure } from '@captains-table/protocol';
import type { ChairEntry } from '@captains-table/table';
import type { Branch, CampaignFile, ImportedCampaign } from '@captains-table/table/campaign';
import { checkedOptions, newInvite, requests, tidyInvite } from '@captains-table/table';
import {
  branchOf,
  CampaignError,
  campaignOf,
  exportCampaign,
  importSteps,
  logbookOf,
  logOfTables,
  tableUnderWay,
  tablesOfFile,
} from '@captains-table/table/campaign';
import { newId } from '../random.ts';
import type { CampaignRecord, ChapterRecord, Storage, TableRecord, Time } from '../storage/storage.ts';
import type { Names } from '../tables/names.ts';
import type { GameLoader, TableRegistry, TableWish } from '../tables/table-registry.ts';

/** Campaigns in a person's list. One who has so many imports no more. */
const MOST_LISTED = 50;

/** A campaign as it is stored, and the game it is played with. */
interface LoadedCampaign {
  readonly record: CampaignRecord;
  readonly loaded: TableGame;
  readonly tables: readonly TableRecord[];
}

/** A chapter that is to be played, and where it stands in the campaign. */
interface NextChapter {
  readonly carry: Carry;
  readonly offer: ChapterOffer;
  readonly parent?: TableRecord;
}

export interface CampaignParts {
  readonly storage: Storage;
  readonly names: Names;
  readonly registry: TableRegistry;
  readonly loadGame: GameLoader;
  readonly now: () => Time;
}

export class CampaignRegistry {
  readonly #parts: CampaignParts;

  constructor(parts: CampaignParts) {
    this.#parts = parts;
  }

  /** A new campaign with the table of its first chapter. */
  async begin(
    person: string,
    asked: BeginCampaign,
    network?: string,
  ): Promise<{ readonly campaign: string; readonly table: string }> {
    const loaded = await this.#game(asked.game);
    const chairs = asked.chairs.map((chair) => requests.chairEntry(chair, person));
    checkOneChairEach(chairs);
    const next = firstChapter(loaded, checkedOptions(loaded, seatsOf(chairs), asked.options));
    const now = this.#parts.now();
    const record: CampaignRecord = {
      id: newId(),
      game: loaded.game.meta.id,
      rules: loaded.game.meta.rulesVersion,
      invite: newInvite(),
      createdAt: now,
      updatedAt: now,
      names: {},
    };
    await this.#parts.storage.campaigns.create(record, [person]);
    const { tempo, spectators, hints } = asked;
    const settings = { tempo, spectators, hints, visibility: 'invite' as const };
    const table = await this.#open({ record, loaded, tables: [] }, next, person, settings, chairs, network);
    return { campaign: record.id, table };
  }

  /** The table of a chapter: the one at which it is played already, or a new one. */
  async sailOn(person: string, id: string, asked: SailOn, network?: string): Promise<string> {
    const campaign = await this.#load(person, id);
    const { loaded, tables } = campaign;
    const parent = tables.find((table) => table.id === asked.parent);
    const branch = asked.parent === undefined ? undefined : branchOf(loaded.game, tables, asked.parent);
    const table = tableUnderWay(tables, asked.parent);
    if (table !== undefined) return this.#parts.registry.joinKept(table.id, person);
    const last = parent ?? tables.at(-1);
    if (last === undefined) throw new Failure('unknown-chapter');
    const next =
      branch === undefined
        ? firstChapter(loaded, this.#optionsFor(loaded, asked, last))
        : { ...chapterAfter(loaded, branch, asked.options), ...defined({ parent }) };
    const chairs = asked.chairs?.map((chair) => chairFor(chair, person)) ?? keptChairs(last, person);
    checkOneChairEach(chairs);
    await this.#checkGuests(id, asked.chairs ?? []);
    const settings = { ...last, ...defined({ tempo: asked.tempo }) };
    return this.#open(campaign, next, person, settings, chairs, network);
  }

  /** What a chapter counts against the quotas of the person who asks for it. */
  async wishFor(
    person: string,
    id: string,
    asked: SailOn,
  ): Promise<{ readonly table: boolean; readonly seat: boolean; readonly bots: number }> {
    const { tables } = await this.#load(person, id);
    if (tableUnderWay(tables, asked.parent) !== undefined) return { table: false, seat: true, bots: 0 };
    const last = tables.find((table) => table.id === asked.parent) ?? tables.at(-1);
    const chairs = asked.chairs ?? last?.chairs ?? [];
    return { table: true, seat: true, bots: chairs.filter(({ kind }) => kind === 'bot').length };
  }

  async logbook(person: string, id: string, at?: string): Promise<Logbook> {
    const { record, loaded, tables } = await this.#load(person, id);
    const members = await this.#parts.storage.campaigns.members(id);
    const { names } = this.#parts;
    await names.learn([...members, ...tables.flatMap(({ chairs }) => chairs.flatMap(personOn))]);
    return logbookOf(loaded.game, { record, tables, name: (who) => names.known(who) }, members, at);
  }

  async mine(person: string): Promise<readonly CampaignSummary[]> {
    const records = await this.#parts.storage.campaigns.of(person, MOST_LISTED);
    const lines = await Promise.all(records.map((record) => this.#summary(person, record)));
    return lines.flatMap((line) => line ?? []);
  }

  /** One file with everything that was played. */
  async export(person: string, id: string): Promise<CampaignFile> {
    const { record, loaded, tables } = await this.#load(person, id);
    const { names, registry } = this.#parts;
    await names.learn(tables.flatMap(({ chairs }) => chairs.flatMap(personOn)));
    const { options } = branchOf(loaded.game, tables);
    const log = logOfTables({ record, tables, name: (who) => names.known(who) }, options);
    const documents = new Map<string, MatchDocument>();
    for (const { match } of log.chapters) documents.set(match, await registry.document(match));
    return exportCampaign(log, documents);
  }

  /** A campaign of the person's own, made of a file that was checked match by match. */
  async import(person: string, file: unknown): Promise<string> {
    const { storage, now } = this.#parts;
    const own = await storage.campaigns.of(person, MOST_LISTED);
    if (own.length >= MOST_LISTED) throw new Failure('too-many');
    const game = gameOf(file);
    const imported = await checked(file, (await this.#game(game)).game);
    const kept = tablesOfFile(imported, { id: newId(), host: person, now: now() });
    await storage.campaigns.create(kept.record, []);
    for (const { record, entries } of kept.tables) await storage.tables.create(record, entries, []);
    // Last of all: half an import belongs to no one.
    await storage.campaigns.addMember(kept.record.id, person);
    return kept.record.id;
  }

  /** Makes a person who was sent the invitation a member. */
  async join(person: string, invite: string): Promise<string> {
    const { campaigns } = this.#parts.storage;
    const record = await campaigns.byInvite(tidyInvite(invite));
    if (record === undefined) throw new Failure('invite');
    await campaigns.addMember(record.id, person);
    return record.id;
  }

  /** Chairs are kept for members alone: a stranger would find a table in their list that they know nothing of. */
  async #checkGuests(id: string, chairs: NonNullable<SailOn['chairs']>): Promise<void> {
    const members = await this.#parts.storage.campaigns.members(id);
    const strangers = chairs.some((chair) => chair.kind === 'member' && !members.includes(chair.person));
    if (strangers) throw new Failure('bad-message', { problem: { field: 'chairs' } });
  }

  /** One that cannot be read with these rules any more is left out of the list, and says why when it is opened. */
  async #summary(person: string, record: CampaignRecord): Promise<CampaignSummary | undefined> {
    try {
      const { story, members, table, tableInvite, next, chapters } = await this.logbook(person, record.id);
      const mode = next?.options.mode ?? chapters.at(-1)?.mode ?? '';
      const { chapter, chapters: count, over } = story;
      const line = { id: record.id, game: record.game, mode, chapter, chapters: count, over, members };
      return { ...line, updatedAt: record.updatedAt, ...defined({ table, tableInvite }) };
    } catch (error) {
      if (error instanceof Failure || error instanceof CarryError) return undefined;
      throw error;
    }
  }

  /** Members alone: a campaign that is not one's own is as good as none. */
  async #load(person: string, id: string): Promise<LoadedCampaign> {
    const { campaigns } = this.#parts.storage;
    const record = await campaigns.find(id);
    if (record === undefined) throw new Failure('unknown-campaign');
    if (!(await campaigns.members(id)).includes(person)) throw new Failure('unknown-campaign');
    const loaded = (await this.#parts.loadGame(record.game, record.rules)) ?? (await this.#game(record.game));
    return { record, loaded, tables: await campaigns.tables(id) };
  }

  async #open(
    { record, loaded, tables }: LoadedCampaign,
    { carry, offer, parent }: NextChapter,
    host: string,
    settings: Omit<TableWish['settings'], 'options'>,
    chairs: readonly ChairEntry[],
    network: string | undefined,
  ): Promise<string> {
    const chapter: ChapterRecord = {
      campaign: record.id,
      number: offer.chapter,
      carry,
      ...defined({ parent: parent?.id }),
    };
    const id = chapterId(chapter, tables);
    const wish = { id, host, settings: { ...settings, options: offer.options }, chairs, chapter };
    try {
      await this.#parts.registry.createChapter(loaded, wish, network);
    } catch (error) {
      if ((await this.#parts.storage.tables.record(id)) === undefined) throw error;
    }
    return this.#parts.registry.joinKept(id, host);
  }

  #optionsFor(loaded: TableGame, { options, chairs }: SailOn, last: TableRecord): Options {
    const seats = chairs?.filter(({ kind }) => kind !== 'closed').length ?? last.chairs.length;
    return checkedOptions(loaded, seats, { mode: last.options.mode, ...options });
  }

  async #game(id: string): Promise<TableGame> {
    const loaded = await this.#parts.loadGame(id);
    if (loaded === undefined) throw new Failure('unknown-game');
    return loaded;
  }
}

/** More is no story that people have played. */
const MOST_CHAPTERS = 100;
const MOST_ENTRIES = 20_000;

function gameOf(file: unknown): string {
  if (!isRecord(file) || typeof file['game'] !== 'string') throw new Failure('bad-campaign');
  const { chapters, matches } = file;
  const logs = isRecord(matches)
    ? Object.values(matches).map((match) => isRecord(match) && match['log'])
    : [];
  const entries = logs.map((log) => (Array.isArray(log) ? log.length : 0));
  if (!Array.isArray(chapters) || chapters.length > MOST_CHAPTERS || Math.max(0, ...entries) > MOST_ENTRIES)
    throw new Failure('bad-campaign');
  return file['game'];
}

/** Lets others have their turn between the matches. */
async function checked(file: unknown, game: AnyGame): Promise<ImportedCampaign> {
  try {
    const steps = importSteps(file, game);
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      await setImmediate();
    }
  } catch (error) {
    if (error instanceof CampaignError || error instanceof MatchError || error instanceof CarryError) {
      throw new Failure('bad-campaign', { problem: { field: error.message } });
    }
    throw error;
  }
}

function firstChapter({ game }: TableGame, options: Options): NextChapter {
  const campaign = campaignOf(game, options);
  const carry = campaign.begin(options);
  const offer = campaign.next(carry, options);
  if (offer === undefined) throw new Failure('story-over');
  return { carry, offer };
}

/** Mode and wishes may change from chapter to chapter. */
function chapterAfter({ game }: TableGame, branch: Branch, asked: SailOn['options']): NextChapter {
  const options: Options = {
    ...branch.options,
    ...asked,
    mode: String(asked?.['mode'] ?? branch.options.mode),
  };
  const offer = campaignOf(game, options).next(branch.carry, options);
  if (offer === undefined) throw new Failure('story-over');
  return { carry: branch.carry, offer };
}

/**
 * Follows from what was played before: two who ask at once, on any server, ask for the same table. One
 * that has ended makes room for another.
 */
function chapterId({ campaign, parent = '' }: ChapterRecord, tables: readonly TableRecord[]): string {
  const ended = tables.filter(
    ({ chapter, status }) =>
      (chapter?.parent ?? '') === parent && (status === 'over' || status === 'abandoned'),
  );
  return sha256Hex(`chapter/${campaign}/${parent}/${ended.length}`).slice(0, 24);
}

function chairFor(chair: NonNullable<SailOn['chairs']>[number], person: string): ChairEntry {
  if (chair.kind !== 'member') return requests.chairEntry(chair, person);
  return keptFor(chair.person, person);
}

/** As in the chapter before; the others are not seated before they agree to play. */
function keptChairs({ chairs }: TableRecord, person: string): readonly ChairEntry[] {
  return chairs.map((chair) => (chair.kind === 'person' ? keptFor(chair.person, person) : chair));
}

function keptFor(person: string, host: string): ChairEntry {
  return person === host ? { kind: 'person', person } : { kind: 'invited', invite: newInvite(), person };
}

function checkOneChairEach(chairs: readonly ChairEntry[]): void {
  const people = chairs.flatMap((chair) => ('person' in chair ? [chair.person] : []));
  if (new Set(people).size < people.length) throw new Failure('already-seated');
}

function seatsOf(chairs: readonly ChairEntry[]): number {
  return chairs.filter(({ kind }) => kind !== 'closed').length;
}

function personOn(chair: ChairEntry): readonly string[] {
  return chair.kind === 'person' ? [chair.person] : [];
}
