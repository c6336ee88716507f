/** A server of its own for a campaign: it can be killed and goes on at the same address, and deals known games. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { must } from '@captains-table/kernel';
import type { RunningServer } from './server.ts';
import { startServer } from './server.ts';

export class CampaignServer {
  /** Names its seeds. */
  readonly row: string;
  readonly #data = mkdtempSync(join(tmpdir(), 'captains-table-campaign-'));
  #running: RunningServer | undefined;

  constructor(row: string) {
    this.row = row;
  }

  get url(): string {
    return must(this.#running).url;
  }

  async start(): Promise<void> {
    this.#running = await startServer({
      port: this.#running?.port ?? '0',
      dataDir: this.#data,
      env: { FIXED_SEEDS: this.row, NODE_OPTIONS: `--import=${resolve('e2e/fixed-seeds.mjs')}` },
    });
  }

  async kill(): Promise<void> {
    await this.#running?.kill();
  }

  async remove(): Promise<void> {
    await this.#running?.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
