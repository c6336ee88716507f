/** Tables over HTTP: finding, laying, joining and leaving them, and what remains of them. */
import { GAME_IDS } from '@captains-table/catalogue';
import type { GameMeta } from '@captains-table/kernel';
import {
  choosePortraitSchema,
  createTableSchema,
  editChairSchema,
  idSchema,
  Failure,
  inviteSchema,
  joinSchema,
  muteSchema,
} from '@captains-table/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Bus } from '../bus/bus.ts';
import type { PackRegistry } from '../packs/pack-registry.ts';
import { parse } from '../parse.ts';
import type { Quotas } from '../quotas.ts';
import { refuseBlocked, withoutBlocked } from '../people/blocks.ts';
import type { PersonRecord, Storage, TableRecord } from '../storage/storage.ts';
import type { GameLoader } from '../game-loader.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import type { Names } from '../tables/names.ts';
import { history, requests } from '@captains-table/table';
import type { Entry, Role, Table } from '@captains-table/table';
import { listOf, pageAfter, pageSchema } from './page.ts';
import { placesAmong } from './places.ts';
import { defined } from '@captains-table/kernel';

export interface TableParts {
  readonly registry: TableRegistry;
  readonly storage: Storage;
  readonly bus: Bus;
  readonly names: Names;
  readonly quotas: Quotas;
  readonly packs: PackRegistry;
  readonly loadGame: GameLoader;
  /** Who asks; throws when no one is signed in. */
  readonly who: (request: FastifyRequest) => Promise<PersonRecord>;
  /** The id of the person who asks, if they are signed in. */
  readonly known: (request: FastifyRequest) => Promise<string | undefined>;
}

const listSchema = v.object({
  status: v.optional(v.picklist(['open', 'playing']), 'open'),
  ...pageSchema.entries,
});
const tableSchema = v.object({ id: idSchema });
const visitSchema = v.object({ invite: v.optional(inviteSchema) });

export function tableRoutes(app: FastifyInstance, parts: TableParts): void {
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    games(scope, parts);
    lists(scope, parts);
    comingAndGoing(scope, parts);
    remains(scope, parts);
    mutes(scope, parts);
  });
}

function games(app: FastifyInstance, { loadGame }: TableParts): void {
  app.get('/api/games', async () => {
    const loaded = await Promise.all(GAME_IDS.map((id) => loadGame(id)));
    const metas: readonly GameMeta[] = loaded.flatMap((game) => (game === undefined ? [] : [game.game.meta]));
    return { games: metas.filter((meta) => meta.listed) };
  });
}

function lists(app: FastifyInstance, { storage, names, who, known }: TableParts): void {
  app.get('/api/tables', async (request) => {
    const { status, after } = parse(listSchema, request.query);
    const person = await known(request);
    const page = await storage.tables.listed(status, pageAfter(after));
    return listOf(await withoutBlocked(storage, page, person), names);
  });

  app.get('/api/tables/mine', async (request) => {
    const { id } = await who(request);
    const { after } = parse(pageSchema, request.query);
    return listOf(await storage.tables.running(id, pageAfter(after)), names, id);
  });

  app.get('/api/tables/finished', async (request) => {
    const { id } = await who(request);
    const { after } = parse(pageSchema, request.query);
    return listOf(await storage.tables.finished(id, pageAfter(after)), names, id);
  });

  app.get('/api/statistics', async (request) => {
    return { statistics: await storage.tables.statistics((await who(request)).id) };
  });
}

function comingAndGoing(app: FastifyInstance, parts: TableParts): void {
  const { registry, storage, bus, packs, quotas, who } = parts;
  /** A hint only: the request has succeeded even when it cannot be published. */
  const announce = (visibility: TableRecord['visibility']) =>
    visibility === 'public' ? bus.publish('lobby', '').catch(() => undefined) : undefined;

  app.post('/api/tables', async (request) => {
    const { id: person } = await who(request);
    const asked = parse(createTableSchema, request.body);
    const network = quotas.fingerprint(request.ip);
    const wish = { person, network, table: true, ...placesAmong(asked.chairs) };
    const pack = await packs.wished(person, asked.game, asked.pack);
    const table = await quotas.within(wish, () => registry.create(person, asked, network, pack));
    await announce(asked.visibility);
    return { table };
  });

  app.get('/api/tables/:id', async (request) => {
    const { id: person } = await who(request);
    const { invite } = parse(visitSchema, request.query);
    const live = await registry.open(idOf(request));
    await refuseBlocked(storage, live, person);
    return live.look(person, invite, (_table, _role, scene) => ({ scene }));
  });

  /**
   * One entry at a table, by the person who asks. The body is read before the table is looked for:
   * an error about it must not reveal that there is such a table.
   */
  const write = (
    path: string,
    read: (body: unknown) => (table: Table, person: string) => ReturnType<typeof requests.sit>,
  ) =>
    app.post(`/api/tables/:id/${path}`, async (request) => {
      const { id: person } = await who(request);
      const entryFor = read(request.body ?? {});
      const live = await registry.open(idOf(request));
      await refuseBlocked(storage, live, person, path === 'join');
      // Looked at before the quotas: a person who may not do it anyway learns nothing of the table.
      const added = await live.read((table) => addedBy(entryFor(table, person), table));
      const network = added.bots > 0 ? await storage.tables.openedFrom(live.id) : undefined;
      const wish = { person, network, ...added };
      const seq = await quotas.within(wish, () => live.submit((table) => entryFor(table, person)));
      await announce(await live.read(({ record }) => record.visibility));
      return { seq };
    });

  write('join', (body) => {
    const { invite, seat, portrait } = parse(joinSchema, body);
    const asked = { ...defined({ invite, seat, portrait }) };
    return (table, person) => requests.sit(table, person, asked);
  });
  write('portrait', (body) => {
    const { portrait } = parse(choosePortraitSchema, body);
    return (table, person) => requests.choosePortrait(table, person, portrait);
  });
  write('leave', () => requests.standUp);
  write('start', () => requests.start);
  write('chair', (body) => {
    const { seat, chair } = parse(editChairSchema, body);
    return (table, person) => requests.arrange(table, person, seat, chair);
  });

  app.post('/api/tables/:id/rematch', async (request) => {
    const { id: person } = await who(request);
    const network = quotas.fingerprint(request.ip);
    const wish = await rematchWish(registry, idOf(request), person);
    return {
      table: await quotas.within({ person, network, ...wish }, () =>
        registry.rematch(idOf(request), person, network),
      ),
    };
  });
}

/** What an entry adds to a table. A bot that replaces another adds nothing, and neither does another portrait of a person. */
function addedBy(entry: Entry, table: Table) {
  if (entry.kind !== 'chair') return { seat: false, bots: 0 };
  const { chair, seat } = entry;
  const isNew = chair.kind === 'person' && table.personAt(seat) !== chair.person;
  const isMore = chair.kind === 'bot' && table.chairs[seat]?.kind !== 'bot';
  return { seat: isNew, bots: isMore ? 1 : 0 };
}

/** A next game is a new table for the first who asks for it, and a place at it for each who does. */
async function rematchWish(registry: TableRegistry, id: string, person: string) {
  const { rematch, chairs } = await (
    await registry.open(id)
  ).read((table) => {
    requests.ownSeat(table, person);
    return table;
  });
  if (rematch === undefined) {
    return { table: true, seat: true, bots: chairs.filter(({ kind }) => kind === 'bot').length };
  }
  return { seat: await (await registry.open(rematch)).read((table) => table.seatOf(person) === undefined) };
}

function remains(app: FastifyInstance, { registry, who }: TableParts): void {
  const look = async <T>(request: FastifyRequest, see: (table: Table, role: Role) => T): Promise<T> => {
    const { id: person } = await who(request);
    const { invite } = parse(visitSchema, request.query);
    const live = await registry.open(idOf(request));
    return live.look(person, invite, see);
  };

  app.get('/api/tables/:id/log', (request) =>
    look(request, (table, role) => ({ moves: history(table, role) })),
  );

  /** The whole match with its seed: from the end on there is nothing left to hide. */
  app.get('/api/tables/:id/export', (request) =>
    look(request, (table) => {
      const document = table.status === 'playing' ? undefined : table.document();
      if (document === undefined) throw new Failure('not-started');
      return document;
    }),
  );
}

function mutes(app: FastifyInstance, { storage, bus, who }: TableParts): void {
  app.get('/api/mutes', async (request) => {
    return { muted: await storage.people.mutedBy((await who(request)).id) };
  });

  app.put('/api/mutes', async (request, reply) => {
    const { id } = await who(request);
    const { person, muted } = parse(muteSchema, request.body);
    await storage.people.mute(id, person, muted);
    await bus.publish(`person/${id}`, 'mutes');
    return reply.code(204).send();
  });
}

function idOf(request: FastifyRequest): string {
  return parse(tableSchema, request.params).id;
}
