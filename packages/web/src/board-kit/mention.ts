/** What is worth telling of a game once it is over: who did something more often, or more of it, than all others. */
import type { TableGame } from '@captains-table/catalogue';
import type { Locale, Seat } from '@captains-table/kernel';
import type { JSX } from 'preact';
import type { GameTypes } from './board.ts';

export interface Mention {
  readonly seat: Seat;
  /** A drawing of the game's own, or the name of one of the shell's icons. */
  readonly icon: string | JSX.Element;
  readonly title: string;
  /** One sentence with the player's name. */
  readonly text: string;
}

/** A whole match: what each move brought about, everything that was hidden included. */
export interface ToldMatch<Game extends GameTypes = GameTypes> {
  readonly seats: number;
  readonly steps: readonly { readonly seat: Seat; readonly events: readonly Game['event'][] }[];
  readonly game: TableGame;
  readonly locale: Locale;
  /** What everybody saw before the step with this index. */
  readonly viewBefore: (step: number) => Game['view'];
  readonly name: (seat: Seat) => string;
}

/** What a game's folder provides for it. The most telling come first. */
export interface Mentions<Game extends GameTypes = GameTypes> {
  mentions(match: ToldMatch<Game>): readonly Mention[];
}

export interface Leader {
  readonly seat: Seat;
  readonly n: number;
}

/** The one seat with the most, where that is at least `least`. A tie has no leader. */
export function leader(counts: readonly number[], least: number): Leader | undefined {
  const n = Math.max(...counts);
  const seat = counts.indexOf(n);
  return n >= least && counts.lastIndexOf(n) === seat ? { seat, n } : undefined;
}

/** The mention of the one player with the most, where there is one; a list, so that many are put together easily. */
export function mentionOf(
  { name }: Pick<ToldMatch, 'name'>,
  counts: readonly number[],
  {
    least,
    icon,
    words,
  }: { readonly least: number; readonly icon: JSX.Element; readonly words: MentionWords },
): readonly Mention[] {
  const found = leader(counts, least);
  if (found === undefined) return [];
  const { seat, n } = found;
  return [{ seat, icon, title: words.title, text: words.text(name(seat), n) }];
}

interface MentionWords {
  readonly title: string;
  readonly text: (name: string, n: number) => string;
}

interface Told<Event> {
  readonly seats: number;
  readonly steps: readonly { readonly events: readonly Event[] }[];
}

/** By seat: what all events add up to. `of`: whom an event counts for, and how much. */
export function totals<Event>(
  told: Told<Event>,
  of: (event: Event) => Leader | undefined,
): readonly number[] {
  return gathered(told, of, (sum, n) => sum + n);
}

/** By seat: the greatest single one. */
export function greatest<Event>(
  told: Told<Event>,
  of: (event: Event) => Leader | undefined,
): readonly number[] {
  return gathered(told, of, Math.max);
}

function gathered<Event>(
  { seats, steps }: Told<Event>,
  of: (event: Event) => Leader | undefined,
  join: (before: number, n: number) => number,
): readonly number[] {
  const counts = Array.from({ length: seats }, () => 0);
  for (const event of steps.flatMap(({ events }) => events)) {
    const found = of(event);
    if (found !== undefined) counts[found.seat] = join(counts[found.seat] ?? 0, found.n);
  }
  return counts;
}

/** The most that are shown: first one for each player, in the order of the game, then what is left. */
export function chosen(mentions: readonly Mention[], most = 4): readonly Mention[] {
  const firsts = mentions.filter(
    ({ seat }, index) => mentions.findIndex((other) => other.seat === seat) === index,
  );
  return [...new Set([...firsts, ...mentions])].slice(0, most);
}
