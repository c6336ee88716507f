/** Tables made over HTTP, for tests that are about something else. */
import type { APIRequestContext, APIResponse, BrowserContext } from '@playwright/test';

/** A new guest in a browser of their own. */
export async function arrive(context: BrowserContext, name: string): Promise<APIRequestContext> {
  const { request } = context;
  await request.post('/api/arrive', { data: {} });
  await request.patch('/api/me', { data: { name } });
  return request;
}

/** Creates a table that has not started. Answers its id. */
export async function createTable(host: APIRequestContext, data: object): Promise<string> {
  return textIn(await host.post('/api/tables', { data }), 'table');
}

/** What lets somebody join the table. */
export async function invitationTo(id: string, host: APIRequestContext): Promise<string> {
  return textIn(await host.get(`/api/tables/${id}`), 'scene', 'you', 'invite');
}

/** A started table of two people, and of bots if `chairs` says so. Answers its id. */
export async function tableForTwo(
  anna: APIRequestContext,
  bart: APIRequestContext,
  more: object = {},
): Promise<string> {
  const chairs = [{ kind: 'me' }, { kind: 'open' }];
  const id = await createTable(anna, { game: 'port-royal', chairs, ...more });
  await bart.post(`/api/tables/${id}/join`, { data: { invite: await invitationTo(id, anna) } });
  await anna.post(`/api/tables/${id}/start`, { data: {} });
  return id;
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
  const id = await createTable(person, { game, chairs, options });
  await person.post(`/api/tables/${id}/start`, { data: {} });
  return id;
}

/** A text at its place in an answer. */
async function textIn(response: APIResponse, ...place: readonly string[]): Promise<string> {
  let found: unknown = await response.json();
  for (const field of place) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, field) : undefined;
  }
  if (typeof found === 'string') return found;
  throw new Error(`${response.url()} answered without ${place.join('.')}: ${await response.text()}`);
}
