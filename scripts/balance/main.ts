/** `npm run balance`: what the reconstructed values of a box lead to, beside what is wanted (docs/balance.md). */
import { BOT_NAMES, isBotName, policyFor } from '@captains-table/bots';
import { CONTENT as CARAVELAS } from '@captains-table/caravelas';
import { loadGame } from '@captains-table/catalogue';
import { checkTable, defined, describeProblem, must } from '@captains-table/kernel';
import type { Scalar } from '@captains-table/kernel';
import { CONTENT as MARACAIBO } from '@captains-table/maracaibo';
import { commandLine, end, wholeNumber } from '../command-line.mjs';
import { Voyages } from './caravelas.ts';
import { LoadingOrder } from './francis-drake.ts';
import { AgainstJeanne, Taken } from './maracaibo.ts';
import type { AnyProbe, Plan } from './play.ts';
import { playFor } from './play.ts';
import type { Section } from './section.ts';
import { sectionLines } from './section.ts';

/** A kind of table to look at. */
interface BalanceTable {
  readonly name: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, Scalar>>;
  readonly probe: () => AnyProbe;
}

/** How often a captain should win against Jeanne. */
const JEANNE = { veryEasy: 0.95, easy: 0.85, medium: 0.7, hard: 0.5, veryHard: 0.3 };

const TABLES: Readonly<Record<string, readonly BalanceTable[]>> = {
  'francis-drake': [3, 4, 5].map((seats) => ({
    name: `${seats} players`,
    seats,
    probe: () => new LoadingOrder(seats),
  })),
  caravelas: [2, 3, 4].map((seats) => ({
    name: `${seats} players`,
    seats,
    probe: () => new Voyages(seats, CARAVELAS),
  })),
  maracaibo: [
    ...[2, 3, 4].map((seats) => ({
      name: `${seats} players`,
      seats,
      probe: () => new Taken(seats, MARACAIBO),
    })),
    ...Object.entries(JEANNE).map(([jeanne, aim]) => ({
      name: `jeanne ${jeanne}`,
      seats: 1,
      options: { mode: 'solo', jeanne },
      probe: () => new AgainstJeanne(jeanne, aim),
    })),
  ],
};

const USAGE = `npm run balance -- <game> [options]

Plays many games with the same bot on all seats, and reports what the reconstructed values lead to, beside what is wanted.
Games: ${Object.keys(TABLES).join(', ')}

  --bot NAME    the stronger it is, the more the figures say: captain@200 searches 200 iterations (sailor)
  --games N     games at each table (100)
  --only TEXT   only the tables whose names contain this text
  --seed S      the same seed and bot play the same games (balance)
  --json        the whole report as JSON
`;

await main();

async function main(): Promise<void> {
  const { values, positionals } = commandLine(
    USAGE,
    {
      bot: { type: 'string', default: 'sailor' },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: 'balance' },
      only: { type: 'string', default: '' },
      json: { type: 'boolean', default: false },
    },
    { allowPositionals: true },
  );
  const { bot, seed, only, json } = values;
  const id = positionals[0] ?? '';
  if (!Object.hasOwn(TABLES, id)) end(USAGE, `name one of: ${Object.keys(TABLES).join(', ')}`);
  const tables = must(TABLES[id]).filter(({ name }) => name.includes(only));
  if (tables.length === 0) end(USAGE, `no table of ${id} contains "${only}" in its name`);
  if (!isBotName(bot)) end(USAGE, `--bot must be one of: ${BOT_NAMES.join(', ')}`);
  const games = wholeNumber(USAGE, 'games', values.games, 1, 1_000_000);
  const sections: Section[] = [];
  for (const table of tables) {
    console.error(`${id}, ${table.name}: ${games} games of ${bot} …`);
    const found = await sectionsOf(id, table, { bot, games, seed });
    sections.push(...found);
    if (!json) console.log(`${found.flatMap(sectionLines).join('\n')}\n`);
  }
  if (json) console.log(JSON.stringify({ game: id, bot, games, seed, sections }, undefined, 2));
}

async function sectionsOf(
  id: string,
  { seats, options: wishes, probe }: BalanceTable,
  plan: Plan,
): Promise<Section[]> {
  const loaded = must(await loadGame(id));
  const table = checkTable(loaded.game.meta, seats, wishes);
  if (!table.ok) throw new Error(describeProblem(table.problem));
  const policy = await policyFor(loaded, table.options, seats);
  return playFor(probe(), { ...loaded, ...defined({ policy }) }, { seats, options: table.options }, plan);
}
