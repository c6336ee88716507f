/**
 * `npm run fit`: plays every game and mode with a real pointer on screens of four sizes, and checks at every decision
 * that the table fits its screen. `--json` prints the sums alone.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../bootstrap.mjs';
import { commandLine } from '../command-line.mjs';

/** On average of ten seconds. */
const LONGEST_FRAME = 50;
const MOST_NODES = 5_000;
/** How many faults of each check are shown. */
const SHOWN = 12;

const USAGE = `npm run fit -- [options]: whether every table fits its screen, at every decision of whole games

  --game G, --mode M      one game, one mode of it
  --size 820x1180         one size, instead of 1440x900, 1280x720, 390x844 and 360x740
  --further               instead: a tablet both ways, a phone on its side, and 1280x720@2, a page enlarged to twice its size
  --lang fr               en, fr or nl; otherwise they take turns, as the charts do
  --seconds N             at most so long at a table (240)
  --decisions N           at most so many decisions at a table (1000)
  --quick                 without axe
  --pictures FOLDER       a picture of every decision
  --json                  the sums alone, on one line
  --frames                instead: how long frames of Maracaibo take on a processor slowed four times, while its chart is
                          panned and while others move, ten seconds each; \`busy\` is what the page itself takes of them

It counts, and ends with status 1 where a count is not 0:
  scrolls        decisions at which the page scrolls: on a desktop at all, on a phone sideways
  movedPx        how far the board's frame moved between decisions, in all
  covered        legal targets that a pointer does not reach
  meansHidden    own means, a player's standing or the goal that is out of sight
  smallText      words under 11 px
  overflow       words that are cut, or stand out of their button
  axe            serious faults that axe finds, in both charts: once at a table for each kind of decision
  consoleErrors  errors and warnings on the browser's console
Of all but the first two, each different fault at a table counts once.
`;

const { values } = commandLine(USAGE, {
  json: { type: 'boolean', default: false },
  game: { type: 'string' },
  mode: { type: 'string' },
  size: { type: 'string' },
  further: { type: 'boolean', default: false },
  lang: { type: 'string' },
  seconds: { type: 'string', default: '240' },
  decisions: { type: 'string', default: '1000' },
  quick: { type: 'boolean', default: false },
  pictures: { type: 'string' },
  frames: { type: 'boolean', default: false },
});

ensureBuilt({ quiet: true });
const out = mkdtempSync(join(tmpdir(), 'captains-table-fit-'));
if (values.pictures !== undefined) mkdirSync(values.pictures, { recursive: true });
const status = await play();
const reports = readdirSync(out).map((file) => JSON.parse(readFileSync(join(out, file), 'utf8')));
rmSync(out, { recursive: true, force: true });
if (values.frames) {
  console.log(JSON.stringify(reports, undefined, values.json ? undefined : 2));
  const slow = reports.some(
    ({ nodes, panning, moves }) =>
      nodes >= MOST_NODES || [panning, moves].some(({ busy }) => busy > LONGEST_FRAME),
  );
  process.exit(status === 0 && reports.length > 0 && !slow ? 0 : 1);
}
const sums = summed(reports);
if (values.json) console.log(JSON.stringify(sums));
else tell(sums);
const faults = Object.entries(sums).filter(
  ([name, count]) => !['tables', 'decisions'].includes(name) && count > 0,
);
process.exitCode = status === 0 && reports.length > 0 && faults.length === 0 ? 0 : 1;

/** What Playwright says goes to stderr: stdout belongs to the result. */
function play() {
  const { game, mode, size, further, lang, seconds, decisions, quick, pictures, frames } = values;
  const wanted = {
    FIT_OUT: out,
    FIT_GAME: game,
    FIT_MODE: mode,
    FIT_SIZE: size,
    FIT_FURTHER: further ? 'yes' : undefined,
    FIT_LANG: lang,
    FIT_SECONDS: seconds,
    FIT_DECISIONS: decisions,
    FIT_QUICK: quick ? 'yes' : undefined,
    FIT_PICTURES: pictures,
    FIT_FRAMES: frames ? 'yes' : undefined,
  };
  const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
  const child = spawn(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/fit/playwright.config.ts'],
    { stdio: ['ignore', 2, 2], env: { ...process.env, ...given } },
  );
  return new Promise((resolve) => child.on('close', resolve));
}

function summed(all) {
  const sums = { tables: all.length, decisions: 0 };
  for (const { decisions, counts } of all) {
    sums.decisions += decisions;
    for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count;
  }
  return sums;
}

function tell(sums) {
  for (const { name, decisions, ended, counts, faults } of reports) {
    const told = Object.entries(counts).filter(([, count]) => count > 0);
    const line = told.length === 0 ? 'fits' : told.map(([check, count]) => `${check} ${count}`).join(', ');
    console.log(`\n${name}: ${decisions} decisions${ended ? '' : ' (not to the end)'}: ${line}`);
    for (const [check] of told) {
      const found = faults[check];
      for (const { where, what } of found.slice(0, SHOWN)) console.log(`  ${check}: ${where}: ${what}`);
      if (found.length > SHOWN) console.log(`  ${check}: and ${found.length - SHOWN} more`);
    }
  }
  console.log(
    `\n${Object.entries(sums)
      .map(([name, sum]) => `${name} ${sum}`)
      .join(', ')}`,
  );
}
