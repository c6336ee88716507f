/** Time in figures and in words. */
import type { Locale } from '@captains-table/kernel';
import { DAY, HOUR, MINUTE, SECOND } from '@captains-table/kernel';
import type { ClockInfo, Tempo } from '@captains-table/protocol';
import type { TableTexts } from '../../../texts/table/index.ts';

/** What is left, in milliseconds. */
export function leftAt({ left, since }: ClockInfo, now: number): number {
  return since === undefined ? left : Math.max(0, left - Math.max(0, now - since));
}

/** Whether a person should be told to hurry. */
export function isLow(left: number, tempo: Tempo): boolean {
  switch (tempo.kind) {
    case 'none':
      return false;
    case 'days':
      return left < 6 * HOUR;
    case 'game':
      return left < MINUTE;
    case 'move':
      return left < Math.min(MINUTE, (tempo.seconds * SECOND) / 3);
  }
}

/** `4:05`, `1:04:05`; from a day on in words. */
export function clockFace(left: number, locale: Locale): string {
  if (left >= DAY) return timeInWords(left, locale);
  const seconds = Math.ceil(left / SECOND);
  const two = (number: number) => `${number}`.padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const tail = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
}

/** The two largest units: `2 days, 4 hours`. */
export function timeInWords(left: number, locale: Locale): string {
  const whole = Math.ceil(left / SECOND) * SECOND;
  const units = [
    ['day', Math.floor(whole / DAY)],
    ['hour', Math.floor((whole % DAY) / HOUR)],
    ['minute', Math.floor((whole % HOUR) / MINUTE)],
    ['second', Math.floor((whole % MINUTE) / SECOND)],
  ] as const;
  const first = units.findIndex(([, number]) => number > 0);
  const told = first === -1 ? [units[3]] : units.slice(first, first + 2).filter(([, number]) => number > 0);
  const words = told.map(([unit, number]) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(number),
  );
  return new Intl.ListFormat(locale, { type: 'unit' }).format(words);
}

export function tempoInWords(tempo: Tempo, { clock }: TableTexts, locale: Locale): string {
  switch (tempo.kind) {
    case 'none':
      return clock.noTempo;
    case 'move':
      return clock.moveTempo(timeInWords(tempo.seconds * SECOND, locale));
    case 'days':
      return clock.daysTempo(timeInWords(tempo.days * DAY, locale));
    case 'game':
      return clock.gameTempo(
        timeInWords(tempo.seconds * SECOND, locale),
        timeInWords(tempo.increment * SECOND, locale),
      );
  }
}
