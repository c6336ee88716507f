/**
 * Makes a fresh clone ready to run, with Node's own modules only: installs dependencies when the
 * lock file has changed, builds when a source has changed, and otherwise costs next to nothing.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandLine } from './command-line.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const installStamp = join(root, 'node_modules', '.captains-table-install');
const buildStamp = join(root, 'dist', '.captains-table-build');
const NOT_SOURCES = new Set(['node_modules', 'test', 'docs', 'dist']);

/** Runs `npm ci` unless the lock file is the one last installed. */
export function ensureInstalled({ quiet = false } = {}) {
  checkNode();
  const wanted = hashOf([join(root, 'package-lock.json')]);
  if (stampOf(installStamp) === wanted) return;
  say(quiet, 'Installing dependencies (once; about half a minute) …');
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(installStamp, wanted);
}

/** Bundles the program into `dist/` unless its sources are the ones last built. */
export function ensureBuilt({ quiet = false } = {}) {
  const wanted = hashOf(sources());
  if (stampOf(buildStamp) === wanted) return;
  say(quiet, 'Building …');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  for (const config of ['vite.node.config.ts', 'vite.web.config.ts']) {
    run(process.execPath, [vite, 'build', '--config', config, '--logLevel', 'warn']);
  }
  mkdirSync(dirname(buildStamp), { recursive: true });
  writeFileSync(buildStamp, wanted);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return;
  console.error(`Captain's Table needs Node 20.19 or 22.12 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

function sources() {
  return [
    join(root, 'package-lock.json'),
    join(root, 'vite.node.config.ts'),
    join(root, 'vite.web.config.ts'),
    ...filesBelow(join(root, 'packages')),
  ];
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !NOT_SOURCES.has(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : entry.isFile() ? [path] : [];
    })
    .toSorted((a, b) => (a < b ? -1 : 1));
}

function hashOf(files) {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

function stampOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function run(command, args) {
  // What the child says goes to stderr: stdout belongs to the command that asked for the build.
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    // A build is for production, even when a test asks for it: NODE_ENV would change the result.
    env: { ...process.env, NODE_ENV: 'production' },
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (status === 0) return;
  console.error(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`);
  process.exit(1);
}

function say(quiet, text) {
  if (!quiet) console.error(text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const usage = `npm run build -- [options]: installs what is missing and builds the program

  --install-only   builds nothing
`;
  const { values } = commandLine(usage, { 'install-only': { type: 'boolean', default: false } });
  ensureInstalled();
  if (!values['install-only']) ensureBuilt();
}
