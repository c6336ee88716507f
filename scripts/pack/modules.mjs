/** The files of other people's packages, as far as a running server reads them or their licences ask for them. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { untar } from './untar.mjs';

const RUN = /\.(?:js|cjs|mjs|json|node)$/;
const LEGAL = /^(?:licen[cs]e|notice|copying|copyright)/i;
/** What only a package's own authors need: at its top, where no program imports from. */
const NOT_SHIPPED =
  /^(?:tests?|__tests__|benchmarks?|bench|examples?|docs?|\.[^/]+)\/|\.(?:test|spec|bench)\.[cm]?js$/;

/** @returns {readonly {readonly name: string, readonly bytes: Buffer}[]} names from the root of the archive */
export function moduleFiles(root, cache, { place, name, version, integrity, optional }) {
  const files = existsSync(join(root, place))
    ? filesBelow(join(root, place), '')
    : optional
      ? fetched(cache, { name, version, integrity })
      : [];
  if (files.length === 0) throw new Error(`${place} is not installed: run npm ci`);
  const to = `node_modules/${place.slice(place.indexOf('node_modules/') + 'node_modules/'.length)}`;
  return files.filter(isShipped).map(({ name: file, bytes }) => ({ name: `${to}/${file}`, bytes }));
}

export function licenceText(files) {
  return files.find(({ name }) => LEGAL.test(name.slice(name.lastIndexOf('/') + 1)))?.bytes.toString('utf8');
}

function isShipped({ name }) {
  return (RUN.test(name) || LEGAL.test(name)) && !NOT_SHIPPED.test(name);
}

function filesBelow(folder, prefix) {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    const name = `${prefix}${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesBelow(folder, `${name}/`);
    return entry.isFile() ? [{ name, bytes: readFileSync(join(folder, name)) }] : [];
  });
}

/** A part for another system than this one: npm does not install it, so its archive is fetched and compared with the lock file. */
function fetched(cache, { name, version, integrity }) {
  mkdirSync(cache, { recursive: true });
  const file = join(cache, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
  if (!existsSync(file)) {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const { status } = spawnSync(
      npm,
      ['pack', `${name}@${version}`, '--pack-destination', cache, '--loglevel=error'],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        shell: process.platform === 'win32',
      },
    );
    if (status !== 0) throw new Error(`${name}@${version} cannot be fetched`);
  }
  const bytes = readFileSync(file);
  const [algorithm, digest] = integrity.split('-');
  if (createHash(algorithm).update(bytes).digest('base64') !== digest)
    throw new Error(`${file} is not what the lock file names: delete it and try again`);
  // npm's archives have one folder.
  return untar(gunzipSync(bytes)).map(({ name: path, bytes: content }) => ({
    name: path.slice(path.indexOf('/') + 1),
    bytes: content,
  }));
}
