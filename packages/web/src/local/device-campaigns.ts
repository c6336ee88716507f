/**
 * Campaigns on this device: begun, read, sailed on, exported and imported without a server. A campaign is
 * its tables, so it has no row of its own: what is known of it follows from them.
 */
import type { PackedContent, TableGame } from '@captains-table/catalogue';
import type { MatchDocument, Scalar } from '@captains-table/kernel';
import { CarryError, defined, isRecord } from '@captains-table/kernel';
import type { CampaignSummary, Logbook } from '@captains-table/protocol';
import { Failure } from '@captains-table/protocol';
import { checkedOptions } from '@captains-table/table';
import type { CampaignRecord, PackName, TableRecord, Time } from '@captains-table/table';
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
  personNamed,
  summaryOf,
  tablesOfFile,
} from '@captains-table/table/campaign';
import type { CampaignFile, CampaignPack, CampaignTables, NextChapter } from '@captains-table/table/campaign';
import type { DeviceStore, LocalRecord } from './device-store.ts';
import type { LocalChair } from './new-local-table.ts';
import { newLocalId, newLocalTable } from './new-local-table.ts';

export interface DeviceCampaignParts {
  readonly store: Pick<DeviceStore, 'create' | 'find' | 'entries' | 'all' | 'remove'>;
  readonly loadGame: (id: string, rules?: string) => Promise<TableGame | undefined>;
  readonly packs: DevicePacks;
  readonly now: () => Time;
}

/** Own cards on this device. */
export interface DevicePacks {
  /** What the owner of a pack wrote; undefined where that is not known here. */
  readonly file: (hash: string) => Promise<unknown>;
  /** Keeps the pack of a campaign that was imported. Answers how tables name it. */
  readonly keep: (packed: PackedContent) => Promise<PackName>;
}

/** The cards of a new campaign: content by its hash, and the pack that made it. */
export interface CampaignCards {
  readonly content: string;
  readonly pack: PackName;
}

/** The next chapter after `parent`; without one, the first once more, or the one that `options` name. */
export interface LocalSail {
  readonly parent?: string;
  readonly options: Readonly<Record<string, Scalar>>;
  readonly chairs: readonly LocalChair[];
}

interface LoadedCampaign {
  readonly campaign: CampaignTables;
  readonly loaded: TableGame;
}

export class DeviceCampaigns {
  readonly #parts: DeviceCampaignParts;

  constructor(parts: DeviceCampaignParts) {
    this.#parts = parts;
  }

  async has(id: string): Promise<boolean> {
    return (await this.#tablesOf(id)).length > 0;
  }

  /** The latest first. One that cannot be read with these rules any more is left out. */
  async mine(): Promise<readonly CampaignSummary[]> {
    const all = await this.#parts.store.all();
    const ids = new Set(all.flatMap(({ record }) => record.chapter?.campaign ?? []));
    const lines = await Promise.all([...ids].map((id) => this.#summary(id)));
    return lines.flatMap((line) => line ?? []).toSorted((a, b) => b.updatedAt - a.updatedAt);
  }

  /** A new campaign with the table of its first chapter. */
  async begin(
    game: string,
    options: unknown,
    chairs: readonly LocalChair[],
    cards?: CampaignCards,
  ): Promise<{ readonly campaign: string; readonly table: string }> {
    const loaded = await this.#game(game, cards && `+${cards.content}`);
    const next = firstChapter(loaded.game, checkedOptions(loaded, chairs.length, options));
    const campaign = newLocalId();
    return { campaign, table: await this.#open(campaign, loaded, [], next, chairs, cards?.pack) };
  }

  async logbook(id: string, at?: string): Promise<Logbook> {
    const { campaign, loaded } = await this.#load(id);
    return logbookOf(loaded.game, campaign, peopleOf(campaign.tables), at);
  }

  /** The table of a chapter: the one at which it is played already, or a new one. */
  async sailOn(id: string, { parent, options, chairs }: LocalSail): Promise<string> {
    const { campaign, loaded } = await this.#load(id);
    const { tables } = campaign;
    const found = askedChapter(loaded, tables, { parent, options, seats: chairs.length });
    if ('underWay' in found) return found.underWay.id;
    return this.#open(id, loaded, tables, found.next, chairs, tables.at(-1)?.pack);
  }

  /** One file with everything that was played. */
  async document(id: string): Promise<CampaignFile> {
    const { campaign, loaded } = await this.#load(id);
    const log = logOfTables(campaign, branchOf(loaded.game, campaign.tables).options);
    const documents = new Map<string, MatchDocument>();
    for (const { match } of log.chapters) documents.set(match, await this.#match(match));
    return exportCampaign(log, documents, await this.#packOf(loaded, campaign.tables));
  }

  /** A campaign of its own, made of a file that was checked match by match. */
  async import(file: unknown): Promise<string> {
    const id = gameOfFile(file);
    const came = packOfFile(file);
    const pack = came && (await this.#parts.packs.keep({ game: id, ...came }));
    const { game } = await this.#game(id, came && `+${came.hash}`);
    const imported = await checkedCampaign(file, game, nextTask);
    const { length } = imported.campaign.chapters;
    // It is its tables: without one there is nothing to keep.
    if (length === 0) throw new Failure('bad-campaign');
    const now = this.#parts.now();
    const { record, tables } = tablesOfFile(imported, { id: newLocalId(), host: '', now, pack });
    const begun = Math.min(record.createdAt, now - length);
    await this.#parts.store.create(
      ...tables.map(({ record: table, entries }, index) => ({
        local: {
          record: { ...table, createdAt: begun + index },
          names: record.names,
          updatedAt: table.endedAt ?? now,
        },
        entries,
      })),
    );
    return record.id;
  }

  /** With all its chapters, for good. */
  async remove(id: string): Promise<void> {
    const tables = await this.#tablesOf(id);
    await this.#parts.store.remove(...tables.map(({ record }) => record.id));
  }

  async #summary(id: string): Promise<CampaignSummary | undefined> {
    try {
      const { campaign, loaded } = await this.#load(id);
      return summaryOf(campaign.record, logbookOf(loaded.game, campaign, peopleOf(campaign.tables)));
    } catch (error) {
      if (error instanceof Failure || error instanceof CarryError) return undefined;
      throw error;
    }
  }

  /** The oldest first. */
  async #tablesOf(id: string): Promise<readonly LocalRecord[]> {
    const all = await this.#parts.store.all();
    return all
      .filter(({ record }) => record.chapter?.campaign === id)
      .toSorted((a, b) => a.record.createdAt - b.record.createdAt);
  }

  async #load(id: string): Promise<LoadedCampaign> {
    const locals = await this.#tablesOf(id);
    const [first] = locals;
    if (first === undefined) throw new Failure('unknown-campaign');
    const { game, rules } = first.record;
    const loaded = (await this.#parts.loadGame(game, rules)) ?? (await this.#game(game));
    const record = recordOf(id, first.record, locals);
    return { campaign: { record, tables: locals.map((local) => local.record), name: noAccount }, loaded };
  }

  async #open(
    campaign: string,
    loaded: TableGame,
    tables: readonly TableRecord[],
    next: NextChapter,
    chairs: readonly LocalChair[],
    pack: PackName | undefined,
  ): Promise<string> {
    const { store, now } = this.#parts;
    const chapter = chapterRecord(campaign, next);
    const id = chapterId(chapter, tables);
    const people = peopleOn(chairs, campaign);
    const person = (seat: number) => people[seat] ?? '';
    const { options } = next.offer;
    try {
      const wish = { id, options, chairs, person, chapter, now: now(), ...defined({ pack }) };
      await store.create(newLocalTable(loaded, wish));
    } catch (error) {
      // Another window of this device has set the same table.
      if ((await store.find(id)) === undefined) throw error;
    }
    return id;
  }

  /** What the campaign is played with, where that is not our own box. */
  async #packOf({ game }: TableGame, tables: readonly TableRecord[]): Promise<CampaignPack | undefined> {
    const { content } = game;
    if (content === undefined) return undefined;
    const pack = tables.at(-1)?.pack;
    const file = pack && (await this.#parts.packs.file(pack.hash));
    return isRecord(file) ? { content, file } : { content };
  }

  async #match(id: string): Promise<MatchDocument> {
    const { store, loadGame } = this.#parts;
    const local = await store.find(id);
    if (local === undefined) throw new Failure('unknown-chapter');
    const { record } = local;
    const loaded = (await loadGame(record.game, record.rules)) ?? (await this.#game(record.game));
    return chapterDocument(loaded, { record, entries: await store.entries(id) });
  }

  async #game(id: string, rules?: string): Promise<TableGame> {
    const loaded = await this.#parts.loadGame(id, rules);
    if (loaded === undefined) throw new Failure('unknown-game');
    return loaded;
  }
}

function recordOf(id: string, first: TableRecord, locals: readonly LocalRecord[]): CampaignRecord {
  const { game, rules, createdAt } = first;
  return {
    id,
    game,
    rules,
    // No one can follow it here.
    invite: '',
    createdAt,
    updatedAt: Math.max(...locals.map(({ record }) => record.updatedAt)),
    names: Object.fromEntries(locals.flatMap(({ names }) => Object.entries(names))),
  };
}

/** People on a device are known by the names that were given to them. */
function noAccount(): undefined {
  return undefined;
}

/** All who ever had a seat, the first first. */
function peopleOf(tables: readonly TableRecord[]): readonly string[] {
  const chairs = tables.flatMap((table) => table.chairs);
  return [...new Set(chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.person] : [])))];
}

/** By seat. Two of the same name at one table are two people. */
function peopleOn(chairs: readonly LocalChair[], campaign: string): readonly (string | undefined)[] {
  const names = chairs.map((chair) => ('name' in chair ? chair.name : undefined));
  return names.map((name, seat) => {
    if (name === undefined) return undefined;
    const before = names.slice(0, seat).filter((other) => other === name).length;
    return personNamed(campaign, before === 0 ? name : `${name}/${before + 1}`);
  });
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
