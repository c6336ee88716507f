/**
 * `npm run soak -- --seconds 120`: people play at tables while servers are killed without warning. No
 * move that was acknowledged may be lost, and every table must go on afterwards. `--servers 4` runs four on the PostgreSQL;
 * with `--rolling` they are closed in good order and started again, one after the other, instead.
 */
import { ensureBuilt } from '../bootstrap.mjs';
import { commandLine, wholeNumber } from '../command-line.mjs';
import { cleanUpOnSignals } from './cleanup.mjs';
import { GAMES, soak } from './soak.mjs';

const USAGE = `npm run soak -- [options]: kills servers during games and checks that no acknowledged move is lost

  --seconds N   how long people play (120)
  --people N    how many people play (40)
  --servers N   how many servers share the PostgreSQL (2)
  --rolling     instead: restarts those servers one after the other
  --games N     games that are played again at the end; fewer is a failure (${GAMES})
  --seed S      the same seed makes the same choices (the time)
  --json        the whole report as JSON
`;
const { values } = commandLine(USAGE, {
  seconds: { type: 'string', default: '120' },
  people: { type: 'string', default: '40' },
  servers: { type: 'string', default: '2' },
  rolling: { type: 'boolean', default: false },
  games: { type: 'string', default: String(GAMES) },
  seed: { type: 'string', default: String(Date.now()) },
  json: { type: 'boolean', default: false },
});
const seconds = wholeNumber(USAGE, 'seconds', values.seconds, 10, 86_400);
const people = wholeNumber(USAGE, 'people', values.people, 1, 200);
const servers = wholeNumber(USAGE, 'servers', values.servers, 2, 10);
const games = wholeNumber(USAGE, 'games', values.games, 1, 1_000);
/**
 * Beyond this something hangs, and a run that hangs has failed. Seeing whether every table goes on takes 66 s at
 * most, for two servers are looked at twice; the rest is for starting them, for reading all games that have ended, of
 * which a long run has more, and for a machine that is busy.
 */
const MOST_BESIDES = 150 + seconds / 2;

cleanUpOnSignals();
ensureBuilt();
const milliseconds = (seconds + MOST_BESIDES) * 1_000;
const tooLong = setTimeout(() => {
  console.error('The soak took too long: something hangs, or this machine is too busy.');
  process.exit(1);
}, milliseconds);
const deadline = Date.now() + milliseconds - 10_000;
const say = (line) => console.error(line);
const plan = { seconds, people, servers, isRolling: values.rolling, games, seed: values.seed };
const report = await soak({ ...plan, say, deadline });
clearTimeout(tooLong);
if (values.json) console.log(JSON.stringify(report, undefined, 2));
else tell(report);
process.exitCode = report.ok ? 0 : 1;

function tell({ ok, acknowledged, kills, renewals, lost, stuckTables, asked, verified, unverified, parts }) {
  for (const part of parts) {
    const { finished, unfinished } = part.tables;
    console.log(
      `${part.part}: ${part.acknowledged} acknowledged, ${part.kills} kills, ${part.renewals} renewals, ` +
        `${part.lost.length} lost, ${part.stuck.length} stuck, ${finished} tables finished, ${unfinished} not, ` +
        `${part.stories.chapters} chapters of ${part.stories.campaigns} campaigns, ` +
        `${part.packs.packs} packs of own cards at ${part.packs.tables} tables`,
    );
    const odd = Object.entries(part).filter(([, what]) => typeof what === 'object' && size(what) > 0);
    for (const [name, what] of odd)
      if (!['tables', 'stories', 'packs'].includes(name)) console.log(`  ${name}: ${JSON.stringify(what)}`);
  }
  for (const { table, fault } of unverified) console.log(`${table}: ${fault}`);
  console.log(
    `${ok ? 'All is well' : 'Not well'}: ${acknowledged} acknowledged, ${kills} kills, ${renewals} renewals, ${lost} lost, ` +
      `${stuckTables} stuck tables, ${verified} of ${asked} games verified (seed ${values.seed})`,
  );
}

function size(what) {
  return Object.keys(what).length;
}
