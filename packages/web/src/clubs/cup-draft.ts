/** A draft of a cup: what its form holds, and the request that it becomes. */
import type { AnyGame, GameMeta } from '@captains-table/kernel';
import { defined } from '@captains-table/kernel';
import type { CupForm, CupWish } from '@captains-table/protocol';
import { isCampaignMode } from '../campaigns/chapter-options.ts';
import type { Draft } from '../lobby/new-table/draft.ts';
import { newDraft, optionsOf, withPlayers } from '../lobby/new-table/draft.ts';
import { usualTempo } from '../lobby/new-table/tempos.ts';
import { timeOf } from './evening-times.ts';

export interface CupDraft {
  readonly name: string;
  readonly form: CupForm;
  /** Game options, the most at a table as its chairs, and the tempo. */
  readonly table: Draft;
  /** Undefined: as many as it takes. */
  readonly rounds: number | undefined;
  readonly laps: 1 | 2;
  /** Undefined: no deadline. */
  readonly days: number | undefined;
  readonly early: boolean;
  /** As the field holds it. */
  readonly startsAt: string;
  readonly followers: CupWish['followers'];
}

/** How long a round may take, in days. */
export const ROUND_DAYS = [1, 2, 3, 5, 7, 10, 14, 21, 30, 60] as const;
export const MOST_ROUNDS = 30;
const FEWEST = 2;
const MOST = 5;

/** The ways to play a game in which one beats another. */
export function metaForCups(game: AnyGame): GameMeta {
  const modes = game.meta.modes
    .filter(
      ({ id, players, cooperative }) =>
        cooperative !== true && players.max >= FEWEST && !isCampaignMode(game, id),
    )
    .map((mode) => ({
      ...mode,
      players: { min: Math.max(FEWEST, mode.players.min), max: Math.min(MOST, mode.players.max) },
    }));
  return { ...game.meta, modes };
}

export function newCupDraft(meta: GameMeta): CupDraft {
  return {
    name: '',
    form: 'swiss',
    table: tableDraft(meta),
    rounds: undefined,
    laps: 1,
    days: 14,
    early: true,
    startsAt: '',
    followers: 'link',
  };
}

/** Another game has other options; whatever else was chosen stays. */
export function withGame(draft: CupDraft, meta: GameMeta): CupDraft {
  return { ...draft, table: { ...tableDraft(meta), tempo: draft.table.tempo } };
}

function tableDraft(meta: GameMeta): Draft {
  const draft = { ...newDraft(meta, 'online'), tempo: usualTempo('days') };
  const mode = meta.modes[0];
  return withPlayers(draft, mode?.players.min ?? FEWEST);
}

/** A knock-out and a league of two have as many rounds as it takes. */
export function asksForRounds({ form, table }: Pick<CupDraft, 'form' | 'table'>): boolean {
  return form === 'swiss' || (form === 'league' && table.chairs.length > 2);
}

/** Where the number of rounds is given, it does not matter how often people meet. */
export function asksForLaps(draft: Pick<CupDraft, 'form' | 'table' | 'rounds'>): boolean {
  return draft.form === 'league' && (!asksForRounds(draft) || draft.rounds === undefined);
}

export function wishOf(game: string, draft: CupDraft): CupWish {
  const { name, form, table, rounds, laps, days, early, startsAt, followers } = draft;
  return {
    name: name.trim(),
    form,
    game,
    options: { ...optionsOf(table) },
    tempo: table.tempo,
    most: table.chairs.length,
    laps: asksForLaps(draft) ? laps : 1,
    early: days === undefined || early,
    followers,
    ...defined({
      rounds: asksForRounds(draft) ? rounds : undefined,
      days,
      startsAt: timeOf(startsAt),
    }),
  };
}
