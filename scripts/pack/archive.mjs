/** Puts together the archive that a host unpacks and starts: the built program, what it needs, and papers. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { billOfMaterials, licenceList } from './bill-of-materials.mjs';
import { licenceText, moduleFiles } from './modules.mjs';
import { namedParts } from './named-parts.mjs';
import { PLATFORMS, shippedPackages } from './shipped.mjs';
import { tar } from './tar.mjs';

/** The papers and examples that a host wants beside the program. */
const PAPERS = [
  'LICENSE',
  'CHANGELOG.md',
  'SECURITY.md',
  'docs/hosting.md',
  'docs/fleet.md',
  'docs/runbook.md',
];

/** Names below the archive's one folder. `here`: only what this machine runs, of which nothing has to be fetched. */
export function packedFiles(root, cache, { here = false } = {}) {
  const program = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const shipped = shippedPackages(root).filter(({ place }) => !here || existsSync(join(root, place)));
  const ofPackages = shipped.map((one) => ({ one, files: moduleFiles(root, cache, one) }));
  const texts = new Map(ofPackages.map(({ one, files }) => [one.place, licenceText(files)]));
  const text = (name, content) => ({ name, bytes: Buffer.from(content) });
  const { name, version, license, description, engines } = program;
  const manifest = {
    name,
    version,
    description,
    license,
    type: 'module',
    engines,
    bin: { [name]: `bin/${name}.js` },
  };
  const commands = below(root, 'dist/cli');
  return [
    text('package.json', `${JSON.stringify(manifest, undefined, 2)}\n`),
    {
      name: `bin/${name}.js`,
      bytes: readFileSync(join(root, 'scripts/pack/captains-table.js')),
      executable: true,
    },
    text('sbom.cdx.json', `${JSON.stringify(billOfMaterials(program, shipped), undefined, 2)}\n`),
    text(
      'THIRD-PARTY.md',
      licenceList(shipped, ({ place }) => texts.get(place)),
    ),
    ...PAPERS.map((paper) => ({ name: paper, bytes: readFileSync(join(root, paper)) })),
    ...below(root, 'deploy'),
    ...commands,
    ...namedParts(commands, below(root, 'dist/chunks')),
    ...below(root, 'dist/web'),
    ...ofPackages.filter(({ one }) => one.part === 'server').flatMap(({ files }) => files.filter(isForHosts)),
  ];
}

/** Parts of a package for systems that no archive is for. */
function isForHosts({ name }) {
  const [, system] = /\/prebuilds\/([^/]+)\//.exec(name) ?? [];
  return system === undefined || PLATFORMS.includes(system);
}

export function packedArchive(files, folder) {
  const named = files.map(({ name, ...file }) => ({ ...file, name: `${folder}/${name}` }));
  return gzipSync(tar(named), { level: 9 });
}

function below(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return below(root, name);
    return [{ name, bytes: readFileSync(join(root, name)) }];
  });
}
