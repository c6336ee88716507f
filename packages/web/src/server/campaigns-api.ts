/** Requests about campaigns. Apart from the others: no first visit needs them. */
import type { BeginCampaign, CampaignSummary, Logbook, SailOn } from '@captains-table/protocol';
import { ask } from './api.ts';

export const campaigns = {
  mine: () => ask<{ campaigns: readonly CampaignSummary[] }>('GET', '/api/campaigns'),
  begin: (first: BeginCampaign) => ask<{ campaign: string; table: string }>('POST', '/api/campaigns', first),
  /** As it stands at the end of a branch; the one that was played last where none is named. */
  logbook: (id: string, at?: string) =>
    ask<{ logbook: Logbook }>(
      'GET',
      `/api/campaigns/${id}${at === undefined ? '' : `?at=${encodeURIComponent(at)}`}`,
    ),
  sailOn: (id: string, next: SailOn) => ask<{ table: string }>('POST', `/api/campaigns/${id}/chapters`, next),
  join: (code: string) => ask<{ campaign: string }>('POST', '/api/campaigns/join', { code }),
  document: (id: string) => ask<object>('GET', `/api/campaigns/${id}/export`),
  import: (document: unknown) => ask<{ campaign: string }>('POST', '/api/campaigns/import', document),
};
