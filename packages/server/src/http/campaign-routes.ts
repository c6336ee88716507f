/** Campaigns over HTTP: beginning and joining them, their logbooks and files, and the next chapter. */
import { beginCampaignSchema, codeSchema, idSchema, sailOnSchema } from '@captains-table/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { CampaignRegistry } from '../campaigns/campaign-registry.ts';
import type { PackRegistry } from '../packs/pack-registry.ts';
import { localeOf } from '../identity/locale.ts';
import { parse } from '../parse.ts';
import type { Quotas } from '../quotas.ts';
import type { PersonRecord } from '../storage/storage.ts';
import { placesAmong } from './places.ts';

export interface CampaignParts {
  readonly campaigns: CampaignRegistry;
  readonly packs: PackRegistry;
  readonly quotas: Quotas;
  /** Who asks; throws when no one is signed in. */
  readonly who: (request: FastifyRequest) => Promise<PersonRecord>;
}

/** Bytes: about a hundred chapters. */
const MOST_IMPORTED = 4_000_000;

const campaignSchema = v.object({ id: idSchema });
const branchSchema = v.object({ at: v.optional(idSchema) });

export function campaignRoutes(app: FastifyInstance, parts: CampaignParts): void {
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    reading(scope, parts);
    playing(scope, parts);
  });
}

function reading(app: FastifyInstance, { campaigns, quotas, who }: CampaignParts): void {
  app.get('/api/campaigns', async (request) => {
    return { campaigns: await campaigns.mine((await who(request)).id) };
  });

  app.get('/api/campaigns/:id', async (request) => {
    const { id: person } = await who(request);
    const { at } = parse(branchSchema, request.query);
    return { logbook: await campaigns.logbook(person, idOf(request), at) };
  });

  app.get('/api/campaigns/:id/export', async (request) => {
    return campaigns.export((await who(request)).id, idOf(request));
  });

  app.post('/api/campaigns/import', { bodyLimit: MOST_IMPORTED }, async (request) => {
    const { id: person } = await who(request);
    const asking = { person, network: quotas.fingerprint(request.ip) };
    const locale = localeOf(request.headers['accept-language']);
    return { campaign: await campaigns.import(asking, request.body, locale) };
  });

  app.post('/api/campaigns/join', async (request) => {
    const { id: person } = await who(request);
    return { campaign: await campaigns.join(person, parse(codeSchema, request.body).code) };
  });
}

function playing(app: FastifyInstance, { campaigns, packs, quotas, who }: CampaignParts): void {
  app.post('/api/campaigns', async (request) => {
    const { id: person } = await who(request);
    const asked = parse(beginCampaignSchema, request.body);
    const network = quotas.fingerprint(request.ip);
    const wish = { person, network, table: true, ...placesAmong(asked.chairs) };
    const pack = await packs.wished(person, asked.game, asked.pack);
    return quotas.within(wish, () => campaigns.begin(person, asked, network, pack));
  });

  app.post('/api/campaigns/:id/chapters', async (request) => {
    const { id: person } = await who(request);
    const asked = parse(sailOnSchema, request.body ?? {});
    const network = quotas.fingerprint(request.ip);
    const wish = await campaigns.wishFor(person, idOf(request), asked);
    const sail = () => campaigns.sailOn(person, idOf(request), asked, network);
    return { table: await quotas.within({ person, network, ...wish }, sail) };
  });
}

function idOf(request: FastifyRequest): string {
  return parse(campaignSchema, request.params).id;
}
