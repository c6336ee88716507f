import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const SOURCE = readFileSync(new URL('../../src/service-worker.js', import.meta.url), 'utf8');
const STORY = 'https://table.example/assets/story/0a1b.txt';
const SCRIPT = 'https://table.example/assets/index.js';

type Listener = (event: object) => void;

/** What a browser lends its service worker: caches, a network, events. */
function browser() {
  const stores = new Map<string, Map<string, string>>();
  const network = { online: true, asked: [] as string[] };
  const listeners = new Map<string, Listener>();
  const cacheOf = (name: string) => {
    const store = stores.get(name) ?? new Map<string, string>();
    stores.set(name, store);
    return {
      match: async ({ url }: Request) => {
        const kept = store.get(url);
        return kept === undefined ? undefined : new Response(kept);
      },
      put: async ({ url }: Request, response: Response) => void store.set(url, await response.text()),
    };
  };
  const fetchIt = async ({ url }: Request) => {
    if (!network.online) throw new TypeError('no network');
    network.asked.push(url);
    return new Response(`sealed ${url}`);
  };
  runInContext(
    SOURCE.replace("'FILES'", "'[]'"),
    createContext({
      self: { addEventListener: (name: string, listener: Listener) => listeners.set(name, listener) },
      caches: { open: async (name: string) => cacheOf(name), match: async () => undefined },
      fetch: fetchIt,
      location: new URL('https://table.example/'),
      URL,
      Response,
    }),
  );
  const ask = async (url: string) => {
    let answer: Promise<Response> | undefined;
    const respondWith = (response: Promise<Response>) => (answer = response);
    listeners.get('fetch')?.({ request: new Request(url), respondWith });
    return (await answer)?.text();
  };
  const kept = () => [...stores.values()].flatMap((store) => [...store.keys()]);
  return { ask, kept, network };
}

describe('pages of a story on the device', () => {
  it('are kept once they have been read, and read again without a network', async () => {
    const { ask, kept, network } = browser();
    expect(kept()).toEqual([]);
    expect(await ask(STORY)).toBe(`sealed ${STORY}`);
    expect(kept()).toEqual([STORY]);
    network.online = false;
    expect(await ask(STORY)).toBe(`sealed ${STORY}`);
    expect(network.asked).toEqual([STORY]);
  });

  it('that were not read are not there without a network', async () => {
    const { ask, network } = browser();
    network.online = false;
    await expect(ask(STORY)).rejects.toThrow('no network');
  });

  it('are the only files kept on the way', async () => {
    const { ask, kept } = browser();
    await ask(SCRIPT);
    expect(kept()).toEqual([]);
  });
});
