/** Firefox as it is installed, spoken to by its own WebDriver BiDi. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATIENCE, within } from './within.mjs';

// Of the server: Node 20 has none of its own.
const { WebSocket } = createRequire(new URL('../../packages/server/package.json', import.meta.url))('ws');

export const NAMES = ['firefox-esr', 'firefox'];

export async function openFirefox(program, { width, height }) {
  const profile = mkdtempSync(join(tmpdir(), 'captains-table-firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = await within(PATIENCE, 'Firefox did not start', addressIn(child.stderr));
  const bidi = await within(PATIENCE, 'Firefox did not answer', Bidi.connect(`${address}/session`));
  await bidi.ask('session.new', { capabilities: {} });
  await bidi.ask('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await bidi.ask('browsingContext.getTree', {});
  const { context } = contexts[0];
  await bidi.ask('browsingContext.setViewport', { context, viewport: { width, height } });
  return {
    messages: bidi.messages,
    async goTo(url) {
      await bidi.ask('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async run(code) {
      const expression = `Promise.resolve((${code})()).then((answer) => JSON.stringify(answer ?? null))`;
      const target = { context };
      const asked = { expression, target, awaitPromise: true };
      const { result, exceptionDetails } = await bidi.ask('script.evaluate', asked);
      if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value);
    },
    async act(actions) {
      await bidi.ask('input.performActions', { context, actions });
      await bidi.ask('input.releaseActions', { context });
    },
    async close() {
      bidi.close();
      child.kill('SIGTERM');
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function addressIn(output) {
  let text = '';
  for await (const part of output.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    text += part;
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(text) ?? [];
    if (address === undefined) continue;
    output.resume();
    return address;
  }
  throw new Error(`Firefox said no address: ${text}`);
}

class Bidi {
  #socket;
  #last = 0;
  #asked = new Map();
  messages = [];

  static async connect(address) {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return new Bidi(socket);
  }

  constructor(socket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(JSON.parse(String(data))));
  }

  ask(method, params) {
    const id = ++this.#last;
    this.#socket.send(JSON.stringify({ id, method, params }));
    const answer = new Promise((resolve, reject) => this.#asked.set(id, { resolve, reject }));
    return within(PATIENCE, `${method} was not answered`, answer);
  }

  close() {
    this.#socket.close();
  }

  #hear(message) {
    if (message.method === 'log.entryAdded') {
      const { level, text } = message.params;
      this.messages.push(`${level}: ${text}`);
    }
    const asked = this.#asked.get(message.id);
    this.#asked.delete(message.id);
    if (message.type === 'error') asked?.reject(new Error(`${message.error}: ${message.message}`));
    else asked?.resolve(message.result);
  }
}
