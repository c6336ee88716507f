/** A Chromium that comes with an npm package: nothing to download, nothing to install. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

export interface Browser {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

export const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/** Where a browser is. `CHROMIUM_PATH` names another one; elsewhere than on Linux x64 it is needed. */
export async function findBrowser(): Promise<Browser> {
  const own = process.env['CHROMIUM_PATH'];
  if (own !== undefined && own !== '') return { executablePath: own, env: {} };
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'the bundled Chromium is for Linux x64: set CHROMIUM_PATH to an installed Chrome or Chromium',
    );
  }
  return bundled();
}

/** Unpacked beside the packages it came with, so that it goes when they go. */
async function bundled(): Promise<Browser> {
  const home = resolve(createRequire(import.meta.url).resolve('@sparticuz/chromium'), '../../..');
  const { version }: { version: string } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const folder = resolve('node_modules', '.cache', `chromium-${version}`);
  const executablePath = join(folder, 'chromium');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(executablePath)) {
    // Two runs may unpack it at the same time: each writes a file of its own.
    const part = `${executablePath}.${process.pid}`;
    await unpack(join(home, 'bin', 'chromium.br'), part);
    chmodSync(part, 0o755);
    renameSync(part, executablePath);
  }
  if (!lacksLibraries(executablePath)) return { executablePath, env: {} };
  return { executablePath, env: { LD_LIBRARY_PATH: await bundledLibraries(home, folder) } };
}

function lacksLibraries(executable: string): boolean {
  return execFileSync('ldd', [executable], { encoding: 'utf8' }).includes('not found');
}

async function bundledLibraries(home: string, folder: string): Promise<string> {
  const archive = join(folder, 'libraries.tar');
  if (!existsSync(archive)) {
    await unpack(join(home, 'bin', 'al2023.tar.br'), archive);
    execFileSync('tar', ['-xf', archive, '-C', folder]);
  }
  return join(folder, 'lib');
}

async function unpack(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));
}
