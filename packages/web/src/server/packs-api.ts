/** Requests about packs. Apart from the others: no first visit needs them. */
import type { PackInfo } from '@captains-table/protocol';
import { ask, invited } from './api.ts';

/** A pack with what its owner wrote. */
interface PackWithFile {
  readonly pack: PackInfo;
  readonly file: unknown;
}

export const packs = {
  mine: () => ask<{ packs: readonly PackInfo[] }>('GET', '/api/packs'),
  put: (file: unknown) => ask<{ pack: PackInfo }>('POST', '/api/packs', file),
  remove: (hash: string) => ask<void>('DELETE', `/api/packs/${hash}`),
  share: (hash: string) => ask<{ link: string }>('POST', `/api/packs/${hash}/link`),
  unshare: (hash: string) => ask<void>('DELETE', `/api/packs/${hash}/link`),
  shared: (link: string) => ask<PackWithFile>('GET', `/api/shared-packs/${encodeURIComponent(link)}`),
  atTable: (table: string, invite?: string) =>
    ask<PackWithFile>('GET', `/api/tables/${table}/pack${invited(invite)}`),
};
