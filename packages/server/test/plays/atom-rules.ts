import { expect } from 'vitest';
import type { Element } from './xml.ts';
import { readXml } from './xml.ts';

const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const ID = /^urn:uuid:[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

export const childrenOf = (element: Element, name: string) =>
  element.children.filter((child) => child.name === name);
export const textOf = (element: Element, name: string) => childrenOf(element, name)[0]?.text;

/** RFC 4287, sections 4.1.1 and 4.1.2: elements that must occur once, and those that must not occur twice. */
export function expectAtom(text: string): Element {
  const feed = readXml(text);
  expect(feed.name).toBe('feed');
  expect(feed.attributes['xmlns']).toBe('http://www.w3.org/2005/Atom');
  const entries = childrenOf(feed, 'entry');
  for (const element of [feed, ...entries]) {
    for (const name of ['id', 'title', 'updated']) expect(childrenOf(element, name), name).toHaveLength(1);
    for (const name of ['published', 'content', 'subtitle', 'generator'])
      expect(childrenOf(element, name).length, name).toBeLessThan(2);
    expect(textOf(element, 'id')).toMatch(ID);
    for (const name of ['updated', 'published'])
      for (const { text: date } of childrenOf(element, name)) expect(date).toMatch(DATE);
    for (const author of childrenOf(element, 'author')) expect(textOf(author, 'name')).not.toBe('');
    const links = childrenOf(element, 'link').map(({ attributes }) => attributes);
    expect(links.filter(({ rel }) => rel === 'alternate')).toHaveLength(1);
    for (const { href } of links) expect(URL.canParse(href ?? '')).toBe(true);
  }
  expect(childrenOf(feed, 'author')).toHaveLength(1);
  expect(childrenOf(feed, 'link').filter(({ attributes }) => attributes['rel'] === 'self')).toHaveLength(1);
  const ids = entries.map((entry) => textOf(entry, 'id'));
  expect(new Set(ids).size).toBe(ids.length);
  return feed;
}
