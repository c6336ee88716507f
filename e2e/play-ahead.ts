/** Plays past the page: for tests that are about a later part of a game, not about how one gets there. */
import type { Page } from '@playwright/test';
import type { Pending } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';

/** Makes moves for the guest at the table that the page shows, until their next decision is of this kind. */
export async function playAhead(page: Page, kind: Pending['kind'], most = 90): Promise<void> {
  const [, table] = /\/table\/([\w-]+)/.exec(page.url()) ?? [];
  if (table === undefined) throw new Error('this page shows no table');
  await page.evaluate(makeMoves, { table, kind, most });
  // What was played meanwhile would be shown at the pace of people.
  await page.reload();
}

/** Runs in the page. */
async function makeMoves({
  table,
  kind,
  most,
}: {
  table: string;
  kind: string;
  most: number;
}): Promise<void> {
  type Heard =
    | { readonly is: 'scene'; readonly scene?: TableScene }
    | { readonly is: 'reply'; readonly id: number; readonly error?: { readonly retryAfter?: number } };
  const heard: Heard[] = [];
  let wake: () => void = () => undefined;
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    heard.push(JSON.parse(data));
    wake();
  });
  const next = async (): Promise<Heard> => {
    for (;;) {
      const message = heard.shift();
      if (message !== undefined) return message;
      await new Promise<void>((resolve) => (wake = resolve));
    }
  };
  let last = 0;
  const ask = (message: object) => socket.send(JSON.stringify({ id: ++last, ...message }));
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  ask({ do: 'hello', protocol: 1 });
  for (let moves = 0; moves < most;) {
    ask({ do: 'attach', table });
    let scene: TableScene | undefined;
    while (scene === undefined) {
      const message = await next();
      if (message.is === 'scene') scene = message.scene;
      else if (message.is === 'reply' && message.error !== undefined) {
        const { retryAfter = 100 } = message.error;
        await new Promise((resolve) => setTimeout(resolve, retryAfter));
        ask({ do: 'attach', table });
      }
    }
    const { play, you, seq } = scene;
    const own = play?.pending.find(({ seat }) => seat === you.seat);
    if (play?.result !== undefined || own?.kind === kind) break;
    if (play === undefined || own === undefined) {
      // Bots decide: whatever they do is told.
      while ((await next()).is !== 'scene');
      continue;
    }
    const { legal } = play;
    ask({ do: 'move', table, at: seq, move: legal[(moves * 3) % Math.min(legal.length, 4)] });
    moves++;
  }
  socket.close();
}
