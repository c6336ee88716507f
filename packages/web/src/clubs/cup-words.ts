/** What a cup and its entrants are called, and its settings in words. */
import type { Locale } from '@captains-table/kernel';
import type { CupSettings, CupTableView, CupView, EntrantLine, Tempo } from '@captains-table/protocol';
import { isolated } from '@captains-table/protocol';
import type { ClubsTexts } from '../../texts/clubs/index.ts';
import { listed } from '../app/listed.ts';
import { levelName } from '../frame/names.ts';
import { amount } from '../lobby/table-lists/times.ts';
import { dayAndTime } from './evening-times.ts';

export function entrantName(
  { name, level, number }: EntrantLine,
  { unknown }: Pick<ClubsTexts, 'unknown'>,
  locale: Locale,
): string {
  if (level !== undefined) return `${levelName(level, locale)} ${number ?? ''}`.trim();
  return name === undefined || name === '' ? unknown : isolated(name);
}

/** The names of some entrants in a row. */
export function namesOf(
  cup: Pick<CupView, 'entrants'>,
  numbers: readonly number[],
  words: ClubsTexts,
  locale: Locale,
): string {
  return listed(
    numbers.flatMap((number) => {
      const entrant = cup.entrants[number];
      return entrant === undefined ? [] : [entrantName(entrant, words, locale)];
    }),
    locale,
  );
}

export function othersAt({ entrants }: CupTableView, own: number): readonly number[] {
  return entrants.filter((entrant) => entrant !== own);
}

export function tempoInWords(tempo: Tempo, { facts }: ClubsTexts['cups'], locale: Locale): string {
  switch (tempo.kind) {
    case 'none':
      return facts.noClock;
    case 'move':
      return facts.perMove(timeInWords(tempo.seconds, locale));
    case 'game':
      return tempo.increment === 0
        ? facts.perGame(timeInWords(tempo.seconds, locale))
        : facts.perGameWith(timeInWords(tempo.seconds, locale), timeInWords(tempo.increment, locale));
    case 'days':
      return facts.byTurns(amount(locale, tempo.days, 'day'));
  }
}

function timeInWords(seconds: number, locale: Locale): string {
  return seconds % 60 === 0 ? amount(locale, seconds / 60, 'minute') : amount(locale, seconds, 'second');
}

export interface CupFact {
  readonly label: string;
  readonly value: string;
}

/** `game` and `mode`: what they are called. */
export function cupFacts(
  { settings, plannedRounds, startedAt }: Pick<CupView, 'settings' | 'plannedRounds' | 'startedAt'>,
  played: { readonly game: string; readonly mode: string },
  texts: ClubsTexts['cups'],
  locale: Locale,
): readonly CupFact[] {
  const { facts, forms } = texts;
  const { form, most, tempo, days, early, followers, startsAt } = settings;
  const deadline = days === undefined ? facts.noDeadline : facts.within(amount(locale, days, 'day'));
  return [
    { label: facts.form, value: forms[form] },
    { label: facts.game, value: [played.game, played.mode].filter((part) => part !== '').join(', ') },
    { label: facts.tables, value: facts.seats(most) },
    { label: facts.tempo, value: tempoInWords(tempo, texts, locale) },
    { label: facts.rounds, value: roundsInWords(settings, plannedRounds, texts) },
    { label: facts.deadline, value: deadline },
    ...(early || days === undefined ? [] : [{ label: facts.nextRound, value: facts.onDates }]),
    startedAt === undefined
      ? {
          label: facts.begins,
          value: startsAt === undefined ? facts.byHand : dayAndTime(locale, startsAt),
        }
      : { label: facts.began, value: dayAndTime(locale, startedAt) },
    { label: facts.followers, value: followers === 'link' ? facts.byLink : facts.membersOnly },
  ];
}

function roundsInWords(
  { form, laps, rounds }: CupSettings,
  planned: number | undefined,
  { facts }: ClubsTexts['cups'],
): string {
  const known = planned ?? (form === 'knockout' ? undefined : rounds);
  const count = known === undefined ? facts.asNeeded : facts.roundCount(known);
  return form === 'league' && laps === 2 ? `${count}, ${facts.twice}` : count;
}
