import { expect, test } from 'vitest';
import { cli, json } from './cli.ts';
import { emptyServer } from './empty-server.ts';

test('a host works from the command line beside a running server', async () => {
  const { folder, url } = await emptyServer();
  const arrived = await fetch(`${url}/api/arrive`, { method: 'POST' });
  const { person }: { person: { id: string; name: string } } = JSON.parse(await arrived.text());
  expect(await json('people', { folder })).toMatchObject([{ id: person.id, name: person.name }]);
  expect(await json(`bans --person ${person.id} --days 3`, { folder })).toMatchObject([
    { person: person.id },
  ]);
  expect((await cli('bans --address 0.0.0.0/0', { folder })).code).toBe(2);
  expect((await cli('announce Closed on Sunday --fr Fermé', { folder })).out).toMatch(
    /Closed on Sunday \/ Fermé/,
  );
  expect((await cli('reports', { folder })).out).toBe('nothing has been reported\n');
  const { link } = await json<{ link: string }>('host-link', { folder });
  expect(link).toMatch(/\/desk\?code=[\w-]{43}$/);
  const answer = await fetch(`${url}/api/me`);
  const told: { announcement: { text: string } } = JSON.parse(await answer.text());
  expect(told.announcement.text).toBe('Closed on Sunday');
});
