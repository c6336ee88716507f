/** The program as it is started from a shell. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { CampaignSimulation } from '../src/simulate/campaigns.ts';
import { cli, temporaryFolder } from './cli.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const program = here('../bin/captains-table.js');
const bot = here('../examples/random-bot.mjs');
const run = promisify(execFile);
const node = (args: readonly string[], env = process.env) =>
  run(process.execPath, args, { env, encoding: 'utf8' });

// The first start builds the bundle when a source has changed.
beforeAll(() => node([program, '--help']), 240_000);

async function serve(dataDir: string, settings: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [program, 'serve'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => (said += part));
  const [greeting] = await once(child.stdout, 'data');
  return { child, said: () => said, url: /http:\/\/localhost:\d+/.exec(String(greeting))?.[0] ?? '' };
}

describe('captains-table', () => {
  test('prints, and says by its exit code how it went', async () => {
    expect((await node([program, 'games'])).stdout).toContain('tic-tac-toe');
    await expect(node([program, 'dance'])).rejects.toMatchObject({ code: 2, stdout: '' });
  });

  test('plays campaigns on threads, and the same ones as without', async () => {
    const line = 'simulate stowaways --campaign --mode voyage --players 2 --games 6 --seed threads --json';
    const { stdout } = await node([program, ...line.split(' ')]);
    const timeless = ({ chapters, games, decisions, scores, pagesRead }: CampaignSimulation) => {
      return { chapters, games, decisions, scores, pagesRead };
    };
    expect(timeless(JSON.parse(stdout))).toEqual(timeless(JSON.parse((await cli(line)).out)));
  });

  test('plays against itself as another program', async () => {
    const other = `exec:"${process.execPath}" "${program}" bot sailor stowaways`;
    const line = ['arena', 'stowaways', '--games', '2', '--seed', 's', '--json', '--bots', `sailor,${other}`];
    const { games, forfeits, unfinished, bots } = JSON.parse((await node([program, ...line])).stdout);
    expect({ games, forfeits, unfinished }).toEqual({ games: 2, forfeits: [], unfinished: 0 });
    expect(bots.map(({ bot: name }: { bot: string }) => name)).toEqual(['sailor', other]);
  });

  test('ends quietly when its output is closed', async () => {
    const child = spawn(process.execPath, [program, 'engine'], { stdio: ['pipe', 'pipe', 'pipe'] });
    const errors: unknown[] = [];
    child.stderr.on('data', (chunk) => errors.push(chunk));
    child.stdin.on('error', () => undefined);
    child.stdout.destroy();
    child.stdin.write('{}\n'.repeat(1000));
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(errors).toEqual([]);
  });

  test('serves the front page where PORT says, until it is interrupted', async () => {
    const { child, url } = await serve(temporaryFolder());
    expect((await fetch(url)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  // Linux answers for all of 127.0.0.0/8: a server that listens at `localhost` alone is not found at 127.0.0.2.
  test.runIf(process.platform === 'linux')(
    'without HOST it listens on all addresses, so that other machines and containers reach it',
    async () => {
      const { url } = await serve(temporaryFolder());
      const { port } = new URL(url);
      for (const host of ['127.0.0.1', '127.0.0.2'])
        expect((await fetch(`http://${host}:${port}/health`)).status).toBe(200);
    },
  );

  test('a second server on one folder says who has it, until the first has ended, however it ends', async () => {
    const dataDir = temporaryFolder();
    const { child } = await serve(dataDir);
    const env = { ...process.env, PORT: '0', DATA_DIR: dataDir };
    const second = await node([program, 'serve'], env).catch((error: unknown) => error);
    const inUse = new RegExp(`^captains-table serve: .* is in use by process ${child.pid} on .*\n$`);
    expect(second).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(inUse) });
    child.kill('SIGKILL');
    await once(child, 'exit');
    const third = await serve(dataDir);
    third.child.kill('SIGTERM');
    expect(await once(third.child, 'exit')).toEqual([0, null]);
  });

  // Linux has no folders of our own in /proc.
  test.runIf(process.platform === 'linux')(
    'a data folder that cannot be made is refused at once, in one line',
    async () => {
      const env = { ...process.env, PORT: '0', DATA_DIR: '/proc/captains-table/data' };
      const refused = await run(process.execPath, [program, 'serve'], { env, timeout: 60_000 }).catch(
        (error: unknown) => error,
      );
      const line =
        /^captains-table serve: the data folder \/proc\/captains-table\/data cannot be used: .*\n$/;
      expect(refused).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(line) });
    },
  );

  test('a backup folder that cannot be used is named at the start, and the server opens', async () => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    const { child, said } = await serve(folder, { BACKUP_DIR: path.join(file, 'backups') });
    expect(said()).toMatch(
      /^captains-table serve: no backups can be made in .*backups \(BACKUP_DIR\): .*\n$/,
    );
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('a port that is no port is refused', async () => {
    const env = { ...process.env, PORT: 'harbour' };
    await expect(node([program, 'serve'], env)).rejects.toMatchObject({ code: 2 });
  });

  test('play ends when its person quits, though the input stays open', async () => {
    const child = spawn(process.execPath, [program, 'play', 'tic-tac-toe'], {
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    child.stdin.write('q\n');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

describe('the example bot', () => {
  const env = { ...process.env, ENGINE: `"${process.execPath}" "${program}" engine` };

  test.each([
    ['tic-tac-toe', '2'],
    ['stowaways', '4'],
  ])('plays %s to its end', async (game, seats) => {
    const { stdout } = await node([bot, game, seats], env);
    expect(JSON.parse(stdout)).toMatchObject({ ranking: expect.arrayContaining([1]) });
  });

  test('is printed in the documentation as it is', () => {
    const source = readFileSync(bot, 'utf8');
    expect(readFileSync(here('../../../docs/protocol.md'), 'utf8')).toContain(`\`\`\`js\n${source}\`\`\`\n`);
    expect(source.split('\n').length).toBeLessThan(31);
  });
});
