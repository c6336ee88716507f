/** Highlights of a finished game: who did something more often, or more of it, than everyone else. */
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

/** Something that players of a game do, for which the one who did most of it is mentioned. */
export interface Feat<Game extends GameTypes, Name extends string, Icon extends string> {
  readonly feat: Name;
  readonly icon: Icon;
  /** A leader with fewer is not mentioned. */
  readonly least: number;
  /** By seat. */
  readonly counts: (match: ToldMatch<Game>) => readonly number[];
}

/** A mention for each feat that has a leader. */
export function mentionsOf<Game extends GameTypes, Name extends string, Icon extends string>(
  match: ToldMatch<Game>,
  feats: readonly Feat<Game, Name, Icon>[],
  draw: (icon: Icon) => JSX.Element,
  texts: Readonly<Record<Locale, Readonly<Record<Name, MentionWords>>>>,
): readonly Mention[] {
  return feats.flatMap(({ feat, icon, least, counts }) => {
    const found = leader(counts(match), least);
    if (found === undefined) return [];
    const { title, text } = texts[match.locale][feat];
    return [{ seat: found.seat, icon: draw(icon), title, text: text(match.name(found.seat), found.n) }];
  });
}

interface MentionWords {
  readonly title: string;
  readonly text: (name: string, n: number) => string;
}

interface Told<Event> {
  readonly seats: number;
  readonly steps: readonly { readonly events: readonly Event[] }[];
}

type Counts<Event> = (told: Told<Event>) => readonly number[];

/** By seat: what all events add up to. `of`: whom an event counts for, and how much. */
export function totals<Event>(of: (event: Event) => Leader | undefined): Counts<Event> {
  return (told) => gathered(told, of, (sum, n) => sum + n);
}

/** Whom an event counts for: one for the player of each event of this kind. */
export function oneFor<Event extends { readonly key: string; readonly seat?: Seat }>(
  key: Event['key'],
): (event: Event) => Leader | undefined {
  return ({ key: found, seat }) => (found === key && seat !== undefined ? { seat, n: 1 } : undefined);
}

/** By seat: the greatest single one. */
export function greatest<Event>(of: (event: Event) => Leader | undefined): Counts<Event> {
  return (told) => gathered(told, of, Math.max);
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
