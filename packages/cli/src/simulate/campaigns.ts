import type { LoadedGame } from '@captains-table/catalogue';
import { defined } from '@captains-table/kernel';
import { playOnThreads } from '../threads.ts';
import type { CampaignJob, PlayedCampaign } from './campaign-job.ts';
import { playCampaign } from './campaign-job.ts';
import { GameFigures } from './game-figures.ts';
import type { Simulation } from './simulate.ts';
import { Tally } from './tally.ts';

/** How a chapter went over all campaigns. */
interface ChapterFigures {
  readonly chapter: number;
  /** Games, those that were lost included. */
  readonly played: number;
  /** Campaigns that came to it. */
  readonly reached: number;
  /** Campaigns that went on after their first try. */
  readonly wonAtFirst: number;
}

/** What `simulate --campaign --json` prints, besides what was asked for. */
export interface CampaignSimulation extends Omit<Simulation, 'report'> {
  readonly campaigns: number;
  readonly finished: number;
  /** Campaigns given up after too many tries of one chapter, or because a game did not end. */
  readonly unfinished: number;
  readonly gamesPerCampaign: { readonly mean: number; readonly min: number; readonly max: number };
  readonly chapters: readonly ChapterFigures[];
  /** Pages by their ids. */
  readonly pagesRead: readonly string[];
  /** Absent where the game does not list its pages. */
  readonly pagesNeverRead?: readonly string[];
}

export interface CampaignPlan {
  readonly loaded: LoadedGame;
  readonly job: CampaignJob;
  readonly campaigns: number;
  /** The script of the threads that play; without it they are played here, one by one. */
  readonly worker: URL | undefined;
  readonly onCampaign: (done: number) => void;
}

export async function simulateCampaigns(plan: CampaignPlan): Promise<CampaignSimulation> {
  const start = performance.now();
  const played = await playAll(plan);
  return summary(plan, played, (performance.now() - start) / 1000);
}

/** In the order of their numbers, whichever thread was faster: the same seed gives the same figures. */
async function playAll({
  loaded,
  job,
  campaigns,
  worker,
  onCampaign,
}: CampaignPlan): Promise<readonly PlayedCampaign[]> {
  let done = 0;
  const onGame = () => onCampaign(++done);
  if (worker !== undefined && campaigns > 1) {
    return playOnThreads<PlayedCampaign>({ script: worker, job, games: campaigns, onGame });
  }
  return Array.from({ length: campaigns }, (_, number) => {
    const played = playCampaign(loaded, job, number);
    onGame();
    return played;
  });
}

function summary(
  { loaded, job }: CampaignPlan,
  all: readonly PlayedCampaign[],
  seconds: number,
): CampaignSimulation {
  const { game, report } = loaded;
  const mode = game.meta.modes.find(({ id }) => id === job.table.options.mode);
  const tally = new Tally(game.meta.players.max, mode?.cooperative === true);
  const figures = report === undefined ? undefined : new GameFigures();
  const games = all.flatMap((campaign) => campaign.games);
  for (const { result, told } of games) {
    tally.add(result);
    if (told !== undefined) figures?.add(told);
  }
  const decisions = games.reduce((sum, one) => sum + one.decisions, 0);
  const finished = all.filter((campaign) => campaign.finished).length;
  const { scores, winnersScores, winsBySeat } = tally;
  return {
    game: game.meta.id,
    players: job.table.seats,
    campaigns: all.length,
    finished,
    unfinished: all.length - finished,
    gamesPerCampaign: gamesPerCampaign(all),
    chapters: chapterFigures(all),
    ...pageFigures(loaded, all),
    games: games.length,
    decisions,
    seconds,
    decisionsPerSecond: decisions / seconds,
    gamesPerSecond: games.length / seconds,
    averageDecisions: decisions / games.length,
    winsBySeat: winsBySeat.slice(0, job.table.seats),
    ...defined({ scores, winnersScores, counts: figures?.counts, measures: figures?.measures }),
  };
}

function gamesPerCampaign(all: readonly PlayedCampaign[]): CampaignSimulation['gamesPerCampaign'] {
  const lengths = all.map(({ games }) => games.length);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return {
    mean,
    min: lengths.reduce((a, b) => Math.min(a, b)),
    max: lengths.reduce((a, b) => Math.max(a, b)),
  };
}

function chapterFigures(all: readonly PlayedCampaign[]): ChapterFigures[] {
  const rows = new Map<number, { played: number; reached: number; wonAtFirst: number }>();
  for (const { games } of all) {
    const seen = new Set<number>();
    for (const { chapter, won } of games) {
      const row = rows.get(chapter) ?? { played: 0, reached: 0, wonAtFirst: 0 };
      rows.set(chapter, row);
      row.played++;
      if (!seen.has(chapter)) {
        row.reached++;
        if (won) row.wonAtFirst++;
      }
      seen.add(chapter);
    }
  }
  return [...rows].sort(([a], [b]) => a - b).map(([chapter, row]) => ({ chapter, ...row }));
}

/** In the order in which the game lists its pages. */
function pageFigures(
  { game }: LoadedGame,
  all: readonly PlayedCampaign[],
): Pick<CampaignSimulation, 'pagesRead' | 'pagesNeverRead'> {
  const read = new Set(all.flatMap(({ pages }) => pages));
  const listed: readonly string[] | undefined = game.campaign?.pageIds;
  if (listed === undefined) return { pagesRead: [...read].sort() };
  return {
    pagesRead: listed.filter((page) => read.has(page)),
    pagesNeverRead: listed.filter((page) => !read.has(page)),
  };
}
