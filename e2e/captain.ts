/** A person who plays in a browser, and whose moves the test can also send itself. */
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import type { Locale, Move, Seat } from '@captains-table/kernel';
import { isRecord, must } from '@captains-table/kernel';
import type { Logbook, TableScene } from '@captains-table/protocol';
import { accountTexts, campaignsTexts, tablesTexts, tableTexts } from '../packages/web/test/all-texts.ts';

/** On a busy machine. */
const REPLY_WITHIN = 30_000;

interface Sent {
  readonly table: string;
  readonly move: Move;
}

/** A move that the server has stored. */
interface Acknowledged extends Sent {
  readonly seq: number;
}

/** What pages say in a language. */
export function wordsIn(locale: Locale) {
  return {
    campaigns: campaignsTexts[locale],
    table: tableTexts[locale],
    lobby: tablesTexts[locale],
    account: accountTexts[locale],
  };
}

export class Captain {
  readonly page: Page;
  /** The language of the page. */
  locale: Locale;
  /** Moves of the page that the server has acknowledged, and no one has asked for yet. */
  readonly #clicked: Acknowledged[] = [];
  /** Moves of the page that have no answer yet. */
  #asked = 0;
  #wake: () => void = () => undefined;
  /** A page without a client, for sockets of the test's own. */
  #socketPage: Page | undefined;

  private constructor(page: Page, locale: Locale) {
    this.page = page;
    this.locale = locale;
  }

  static async in(context: BrowserContext, locale: Locale): Promise<Captain> {
    const page = await context.newPage();
    const captain = new Captain(page, locale);
    page.on('websocket', (socket) => {
      const asked = new Map<number, Sent>();
      socket.on('framesent', ({ payload }) => captain.#note(asked, JSON.parse(String(payload))));
      socket.on('framereceived', ({ payload }) => captain.#hear(asked, JSON.parse(String(payload))));
      socket.on('close', () => (captain.#asked -= asked.size));
    });
    return captain;
  }

  /** What the page says. */
  get words(): ReturnType<typeof wordsIn> {
    return wordsIn(this.locale);
  }

  get request(): APIRequestContext {
    return this.page.context().request;
  }

  async scene(table: string): Promise<TableScene> {
    const { scene }: { scene: TableScene } = await (await this.request.get(`/api/tables/${table}`)).json();
    return scene;
  }

  async logbook(campaign: string): Promise<Logbook> {
    const answer = await this.request.get(`/api/campaigns/${campaign}`);
    const { logbook }: { logbook: Logbook } = await answer.json();
    return logbook;
  }

  async isCalled(name: string): Promise<void> {
    await this.request.post('/api/arrive', { data: { locale: this.locale } });
    await this.request.patch('/api/me', { data: { name } });
  }

  /** Joins a campaign by its link, without looking. */
  async joinsBy(link: string): Promise<void> {
    const code = new URL(link).searchParams.get('invite');
    await this.request.post('/api/campaigns/join', { data: { code } });
  }

  /** Takes a free chair of the chapter under way, without looking. */
  async sitsDown(campaign: string): Promise<void> {
    const { table, tableInvite } = await this.logbook(campaign);
    await this.request.post(`/api/tables/${must(table)}/join`, { data: { invite: tableInvite } });
  }

  async seatAt(table: string): Promise<Seat> {
    return must((await this.scene(table)).you.seat);
  }

  /** The next move that was clicked on the page and stored; undefined where the page has asked for none by then. */
  async nextClicked(within: number): Promise<Acknowledged | undefined> {
    await this.#heardWithin(within, () => this.#asked > 0 || this.#clicked.length > 0);
    await this.#heardWithin(REPLY_WITHIN, () => this.#asked === 0);
    return this.#clicked.shift();
  }

  async #heardWithin(milliseconds: number, isThere: () => boolean): Promise<void> {
    const end = Date.now() + milliseconds;
    while (!isThere() && Date.now() < end) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, end - Date.now());
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  /** Plays moves in a row, past the page. Answers the number of the last entry. */
  async send(table: string, at: number, moves: readonly Move[]): Promise<number> {
    this.#socketPage ??= await this.#openSocketPage();
    return this.#socketPage.evaluate(sendMoves, { table, at, moves });
  }

  async #openSocketPage(): Promise<Page> {
    const page = await this.page.context().newPage();
    await page.goto('/api/me');
    return page;
  }

  #note(asked: Map<number, Sent>, message: unknown): void {
    if (!isRecord(message) || message['do'] !== 'move') return;
    const { id, table, move } = message;
    if (typeof id !== 'number' || typeof table !== 'string' || !isMove(move)) return;
    asked.set(id, { table, move });
    this.#asked++;
    this.#wake();
  }

  #hear(asked: Map<number, Sent>, message: unknown): void {
    if (!isRecord(message) || message['is'] !== 'reply') return;
    const { id, seq } = message;
    const sent = typeof id === 'number' ? asked.get(id) : undefined;
    if (typeof id !== 'number' || sent === undefined) return;
    asked.delete(id);
    this.#asked--;
    if (typeof seq === 'number') this.#clicked.push({ ...sent, seq });
    this.#wake();
  }
}

function isMove(value: unknown): value is Move {
  return isRecord(value) && typeof value['kind'] === 'string';
}

/** Runs in the page. A server that is asked too much says when to ask again. */
async function sendMoves({
  table,
  at,
  moves,
}: {
  table: string;
  at: number;
  moves: readonly Move[];
}): Promise<number> {
  interface Reply {
    readonly is: string;
    readonly id?: number;
    readonly ok?: boolean;
    readonly seq?: number;
    readonly error?: { readonly code: string; readonly retryAfter?: number };
  }
  type WithSocket = typeof globalThis & { socket?: WebSocket; lastId?: number };
  const kept: WithSocket = globalThis;
  const ask = (socket: WebSocket, message: object): Promise<Reply> => {
    const id = (kept.lastId = (kept.lastId ?? 0) + 1);
    return new Promise((resolve, reject) => {
      const hear = ({ data }: MessageEvent<string>) => {
        const reply: Reply = JSON.parse(data);
        if (reply.is !== 'reply' || reply.id !== id) return;
        socket.removeEventListener('message', hear);
        resolve(reply);
      };
      socket.addEventListener('message', hear);
      socket.addEventListener('close', () => reject(new Error('the connection is lost')), { once: true });
      socket.send(JSON.stringify({ id, ...message }));
    });
  };
  const connected = async (): Promise<WebSocket> => {
    if (kept.socket?.readyState === WebSocket.OPEN) return kept.socket;
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', reject);
    });
    await ask(socket, { do: 'hello', protocol: 1 });
    kept.socket = socket;
    return socket;
  };
  let last = at;
  for (const move of moves) {
    for (;;) {
      const { ok, seq, error } = await ask(await connected(), { do: 'move', table, at: last, move });
      if (ok === true && seq !== undefined) {
        last = seq;
        break;
      }
      if (error?.code !== 'too-many') throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(error)}`);
      await new Promise((resolve) => setTimeout(resolve, error.retryAfter ?? 50));
    }
  }
  return last;
}
