/** What people are told when the storage fails, with the errors of a real SQLite. */
import { truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@captains-table/kernel';
import { errorTexts } from '@captains-table/protocol/texts';
import { expect, test } from 'vitest';
import { storageFaultOf } from '../../src/storage/fault.ts';
import { findSqlite } from '../../src/storage/sqlite/library.ts';
import { unexpected } from '../../src/unexpected-failure.ts';
import { dataFolder } from './sqlite/folder.ts';

async function database() {
  const { DatabaseSync } = await findSqlite();
  const file = path.join(dataFolder(), 'any.sqlite');
  const connect = (readOnly = false) => new DatabaseSync(file, { readOnly });
  const first = connect();
  first.exec(`create table note (text); insert into note values ('${'x'.repeat(20_000)}')`);
  return { file, connect, first };
}

function errorOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test('a full disk, a file that may only be read and a file that another process keeps cannot be written', async () => {
  const { connect, first } = await database();
  const full = errorOf(() => {
    first.exec('pragma max_page_count = 1');
    first.exec(`insert into note values ('${'x'.repeat(20_000)}')`);
  });
  const readOnly = errorOf(() => connect(true).exec(`insert into note values ('')`));
  first.exec('begin exclusive');
  const kept = errorOf(() => connect().exec(`insert into note values ('')`));
  for (const error of [full, readOnly, kept]) {
    expect(error).toBeInstanceOf(Error);
    expect(storageFaultOf(error)).toBe('unwritable');
    expect(unexpected(error).code).toBe('cannot-store');
  }
});

test('pages that are gone and files that are no database are damage', async () => {
  const cut = await database();
  cut.first.close();
  truncateSync(cut.file, 8_192);
  const other = await database();
  other.first.close();
  writeFileSync(other.file, 'Dear diary. '.repeat(1_000));
  for (const { connect } of [cut, other]) {
    const error = errorOf(() => connect().prepare('select text from note').all());
    expect(storageFaultOf(error)).toBe('damaged');
    expect(unexpected(error).code).toBe('data-damaged');
  }
});

test('a connection to PostgreSQL that ends under a request: nothing can be stored now', () => {
  const words = [
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
  ];
  for (const error of words.map((message) => new Error(message))) {
    expect(storageFaultOf(error)).toBe('unwritable');
    expect(unexpected(error).code).toBe('cannot-store');
  }
});

test('other errors say nothing about the storage', () => {
  for (const error of [new Error('man overboard'), undefined, { code: 7 }]) {
    expect(storageFaultOf(error)).toBeUndefined();
    expect(unexpected(error).code).toBe('internal');
  }
});

test('no one is promised that nothing was lost', () => {
  const promise = /lost|perdu|verloren/i;
  for (const locale of LOCALES)
    for (const code of ['internal', 'cannot-store', 'data-damaged'] as const)
      expect(errorTexts[locale][code]).not.toMatch(promise);
});
