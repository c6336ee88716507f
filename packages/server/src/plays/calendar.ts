/** A calendar as RFC 5545 writes it. */
import type { Time } from '../storage/storage.ts';

export interface CalendarEvent {
  /** The same for the same event, however often it is fetched. */
  readonly id: string;
  readonly begins: Time;
  /** Absent: a moment. */
  readonly ends?: Time;
  readonly title: string;
  readonly description?: string;
  readonly url?: string;
  /** When what it says was last changed. */
  readonly changedAt: Time;
  /** Minutes before it begins at which the calendar may ring. */
  readonly reminder?: number;
}

export function calendarText(name: string, host: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Captain’s Table//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT30M',
    'X-PUBLISHED-TTL:PT30M',
    ...events.flatMap((event) => eventLines(event, host)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, host: string): readonly string[] {
  const { id, begins, ends, title, description, url, changedAt, reminder } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${host}`,
    `DTSTAMP:${timeOf(changedAt)}`,
    `DTSTART:${timeOf(begins)}`,
    ...(ends === undefined ? [] : [`DTEND:${timeOf(ends)}`]),
    `SUMMARY:${escaped(title)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escaped(description)}`]),
    ...(url === undefined ? [] : [`URL:${url}`]),
    // A deadline does not block time in a calendar.
    ...(ends === undefined ? ['TRANSP:TRANSPARENT'] : []),
    ...(reminder === undefined ? [] : alarmLines(title, reminder)),
    'END:VEVENT',
  ];
}

function alarmLines(title: string, minutes: number): readonly string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${minutes}M`,
    'END:VALARM',
  ];
}

/** `20260711T193000Z`. */
function timeOf(at: Time): string {
  return new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '') + 'Z';
}

function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');
}

const MOST_BYTES = 75;

/** A longer line goes on in the next one, after a space; no letter is cut in two. */
function folded(line: string): string {
  let text = '';
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > MOST_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += letter;
    bytes += size;
  }
  return text;
}
