/** WebKitGTK's small browser, driven by WebKitWebDriver; on a machine without a screen Xvfb lends it one. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PATIENCE, pause, within } from './within.mjs';

export const NAMES = ['WebKitWebDriver'];
const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/lib'];
const PORT = 4567;
const SCREEN = ':94';

/** Its messages are collected in the page from the start, because the driver reports none. */
const LISTEN = `() => {
  if (window.heard !== undefined) return;
  window.heard = [];
  for (const level of ['warn', 'error']) {
    const say = console[level];
    console[level] = (...words) => (window.heard.push(level + ': ' + words.join(' ')), say(...words));
  }
  addEventListener('error', ({ message }) => window.heard.push('error: ' + message));
  addEventListener('unhandledrejection', ({ reason }) => window.heard.push('error: ' + reason));
}`;

export async function openWebkit(program, { width, height }) {
  const started = [];
  const start = (...command) => {
    const child = spawn(command[0], command.slice(1), {
      env: { ...process.env, DISPLAY: process.env.DISPLAY ?? SCREEN },
      stdio: 'ignore',
    });
    started.push({ child, ended: new Promise((resolve) => child.once('exit', resolve)) });
  };
  if (process.env.DISPLAY === undefined) start('Xvfb', SCREEN, '-screen', '0', `${width}x${height}x24`);
  start(program, `--port=${PORT}`);
  const driver = new Driver();
  await driver.begin(browserBinary());
  await driver.ask('POST', '/window/rect', { x: 0, y: 0, width, height });
  const messages = [];
  const run = (code) => driver.ask('POST', '/execute/sync', { script: `return (${code})();`, args: [] });
  return {
    messages,
    async goTo(url) {
      await driver.ask('POST', '/url', { url });
      await run(LISTEN);
    },
    async run(code) {
      messages.push(...((await run('() => window.heard?.splice(0) ?? []')) ?? []));
      return run(code);
    },
    async act(actions) {
      await driver.ask('POST', '/actions', { actions });
      await driver.ask('DELETE', '/actions');
    },
    async close() {
      await driver.end();
      for (const { child } of started.toReversed()) child.kill('SIGTERM');
      await Promise.all(started.map(({ ended }) => ended));
    },
  };
}

function browserBinary() {
  const folders = LIBRARIES.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.startsWith('webkit2gtk-'))
      .map((name) => join(folder, name, 'MiniBrowser')),
  );
  const binary = folders.find((path) => existsSync(path));
  if (binary === undefined) throw new Error('WebKit’s MiniBrowser is missing');
  return binary;
}

class Driver {
  #session = '';

  async begin(binary) {
    const alwaysMatch = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
    for (let tries = 0; ; tries++) {
      try {
        const { sessionId } = await this.#send('POST', '/session', { capabilities: { alwaysMatch } });
        this.#session = `/session/${sessionId}`;
        return;
      } catch (error) {
        // The driver opens its port when it has started.
        if (tries === 40 || !(error instanceof TypeError)) throw error;
        await pause(250);
      }
    }
  }

  ask(method, path, body) {
    return this.#send(method, this.#session + path, body);
  }

  async end() {
    if (this.#session !== '') await this.#send('DELETE', this.#session).catch(() => undefined);
  }

  async #send(method, path, body) {
    const sent = fetch(`http://127.0.0.1:${PORT}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const reply = await within(PATIENCE, `${path} was not answered`, sent);
    const { value } = await reply.json();
    if (!reply.ok) throw new Error(`${value?.error}: ${value?.message}`);
    return value;
  }
}
