/**
 * `npm run pack`: one archive that needs only Node, for Linux, macOS and Windows on both usual processors. The same
 * sources give the same bytes. Beside it lie its hash, and what builds a container from it.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './bootstrap.mjs';
import { commandLine } from './command-line.mjs';
import { packedArchive, packedFiles } from './pack/archive.mjs';
import { layBeside } from './pack/beside.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = join(root, 'dist', 'pack');
const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

commandLine('npm run pack: writes the archive that needs only Node to dist/pack/; takes no options');
ensureBuilt();
const files = packedFiles(root, join(root, 'node_modules', '.cache', 'pack'));
const archive = packedArchive(files, `${name}-${version}`);
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const file = `${name}-${version}.tar.gz`;
const hash = createHash('sha256').update(archive).digest('hex');
writeFileSync(join(target, file), archive);
writeFileSync(join(target, `${file}.sha256`), `${hash}  ${file}\n`);
layBeside(root, target);
for (const paper of ['sbom.cdx.json', 'THIRD-PARTY.md']) {
  writeFileSync(join(target, paper), files.find((one) => one.name === paper).bytes);
}
console.log(
  `dist/pack/${file}: ${(archive.length / 1e6).toFixed(1)} MB, ${files.length} files, sha256 ${hash}`,
);
