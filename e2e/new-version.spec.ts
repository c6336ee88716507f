/** How a newer client gets to people who have one open. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from './fixtures.ts';

/** A copy of what was built, in a house of its own. */
class House {
  readonly folder = mkdtempSync(join(tmpdir(), 'captains-table-version-'));
  readonly #web = join(this.folder, 'dist', 'web');
  #server: ReturnType<typeof spawn> | undefined;
  #port = '0';

  constructor() {
    cpSync(resolve('dist'), join(this.folder, 'dist'), { recursive: true, dereference: true });
    symlinkSync(resolve('node_modules'), join(this.folder, 'node_modules'));
    writeFileSync(join(this.folder, 'package.json'), '{"type":"module"}');
  }

  /** Answers where it is: at the same place every time. */
  async open(): Promise<string> {
    const main = join(this.folder, 'dist', 'cli', 'main.js');
    const data = join(this.folder, 'data');
    const server = spawn(process.execPath, [main, 'serve', '--host', '127.0.0.1'], {
      env: { ...process.env, PORT: this.#port, DATA_DIR: data, LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#server = server;
    const [greeting] = (await once(server.stdout, 'data')) as [Buffer];
    this.#port = /localhost:(\d+)/.exec(greeting.toString())?.[1] ?? '';
    return `http://127.0.0.1:${this.#port}`;
  }

  async close(): Promise<void> {
    this.#server?.kill('SIGTERM');
    if (this.#server !== undefined) await once(this.#server, 'exit');
  }

  /** What a build does when a line has changed: the first script has another name. */
  renew(): void {
    const page = readFileSync(join(this.#web, 'index.html'), 'utf8');
    const [script = ''] = /assets\/index-[\w-]+\.js/.exec(page) ?? [];
    const newer = script.replace('index-', 'index-newer-');
    renameSync(join(this.#web, script), join(this.#web, newer));
    for (const file of ['index.html', 'sw.js']) {
      const text = readFileSync(join(this.#web, file), 'utf8');
      writeFileSync(
        join(this.#web, file),
        text.replaceAll(script, newer).replace('captains-table-', 'captains-table-newer-'),
      );
      // Only what was compressed before would be sent otherwise.
      for (const end of ['br', 'gz']) rmSync(join(this.#web, `${file}.${end}`), { force: true });
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

test('a page that is open says when there is a newer version, and a reload shows it', async ({ browser }) => {
  const house = new House();
  const address = await house.open();
  const page = await (await browser.newContext()).newPage();
  const banner = page.getByText('A new version is here.');
  const kept = () => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  try {
    await page.goto(address);
    await kept();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await house.close();
    house.renew();
    await house.open();
    await expect(banner).toBeHidden();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(banner).toBeVisible({ timeout: 20_000 });
    // The old page goes on meanwhile, with parts that the server no longer has.
    await page.getByRole('link', { name: 'Watch' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Watch' })).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('script[src*="index-newer-"]')).toHaveCount(1);
    await kept();
    await expect(banner).toBeHidden();
  } finally {
    await page.context().close();
    await house.close();
    house.remove();
  }
});
