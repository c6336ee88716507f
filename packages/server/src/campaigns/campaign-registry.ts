/** The campaigns of this server: begins, joins, reads and continues them, chapter by chapter. */
import { setImmediate } from 'node:timers/promises';
import type { PackedContent, TableGame } from '@captains-table/catalogue';
import type { AnyGame, Locale, MatchDocument } from '@captains-table/kernel';
import { CarryError, contentHashIn, defined, fitsHash, isRecord } from '@captains-table/kernel';
import type { BeginCampaign, CampaignSummary, Logbook, SailOn } from '@captains-table/protocol';
import { Failure } from '@captains-table/protocol';
import type { ChairEntry, PackName } from '@captains-table/table';
import type { CampaignFile, CampaignPack, NextChapter } from '@captains-table/table/campaign';
import { checkedOptions, newInvite, requests, tidyInvite } from '@captains-table/table';
import {
  askedChapter,
  branchOf,
  chapterDocument,
  chapterId,
  chapterRecord,
  checkedCampaign,
  exportCampaign,
  firstChapter,
  gameOfFile,
  logbookOf,
  logOfTables,
  packOfFile,
  summaryOf,
  tableUnderWay,
  tablesOfFile,
} from '@captains-table/table/campaign';
import type { Asking } from '../allowances.ts';
import type { PackRegistry } from '../packs/pack-registry.ts';
import { newId } from '../random.ts';
import type { CampaignRecord, PackRecord, Storage, TableRecord, Time } from '../storage/storage.ts';
import type { Names } from '../tables/names.ts';
import type { GameLoader } from '../game-loader.ts';
import type { TableRegistry, TableWish } from '../tables/table-registry.ts';
import { gameWith, nameOf } from '../tables/table-registry.ts';

/** Most campaigns in a person's list. With this many, no more can be imported. */
const MOST_LISTED = 50;

/** A campaign as it is stored, and the game it is played with. */
interface LoadedCampaign {
  readonly record: CampaignRecord;
  readonly loaded: TableGame;
  readonly tables: readonly TableRecord[];
  /** The pack that it was begun with: its chapters keep to it. */
  readonly pack?: PackName;
}

export interface CampaignParts {
  readonly storage: Storage;
  readonly names: Names;
  readonly registry: TableRegistry;
  readonly loadGame: GameLoader;
  readonly packs: Pick<PackRegistry, 'put'>;
  /** The host's packs. */
  readonly packed: readonly PackedContent[];
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
    pack?: PackRecord,
  ): Promise<{ readonly campaign: string; readonly table: string }> {
    const loaded = await this.#game(asked.game, pack);
    const chairs = asked.chairs.map((chair) => requests.chairEntry(chair, person));
    checkOneChairEach(chairs);
    const next = firstChapter(loaded.game, checkedOptions(loaded, seatsOf(chairs), asked.options));
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
    const played = pack && nameOf(pack);
    const begun: LoadedCampaign = { record, loaded, tables: [], ...defined({ pack: played }) };
    const table = await this.#open(begun, next, person, settings, chairs, network);
    return { campaign: record.id, table };
  }

  /** The table of a chapter: the one at which it is played already, or a new one. */
  async sailOn(person: string, id: string, asked: SailOn, network?: string): Promise<string> {
    const campaign = await this.#load(person, id);
    const { parent, options } = asked;
    const seats = asked.chairs?.filter(({ kind }) => kind !== 'closed').length;
    const found = askedChapter(campaign.loaded, campaign.tables, { parent, options, ...defined({ seats }) });
    if ('underWay' in found) return this.#parts.registry.joinKept(found.underWay.id, person);
    const { next, last } = found;
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
    const { record, loaded, tables, pack } = await this.#load(person, id);
    const { names } = this.#parts;
    await names.learn(tables.flatMap(({ chairs }) => chairs.flatMap(personOn)));
    const { options } = branchOf(loaded.game, tables);
    const log = logOfTables({ record, tables, name: (who) => names.known(who) }, options);
    const documents = new Map<string, MatchDocument>();
    for (const { match } of log.chapters) documents.set(match, await this.#match(match));
    return exportCampaign(log, documents, await this.#packToExport(loaded, pack));
  }

  /** Content of a pack, with what its owner wrote. */
  async #packToExport({ game }: TableGame, pack: PackName | undefined): Promise<CampaignPack | undefined> {
    const { content, meta } = game;
    const hash = contentHashIn(meta.rulesVersion);
    if (hash === undefined || content === undefined) return undefined;
    const { storage, packed } = this.#parts;
    const file =
      pack === undefined
        ? packed.find((one) => one.game === meta.id && fitsHash(hash, one.hash))?.file
        : await storage.packs.file(pack.hash);
    return isRecord(file) ? { content, file } : { content };
  }

  /** A campaign of the person's own, made of a file that was checked match by match. */
  async import(asking: Asking, file: unknown, locale: Locale): Promise<string> {
    const { storage, now } = this.#parts;
    const { person } = asking;
    const own = await storage.campaigns.of(person, MOST_LISTED);
    if (own.length >= MOST_LISTED) throw new Failure('too-many');
    const { game, pack } = await this.#gameOfFile(asking, file, locale);
    const imported = await checkedCampaign(file, game, setImmediate);
    const kept = tablesOfFile(imported, { id: newId(), host: person, now: now(), pack });
    await storage.campaigns.create(kept.record, []);
    for (const { record, entries } of kept.tables) await storage.tables.create(record, entries, []);
    // Members come last: an import that stops half-way belongs to no one.
    await storage.campaigns.addMember(kept.record.id, person);
    return kept.record.id;
  }

  /** With the content of the pack that the file brings along, once it has been looked at like any other: it is the person's then. */
  async #gameOfFile(
    asking: Asking,
    file: unknown,
    locale: Locale,
  ): Promise<{ readonly game: AnyGame; readonly pack?: PackName }> {
    const id = gameOfFile(file);
    const came = packOfFile(file);
    const { game } = await this.#game(id);
    if (came === undefined || contentHashIn(game.meta.rulesVersion) === came.hash) return { game };
    if (came.file === undefined) throw new Failure('unknown-pack');
    const { hash, name, content } = await this.#parts.packs.put(asking, JSON.stringify(came.file), locale);
    // Over another version of our box the same file makes something else, with which these chapters were not played.
    if (!fitsHash(came.hash, content)) throw new Failure('rules-changed');
    const loaded = await this.#parts.loadGame(id, `+${content}`);
    if (loaded === undefined) throw new Failure('unknown-pack');
    return { game: loaded.game, pack: { hash, name } };
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
      return summaryOf(record, await this.logbook(person, record.id));
    } catch (error) {
      if (error instanceof Failure || error instanceof CarryError) return undefined;
      throw error;
    }
  }

  /** Members only: to others the campaign does not exist. */
  async #load(person: string, id: string): Promise<LoadedCampaign> {
    const { campaigns } = this.#parts.storage;
    const record = await campaigns.find(id);
    if (record === undefined) throw new Failure('unknown-campaign');
    if (!(await campaigns.members(id)).includes(person)) throw new Failure('unknown-campaign');
    const loaded = (await this.#parts.loadGame(record.game, record.rules)) ?? (await this.#game(record.game));
    const tables = await campaigns.tables(id);
    return { record, loaded, tables, ...defined({ pack: tables.at(-1)?.pack }) };
  }

  async #open(
    { record, loaded, tables, pack }: LoadedCampaign,
    next: NextChapter,
    host: string,
    settings: Omit<TableWish['settings'], 'options'>,
    chairs: readonly ChairEntry[],
    network: string | undefined,
  ): Promise<string> {
    const chapter = chapterRecord(record.id, next);
    const id = chapterId(chapter, tables);
    const { options } = next.offer;
    const wish = { id, host, settings: { ...settings, options }, chairs, chapter, ...defined({ pack }) };
    try {
      await this.#parts.registry.createChapter(loaded, wish, network);
    } catch (error) {
      if ((await this.#parts.storage.tables.record(id)) === undefined) throw error;
    }
    return this.#parts.registry.joinKept(id, host);
  }

  async #match(id: string): Promise<MatchDocument> {
    const stored = await this.#parts.storage.tables.load(id);
    if (stored === undefined) throw new Failure('unknown-chapter');
    const { game, rules } = stored.record;
    const loaded = (await this.#parts.loadGame(game, rules)) ?? (await this.#game(game));
    return chapterDocument(loaded, stored);
  }

  #game(id: string, pack?: PackRecord): Promise<TableGame> {
    return gameWith(this.#parts.loadGame, id, pack);
  }
}

function chairFor(chair: NonNullable<SailOn['chairs']>[number], person: string): ChairEntry {
  if (chair.kind !== 'member') return requests.chairEntry(chair, person);
  return keptFor(chair.person, person);
}

/** As in the chapter before; the others are not seated before they agree to play. */
function keptChairs({ chairs }: TableRecord, person: string): readonly ChairEntry[] {
  return chairs.map((chair) =>
    chair.kind === 'person' && chair.person !== person ? keptFor(chair.person, person) : chair,
  );
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
