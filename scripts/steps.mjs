/** Named checks with their times, run side by side or one after the other, and counted. */
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

const CACHE = 'node_modules/.cache/captains-table';

/** Programs that check files, with their arguments. A file without faults is not checked again until it changes. */
export const FORMAT = [
  'node_modules/prettier/bin/prettier.cjs',
  '--check',
  '--log-level=warn',
  '--cache',
  '--cache-strategy=content',
  `--cache-location=${CACHE}/prettier`,
  '.',
];
export const LINT = [
  'node_modules/oxlint/bin/oxlint',
  '--type-aware',
  '--deny-warnings',
  'packages',
  'scripts',
  'bench',
  'e2e',
];
export const TYPES = [
  'node_modules/typescript-7/bin/tsc',
  '-p',
  '.',
  '--incremental',
  '--tsBuildInfoFile',
  `${CACHE}/types.tsbuildinfo`,
];

export class Steps {
  passed = 0;
  failed = 0;

  /** One check: a function that returns what is wrong, in lines (none when all is well). */
  async run(name, check) {
    console.log(`· ${name} …`);
    await this.#run(name, check);
  }

  /** `checks`: functions by name. Each is reported when it ends. */
  async runSideBySide(checks) {
    console.log(`· ${Object.keys(checks).join(', ')} …`);
    await Promise.all(Object.entries(checks).map(([name, check]) => this.#run(name, check)));
  }

  /** `checks`: functions by name. They are done one after the other, and each is reported when it ends. */
  async runInTurn(checks) {
    for (const [name, check] of Object.entries(checks)) await this.#run(name, check);
  }

  async #run(name, check) {
    const start = performance.now();
    const problems = await check();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const fine = problems.length === 0;
    for (const problem of problems) console.log(`  ${problem}`);
    console.log(`${fine ? '✓' : '✗'} ${name} (${seconds} s)`);
    this[fine ? 'passed' : 'failed']++;
  }
}

/** Runs a Node program. What it prints is shown when it fails, so that programs side by side do not mix. */
export function quietly(script, ...args) {
  return finished(spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] }), script);
}

/** The same for a program that only gets what others leave of the machine. */
export function yielding(script, ...args) {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return finished(child, script);
}

/** Runs a Node program whose output is seen as it comes. */
export function openly(script, ...args) {
  return finished(spawn(process.execPath, [script, ...args], { stdio: 'inherit' }), script);
}

function finished(child, script) {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part) => (output += part));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      const said = output.trim() === '' ? [] : output.trimEnd().split('\n');
      resolve(
        status === 0 ? [] : [...said, `${script.replace('node_modules/', '')} found something to mend`],
      );
    });
  });
}
