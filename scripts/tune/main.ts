/** `npm run tune`: better constants for a game's policy, from games of sailors. See docs/bots.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { loadPlayableGame } from '@captains-table/catalogue';
import type { Options } from '@captains-table/kernel';
import { chanceFrom, checkTable, describeProblem } from '@captains-table/kernel';
import { commandLine, end } from '../command-line.mjs';
import { caravelas } from './caravelas.ts';
import { climbed } from './climb.ts';
import { maracaibo } from './maracaibo.ts';
import type { Table } from './play.ts';
import { gainLine, gainOf, leadOf } from './play.ts';
import type { Tuning } from './tuning.ts';

const USAGE = `npm run tune -- <game> [options]

Moves all constants of a game's policy at once, lets sailors with opposite moves play each other, and follows the winners.
Prints the constants it comes to, and what one sailor with them gains on others with those of today.

  --deals N         to learn from; each is played from every chair (20000)
  --check N         fresh deals on which to compare, after that (1000)
  --players N       (2)
  --options JSON    such as {"mode":"classic","armada":true}
  --rate R          how far a point of lead moves a constant, in its steps (0.002)
  --seed S          the same seed and number of deals come to the same constants (tune)
  --out FILE        writes the constants there
  --from FILE       only compares the constants of this file
`;

const TUNINGS: Readonly<Record<string, Tuning>> = { caravelas, maracaibo };

const { values, positionals } = commandLine(
  USAGE,
  {
    deals: { type: 'string', default: '20000' },
    check: { type: 'string', default: '1000' },
    players: { type: 'string', default: '2' },
    options: { type: 'string', default: '{}' },
    rate: { type: 'string', default: '0.002' },
    seed: { type: 'string', default: 'tune' },
    out: { type: 'string' },
    from: { type: 'string' },
  },
  { allowPositionals: true },
);
const [id = ''] = positionals;
const tuning = TUNINGS[id] ?? end(USAGE, `name one of: ${Object.keys(TUNINGS).join(', ')}`);

async function tableOf(seed: string): Promise<Table> {
  const loaded = await loadPlayableGame(id);
  if (loaded === undefined) throw new Error(`there is no game "${id}"`);
  const seats = Number(values.players);
  // Checked as the options of any table are.
  const options: Options = JSON.parse(values.options);
  const table = checkTable(loaded.game.meta, seats, options);
  if (!table.ok) throw new Error(describeProblem(table.problem));
  return { game: loaded.game, options: table.options, seats, seed };
}

async function learned({ constants, policyOf }: Tuning): Promise<number[]> {
  const table = await tableOf(values.seed);
  const chance = chanceFrom(`climb/${values.seed}`);
  const lead = (plus: readonly number[], minus: readonly number[], deal: number) =>
    leadOf(table, policyOf(plus), policyOf(minus), deal);
  return climbed({ constants, deals: Number(values.deals), rate: Number(values.rate), lead }, chance);
}

function read({ constants }: Tuning, path: string): number[] {
  // Written by this program; constants that it does not name stay as they are.
  const file: Readonly<Record<string, number>> = JSON.parse(readFileSync(path, 'utf8'));
  return constants.map(({ name, now }) => file[name] ?? now);
}

const found = values.from === undefined ? await learned(tuning) : read(tuning, values.from);
const named = Object.fromEntries(tuning.constants.map(({ name }, i) => [name, found[i]]));
if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(named, undefined, 2)}\n`);
for (const [i, { name, now }] of tuning.constants.entries()) {
  process.stdout.write(
    `${name.padEnd(20)} ${now.toFixed(2).padStart(8)} → ${(found[i] ?? now).toFixed(2)}\n`,
  );
}
const check = await tableOf(`${values.seed}/check`);
const [next, today] = [tuning.policyOf(found), tuning.policyOf(tuning.constants.map(({ now }) => now))];
const gains = Array.from({ length: Number(values.check) }, (_, deal) => gainOf(check, next, today, deal));
if (gains.length > 0)
  process.stdout.write(`A sailor with these constants among sailors of today wins ${gainLine(gains)}\n`);
