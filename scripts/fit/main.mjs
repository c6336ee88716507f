/**
 * `npm run fit`: plays every game and mode with a real pointer on screens of four sizes, and checks at every decision
 * that the table fits its screen. `--json` prints the sums alone.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../bootstrap.mjs';

/** Of each check so many faults are shown. */
const SHOWN = 12;

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    game: { type: 'string' },
    mode: { type: 'string' },
    size: { type: 'string' },
    lang: { type: 'string' },
    // At each table.
    seconds: { type: 'string', default: '240' },
    decisions: { type: 'string', default: '1000' },
    // Without axe.
    quick: { type: 'boolean', default: false },
    // A folder for a picture of every decision.
    pictures: { type: 'string' },
  },
});

ensureBuilt({ quiet: true });
const out = mkdtempSync(join(tmpdir(), 'captains-table-fit-'));
if (values.pictures !== undefined) mkdirSync(values.pictures, { recursive: true });
const status = await play();
const reports = readdirSync(out).map((file) => JSON.parse(readFileSync(join(out, file), 'utf8')));
rmSync(out, { recursive: true, force: true });
const sums = summed(reports);
if (values.json) console.log(JSON.stringify(sums));
else tell(sums);
const faults = Object.entries(sums).filter(
  ([name, count]) => !['tables', 'decisions'].includes(name) && count > 0,
);
process.exitCode = status === 0 && reports.length > 0 && faults.length === 0 ? 0 : 1;

/** What Playwright says goes to stderr: stdout belongs to the result. */
function play() {
  const { game, mode, size, lang, seconds, decisions, quick, pictures } = values;
  const wanted = {
    FIT_OUT: out,
    FIT_GAME: game,
    FIT_MODE: mode,
    FIT_SIZE: size,
    FIT_LANG: lang,
    FIT_SECONDS: seconds,
    FIT_DECISIONS: decisions,
    FIT_QUICK: quick ? 'yes' : undefined,
    FIT_PICTURES: pictures,
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
