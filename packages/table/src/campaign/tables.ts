/** The chapters of a campaign as tables, where they are played and kept, and as a log for a file. */
import type { Options } from '@captains-table/kernel';
import { contentHashIn, defined, must, sha256Hex } from '@captains-table/kernel';
import { entriesOfDocument } from '../entries-of-document.ts';
import type { ChairEntry } from '../entry.ts';
import { newInvite } from '../invite.ts';
import type { CampaignRecord, PackName, StoredEntry, TableRecord, Time } from '../record.ts';
import type { CampaignLog, Chapter, Member } from './campaign.ts';
import type { ImportedCampaign } from './file.ts';
import type { CampaignTables, ChapterTable } from './logbook.ts';
import { calling, chaptersOf } from './logbook.ts';

/** What was played at the tables of a campaign. */
export function logOfTables(campaign: CampaignTables, options: Options): CampaignLog {
  const { id, game, rules, createdAt } = campaign.record;
  const called = calling(campaign);
  const chapters = chaptersOf(campaign.tables).map((table) => chapterAt(table, called));
  return { id, game, rules, options, createdAt, chapters };
}

function chapterAt(table: ChapterTable, called: (person: string) => string): Chapter {
  const { id, chapter, carried, result, endedAt, chairs } = table;
  return {
    match: id,
    ...defined({ parent: chapter.parent }),
    number: chapter.number,
    before: chapter.carry,
    after: carried,
    members: chairs.filter(({ kind }) => kind !== 'closed').map((chair) => memberOn(chair, called)),
    result,
    endedAt,
  };
}

function memberOn(chair: ChairEntry, called: (person: string) => string): Member {
  if (chair.kind === 'bot') return { kind: 'bot', level: chair.level };
  return { kind: 'person', name: chair.kind === 'person' ? called(chair.person) : '' };
}

/** A campaign from a file, as it is to be kept here. */
export interface CampaignToKeep {
  readonly record: CampaignRecord;
  readonly tables: readonly { readonly record: TableRecord; readonly entries: readonly StoredEntry[] }[];
}

interface KeptAs {
  readonly id: string;
  readonly host: string;
  readonly now: Time;
  /** The pack that the campaign is played with, under its name here. */
  readonly pack?: PackName | undefined;
}

/**
 * A campaign of its own: neither it nor its players are those of the file, for a file may claim to know
 * anyone. They join by its invitation.
 */
export function tablesOfFile(
  { campaign, matches }: ImportedCampaign,
  { id, host, now, pack }: KeptAs,
): CampaignToKeep {
  const names: Record<string, string> = {};
  const idOf = (match: string) => sha256Hex(`import/${id}/${match}`).slice(0, 24);
  const tables = campaign.chapters.map((chapter, index) => {
    const chairs = chapter.members.map((member) => chairOf(member, id, names));
    const document = must(matches.get(chapter.match));
    const entries = entriesOfDocument(document, chairs, chapter.endedAt);
    const parent = chapter.parent === undefined ? undefined : idOf(chapter.parent);
    const record: TableRecord = {
      id: idOf(chapter.match),
      game: campaign.game,
      rules: document.rules,
      options: document.options,
      tempo: { kind: 'none' },
      visibility: 'invite',
      spectators: false,
      hints: true,
      host,
      invite: newInvite(),
      seed: must(document.seed),
      // In the order of the file: all of them were made at once.
      createdAt: now - campaign.chapters.length + index,
      status: 'over',
      chairs,
      startedAt: chapter.endedAt,
      endedAt: chapter.endedAt,
      updatedAt: now,
      result: chapter.result,
      chapter: { campaign: id, number: chapter.number, carry: chapter.before, ...defined({ parent }) },
      carried: chapter.after,
      ...defined({ pack: sameContent(document.rules, campaign.rules) ? pack : undefined }),
    };
    return { record, entries };
  });
  const { game, rules, createdAt } = campaign;
  return { record: { id, game, rules, invite: newInvite(), createdAt, updatedAt: now, names }, tables };
}

function sameContent(one: string, other: string): boolean {
  return contentHashIn(one) === contentHashIn(other);
}

/** How a person is known who has no account: the same name is the same person throughout a campaign. */
export function personNamed(campaign: string, name: string): string {
  return `file-${sha256Hex(`${campaign}/${name}`).slice(0, 16)}`;
}

function chairOf(member: Member, campaign: string, names: Record<string, string>): ChairEntry {
  if (member.kind === 'bot') return { kind: 'bot', level: member.level };
  const person = personNamed(campaign, member.name);
  names[person] = member.name;
  return { kind: 'person', person };
}
