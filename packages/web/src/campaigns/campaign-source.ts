/** Where campaigns are kept: on the server, or on this device. Everything else about them is the same. */
import type { Scalar } from '@captains-table/kernel';
import type { CampaignSummary, Logbook } from '@captains-table/protocol';
import type { Page } from '../app/router.ts';
import type { Draft } from '../lobby/new-table/draft.ts';

interface ChapterWish {
  /** The chapter that it follows; undefined where the story begins. */
  readonly parent: string | undefined;
  readonly options: Record<string, Scalar>;
  /** Who sits down, and how it is played. */
  readonly draft: Draft;
}

/** Every failure is a `Refused` with words for people. */
export interface CampaignSource {
  readonly where: 'server' | 'device';
  mine(): Promise<readonly CampaignSummary[]>;
  /** As it stands at the end of a branch; the one that was played last where none is named. */
  logbook(id: string, branch: string | undefined): Promise<Logbook>;
  /** The page of the chapter's table. */
  sailOn(id: string, wish: ChapterWish): Promise<Page>;
  /** The whole campaign as a file. */
  document(id: string): Promise<object>;
  /** Answers the campaign that was made of a file. */
  import(document: unknown): Promise<string>;
}

/** The page of a table that belongs to a campaign. `invite`: what lets a member take a free chair there. */
export function pageOfTable(where: CampaignSource['where'], id: string, invite?: string): Page {
  return where === 'device' ? { at: 'local', id } : { at: 'table', id, invite };
}
