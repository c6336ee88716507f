/** The logbook of a campaign, made from its tables: its chapters are those that were played to the end. */
import type { AnyGame, Campaign, Carry, GameState, Options, Result } from '@captains-table/kernel';
import { defined } from '@captains-table/kernel';
import type { CampaignSummary, ChapterInfo, ChapterSeat, Logbook } from '@captains-table/protocol';
import { Failure } from '@captains-table/protocol';
import type { ChairEntry } from '../entry.ts';
import type { CampaignRecord, ChapterRecord, TableRecord, Time } from '../record.ts';

/** The table of a chapter that has ended. */
export interface ChapterTable extends TableRecord {
  readonly chapter: ChapterRecord;
  readonly carried: Carry;
  readonly result: Result;
  readonly endedAt: Time;
}

export interface CampaignTables {
  readonly record: CampaignRecord;
  /** All its tables, the oldest first. */
  readonly tables: readonly TableRecord[];
  /** What a person is called; undefined for one whose account is gone. */
  readonly name: (person: string) => string | undefined;
}

/** Where a branch of a campaign stands. */
export interface Branch {
  /** Its last chapter; absent before the first has ended. */
  readonly at?: string;
  readonly carry: Carry;
  /** Mode and wishes of its last table. */
  readonly options: Options;
  /** The table at which it goes on already, open or being played. */
  readonly table?: TableRecord;
}

export function campaignOf(game: AnyGame, options: Options): Campaign<GameState> {
  const { campaign } = game;
  if (campaign?.modes.includes(options.mode) !== true) throw new Failure('no-campaign');
  return campaign;
}

/** The branch that ends with the chapter `at`; without it, the one that is being played, or was played last. */
export function branchOf(game: AnyGame, tables: readonly TableRecord[], at?: string): Branch {
  const chapters = chaptersOf(tables);
  const last = at === undefined ? latestOf(tables, chapters) : chapters.find(({ id }) => id === at);
  if (at !== undefined && last === undefined) throw new Failure('unknown-chapter');
  const table = tableUnderWay(tables, last?.id);
  if (last !== undefined) {
    const carry = campaignOf(game, last.options).read(last.carried);
    return { at: last.id, carry, options: last.options, ...defined({ table }) };
  }
  const first = table ?? tables[0];
  if (first?.chapter === undefined) throw new Failure('unknown-chapter');
  const carry = campaignOf(game, first.options).read(first.chapter.carry);
  return { carry, options: first.options, ...defined({ table }) };
}

/** The chapter after which a table was opened last, or the one that has ended since. */
function latestOf(
  tables: readonly TableRecord[],
  chapters: readonly ChapterTable[],
): ChapterTable | undefined {
  const ended = chapters.at(-1);
  const open = tables.findLast(isUnderWay);
  if (open === undefined || (ended !== undefined && open.createdAt < ended.endedAt)) return ended;
  return chapters.find(({ id }) => id === open.chapter?.parent);
}

export function logbookOf(
  game: AnyGame,
  { record, tables, name }: CampaignTables,
  members: readonly string[],
  at?: string,
): Logbook {
  const branch = branchOf(game, tables, at);
  const campaign = campaignOf(game, branch.options);
  const called = calling({ record, name });
  return {
    id: record.id,
    game: record.game,
    rules: record.rules,
    createdAt: record.createdAt,
    chapters: chaptersOf(tables).map((table) => chapterInfo(table, called)),
    ...defined({ at: branch.at }),
    story: campaign.view(branch.carry),
    ...defined({ next: campaign.next(branch.carry, branch.options) }),
    ...defined({ table: branch.table?.id, tableInvite: branch.table?.invite }),
    members: members.map((person) => ({ name: called(person), person })),
    invite: record.invite,
  };
}

/** The line of a campaign in a list. */
export function summaryOf({ id, game, updatedAt }: CampaignRecord, logbook: Logbook): CampaignSummary {
  const { story, members, table, tableInvite, next, chapters: played } = logbook;
  const { chapter, chapters, over } = story;
  const mode = next?.options.mode ?? played.at(-1)?.mode ?? '';
  const line = { id, game, mode, chapter, chapters, over, members, updatedAt };
  return { ...line, ...defined({ table, tableInvite }) };
}

/** The names of people: those with an account here, and those from an imported file. */
export function calling({
  record,
  name,
}: Pick<CampaignTables, 'record' | 'name'>): (person: string) => string {
  return (person) => name(person) ?? record.names[person] ?? '';
}

/** In the order in which they ended. */
export function chaptersOf(tables: readonly TableRecord[]): readonly ChapterTable[] {
  return tables.filter(isChapter).toSorted((a, b) => a.endedAt - b.endedAt);
}

function isChapter(table: TableRecord): table is ChapterTable {
  const { status, chapter, carried, result, endedAt } = table;
  return [chapter, carried, result, endedAt].every((part) => part !== undefined) && status === 'over';
}

/** The table of the chapter after `parent` that is open or being played. */
export function tableUnderWay(
  tables: readonly TableRecord[],
  parent: string | undefined,
): TableRecord | undefined {
  return tables.find((table) => isUnderWay(table) && table.chapter?.parent === parent);
}

function isUnderWay({ status }: TableRecord): boolean {
  return status === 'open' || status === 'playing';
}

function chapterInfo(table: ChapterTable, called: (person: string) => string): ChapterInfo {
  const { id, chapter, options, startedAt, endedAt, chairs, result } = table;
  return {
    id,
    ...defined({ parent: chapter.parent }),
    chapter: chapter.number,
    mode: options.mode,
    table: id,
    startedAt: startedAt ?? endedAt,
    endedAt,
    seats: chairs.flatMap((chair) => chapterSeat(chair, called) ?? []),
    result,
  };
}

/** Every chair of a game that has ended has been taken by a person or a bot, or was given up. */
function chapterSeat(chair: ChairEntry, called: (person: string) => string): ChapterSeat | undefined {
  switch (chair.kind) {
    case 'person':
      return {
        name: called(chair.person),
        person: chair.person,
        ...defined({ portrait: chair.portrait }),
      };
    case 'bot':
      return { name: '', level: chair.level, ...defined({ character: chair.character }) };
    case 'open':
    case 'invited':
      return { name: '' };
    case 'closed':
      return undefined;
  }
}
