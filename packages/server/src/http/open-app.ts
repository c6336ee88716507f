/** The HTTP side of a server with all its routes. */
import type { PackedContent } from '@captains-table/catalogue';
import { defined } from '@captains-table/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../address.ts';
import type { Allowances } from '../allowances.ts';
import { RateLimit } from '../allowances.ts';
import { CampaignRegistry } from '../campaigns/campaign-registry.ts';
import type { Bans } from '../admin/bans.ts';
import { Administration } from '../admin/administration.ts';
import { hostMessagesFor } from '../admin/host-messages.ts';
import { ClubRegistry } from '../clubs/club-registry.ts';
import { CupRegistry } from '../clubs/cup-registry.ts';
import type { DailyHarbours } from '../daily/daily-harbours.ts';
import type { Identity } from '../identity/identity.ts';
import { isOurOrigin } from '../origin.ts';
import type { PackChecker } from '../packs/pack-checker.ts';
import { PackRegistry } from '../packs/pack-registry.ts';
import type { Quotas } from '../quotas.ts';
import type { ServerBase } from '../server-base.ts';
import { refuseBlocked } from '../people/blocks.ts';
import { ShortCodes } from '../people/short-codes.ts';
import type { PersonRecord, Storage } from '../storage/storage.ts';
import { owedAt } from '../tables/entry-announcer.ts';
import { publishSignOut } from '../socket/open-sockets.ts';
import type { ServerTables } from '../tables/open-tables.ts';
import { createApp } from './app.ts';
import { campaignRoutes } from './campaign-routes.ts';
import { clubFeedRoutes } from './club-feed-routes.ts';
import { clubRoutes } from './club-routes.ts';
import { clientRoutes } from './client-routes.ts';
import { contentRoutes } from './content-routes.ts';
import { adminRoutes } from './admin-routes.ts';
import { dailyRoutes } from './daily-routes.ts';
import { identityRoutes } from './identity-routes.ts';
import type { PeopleChanges } from './people-changes.ts';
import { requirePerson } from './require-person.ts';
import { noticeRoutes } from './notice-routes.ts';
import { packRoutes } from './pack-routes.ts';
import { operationsRoutes } from './operations-routes.ts';
import { playRoutes } from './play-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { invitationAtHand, peopleRoutes } from './people-routes.ts';
import { tableRoutes } from './table-routes.ts';

interface AppParts {
  readonly tables: ServerTables;
  readonly identity: Identity;
  readonly quotas: Quotas;
  readonly bans: Bans;
  readonly requests: Allowances;
  readonly checker: PackChecker;
  readonly harbours: DailyHarbours;
  /** The folder of the built web client; without it only programs are served. */
  readonly client: string | undefined;
  readonly packed: readonly PackedContent[];
}

export async function openApp(
  base: ServerBase,
  { tables, identity, quotas, bans, requests, checker, harbours, client, packed }: AppParts,
): Promise<FastifyInstance> {
  const { config, limits, logger, storage, bus, metrics, loadGame, now, sentence } = base;
  const { publicUrl, trustProxy, metricsToken } = config;
  const { registry, names, notices, runner } = tables;
  const app = await createApp({
    logger,
    trustProxy,
    limits,
    spend: (address) => requests.spend(networkOf(address), now()),
    sentence,
    isOurOrigin: (headers) => isOurOrigin(headers, publicUrl, trustProxy),
  });
  const owner = async (request: FastifyRequest) => (await requirePerson(identity, request)).person;
  const who = async (request: FastifyRequest) => {
    const person = await owner(request);
    await bans.check(person.id, request.ip);
    return person;
  };
  const originOf = (request: FastifyRequest) => identity.client(request).site.origin;
  const rate = new RateLimit(limits.packs, limits.peopleBehindAddress);
  const packs = new PackRegistry({ storage, registry, quotas, checker, rate, now });
  await clientRoutes(app, client, packed);
  await contentRoutes(app, { packed, packs, who });
  operationsRoutes(app, { storage, bus, metrics, ...defined({ metricsToken }) });
  const clubs = new ClubRegistry({ storage, names, now });
  identityRoutes(app, identity, accountChanges(base, tables, bans, clubs));
  const campaigns = new CampaignRegistry({ storage, names, registry, loadGame, packs, packed, now });
  campaignRoutes(app, { campaigns, packs, quotas, who });
  const known = async ({ headers }: Parameters<typeof requirePerson>[1]) =>
    (await identity.whoIs(headers.cookie))?.person.id;
  tableRoutes(app, { registry, storage, bus, names, quotas, packs, loadGame, who, known });
  const admin = new Administration({
    storage,
    now,
    bansChanged: (person) => bus.publish('bans', person ?? ''),
  });
  const { startedAt } = tables.uptime;
  adminRoutes(app, { admin, storage, identity, registry, names, config, startedAt, now, who });
  const codes = new ShortCodes(storage, now);
  peopleRoutes(app, { storage, registry, names, notices, bus, codes, now, who, ...defined({ publicUrl }) });
  const mostBots = config.quotas.person.botSeats;
  const cups = new CupRegistry({ storage, names, clubs, runner, loadGame, mostBots, now });
  clubRoutes(app, {
    clubs,
    cups,
    codes,
    mayShare: async (table, person) => void (await invitationAtHand(registry, table, person)),
    who,
    known,
    originOf,
  });
  clubFeedRoutes(app, { storage, clubs, now, originOf });
  packRoutes(app, { packs, quotas, who });
  const owed = owedAt(registry, publicUrl);
  noticeRoutes(app, {
    notices,
    storage,
    who,
    // A table that a person may not see does not wait for them.
    owes: (person, table) =>
      owed(person, table).then(
        (turn) => turn !== undefined,
        () => false,
      ),
    roleAt: (person, table) => roleAt(storage, registry, person, table),
  });
  const isCooperative = cooperativeModes(loadGame);
  const isGuest = async (person: PersonRecord) => (await identity.describe(person)).guest;
  const profiles = { storage, names, who, now, isGuest, isCooperative };
  profileRoutes(app, { ...profiles, owner });
  dailyRoutes(app, { ...profiles, harbours });
  playRoutes(app, { storage, names, who, owed, isCooperative, originOf, now });
  return app;
}

/** What happens elsewhere when someone's account changes. */
function accountChanges(
  base: ServerBase,
  { names, registry, counter }: ServerTables,
  bans: Bans,
  clubs: ClubRegistry,
): PeopleChanges {
  const { storage, now } = base;
  return {
    renamed(person) {
      names.forget(person);
      return registry.announceName(person);
    },
    async deleting(person) {
      await clubs.leaveAll(person);
      await registry.forget(person);
      // Others have played against them: that counts before their ratings are gone.
      await counter.countAll();
    },
    signedOut: (person, renewed) => publishSignOut(base, person, renewed),
    told: (person, locale, address) => hostMessagesFor({ storage, bans, now }, person, locale, address),
  };
}

async function roleAt(storage: Storage, registry: ServerTables['registry'], person: string, table: string) {
  const live = await registry.open(table);
  await refuseBlocked(storage, live, person);
  return live.look(person, undefined, (_table, { host, seat }) => ({ host, seated: seat !== undefined }));
}

function cooperativeModes(
  loadGame: ServerBase['loadGame'],
): (game: string, mode: string) => Promise<boolean> {
  return async (game, mode) => {
    const modes = (await loadGame(game))?.game.meta.modes ?? [];
    return modes.find(({ id }) => id === mode)?.cooperative === true;
  };
}
