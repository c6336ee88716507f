/**
 * A campaign as an append-only log of chapters. Each names its parent by the match that it was, so going
 * back, repeating and starting again make branches, and playing never deletes. Everything here is pure: a
 * storage has only to add a chapter, to read a campaign and to list those of a member.
 */
import type { AnyGame, AnyMatch, Carry, Options, Result } from '@captains-table/kernel';
import { defined, must, sameJson } from '@captains-table/kernel';
import type { Time } from '../record.ts';

/** A player of a chapter. */
export type Member =
  /** `id`: how the server knows them; absent on a device and in a file from elsewhere. */
  | { readonly kind: 'person'; readonly name: string; readonly id?: string }
  | { readonly kind: 'bot'; readonly level: string };

/** A chapter that was played to its end. */
export interface Chapter {
  /** The match that it was: no chapter counts twice. */
  readonly match: string;
  /** The match of the chapter before; absent for a first one. */
  readonly parent?: string;
  /** Which chapter of the story, counted from 1. A chapter that is repeated has the same number. */
  readonly number: number;
  readonly before: Carry;
  readonly after: Carry;
  /** By seat. */
  readonly members: readonly Member[];
  readonly result: Result;
  readonly endedAt: Time;
}

export interface CampaignLog {
  readonly id: string;
  readonly game: string;
  /** The rules version it began with, which also names its content. Each match keeps its own. */
  readonly rules: string;
  /** The mode and the wishes it began with. */
  readonly options: Options;
  readonly createdAt: Time;
  /** In the order in which they ended. A parent comes before its children. */
  readonly chapters: readonly Chapter[];
}

/** Why something cannot be part of a campaign, in one line. */
export class CampaignError extends Error {
  override readonly name = 'CampaignError';
}

/** Where the next chapter starts. */
export interface Departure {
  /** The match of the chapter before; absent at the beginning. */
  readonly parent?: string;
  readonly carry: Carry;
}

export function beginCampaign(
  { meta, campaign }: AnyGame,
  { id, options, createdAt }: Pick<CampaignLog, 'id' | 'options' | 'createdAt'>,
): CampaignLog {
  if (campaign === undefined) throw new CampaignError(`${meta.id} has no campaign`);
  if (!campaign.modes.includes(options.mode)) {
    throw new CampaignError(`mode ${options.mode} does not belong to the campaign of ${meta.id}`);
  }
  return { id, game: meta.id, rules: meta.rulesVersion, options, createdAt, chapters: [] };
}

/** The chapter that a match was. Undefined for one that has not come to its end: it changes nothing. */
export function chapterOf(
  match: AnyMatch,
  played: Pick<Chapter, 'match' | 'parent' | 'members' | 'endedAt'>,
): Chapter | undefined {
  const { after, game, carry, options } = match;
  const result: Result | undefined = game.result(match.state);
  if (after === undefined || result === undefined || game.campaign === undefined) return undefined;
  const before: Carry = carry ?? game.campaign.begin(options);
  const { chapter } = must(game.campaign.next(before, options));
  return { ...played, number: chapter, before, after, result };
}

/** Adds a chapter at the end of the log. One that is there already changes nothing. */
export function addChapter(campaign: CampaignLog, chapter: Chapter): CampaignLog {
  const known = chapterAt(campaign, chapter.match);
  if (known !== undefined) {
    if (sameJson(known, chapter)) return campaign;
    throw new CampaignError(`match ${chapter.match} is another chapter of this campaign`);
  }
  const { parent, before } = chapter;
  if (parent !== undefined && !sameJson(departureFrom(campaign, parent).carry, before)) {
    throw new CampaignError(`match ${chapter.match} does not begin with what ${parent} carried on`);
  }
  return { ...campaign, chapters: [...campaign.chapters, chapter] };
}

/** From where a chapter ended. A second chapter from there is a branch. */
export function departureFrom(campaign: CampaignLog, match: string): Departure {
  return { parent: match, carry: playedAt(campaign, match).after };
}

/** Where the campaign was left: after the chapter that ended last, or at its beginning. */
export function currentDeparture(campaign: CampaignLog, { campaign: story }: AnyGame): Departure {
  const last = campaign.chapters.at(-1);
  if (last !== undefined) return departureFrom(campaign, last.match);
  if (story === undefined) throw new CampaignError(`${campaign.game} has no campaign`);
  return { carry: story.begin(campaign.options) };
}

/** The start of a chapter that was played before: to play it again makes a branch. */
export function departureBefore(campaign: CampaignLog, match: string): Departure {
  const { before, parent } = playedAt(campaign, match);
  return { carry: before, ...defined({ parent }) };
}

/** The chapters that led to a match, the first one first. */
export function pathTo(campaign: CampaignLog, match: string): readonly Chapter[] {
  const path: Chapter[] = [];
  for (let at: Chapter | undefined = playedAt(campaign, match); at !== undefined; at = parentOf(campaign, at))
    path.unshift(at);
  return path;
}

/** One path for each chapter that none follows, the one that ended last first. */
export function branchesOf(campaign: CampaignLog): readonly (readonly Chapter[])[] {
  const parents = new Set(campaign.chapters.map(({ parent }) => parent));
  const tips = campaign.chapters.filter(({ match }) => !parents.has(match));
  return tips.toReversed().map(({ match }) => pathTo(campaign, match));
}

function playedAt(campaign: CampaignLog, match: string): Chapter {
  const chapter = chapterAt(campaign, match);
  if (chapter === undefined) throw new CampaignError(`match ${match} is no chapter of this campaign`);
  return chapter;
}

function parentOf(campaign: CampaignLog, { parent }: Chapter): Chapter | undefined {
  return parent === undefined ? undefined : chapterAt(campaign, parent);
}

function chapterAt({ chapters }: CampaignLog, match: string): Chapter | undefined {
  return chapters.find((chapter) => chapter.match === match);
}
