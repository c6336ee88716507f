/** Requests for files get files of the client and no others. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openTestServer } from './test-server.ts';
import { TcpClient } from './tcp-client.ts';

const UP = ['..', '%2e%2e', '.%2e', '..%2f..', '..%5c..', '%252e%252e', '..;', '%c0%ae%c0%ae', '.%00.'];
const PATHS = UP.flatMap((up) => [
  `/${up}/secret.txt`,
  `/assets/${up}/${up}/secret.txt`,
  `/${up}/${up}/etc/passwd`,
]);
const ODD = [
  '/secret.txt',
  '/.secret',
  '/assets/',
  '/assets',
  '//secret.txt',
  '/assets/a.js%00.txt',
  '/%',
  '/\\..\\secret.txt',
];

test('no path leads out of the folder of the client', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'captains-table-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const client = path.join(folder, 'client');
  mkdirSync(path.join(client, 'assets'), { recursive: true });
  writeFileSync(path.join(client, 'index.html'), '<p>Ahoy</p>');
  writeFileSync(path.join(client, 'assets', 'a.js'), 'ahoy()');
  writeFileSync(path.join(folder, 'secret.txt'), 'the treasure');
  const { port } = await openTestServer(undefined, {}, { client });
  expect(await answerTo(port, '/')).toContain('Ahoy');
  expect(await answerTo(port, '/assets/a.js')).toContain('ahoy()');
  for (const asked of [...PATHS, ...ODD]) {
    const answer = await answerTo(port, asked);
    expect(answer, asked).toMatch(/^HTTP\/1\.1 (200|4\d\d) /);
    expect(answer, asked).not.toMatch(/treasure|root:/);
  }
});

/** Sends the path as it is; a library would normalise it. */
async function answerTo(port: number, asked: string): Promise<string> {
  const line = await TcpClient.open(port);
  line.send(`GET ${asked} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: text/html\r\nconnection: close\r\n\r\n`);
  await line.isCut();
  return line.received.toString();
}
