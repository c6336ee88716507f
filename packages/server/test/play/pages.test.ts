/** Pages of the client: the server draws the front page in the reader's language and sends all others empty. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { clientRoutes } from '../../src/http/client-routes.ts';
import { bareApp } from './bare-app.ts';

const SCRIPT = 'look()';
const pageOf = (words: string) => `<head><script>${SCRIPT}</script></head><p>${words}</p>`;

async function pages(files: Readonly<Record<string, string>>, packed = 0) {
  const root = mkdtempSync(path.join(tmpdir(), 'captains-table-pages-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(root, file), text);
  const app = await bareApp(async ({ code }) => ({ code, message: code }));
  const content = Array.from({ length: packed }, () => ({ game: 'port-royal', hash: 'abc', content: {} }));
  await clientRoutes(app, root, content);
  return (url: string, headers: Readonly<Record<string, string>> = {}) =>
    app.inject({ url, headers: { accept: 'text/html', ...headers } });
}

const BUILT = {
  'index.html': pageOf('of the build'),
  'page-en.html': pageOf('empty'),
  'page-fr.html': pageOf('vide'),
  'page-nl.html': pageOf('leeg'),
  'front-en.html': pageOf('Ahoy'),
  'front-fr.html': pageOf('Ohé'),
  'front-nl.html': pageOf('Ahoi'),
};

test('the front page comes in the first of the reader’s languages that we speak', async () => {
  const get = await pages(BUILT);
  const french = await get('/', { 'accept-language': 'de, fr-BE;q=0.8' });
  expect(french.body).toContain('Ohé');
  expect(french.headers['vary']).toContain('accept-language');
  expect((await get('/')).body).toContain('Ahoy');
});

test('other pages come empty, and so does the one that devices keep', async () => {
  const get = await pages(BUILT);
  for (const url of ['/page', '/table/abc', '/new/port-royal']) {
    expect((await get(url)).body).toContain('empty');
    expect((await get(url, { 'accept-language': 'nl' })).body).toContain('leeg');
  }
});

test('the script in a page is allowed by what is in it, and no other', async () => {
  const get = await pages(BUILT);
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  const policy = String((await get('/')).headers['content-security-policy']);
  expect(policy.split(';')).toContain(`script-src 'sha256-${hash}' 'self'`);
});

test('a page is sent as the build has compressed it, unless the host’s content stands in it', async () => {
  const files = { ...BUILT, 'front-en.html.br': 'compressed by the build' };
  const compressed = { 'accept-encoding': 'br' };
  expect((await (await pages(files))('/', compressed)).body).toBe('compressed by the build');
  const answer = await (await pages(files, 1))('/', compressed);
  expect(answer.body).not.toBe('compressed by the build');
  expect((await (await pages(files, 1))('/')).body).toContain('content-of-port-royal');
});

test('a client without drawn pages draws its front page itself', async () => {
  const get = await pages({ 'index.html': '<p>empty</p>' });
  expect((await get('/')).body).toContain('empty');
});
