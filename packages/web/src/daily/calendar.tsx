import { MOST_POINTS } from '@captains-table/bots';
import { dailyPlan, dayAt, daysAfter, startOf } from '@captains-table/catalogue';
import type { DailyDay } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { capital } from '../app/capital.ts';
import { labelled } from '../app/labelled.ts';
import { locale } from '../app/settings.ts';
import { Panel } from '../design/layout/panel.tsx';
import { dailyWords } from './words.ts';

interface Props {
  readonly days: ReadonlyMap<string, DailyDay>;
  readonly today: string;
}

/** The part of the points that is marked. */
const WELL = 0.8;
const WEEK = 7;

/** The days of this month, and how they went. */
export function Calendar({ days, today }: Props): JSX.Element {
  const { calendar: words } = dailyWords.value;
  const first = `${today.slice(0, 8)}01`;
  const month = new Intl.DateTimeFormat(locale.value, { month: 'long', timeZone: 'UTC' });
  // Monday is the first day of a week.
  const before = (new Date(startOf(first) ?? 0).getUTCDay() + WEEK - 1) % WEEK;
  const dates = Array.from({ length: 31 }, (_, day) => daysAfter(first, day)).filter(
    (day) => day.slice(0, 7) === today.slice(0, 7),
  );
  const played = dates.filter((day) => days.get(day)?.done === true).length;
  return (
    <Panel
      title={capital(month.format(startOf(today) ?? 0), locale.value)}
      rule="single"
      aside={words.count(played)}
    >
      <div class="daily-calendar" aria-hidden="true">
        {weekdays().map(({ key, name }) => (
          <span key={key}>{name}</span>
        ))}
      </div>
      <ol class="daily-calendar">
        {dates.map((day, index) => (
          <Day
            key={day}
            day={day}
            known={days.get(day)}
            today={today}
            column={index === 0 ? before + 1 : undefined}
          />
        ))}
      </ol>
      <p class="daily-legend daily-quiet">
        {(['played', 'well', 'missed'] as const).map((state) => (
          <span key={state}>
            <span class={`daily-sign daily-${state}`} /> {words[state]}
          </span>
        ))}
      </p>
    </Panel>
  );
}

interface DayProps {
  readonly day: string;
  readonly known: DailyDay | undefined;
  readonly today: string;
  /** Of the first one. */
  readonly column: number | undefined;
}

function Day({ day, known, today, column }: DayProps): JSX.Element {
  const { calendar: words } = dailyWords.value;
  const of = (known?.choices.length ?? 0) * MOST_POINTS;
  const date = new Intl.DateTimeFormat(locale.value, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const told = date.format(startOf(day) ?? 0);
  const state = stateOf(known, of, day, today);
  return (
    <li
      class={`daily-day daily-${state}${day === today ? ' daily-now' : ''}`}
      style={column === undefined ? undefined : { gridColumnStart: column }}
      aria-current={day === today ? 'date' : undefined}
    >
      <span aria-hidden="true">{Number(day.slice(8))}</span>
      <span class="visually-hidden">
        {known?.done === true
          ? words.day(told, known.points, of)
          : state === 'missed'
            ? labelled(told, words.missed)
            : told}
      </span>
    </li>
  );
}

function stateOf(known: DailyDay | undefined, of: number, day: string, today: string): string {
  if (known?.done === true) return known.points >= WELL * of ? 'well' : 'played';
  return day < today && dailyPlan(day) !== undefined ? 'missed' : 'open';
}

function weekdays(): readonly { readonly key: string; readonly name: string }[] {
  const name = new Intl.DateTimeFormat(locale.value, { weekday: 'narrow', timeZone: 'UTC' });
  // A Monday.
  return Array.from({ length: WEEK }, (_, day) => {
    const time = Date.UTC(2026, 0, 5 + day);
    return { key: dayAt(time), name: name.format(time) };
  });
}
