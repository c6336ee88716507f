/** Tables set through the server's own door, for tests that are about something else. */
import type { APIRequestContext, BrowserContext } from '@playwright/test';

/** Somebody new in a browser of their own, known to the server. */
export async function arrive(context: BrowserContext, name: string): Promise<APIRequestContext> {
  const { request } = context;
  await request.post('/api/arrive', { data: {} });
  await request.patch('/api/me', { data: { name } });
  return request;
}

/** A started table of two people. Answers its path and its invitation. */
export async function tableForTwo(
  anna: APIRequestContext,
  bart: APIRequestContext,
  more: object = {},
): Promise<{ readonly id: string; readonly invite: string }> {
  const chairs = [{ kind: 'me' }, { kind: 'open' }];
  const created = await anna.post('/api/tables', { data: { game: 'port-royal', chairs, ...more } });
  const { table: id } = (await created.json()) as { table: string };
  const { scene } = (await (await anna.get(`/api/tables/${id}`)).json()) as {
    scene: { you: { invite: string } };
  };
  const { invite } = scene.you;
  await bart.post(`/api/tables/${id}/join`, { data: { invite } });
  await anna.post(`/api/tables/${id}/start`, { data: {} });
  return { id, invite };
}

/** A started table with so many bots of the lowest level. Answers its id. */
export async function tableWithBots(
  person: APIRequestContext,
  bots: number,
  options: object,
  game = 'port-royal',
): Promise<string> {
  const chairs = [
    { kind: 'me' },
    ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'cabin-boy' })),
  ];
  const created = await person.post('/api/tables', { data: { game, chairs, options } });
  const { table: id } = (await created.json()) as { table: string };
  await person.post(`/api/tables/${id}/start`, { data: {} });
  return id;
}
