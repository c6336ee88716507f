/** How a newer client reaches pages that are open. */
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expect, KEEPING, test } from './fixtures.ts';
import { playedBefore } from './played-before.ts';
import { glowing } from './port-royal.ts';
import type { RunningServer } from './server.ts';
import { startServer } from './server.ts';

/** A copy of the build in a folder of its own, and a server that runs it. */
class Installation {
  readonly folder = mkdtempSync(join(tmpdir(), 'captains-table-version-'));
  readonly #web = join(this.folder, 'dist', 'web');
  #server: RunningServer | undefined;

  constructor() {
    cpSync(resolve('dist'), join(this.folder, 'dist'), { recursive: true, dereference: true });
    symlinkSync(resolve('node_modules'), join(this.folder, 'node_modules'));
    writeFileSync(join(this.folder, 'package.json'), '{"type":"module"}');
  }

  /** Answers its address: the same every time. */
  async start(): Promise<string> {
    this.#server = await startServer({
      program: join(this.folder, 'dist', 'cli', 'main.js'),
      port: this.#server?.port ?? '0',
      dataDir: join(this.folder, 'data'),
    });
    return this.#server.url;
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
  }

  /** What a build does when a line has changed: the first script has another name. */
  renew(): void {
    const page = readFileSync(join(this.#web, 'index.html'), 'utf8');
    const [script = ''] = /assets\/index-[\w-]+\.js/.exec(page) ?? [];
    const newer = script.replace('index-', 'index-newer-');
    renameSync(join(this.#web, script), join(this.#web, newer));
    const pages = readdirSync(this.#web).filter((file) => file.endsWith('.html'));
    for (const file of [...pages, 'sw.js']) {
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

/** Opens the page, and then the server is upgraded. `then`: what the visitor does when they are told. */
async function upgraded(browser: Browser, then: (page: Page) => Promise<void>): Promise<void> {
  const installation = new Installation();
  const address = await installation.start();
  const context = await browser.newContext(KEEPING);
  await playedBefore(context);
  const page = await context.newPage();
  const banner = page.getByText('A new version is here.');
  const kept = () => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  try {
    await page.goto(address);
    await kept();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await installation.stop();
    installation.renew();
    await installation.start();
    await expect(banner).toBeHidden();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(banner).toBeVisible({ timeout: 20_000 });
    await then(page);
    await expect(page.locator('script[src*="index-newer-"]')).toHaveCount(1);
    await kept();
    await expect(banner).toBeHidden();
  } finally {
    await context.close();
    await installation.stop();
    installation.remove();
  }
}

test('a page that is open says when there is a newer version, and a reload shows it', async ({ browser }) => {
  await upgraded(browser, async (page) => {
    // The old page goes on meanwhile, with parts that the server no longer has.
    await page.getByRole('button', { name: 'Play now' }).click();
    await expect(glowing(page).first()).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(glowing(page).first()).toBeVisible({ timeout: 30_000 });
  });
});

test('a person who goes to another page gets the newer version with it', async ({ browser }) => {
  await upgraded(browser, async (page) => {
    await page.getByRole('link', { name: 'Watch' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Watch' })).toBeVisible();
  });
});
