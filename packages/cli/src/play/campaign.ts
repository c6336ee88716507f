/** The chapter of a campaign that is played next at the terminal. */
import type { LoadedGame } from '@captains-table/catalogue';
import type {
  AnyGame,
  AnyMatch,
  BotAtSeat,
  CampaignView,
  ChapterOffer,
  PageWords,
} from '@captains-table/kernel';
import { defined, must, newSeed } from '@captains-table/kernel';
import type { TableSettings } from '@captains-table/kernel/contract';
import type { CampaignLog, Chapter, Departure, Member } from '@captains-table/table/campaign';
import { beginCampaign, chapterOf, currentDeparture, departureFrom } from '@captains-table/table/campaign';
import type { Words } from '../../texts/index.ts';
import { wholeNumber } from '../arguments.ts';
import { UsageError } from '../command.ts';
import type { Io } from '../io.ts';
import type { TableFlags } from '../table.ts';
import { checkCampaignMode, tableOf } from '../table.ts';
import { keepChapter, readCampaign } from './campaign-file.ts';

/** A campaign and where it stands. */
export interface OpenCampaign {
  readonly path: string;
  readonly campaign: CampaignLog;
  readonly departure: Departure;
  /** Undefined when the story is over. */
  readonly offer: ChapterOffer | undefined;
  readonly view: CampaignView;
}

export interface CampaignFlags extends TableFlags {
  /** The game of the campaign to go on from; the last one where it is left out. */
  readonly after?: string | undefined;
}

/** Reads the campaign, or begins one where the file is missing. Nothing is written before a chapter has ended. */
export async function openCampaign(
  path: string,
  flags: CampaignFlags,
  { game }: LoadedGame,
  io: Io,
): Promise<OpenCampaign> {
  if (game.campaign === undefined) throw new UsageError(`${game.meta.id} has no campaign`);
  const known = await readCampaign(path, io, game);
  if (known !== undefined) checkWishes(known, flags);
  const campaign = known ?? begin(game, flags);
  const departure = departureOf(campaign, game, flags.after);
  const offer = game.campaign.next(departure.carry, campaign.options);
  return { path, campaign, departure, offer, view: game.campaign.view(departure.carry) };
}

function begin(game: AnyGame, flags: TableFlags): CampaignLog {
  const mode = flags.mode ?? game.campaign?.modes[0];
  const table = tableOf(game.meta, { ...flags, mode });
  checkCampaignMode(game, table);
  return beginCampaign(game, { id: newSeed(), options: table.options, createdAt: Date.now() });
}

/** Games count from 1, in the order in which they ended; 0 is the beginning. */
function departureOf(campaign: CampaignLog, game: AnyGame, after: string | undefined): Departure {
  const { chapters } = campaign;
  if (after === undefined) return currentDeparture(campaign, game);
  if (after === '0') return currentDeparture({ ...campaign, chapters: [] }, game);
  const chapter = /^\d+$/.test(after) ? chapters[Number(after) - 1] : undefined;
  if (chapter !== undefined) return departureFrom(campaign, chapter.match);
  const games = chapters.map((played, index) => `${index + 1} (${gameInWords(played, chapters, game)})`);
  throw new UsageError(`--after must be one of: ${['0 (the beginning)', ...games].join(', ')}`);
}

function gameInWords(
  { number, parent, after }: Chapter,
  chapters: readonly Chapter[],
  { campaign }: AnyGame,
): string {
  const before = chapters.findIndex(({ match }) => match === parent) + 1;
  const { chapter, over }: CampaignView = must(campaign).view(after);
  const how = over || chapter > number ? 'won' : 'lost';
  return `chapter ${number} after ${before}, ${how}`;
}

function checkWishes({ options }: CampaignLog, { mode, option = [] }: TableFlags): void {
  if (mode !== undefined && mode !== options.mode) {
    throw new UsageError(`this campaign is played in mode ${options.mode}`);
  }
  if (option.length > 0) throw new UsageError('--option was chosen when the campaign began');
}

/** As many players as asked for, or as played last, where the chapter allows it. */
export function chapterTable(
  { campaign, departure }: OpenCampaign,
  { players, options, chapter }: ChapterOffer,
  asked: string | undefined,
): TableSettings {
  const { min, max } = players;
  const last = campaign.chapters.find(({ match }) => match === departure.parent);
  const before = (last ?? campaign.chapters.at(-1))?.members.length ?? 2;
  const usual = Math.min(Math.max(before, min), max);
  const seats = asked === undefined ? usual : wholeNumber('players', asked, 1, max);
  if (seats < min) throw new UsageError(`chapter ${chapter} is for ${min} to ${max} players`);
  return { seats, options, carry: departure.carry };
}

/** The lines before a chapter: which one it is, and what happened so far. */
export function chapterLines({ view }: OpenCampaign, pages: Pages | undefined, words: Words): string[] {
  const recaps = view.recap.flatMap((page) => pages?.[page]?.recap ?? []);
  const heading = view.over ? words.storyOver : words.chapter(view.chapter, view.chapters);
  return [heading, ...(recaps.length === 0 ? [] : [words.whereWereWe, ...recaps.map((line) => `  ${line}`)])];
}

export type Pages = Readonly<Record<string, PageWords>>;

interface PlayedChapter {
  readonly match: AnyMatch;
  readonly members: readonly Member[];
  readonly bots: readonly BotAtSeat[];
}

/** Stores a finished chapter and says what comes next. An unfinished one changes nothing. */
export async function endChapter(
  { path, campaign, departure, offer }: OpenCampaign,
  { match, members, bots }: PlayedChapter,
  words: Words,
  io: Io,
): Promise<string[]> {
  const played = { match: newSeed(), members, endedAt: Date.now(), ...defined({ parent: departure.parent }) };
  const chapter = chapterOf(match, played);
  if (chapter === undefined) return [words.campaignUnchanged];
  const { game } = match;
  const document = match.toDocument(true, false, bots);
  await keepChapter(path, io, game, { campaign, chapter, document });
  const next: ChapterOffer | undefined = game.campaign?.next(chapter.after, campaign.options);
  const kept = words.campaignKept(path);
  if (next === undefined) return [kept, words.storyOver];
  return [
    kept,
    next.chapter === offer?.chapter ? words.chapterAgain(next.chapter) : words.nextChapter(next.chapter),
  ];
}
