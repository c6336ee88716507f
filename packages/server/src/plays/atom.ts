/** A feed as RFC 4287 (Atom) writes it. */
import type { Locale } from '@captains-table/kernel';
import type { Time } from '../storage/storage.ts';

export interface FeedEntry {
  /** The same for the same entry, however often and in whichever language it is read. */
  readonly uuid: string;
  readonly title: string;
  readonly text?: string;
  readonly author?: string;
  readonly url: string;
  readonly publishedAt: Time;
  readonly updatedAt: Time;
}

export interface Feed {
  readonly uuid: string;
  readonly locale: Locale;
  readonly title: string;
  readonly subtitle: string;
  /** Of entries that name no other. */
  readonly author: string;
  /** The page that it is about, and its own address. */
  readonly url: string;
  readonly self: string;
  readonly updatedAt: Time;
  readonly entries: readonly FeedEntry[];
}

export function atomText(feed: Feed): string {
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.locale}">`,
    `  <id>urn:uuid:${feed.uuid}</id>`,
    `  <title>${escaped(feed.title)}</title>`,
    ...(feed.subtitle === '' ? [] : [`  <subtitle>${escaped(feed.subtitle)}</subtitle>`]),
    `  <updated>${timeOf(feed.updatedAt)}</updated>`,
    `  <author><name>${escaped(feed.author)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${escaped(feed.self)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escaped(feed.url)}"/>`,
    '  <generator>Captain’s Table</generator>',
    ...feed.entries.flatMap(entryLines),
    '</feed>',
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function entryLines(entry: FeedEntry): readonly string[] {
  const { uuid, title, text, author, url, publishedAt, updatedAt } = entry;
  return [
    '  <entry>',
    `    <id>urn:uuid:${uuid}</id>`,
    `    <title>${escaped(title)}</title>`,
    `    <published>${timeOf(publishedAt)}</published>`,
    `    <updated>${timeOf(updatedAt)}</updated>`,
    ...(author === undefined ? [] : [`    <author><name>${escaped(author)}</name></author>`]),
    `    <link rel="alternate" type="text/html" href="${escaped(url)}"/>`,
    ...(text === undefined ? [] : [`    <content type="text">${escaped(text)}</content>`]),
    '  </entry>',
  ];
}

/** `2026-07-11T19:30:00Z`. */
function timeOf(at: Time): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}

const MARKS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML has no way to write (its production 2) are left out; half a surrogate pair is no character. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"']/g, (mark) => MARKS[mark] ?? '');
}
