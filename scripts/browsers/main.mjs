/**
 * `npm run browsers`: whole turns of each game in Firefox and in WebKit, without a message in the console, and two
 * fingers on each chart. For machines where these browsers are installed (Debian: `firefox-esr`, `webkit2gtk-driver`,
 * `xvfb`); where one is missing it says so and goes on. `--browser WebKit` and `--game maracaibo` narrow it down.
 */
import { spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { commandLine, end } from '../command-line.mjs';
import * as firefox from './firefox.mjs';
import { pinch, playTurns } from './turn.mjs';
import * as webkit from './webkit.mjs';
import { PATIENCE, within } from './within.mjs';

const SIZE = { width: 1440, height: 900 };
const GAMES = ['port-royal', 'caravelas', 'francis-drake', 'maracaibo'];
/** Their boards are charts that can be pinched. */
const CHARTS = new Set(['caravelas', 'francis-drake', 'maracaibo']);
const BROWSERS = [
  { name: 'Firefox', names: firefox.NAMES, open: firefox.openFirefox },
  { name: 'WebKit', names: webkit.NAMES, open: webkit.openWebkit },
];

function installed(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** The built program on loopback, with nothing in it yet. */
async function startServer() {
  const data = mkdtempSync(join(tmpdir(), 'captains-table-browsers-'));
  const args = ['packages/cli/bin/captains-table.js', 'serve', '--host', '127.0.0.1'];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: '0', DATA_DIR: data, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const port = await within(PATIENCE, 'the server did not open', portIn(child.stdout)).catch((error) => {
    child.kill('SIGTERM');
    throw error;
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function portIn(output) {
  let text = '';
  for await (const part of output.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    text += part;
    const [, port] = /localhost:(\d+)\s/.exec(text) ?? [];
    if (port === undefined) continue;
    output.resume();
    return port;
  }
  throw new Error(`the server did not open: ${text}`);
}

/** Answers what went wrong. */
async function judge(browser, server, game) {
  const heard = browser.messages.length;
  const clicks = await playTurns(browser, server, game);
  const messages = browser.messages.slice(heard);
  process.stdout.write(`  ${game}: three turns, ${clicks} clicks, ${messages.length} messages\n`);
  for (const message of messages) process.stdout.write(`    ${message}\n`);
  const faults = messages.map((message) => `${game}: ${message}`);
  if (!CHARTS.has(game)) return faults;
  const { how, before, after } = await pinch(browser);
  process.stdout.write(`    ${how}: ${before} → ${after}\n`);
  return before === after ? [...faults, `${game}: the chart does not follow two fingers`] : faults;
}

const USAGE = `npm run browsers -- [options]: plays a few turns of each game in Firefox and WebKit, and pinches each chart

  --browser B   only one of them: ${BROWSERS.map(({ name }) => name).join(' or ')}
  --game G      only one game: ${GAMES.join(', ')}
`;
const { values: only } = commandLine(USAGE, { browser: { type: 'string' }, game: { type: 'string' } });
if (only.browser !== undefined && BROWSERS.every(({ name }) => name !== only.browser))
  end(USAGE, `there is no browser "${only.browser}"`);
if (only.game !== undefined && !GAMES.includes(only.game)) end(USAGE, `there is no game "${only.game}"`);
const server = await startServer();
const faults = [];
try {
  for (const { name, names, open } of BROWSERS.filter(
    (each) => only.browser === undefined || each.name === only.browser,
  )) {
    const program = installed(names);
    if (program === undefined) {
      process.stdout.write(`${name} is not installed here: ${names.join(' or ')} was looked for\n`);
      continue;
    }
    process.stdout.write(`${name} (${program})\n`);
    const browser = await open(program, SIZE);
    try {
      for (const game of GAMES.filter((each) => only.game === undefined || each === only.game)) {
        const wrong = await judge(browser, server.url, game).catch((error) => [`${game}: ${error.message}`]);
        faults.push(...wrong.map((fault) => `${name}, ${fault}`));
      }
    } finally {
      await browser.close();
    }
  }
} finally {
  await server.stop();
}
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
