import { expect, test } from 'vitest';
import { linkedTable } from '../../src/lobby/home/invitation.ts';

test('a pasted link leads to its table', () => {
  expect(linkedTable('https://table.example/table/abc?invite=K7Q2-M9XW-4DTB')).toEqual({
    at: 'table',
    id: 'abc',
    invite: 'K7Q2-M9XW-4DTB',
  });
});

test('a pasted link leads to its club', () => {
  expect(linkedTable('https://table.example/clubs?code=K7Q2-M9XW-4DTB')).toEqual({
    at: 'clubs',
    code: 'K7Q2-M9XW-4DTB',
  });
});

test('a code is no link, nor is a page that is no table', () => {
  expect(linkedTable('K7Q2-M9XW-4DTB')).toBeUndefined();
  expect(linkedTable('https://table.example/settings')).toBeUndefined();
});
