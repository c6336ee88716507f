import type { Allowances } from '../allowances.ts';
import { RateLimit } from '../allowances.ts';
import { networkOf } from '../address.ts';
import type { Bans } from '../admin/bans.ts';
import type { Identity } from '../identity/identity.ts';
import { isOurOrigin } from '../origin.ts';
import type { ServerBase } from '../server-base.ts';
import type { ServerTables } from '../tables/open-tables.ts';
import { Sockets } from './sockets.ts';
import type { SignInNews } from './sockets.ts';

const SIGN_INS = 'sign-ins';

/** The sockets of a server, which hear of sign-ins and sign-outs on all servers. */
export async function openSockets(
  base: ServerBase,
  tables: ServerTables,
  identity: Identity,
  requests: Allowances,
  bans: Bans,
): Promise<Sockets> {
  const sockets = socketsOf(base, tables, identity, requests, bans);
  await sockets.open();
  await base.bus.listen(SIGN_INS, (message) => {
    const news: SignInNews = JSON.parse(message);
    identity.signIns.forget(news.person);
    void sockets.signedOut(news).catch((error: unknown) => base.trouble('sign-ins', error));
  });
  return sockets;
}

/** Tells all servers that a person signed out, or that one sign-in took the place of another. */
export function publishSignOut(
  { bus }: Pick<ServerBase, 'bus'>,
  person: string,
  renewed: SignInNews['renewed'],
): Promise<void> {
  const news: SignInNews =
    renewed === undefined ? { person } : { person, renewed: { from: renewed.from, to: renewed.to } };
  return bus.publish(SIGN_INS, JSON.stringify(news));
}

function socketsOf(
  { config, limits, storage, bus, now, sentence, trouble }: ServerBase,
  { registry, pool }: ServerTables,
  identity: Identity,
  requests: Allowances,
  bans: Bans,
): Sockets {
  const { publicUrl, trustProxy } = config;
  const rateOf = (what: 'messages' | 'chat' | 'proposals') =>
    new RateLimit(limits[what], limits.peopleBehindAddress);
  return new Sockets({
    registry,
    storage,
    pool,
    hinting: new Set<string>(),
    bus,
    limits,
    rates: { messages: rateOf('messages'), chat: rateOf('chat'), proposals: rateOf('proposals') },
    requests,
    now,
    sentence,
    trouble,
    whoIs: async (cookie) => {
      const known = await identity.whoIs(cookie);
      return known && { person: await identity.describe(known.person), signIn: known.signIn };
    },
    stands: async (signIn, person) =>
      bans.ofPerson(person) === undefined && (await identity.signIns.stands(signIn)),
    admit: (person, { headers, socket }) =>
      bans.check(person, addressOf(headers['x-forwarded-for'], socket.remoteAddress, trustProxy)),
    isOurOrigin: ({ headers }) => isOurOrigin(headers, publicUrl, trustProxy),
    networkOf: ({ headers, socket }) =>
      networkOf(addressOf(headers['x-forwarded-for'], socket.remoteAddress, trustProxy)),
  });
}

/** A proxy that we trust adds who asked it to the end of the list; what stands before may be made up. */
function addressOf(
  forwarded: string | string[] | undefined,
  remote: string | undefined,
  trustProxy: boolean,
): string {
  const list = trustProxy && typeof forwarded === 'string' ? forwarded.split(',') : [];
  return list.at(-1)?.trim() ?? remote ?? '';
}
