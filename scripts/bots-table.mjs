/**
 * Measures the bots' levels against each other and writes the table in docs/bots.md again.
 * Slow by nature: the strong levels take up to a second a move. `--games N` for fewer, `--only <text>`
 * for some of the rows: those that contain the text, or the one whose name it is.
 * `--against "<command>"` measures each level against the same level of another program instead, such as
 * `--against "node ../older/dist/cli/main.js bot"`, and prints that table: the document stays as it is.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { ensureBuilt } from './bootstrap.mjs';
import { commandLine, wholeNumber } from './command-line.mjs';

const DOCUMENT = 'docs/bots.md';
const START = '<!-- table: npm run bots-table -->';
const END = '<!-- end of table -->';

/** Game, mode, bots in seat order: the first is the one measured. */
const PAIRINGS = [
  ['port-royal', 'base', 'sailor,random'],
  ['port-royal', 'base', 'sailor,cabin-boy'],
  ['port-royal', 'base', 'mate,sailor'],
  ['port-royal', 'base', 'captain,sailor'],
  ['port-royal', 'base', 'captain,mate'],
  ['port-royal', 'base', 'sailor,cabin-boy,cabin-boy,cabin-boy'],
  ['port-royal', 'base', 'mate,sailor,sailor,sailor'],
  ['port-royal', 'base', 'captain,sailor,sailor,sailor'],
  ['port-royal', 'contracts', 'mate,sailor'],
  ['port-royal', 'sets-sail', 'mate,sailor'],
  ['port-royal', 'solo', 'captain'],
  ['port-royal', 'cooperative', 'captain,captain'],
  ['caravelas', 'full', 'sailor,cabin-boy'],
  ['caravelas', 'full', 'mate,sailor'],
  ['caravelas', 'full', 'captain,mate'],
  ['francis-drake', 'base', 'sailor,cabin-boy,cabin-boy,cabin-boy'],
  ['francis-drake', 'base', 'mate,sailor,sailor,sailor'],
  ['francis-drake', 'base', 'captain,mate,mate,mate'],
  ['maracaibo', 'classic', 'sailor,cabin-boy'],
  ['maracaibo', 'classic', 'mate,sailor'],
  ['maracaibo', 'solo', 'captain'],
];

/** Game, mode and level by which two programs are compared, and how many sit at the table. */
const COMPARED = [
  ['port-royal', 'base', 2],
  ['caravelas', 'full', 2],
  ['francis-drake', 'base', 3],
  ['maracaibo', 'classic', 2],
].flatMap(([game, mode, seats]) =>
  ['cabin-boy', 'sailor', 'mate', 'captain'].map((level) => [game, mode, level, seats]),
);

const HEAD = [
  '| table | bot | against | wins (95 % interval) | mean score | a move | games |',
  '| --- | --- | --- | --- | --- | --- | --- |',
];

const USAGE = `npm run bots-table -- [options]: measures the bots' levels against each other, and writes the table in ${DOCUMENT}

  --games N            games a row (200)
  --only TEXT          only the rows that contain this text, or the one row of this name
  --against COMMAND    instead: each level against the same level of another program, such as
                       "node ../older/dist/cli/main.js bot"; prints the table and leaves ${DOCUMENT} as it is
`;
const { values } = commandLine(USAGE, {
  games: { type: 'string', default: '200' },
  only: { type: 'string', default: '' },
  against: { type: 'string' },
});
wholeNumber(USAGE, 'games', values.games, 1, 1_000_000);

ensureBuilt();
if (values.against === undefined) rewriteDocument();
else compareWith(values.against);

function rewriteDocument() {
  const rows = new Map(readRows());
  for (const pairing of wanted(values.only, PAIRINGS)) {
    const [game, mode, bots] = pairing;
    console.error(`${game} ${mode}: ${bots} …`);
    rows.set(pairing.join('/'), row(game, mode, bots.split(',')));
  }
  write(PAIRINGS.map((pairing) => rows.get(pairing.join('/'))).filter((line) => line !== undefined));
}

/** Each level of ours, alone among those of the other program. */
function compareWith(command) {
  const table = HEAD.slice();
  for (const [game, mode, level, seats] of wanted(values.only, COMPARED)) {
    console.error(`${game} ${mode}: ${level} …`);
    const others = Array.from({ length: seats - 1 }, () => `exec:${command} ${level}`);
    table.push(row(game, mode, [level, ...others]));
  }
  console.log(table.join('\n'));
}

function wanted(text, pairings) {
  const named = pairings.filter((pairing) => pairing.join(' ') === text);
  return named.length > 0 ? named : pairings.filter((pairing) => pairing.join(' ').includes(text));
}

/** `bots`: one for each seat. A comma between quotes belongs to a command. */
function row(game, mode, bots) {
  const args = ['dist/cli/main.js', 'arena', game, '--mode', mode, '--bots', bots.join(','), '--json'];
  const printed = execFileSync(process.execPath, [...args, '--games', values.games, '--seed', 'bots-table'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { games, forfeits, bots: standings } = JSON.parse(printed);
  for (const { game: number, why } of forfeits) console.error(`  game ${number} was forfeited: ${why}`);
  const [first] = standings;
  const percent = (share) => `${(100 * share).toFixed(1)} %`;
  const others = bots.slice(1).join(', ').replaceAll('|', '\\|') || 'the clock';
  const wins = `${percent(first.winRate)} (${percent(first.low)} to ${percent(first.high)})`;
  const time = `${first.msPerMove.toFixed(first.msPerMove < 10 ? 2 : 0)} ms`;
  return `| ${game}, ${mode} | ${first.bot} | ${others} | ${wins} | ${first.meanScore.toFixed(1)} | ${time} | ${games} |`;
}

/** Rows that stand in the document, so that one row can be measured without losing the others. */
function readRows() {
  const text = readFileSync(DOCUMENT, 'utf8');
  const lines = text.slice(text.indexOf(START), text.indexOf(END)).split('\n');
  return PAIRINGS.flatMap((pairing) => {
    const [game, mode, bots] = pairing;
    const [first, ...others] = bots.split(',');
    const begins = `| ${game}, ${mode} | ${first} | ${others.join(', ') || 'the clock'} |`;
    const found = lines.find((line) => line.replaceAll(/ +/g, ' ').startsWith(begins));
    return found === undefined ? [] : [[pairing.join('/'), found]];
  });
}

function write(lines) {
  const text = readFileSync(DOCUMENT, 'utf8');
  const note = `Node ${process.version}, ${availableParallelism()} cores, seed \`bots-table\`.`;
  const table = [START, '', ...HEAD, ...lines, '', note, '', END].join('\n');
  writeFileSync(
    DOCUMENT,
    text.slice(0, text.indexOf(START)) + table + text.slice(text.indexOf(END) + END.length),
  );
}
