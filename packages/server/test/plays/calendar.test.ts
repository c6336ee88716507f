import { expect, test } from 'vitest';
import { calendarText } from '../../src/plays/calendar.ts';

const begins = Date.parse('2026-07-11T19:30:00Z');
const event = { id: 'reef-4', begins, title: 'Port Royal: your time is up', changedAt: begins - 1_000 };

/** Unfolds lines as a reader does: RFC 5545, section 3.1. */
const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);

test('a moment, a whole evening and a reminder', () => {
  const text = calendarText('Captain’s Table', 'table.example', [
    { ...event, reminder: 120, url: 'https://table.example/table/reef' },
    { ...event, id: 'evening', ends: begins + 3_600_000 },
  ]);
  const all = lines(text);
  expect(all.slice(0, 3)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Captain’s Table//Calendar//EN',
  ]);
  expect(all).toContain('UID:reef-4@table.example');
  expect(all).toContain('DTSTART:20260711T193000Z');
  expect(all).toContain('DTSTAMP:20260711T192959Z');
  expect(all).toContain('TRIGGER:-PT120M');
  expect(all.filter((line) => line === 'TRANSP:TRANSPARENT')).toHaveLength(1);
  expect(all).toContain('DTEND:20260711T203000Z');
  expect(all.at(-1)).toBe('END:VCALENDAR');
  for (const kind of ['VCALENDAR', 'VEVENT', 'VALARM']) {
    const count = (word: string) => all.filter((line) => line === `${word}:${kind}`).length;
    expect(count('BEGIN')).toBe(count('END'));
  }
});

test('what people wrote cannot end a line, nor begin another event', () => {
  const title = 'a;b,c\\d\r\nEND:VEVENT\nBEGIN:VEVENT\u0007';
  const [summary, ...more] = lines(calendarText('x', 'h', [{ ...event, title }])).filter((line) =>
    line.startsWith('SUMMARY:'),
  );
  expect(more).toEqual([]);
  expect(summary).toBe(String.raw`SUMMARY:a\;b\,c\\d\nEND:VEVENT\nBEGIN:VEVENT`);
});

test('no line has more than 75 bytes, and no letter is cut in two', () => {
  const title = 'Ève à la barre 🏴‍☠️ '.repeat(30);
  const text = calendarText('x', 'h', [{ ...event, title }]);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines(text)).toContain(`SUMMARY:${title}`);
  expect(text).not.toContain('\uFFFD');
});
