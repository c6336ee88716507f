/** A finished game as profiles know it: who played it from beginning to end, and how it ended for them. */
import type { AnyGame, Carry, PlayerFigures, Result, Seat } from '@captains-table/kernel';
import { defined, must } from '@captains-table/kernel';
import type { Tempo } from '@captains-table/protocol';
import type { ChairEntry, Entry } from '../entry.ts';
import type { StoredEntry, TableRecord, Time } from '../record.ts';

/** People are rated apart by how they play: all at the table, or when each of them finds time. */
export type Pace = 'live' | 'turns';

/** One player of a finished game. People who joined in the middle do not count. */
export interface PlayedBy {
  readonly seat: Seat;
  readonly person?: string;
  /** Of a bot. */
  readonly level?: string;
  /** Those who gave up share the last place. */
  readonly place: number;
  /** Absent for those who gave up. */
  readonly score?: number;
  readonly gaveUp?: true;
  /** Their account was deleted during the game. */
  readonly gone?: true;
  readonly figures: PlayerFigures;
}

export interface PlayedGame {
  readonly table: string;
  readonly game: string;
  readonly mode: string;
  readonly pace: Pace;
  readonly endedAt: Time;
  readonly cooperative: boolean;
  /** Counted from 1: the game was a chapter of a campaign, which this one has won or not. */
  readonly chapter?: number;
  /** It was played with someone's own cards, which may say anything. */
  readonly ownCards?: true;
  /** What ranked players besides their scores decided it. */
  readonly decided: boolean;
  readonly players: readonly PlayedBy[];
}

const DAY = 86_400;

export function paceOf(tempo: Tempo): Pace {
  if (tempo.kind === 'days') return 'turns';
  return tempo.kind === 'none' && (tempo.absence ?? 0) >= DAY ? 'turns' : 'live';
}

/** Undefined for a game that was not played to its end. `figures`: by seat. */
export function playedGame(
  record: TableRecord & { readonly carried?: Carry },
  entries: readonly StoredEntry[],
  { meta }: Pick<AnyGame, 'meta'>,
  figures: readonly PlayerFigures[] = [],
): PlayedGame | undefined {
  const { id, game, options, tempo, result, endedAt, status, chapter, pack } = record;
  if (status !== 'over' || result === undefined || endedAt === undefined) return undefined;
  const mode = meta.modes.find((one) => one.id === options.mode);
  return {
    table: id,
    game,
    mode: options.mode,
    pace: paceOf(tempo),
    endedAt,
    cooperative: mode?.cooperative === true,
    ...defined({ chapter: chapter?.number }),
    ...(pack !== undefined && { ownCards: true }),
    decided: (result.decidedBy?.length ?? 0) > 0,
    players: seatsThroughout(entries).map((seat) => playedBy(seat, result, figures)),
  };
}

/**
 * Games alone, games that all win or lose together, chapters, which do not begin equal, and games with someone's own cards
 * say nothing of strength. A box that the host has put on the server is the same for all and counts.
 */
export function isRated({ cooperative, chapter, ownCards, players }: PlayedGame): boolean {
  if (cooperative || chapter !== undefined || ownCards === true) return false;
  return players.filter(({ gone }) => gone !== true).length > 1;
}

/** A seat with the player who sat there at the start, and what became of them. */
interface SeatThroughout {
  readonly seat: Seat;
  readonly chair: ChairEntry;
  gaveUp: boolean;
  gone: boolean;
}

/** What the entries say about the seats, without the rules of the game. */
function seatsThroughout(entries: readonly StoredEntry[]): readonly SeatThroughout[] {
  const chairs: ChairEntry[] = [];
  let seats: readonly SeatThroughout[] | undefined;
  for (const { entry } of entries) {
    if (entry.kind === 'start') {
      const kept = chairs.filter(({ kind }) => kind !== 'closed');
      seats = kept.map((chair, seat) => ({ seat, chair, gaveUp: false, gone: false }));
    } else if (seats !== undefined) note(seats, entry);
    else if (entry.kind === 'chair') chairs[entry.seat] = entry.chair;
  }
  return seats ?? [];
}

function note(seats: readonly SeatThroughout[], entry: Entry): void {
  if (entry.kind === 'away' && (entry.why === 'resigned' || entry.why === 'gone')) {
    const seat = must(seats[entry.seat]);
    // A player who had given up before is not asked again.
    if (!seat.gaveUp) seat.gone = entry.why === 'gone';
    seat.gaveUp = true;
  }
  if ('does' in entry && entry.does?.kind === 'replace') must(seats[entry.does.seat]).gaveUp = true;
}

function playedBy(
  { seat, chair, gaveUp, gone }: SeatThroughout,
  { ranking, scores }: Result,
  figures: readonly PlayerFigures[],
): PlayedBy {
  const player = chair.kind === 'person' ? { person: chair.person } : {};
  const bot = chair.kind === 'bot' ? { level: chair.level } : {};
  if (gaveUp) {
    const last = { place: ranking.length, gaveUp: true, figures: {} } as const;
    return { seat, ...player, ...bot, ...last, ...(gone ? { gone } : {}) };
  }
  const score = must(scores[seat]);
  return { seat, ...player, ...bot, place: must(ranking[seat]), score, figures: figures[seat] ?? {} };
}
