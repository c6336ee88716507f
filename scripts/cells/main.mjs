/**
 * `npm run cells`: what 1,000, 100,000 and 10,000,000 people a day need, worked out from measured costs, and a simulated day of the
 * cells that they are spread over. `--costs <file>`: other measurements, as `scripts/cells/costs.json` has them; `--people` another number.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { commandLine, wholeNumber } from '../command-line.mjs';
import { ASSUMPTIONS, needs, PEAK } from './model.mjs';
import { simulateDay } from './simulation.mjs';

const USAGE = `npm run cells -- [options]: simulates a day of many people from measured costs (docs/capacity.md)

  --people N    people a day; can be given several times (1000, 100000 and 10000000)
  --costs FILE  other measurements, in the form of scripts/cells/costs.json
  --seed S      the same seed gives the same day (cells)
`;
const { values } = commandLine(USAGE, {
  costs: { type: 'string', default: fileURLToPath(new URL('costs.json', import.meta.url)) },
  people: { type: 'string', multiple: true, default: ['1000', '100000', '10000000'] },
  seed: { type: 'string', default: 'cells' },
});
const numbers = values.people.map((text) => wholeNumber(USAGE, 'people', text, 1, 1e9));
const { costs } = JSON.parse(readFileSync(values.costs, 'utf8'));
const round = (value) =>
  (value >= 10 ? Math.round(value) : Number(value.toPrecision(2))).toLocaleString('en');

for (const people of numbers) {
  const need = needs(people, PEAK, costs);
  console.log(`${round(people)} people a day`);
  console.log(
    `  busiest time: ${round(need.playing)} play, ${round(need.sockets)} sockets, ${round(need.moves)} moves a second`,
  );
  console.log(
    `  busy cores: main threads ${round(need.main)}, bots ${round(need.thinking)}, database ${round(need.database)}, bus ${round(need.bus)}; ` +
      `memory of servers ${round(need.memoryMb / 1_000)} GB`,
  );
  console.log(
    `  so, with cores filled to ${ASSUMPTIONS.fill * 100} %: ${round(need.cells)} database${need.cells === 1 ? '' : 's'}, ` +
      `${round(need.servers)} server${need.servers === 1 ? '' : 's'}, ${round(need.botCores)} core${need.botCores === 1 ? '' : 's'} for bots, ` +
      `${round(need.gigabytesAYear)} GB of ended games a year`,
  );
  if (need.cells > 1) tellDay(people, need.cells);
}

function tellDay(people, wanted) {
  // Room for a cell that is fuller than the mean.
  const cells = Math.ceil(wanted * 1.25);
  const day = simulateDay({ people, cells, costs, seed: values.seed });
  const { busiest } = day;
  const most = day.hours.reduce((a, b) => (b.moves > a.moves ? b : a));
  const least = day.hours.reduce((a, b) => (b.moves < a.moves ? b : a));
  const used = new Set(most.cells.map(({ cell }) => cell)).size;
  console.log(`  a day of ${used} cells in three regions:`);
  console.log(
    `    moves a second over all: ${round(least.moves)} at ${least.hour} h to ${round(most.moves)} at ${most.hour} h (Europe's time)`,
  );
  console.log(
    `    the busiest cell, ${busiest.cell} at ${busiest.hour} h: ${round(busiest.moves)} moves a second, ${round(busiest.database)} cores of its database, ` +
      `${((busiest.overMean - 1) * 100).toFixed(1)} % over the mean of its region`,
  );
  console.log(
    `    if ${day.lost} is lost then: ${round(day.struck)} people wait for its replica, ${(day.struckShare * 100).toFixed(1)} % of the region; ` +
      `were its groups moved, each other cell there would have ${(day.moreForOthers * 100).toFixed(0)} % more to do`,
  );
  console.log(
    `    people with a longer way, because their group lives in another region: ${(day.farShare * 100).toFixed(1)} %`,
  );
}
