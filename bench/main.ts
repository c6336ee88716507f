/**
 * `npm run bench`: measures speed.
 *
 * A row is measured in processes of its own (`--sample`), so that what one row teaches the optimiser
 * about the kernel neither helps nor harms the next; and in several of them, because the optimiser
 * decides a little differently in each. A peer's server is a process, too (`--serve-peer`). Each loads
 * only what it needs.
 */
import { commandLine } from '../scripts/command-line.mjs';

const USAGE = `npm run bench -- [options]: measures speed, beside comparable programs in the same run

  --only PREFIX   only the rows whose names begin with this
  --json          the figures as JSON
`;

try {
  await main();
} catch (error) {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values } = commandLine(USAGE, {
    json: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    sample: { type: 'string' },
    alone: { type: 'boolean', default: false },
    'serve-peer': { type: 'string' },
  });
  const { json, only, sample, alone, 'serve-peer': matches } = values;
  if (matches !== undefined) {
    const { servePeer } = await import('./peers/serve.ts');
    await servePeer(Number(matches));
  } else if (sample !== undefined) {
    const { printSamples } = await import('./report.ts');
    await printSamples(sample, !alone);
  } else {
    const { printReport } = await import('./report.ts');
    printReport(only, json);
  }
}
