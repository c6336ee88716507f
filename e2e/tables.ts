/** Tables made over HTTP, for tests that are about something else. */
import type {
  APIRequestContext,
  APIResponse,
  BrowserContext,
  BrowserContextOptions,
  Page,
} from '@playwright/test';
import type { Newcomer } from './fixtures.ts';

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

/** What lets another guest join the table. */
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

/** A started table with this many bots, of the lowest level unless another is named. Answers its id. */
export async function tableWithBots(
  person: APIRequestContext,
  bots: number,
  options: object,
  game = 'port-royal',
  level = 'cabin-boy',
): Promise<string> {
  const chairs = [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', level }))];
  const id = await createTable(person, { game, chairs, options });
  await person.post(`/api/tables/${id}/start`, { data: {} });
  return id;
}

/** A new guest at a started table with this many bots, in a window of their own. */
export async function openTable(
  newcomer: Newcomer,
  window: BrowserContextOptions,
  bots: number,
  game: string,
): Promise<Page> {
  const context = await newcomer(window);
  const id = await tableWithBots(await arrive(context, 'Anna'), bots, {}, game);
  const page = await context.newPage();
  await page.goto(`/table/${id}`);
  return page;
}

/** Says one thing at a table over a socket of the test's own, and stays. */
export async function says(context: BrowserContext, table: string, message: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/api/me');
  await page.evaluate(
    ({ table, message }) =>
      new Promise<void>((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
        const asked = [
          { do: 'hello', protocol: 1 },
          { do: 'attach', table },
          { do: message, table },
        ];
        const next = (id: number) => socket.send(JSON.stringify({ id, ...asked[id] }));
        socket.addEventListener('open', () => next(0));
        socket.addEventListener('message', ({ data }) => {
          const heard: { is: string; id: number; ok: boolean } = JSON.parse(String(data));
          if (heard.is !== 'reply') return;
          if (!heard.ok) reject(new Error(String(data)));
          else if (heard.id === asked.length - 1) resolve();
          else next(heard.id + 1);
        });
      }),
    { table, message },
  );
  return page;
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
