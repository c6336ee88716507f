/**
 * `npm run recovery`: a drill with a real PostgreSQL. People play, a base backup is taken while they do, they play on, then
 * someone deletes everything. From the base backup and the archived log the moment before is brought back, and proven
 * to be the same, row by row. Runs where PostgreSQL's programs come with npm; Unix only, for it copies with `cp`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { commandLine } from './command-line.mjs';
import { cleanUpOnSignals, removeFolder } from './soak/cleanup.mjs';
import { Person } from './soak/people.mjs';
import { randomFrom } from './soak/random.mjs';
import { freePort, Server, takeProgram } from './soak/servers.mjs';
import { copyRunning, giveToOwnerOf, newCluster, startCluster } from './soak/services.mjs';

const MOVES = 6;
const root = fileURLToPath(new URL('..', import.meta.url));
const { Client } = createRequire(join(root, 'packages/server/package.json'))('pg');
const QUIET = { note: () => undefined, saw: () => undefined, missedChange: () => undefined };

commandLine(
  'npm run recovery: restores a PostgreSQL to the moment before everything was deleted; takes no options',
);
cleanUpOnSignals();
const began = performance.now();
const program = await takeProgram();
const { folder, programs, data } = await newCluster();
const [archive, base] = [join(folder, 'archive'), join(folder, 'base')];
mkdirSync(archive, { mode: 0o700 });
giveToOwnerOf(data, archive);
const first = await startCluster(programs, data, {
  archive_mode: 'on',
  archive_command: `cp %p ${archive}/%f`,
});

const server = new Server(program.main, await freePort(), { DATABASE_URL: first.url });
await server.start();
const anna = new Person({ number: 1, urls: [server.url], random: randomFrom('recovery'), record: QUIET });
await anna.arrive();
const table = await anna.startGame('port-royal');
await play(MOVES);
say(`base backup while a game is played, after entry ${anna.scene(table).seq}`);
await copyRunning({ url: first.url, data }, base);
await play(MOVES);
const last = anna.scene(table).seq;
anna.leave();
await server.stop();

const before = contentOf(first.url, 'before');
await query(first.url, `select pg_create_restore_point('before-the-mishap')`);
await query(first.url, 'delete from game_table; delete from person');
await query(first.url, 'select pg_switch_wal()');
const lost = contentOf(first.url, 'lost');
await sleep(1_000);
await first.stop();
say(`played on to entry ${last}, then all tables and people were deleted`);

writeFileSync(join(base, 'recovery.signal'), '');
giveToOwnerOf(data, join(base, 'recovery.signal'));
const again = await startCluster(programs, base, {
  restore_command: `cp ${archive}/%f %p`,
  recovery_target_name: 'before-the-mishap',
  recovery_target_action: 'promote',
});
while ((await query(again.url, 'select pg_is_in_recovery() as yes')).rows[0].yes) await sleep(100);
const after = contentOf(again.url, 'after');
await again.stop();
await removeFolder(folder);
await removeFolder(program.folder);

const different = Object.keys(before).filter((name) => before[name].sum !== after[name].sum);
const isProof = before.game_table.rows === 1 && lost.game_table.rows === 0 && before.entry.rows >= last;
const seconds = ((performance.now() - began) / 1_000).toFixed(0);
if (different.length === 0 && isProof)
  say(`brought back: ${Object.keys(after).length} tables, the same in every row, after ${seconds} s`);
else say(`not the same: ${different.join(', ') || 'nothing was lost, so nothing is proven'}`);
process.exitCode = different.length === 0 && isProof ? 0 : 1;

async function play(moves) {
  for (let move = 0; move < moves; move++) {
    const scene = await anna.until(table, ({ play: now }) => (now?.legal.length ?? 0) > 0);
    await anna.ask({ do: 'move', table, at: scene.seq, move: scene.play.legal[0] });
    await anna.until(table, ({ seq }) => seq > scene.seq);
  }
}

/** Every table with its rows and the sum of their hashes, as the command prints them. */
function contentOf(url, name) {
  const target = join(folder, `sqlite-${name}`);
  const args = [join(root, 'dist/cli/main.js'), 'move', url, target, '--json'];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

async function query(url, sql) {
  const client = new Client(url);
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

function say(line) {
  console.log(line);
}
