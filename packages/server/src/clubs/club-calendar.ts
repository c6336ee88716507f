/** The evenings of clubs and the dates of their cups, as calendars show them. */
import { loadTexts } from '@captains-table/catalogue';
import { HOUR } from '@captains-table/kernel';
import { CLUB_LIMITS } from '@captains-table/protocol';
import { clubTexts } from '../../texts/clubs.ts';
import { calendarText } from '../plays/calendar.ts';
import type { CalendarEvent } from '../plays/calendar.ts';
import type { ClubRecord, CupDeadline, CupRecord, EveningRecord, Storage, Time } from '../storage/storage.ts';
import { clubPage, cupPage } from './club-address.ts';
import type { Reader } from './club-address.ts';

/** Evenings have no stated end. */
const EVENING = 3 * HOUR;
/** Past entries stay for a while: many calendars drop what is no longer in the file. */
const KEPT = 30 * 24 * HOUR;
const MOST_EVENINGS = 2 * CLUB_LIMITS.evenings;
const MOST_CUPS = 50;

export interface ClubCalendarParts {
  readonly storage: Pick<Storage, 'clubs' | 'cups'>;
  readonly now: () => Time;
}

export async function clubCalendar(
  { storage, now }: ClubCalendarParts,
  club: ClubRecord,
  reader: Reader,
): Promise<string> {
  const [evenings, cups, deadlines] = await Promise.all([
    storage.clubs.evenings(club.id, now() - KEPT, MOST_EVENINGS),
    storage.cups.ofClub(club.id, MOST_CUPS),
    storage.cups.deadlinesIn(club.id),
  ]);
  const events = [
    ...(await Promise.all(evenings.map((evening) => eveningEvent(evening, club, reader)))),
    ...cups.flatMap((cup) => startEvents(cup, reader)),
    ...deadlines.map((deadline) => roundEvent(deadline, cupPage(deadline.cup.id, reader.origin), reader)),
  ];
  return calendarText(club.name, reader.origin.hostname, events);
}

/**
 * What a person has before them in clubs: evenings, unless they have said no, cups that begin, and rounds in which they
 * have not played their game to its end. `reminder`: minutes before something that they must not miss.
 */
export async function clubEvents(
  { storage, now }: ClubCalendarParts,
  person: string,
  reader: Reader,
  reminder: number,
): Promise<readonly CalendarEvent[]> {
  const [own, cups, deadlines] = await Promise.all([
    storage.clubs.of(person, CLUB_LIMITS.clubs),
    storage.cups.playedBy(person),
    storage.cups.deadlinesOf(person),
  ]);
  const events: CalendarEvent[] = [];
  for (const { club } of own) {
    const evenings = await storage.clubs.evenings(club.id, now() - KEPT, MOST_EVENINGS);
    const answers = await storage.clubs.answers(evenings.map(({ id }) => id));
    const given = new Map(
      answers.filter((one) => one.person === person).map((one) => [one.evening, one.answer]),
    );
    for (const evening of evenings) {
      const answer = given.get(evening.id);
      if (answer === 'no') continue;
      const event = await eveningEvent(evening, club, reader);
      events.push(answer === 'yes' ? { ...event, reminder } : event);
    }
  }
  for (const cup of cups) events.push(...startEvents(cup, reader));
  for (const deadline of deadlines) {
    const url = new URL(`/table/${deadline.table}`, reader.origin).href;
    events.push({ ...roundEvent(deadline, url, reader), reminder });
  }
  return events;
}

async function eveningEvent(
  { id, at, game, note, changedAt }: EveningRecord,
  club: ClubRecord,
  { locale, origin }: Reader,
): Promise<CalendarEvent> {
  const { calendar } = clubTexts[locale];
  const name = game === undefined ? undefined : ((await loadTexts(game, locale))?.name ?? game);
  return {
    id: `evening-${id}`,
    begins: at,
    ends: at + EVENING,
    title: name === undefined ? calendar.evening(club.name) : calendar.eveningWith(club.name, name),
    ...(note === '' ? {} : { description: note }),
    url: clubPage(club.id, origin),
    changedAt,
  };
}

/** While it can be entered, and has an hour at which it begins. */
function startEvents(
  { id, status, settings, createdAt }: CupRecord,
  { locale, origin }: Reader,
): readonly CalendarEvent[] {
  const { startsAt, name } = settings;
  if (status !== 'open' || startsAt === undefined) return [];
  const title = clubTexts[locale].calendar.begins(name);
  return [{ id: `cup-${id}`, begins: startsAt, title, url: cupPage(id, origin), changedAt: createdAt }];
}

function roundEvent(
  { cup, round, begunAt, dueAt }: CupDeadline,
  url: string,
  { locale }: Reader,
): CalendarEvent {
  const { calendar } = clubTexts[locale];
  return {
    id: `cup-${cup.id}-${round}`,
    begins: dueAt,
    title: calendar.due(cup.settings.name, round),
    description: calendar.why(url),
    url,
    changedAt: begunAt,
  };
}
