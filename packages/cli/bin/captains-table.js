#!/usr/bin/env node
/** Runs the bundled command line, built afresh when its sources have changed. */
import { existsSync } from 'node:fs';

const bootstrap = new URL('../../../scripts/bootstrap.mjs', import.meta.url);
if (existsSync(bootstrap)) {
  const { ensureBuilt } = await import(bootstrap.href);
  await ensureBuilt({ quiet: true });
}
await import(new URL('../../../dist/cli/main.js', import.meta.url).href);
