/**
 * `npm run failover`: people play on four servers while these are killed one after the other, then the database, whose replica
 * is promoted, then the bus. Counts what was lost and how long people waited. About two minutes; Unix only.
 */
import { ensureBuilt } from '../bootstrap.mjs';
import { commandLine, wholeNumber } from '../command-line.mjs';
import { cleanUpOnSignals } from '../soak/cleanup.mjs';
import { failover } from './drill.mjs';

const USAGE = `npm run failover -- [options]: kills servers, the database and the bus in turn, and measures how long people wait

  --people N    how many people play (30)
  --calm N      seconds of play before and after each kill (8)
  --games N     games that are played again at the end; fewer is a failure (10)
  --seed S      the same seed makes the same choices (the time)
  --json        the whole report as JSON
`;
const { values } = commandLine(USAGE, {
  people: { type: 'string', default: '30' },
  calm: { type: 'string', default: '8' },
  games: { type: 'string', default: '10' },
  seed: { type: 'string', default: String(Date.now()) },
  json: { type: 'boolean', default: false },
});
const people = wholeNumber(USAGE, 'people', values.people, 1, 200);
const calm = wholeNumber(USAGE, 'calm', values.calm, 1, 60);
const games = wholeNumber(USAGE, 'games', values.games, 1, 1_000);
const LONGEST = 360_000;
/** Waits longer than this, in more than one case of a hundred, are too long. */
const MOST_P99 = 5_000;

cleanUpOnSignals();
ensureBuilt();
const tooLong = setTimeout(() => {
  console.error('The drill took too long: something hangs, or this machine is too busy.');
  process.exit(1);
}, LONGEST);
const report = await failover({
  people,
  calm,
  games,
  seed: values.seed,
  say: (line) => console.error(line),
  deadline: Date.now() + LONGEST - 30_000,
});
clearTimeout(tooLong);
const isQuick = report.stages.every(({ p99 }) => p99 < MOST_P99);
if (values.json) console.log(JSON.stringify(report, undefined, 2));
else tell(report);
process.exitCode = report.ok && isQuick ? 0 : 1;

function tell({ ok, acknowledged, lost, stuckTables, asked, verified, unverified, stages, parts }) {
  for (const { name, answers, p50, p99, longest, pauseP99, longestPause } of stages) {
    console.log(
      `${name}: ${answers} answers; waited ${p50} ms (p50), ${p99} ms (p99), ${longest} ms (longest); ` +
        `tables stood still ${pauseP99} ms (p99), ${longestPause} ms (longest)`,
    );
  }
  for (const { stuck, faults, crashes, troubles, notes, lost: entries } of parts) {
    const odd = Object.entries({ lost: entries, stuck, faults, crashes, troubles, notes });
    for (const [what, found] of odd)
      if (Object.keys(found).length > 0) console.log(`  ${what}: ${JSON.stringify(found)}`);
  }
  for (const { table, fault } of unverified) console.log(`${table}: ${fault}`);
  console.log(
    `${ok ? (isQuick ? 'All is well' : 'Too slow') : 'Not well'}: ${acknowledged} acknowledged, ${lost} lost, ` +
      `${stuckTables} stuck tables, ${verified} of ${asked} games verified (seed ${values.seed})`,
  );
}
