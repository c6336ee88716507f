import { playOut } from '@captains-table/bots';
import type { LoadedGame } from '@captains-table/catalogue';
import type { AnyGame, Campaign, Carry, GameState, Result } from '@captains-table/kernel';
import { chanceFrom, defined, must } from '@captains-table/kernel';
import type { TableSettings } from '@captains-table/kernel/contract';
import { seatedBots } from '../bots-by-name.ts';
import type { ToldByGame } from './game-figures.ts';
import { GameListener } from './game-figures.ts';

/** Campaigns as data that can be sent to a thread. */
export interface CampaignJob {
  readonly game: string;
  /** Where each of them begins. */
  readonly table: TableSettings;
  readonly bots: readonly string[];
  readonly seed: string;
}

/** A game of a campaign. */
interface PlayedChapter {
  readonly chapter: number;
  /** Whether the story went on, rather than asking for the same chapter again. */
  readonly won: boolean;
  readonly decisions: number;
  /** Undefined when it did not end. */
  readonly result: Result | undefined;
  /** Where the game counts something. */
  readonly told?: ToldByGame;
}

export interface PlayedCampaign {
  readonly games: readonly PlayedChapter[];
  /** Whether the story came to its end. */
  readonly finished: boolean;
  /** By their ids, as the logbook has them at the end. */
  readonly pages: readonly string[];
}

/** A campaign is given up after this many tries of the same chapter. */
export const MOST_TRIES = 50;

/** Plays one whole campaign by its number, lost chapters again and again. */
export function playCampaign(loaded: LoadedGame, job: CampaignJob, number: number): PlayedCampaign {
  const { game } = loaded;
  const campaign: Campaign<GameState> = game.campaign ?? missing(game);
  const { options } = job.table;
  const games: PlayedChapter[] = [];
  let carry = campaign.begin(options);
  let tries = 0;
  for (;;) {
    const offer = campaign.next(carry, options);
    const finished = offer === undefined;
    if (finished || tries === MOST_TRIES) return { games, finished, pages: pagesOf(campaign, carry) };
    const { state, ...played } = playChapter(loaded, job, `${job.seed}/${number}/${games.length}`, {
      seats: Math.min(Math.max(job.table.seats, offer.players.min), offer.players.max),
      options: offer.options,
      carry,
    });
    const isOver = played.result !== undefined;
    if (isOver) carry = campaign.after(carry, state);
    const won = isOver && campaign.next(carry, options)?.chapter !== offer.chapter;
    games.push({ chapter: offer.chapter, won, ...played });
    if (!isOver) return { games, finished: false, pages: pagesOf(campaign, carry) };
    tries = won ? 0 : tries + 1;
  }
}

type Ended = Pick<PlayedChapter, 'decisions' | 'result' | 'told'> & { readonly state: GameState };

function playChapter(
  { game, policy, report }: LoadedGame,
  { bots }: CampaignJob,
  seed: string,
  { seats, options, carry }: TableSettings,
): Ended {
  const names = Array.from({ length: seats }, (_, seat) => must(bots[seat % bots.length]));
  const state: GameState = game.setup(seats, options, chanceFrom(seed), carry);
  const listener = report && new GameListener(report, state);
  const players = seatedBots(names, seed, policy);
  const decisions = playOut(game, options, state, players, listener?.events);
  const result: Result | undefined = game.result(state);
  const told = result === undefined ? undefined : listener?.end();
  return { state, decisions, result, ...defined({ told }) };
}

function pagesOf(campaign: Campaign<GameState>, carry: Carry): string[] {
  return campaign.view(carry).pages.map(({ page }) => page);
}

function missing({ meta }: AnyGame): never {
  throw new Error(`${meta.id} has no campaign`);
}
