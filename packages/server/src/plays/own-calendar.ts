/** A person's due games and dates as a calendar. */
import { loadTexts } from '@captains-table/catalogue';
import { playTexts } from '../../texts/plays.ts';
import { clubEvents } from '../clubs/club-calendar.ts';
import type { Turn } from '../notices/turn.ts';
import type { PersonRecord, Storage, Time } from '../storage/storage.ts';
import { calendarText } from './calendar.ts';
import type { CalendarEvent } from './calendar.ts';

const MOST_TABLES = 50;
/** Two hours before time is up. */
const REMINDER = 120;

export interface CalendarParts {
  readonly storage: Storage;
  /** What waits for a person at a table now, if anything. */
  readonly owed: (person: string, table: string) => Promise<Turn | undefined>;
  readonly now: () => Time;
}

export async function ownCalendar(
  parts: CalendarParts,
  { id, locale }: PersonRecord,
  origin: URL,
): Promise<string> {
  const { storage, owed } = parts;
  const { calendar } = playTexts[locale];
  const { tables } = await storage.tables.running(id, { limit: MOST_TABLES });
  const events: CalendarEvent[] = [];
  for (const { record, people } of tables) {
    if (!people.some(({ person, owes }) => person === id && owes)) continue;
    const turn = await owed(id, record.id).catch(() => undefined);
    if (turn?.byTurns !== true || turn.deadline === undefined) continue;
    const game = (await loadTexts(record.game, locale))?.name ?? record.game;
    const url = new URL(`/table/${record.id}`, origin).href;
    events.push({
      id: `${record.id}-${turn.decision ?? 0}`,
      begins: turn.deadline,
      title: calendar.deadline(game),
      description: calendar.why(url),
      url,
      changedAt: record.updatedAt,
      reminder: REMINDER,
    });
  }
  events.push(...(await clubEvents(parts, id, { locale, origin }, REMINDER)));
  return calendarText(calendar.name, origin.hostname, events);
}
