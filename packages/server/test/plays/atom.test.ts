import { expect, test } from 'vitest';
import { atomText } from '../../src/plays/atom.ts';
import { expectAtom } from './atom-rules.ts';
import { readXml } from './xml.ts';

const at = Date.parse('2026-07-11T19:30:00.999Z');
const entry = {
  uuid: '0f8fad5b-d9cb-569f-a165-70867728950e',
  title: 'Anna joined the club',
  url: 'https://table.example/club/x',
  publishedAt: at,
  updatedAt: at + 60_000,
};
const feed = {
  uuid: '7c9e6679-7425-50de-944b-e07fc1f90ae7',
  locale: 'fr',
  title: 'La flotte du mardi',
  subtitle: '',
  author: 'La flotte du mardi',
  url: 'https://table.example/club/x',
  self: 'https://table.example/feed/x.atom?lang=fr&from=here',
  updatedAt: at,
  entries: [entry],
} as const;

test('a feed is what RFC 4287 asks for', () => {
  const read = expectAtom(atomText(feed));
  expect(read.attributes['xml:lang']).toBe('fr');
  expect(read.children.map(({ name }) => name)).not.toContain('subtitle');
  const updated = read.children.find(({ name }) => name === 'updated');
  expect(updated?.text).toBe('2026-07-11T19:30:00Z');
});

test('what people wrote is text, whatever is in it', () => {
  const title = '</title><script>alert("1")</script> & \'so\' ]]> <!-- \u0000\u000b\ud800\ufffe🏴‍☠️';
  const text = atomText({
    ...feed,
    title,
    subtitle: title,
    entries: [{ ...entry, title, text: title, author: title }],
  });
  const read = expectAtom(text);
  const shown = '</title><script>alert("1")</script> & \'so\' ]]> <!-- 🏴‍☠️';
  expect(read.children.find(({ name }) => name === 'title')?.text).toBe(shown);
  const inside = read.children.find(({ name }) => name === 'entry')?.children;
  expect(inside?.find(({ name }) => name === 'content')?.text).toBe(shown);
  const self = read.children.find(({ name, attributes }) => name === 'link' && attributes['rel'] === 'self');
  expect(self?.attributes['href']).toBe(feed.self);
});

test.each([
  ['<a><b></a></b>', 'a ends within b'],
  ['<a>&nbsp;</a>', 'an entity that there is not'],
  ['<a b="1" b="2"/>', 'an attribute twice'],
  ['<a/><a/>', 'not one element'],
  ['<a>', 'not one element'],
  ['<a>\u0001</a>', 'a character that XML does not have'],
  ['<a b=1/>', 'no tag'],
])('what reads feeds in tests refuses %s', (document, why) => {
  expect(() => readXml(`<?xml version="1.0" encoding="utf-8"?>${document}`)).toThrow(why);
});
