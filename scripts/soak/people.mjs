/** A person with a browser: comes back after every break, looks at their tables again and goes on. */
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { Scenes } from './scenes.mjs';

const { WebSocket } = createRequire(new URL('../../packages/server/package.json', import.meta.url))('ws');
const ANSWER_WITHIN = 15_000;
const PROTOCOL = 1;
/** About as many as a server takes to start on a busy machine. */
const MOST_TRIES = 40;

export class Person {
  /** How many tables they sit at. */
  busyAt = 0;
  #urls;
  #address;
  #random;
  #record;
  #isBalanced;
  #cookie = '';
  #socket;
  #lastId = 0;
  #asked = new Map();
  #tables = new Set();
  #scenes = new Scenes();
  #watchers = new Set();
  #gone = false;

  /** `urls` are the servers there are; `isBalanced`: something in front leads past those that are gone. */
  constructor({ number, urls, random, record, isBalanced = false }) {
    this.#urls = urls;
    this.#address = `10.0.${number >> 8}.${number & 255}`;
    this.#random = random;
    this.#record = record;
    this.#isBalanced = isBalanced;
  }

  get isGone() {
    return this.#gone;
  }

  async arrive() {
    await this.insist('POST', '/api/arrive', {}, (response) => {
      this.#cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    });
    void this.#stay();
  }

  leave() {
    this.#gone = true;
    this.#socket?.terminate();
    this.#wakeWatchers();
  }

  /** Looks at a table from now on, over every connection to come. */
  sitDown(table) {
    this.#tables.add(table);
    const socket = this.#socket;
    this.#attach(table).catch(() => socket?.terminate());
  }

  standUp(table) {
    this.#tables.delete(table);
    this.#scenes.forget(table);
    this.ask({ do: 'detach', table }).catch(() => undefined);
  }

  scene(table) {
    return this.#scenes.of(table);
  }

  /** What is seen of a table once it is as wished; undefined when the person has left the server. */
  async until(table, is) {
    for (;;) {
      const scene = this.scene(table);
      if (this.#gone) return undefined;
      if (scene !== undefined && is(scene)) return scene;
      await new Promise((resolve) => this.#watchers.add(resolve));
    }
  }

  /** A request over the socket; rejects when the connection breaks before the reply. */
  ask(message) {
    const socket = this.#socket;
    if (socket === undefined) return Promise.reject(new Error('not connected'));
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.#record.note(`no answer to ${message.do}`);
        socket.terminate();
      }, ANSWER_WITHIN);
      this.#asked.set(id, { resolve, reject, late });
      socket.send(JSON.stringify({ id, ...message }));
    });
  }

  /** A game against a bot that plays at random, begun. Answers the table's id. */
  async startGame(game) {
    const chairs = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];
    const { table } = await this.insist('POST', '/api/tables', { game, chairs });
    this.sitDown(table);
    await this.until(table, () => true);
    await this.insist('POST', `/api/tables/${table}/start`);
    return table;
  }

  /** An HTTP request, again and again until there is an answer. A refusal is an answer, too. */
  async insist(method, path, body, onResponse = () => undefined) {
    while (!this.#gone) {
      try {
        const response = await this.#http(method, path, body);
        const answer = await response.json();
        if (response.ok) onResponse(response);
        else this.#record.note(`${answer.error?.code ?? response.status}`);
        if (response.status < 500 && response.status !== 429) return answer;
      } catch {
        // The server was down or was killed in the middle; later it shows whether the request was carried out.
      }
      await sleep(this.#random.between(50, 300));
    }
    return {};
  }

  #http(method, path, body) {
    const headers = { cookie: this.#cookie, 'x-forwarded-for': this.#address };
    return fetch(`${this.#random.pick(this.#urls)}${path}`, {
      method,
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    });
  }

  /** After a break to any of the servers: without a balancer to that one also while it is down, but not for ever. */
  async #stay() {
    while (!this.#gone) {
      const url = this.#random.pick(this.#urls).replace('http', 'ws');
      for (let tries = 0; tries < MOST_TRIES && !this.#gone; tries++) {
        const hasBeenThere = await this.#visit(url);
        await sleep(this.#random.between(30, 300));
        if (hasBeenThere || this.#isBalanced) break;
      }
    }
  }

  /** From connecting to the end of the connection. Answers whether there was one. */
  async #visit(url) {
    const socket = new WebSocket(`${url}/socket`, {
      headers: { cookie: this.#cookie, 'x-forwarded-for': this.#address },
      handshakeTimeout: ANSWER_WITHIN,
    });
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', ({ message }) => this.#noteRefusal(message));
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)), socket));
    socket.once('open', () => {
      this.#socket = socket;
      if (this.#gone) socket.terminate();
      else this.#greet().catch(() => socket.terminate());
    });
    await closed;
    const hasBeenThere = this.#socket === socket;
    this.#breakOff();
    return hasBeenThere;
  }

  async #greet() {
    await this.ask({ do: 'hello', protocol: PROTOCOL });
    for (const table of this.#tables) await this.#attach(table);
  }

  async #attach(table) {
    const reply = await this.ask({ do: 'attach', table });
    if (reply.ok) return;
    this.#record.note(`attach: ${reply.error.code}`);
    throw new Error(reply.error.code);
  }

  #noteRefusal(message) {
    if (message.startsWith('Unexpected server response')) this.#record.note(message);
  }

  /** What was shown over a connection is worth nothing over the next one. */
  #breakOff() {
    this.#socket = undefined;
    this.#scenes.forgetAll();
    for (const { reject, late } of this.#asked.values()) {
      clearTimeout(late);
      reject(new Error('the connection is gone'));
    }
    this.#asked.clear();
    this.#wakeWatchers();
  }

  #hear(message, socket) {
    if (message.is === 'reply') return this.#settle(message);
    if (message.is !== 'scene' || !this.#tables.has(message.table)) return;
    try {
      this.#record.saw(message.table, this.#scenes.learn(message).seq);
    } catch {
      this.#record.missedChange(message.table);
      socket.terminate();
    }
    this.#wakeWatchers();
  }

  #settle(reply) {
    const asked = this.#asked.get(reply.id);
    this.#asked.delete(reply.id);
    clearTimeout(asked?.late);
    asked?.resolve(reply);
  }

  #wakeWatchers() {
    const watchers = [...this.#watchers];
    this.#watchers.clear();
    for (const watcher of watchers) watcher();
  }
}
