/** What an archive is made of, for programs (CycloneDX 1.6) and for people. The same lock file gives the same bytes. */
import { createHash } from 'node:crypto';

export function billOfMaterials({ name, version, license }, shipped) {
  const main = `pkg:npm/${name}@${version}`;
  const reference = ({ place, name: id, version: of }) =>
    `${purl({ name: id, version: of })}${nested(place) ? `#${place}` : ''}`;
  const references = new Map(shipped.map((one) => [one.place, reference(one)]));
  const components = shipped.map((one) => component(one, references.get(one.place)));
  const dependencies = [
    { ref: main, dependsOn: [...references.values()] },
    ...shipped.map(({ place, needs }) => ({
      ref: references.get(place),
      dependsOn: needs.flatMap((needed) => references.get(needed) ?? []).toSorted(),
    })),
  ];
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify([main, components]))}`,
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': main,
        name,
        version,
        licenses: [{ license: { id: license } }],
        purl: main,
      },
    },
    components,
    dependencies,
  };
}

function component({ name, version, license, integrity, part, optional }, reference) {
  const [group, own] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return {
    type: 'library',
    'bom-ref': reference,
    ...(group === undefined ? {} : { group }),
    name: own,
    version,
    scope: optional ? 'optional' : 'required',
    ...(integrity === undefined ? {} : { hashes: [hashOf(integrity)] }),
    licenses: [/[() ]/.test(license) ? { expression: license } : { license: { id: license } }],
    purl: purl({ name, version }),
    properties: [{ name: 'captains-table:part', value: part }],
  };
}

/** The lock file writes `sha512-<base64>`. */
function hashOf(integrity) {
  const [algorithm, digest] = integrity.split('-');
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') };
}

function purl({ name, version }) {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/** A second version of a package lies below the one that needs it. */
function nested(place) {
  return place.lastIndexOf('node_modules/') > 0;
}

function uuidOf(text) {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** The licences of what is shipped, with their texts. `textOf`: what a package says itself. */
export function licenceList(shipped, textOf) {
  const head = [
    "# What Captain's Table is shipped with",
    '',
    "Captain's Table itself is under the MIT licence: LICENSE. It is shipped with the work of others, listed here with the",
    'licence of each. `server`: the files are in node_modules. `client`: parts of it are in the files that browsers get.',
    '',
  ];
  const lines = shipped.map(
    ({ name, version, license, part }) => `- ${name} ${version}: ${license} (${part})`,
  );
  const texts = shipped.flatMap((one) => {
    const text = textOf(one);
    return text === undefined ? [] : ['', `## ${one.name} ${one.version}`, '', text.trim()];
  });
  return [...head, ...lines, ...texts, ''].join('\n');
}
