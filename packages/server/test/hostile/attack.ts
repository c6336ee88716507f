/** Attacks on a server: each runs to its end and returns the faults it found. */
import type { Chance } from '@captains-table/kernel';
import { fork } from '@captains-table/kernel';
import type { Person } from '../play/person.ts';
import { messageCheck, secretSearch } from './message-check.ts';
import type { GamesInProgress } from './games-in-progress.ts';
import type { TestServer } from './test-server.ts';
import type { ProtocolAttack } from './protocol-attacks.ts';
import { brokenFrames, falseUpgrade, garbage, wrongHello } from './protocol-attacks.ts';
import type { BadRequest } from './bad-requests.ts';
import { badRequest } from './bad-requests.ts';
import { FloodClient } from './flood-client.ts';
import { sendRequests } from './send-requests.ts';
import type { BadMessage } from './bad-messages.ts';
import { badMessage } from './bad-messages.ts';

export interface Attack {
  readonly faults: readonly string[];
  /** How often each answer came. */
  readonly tally: ReadonlyMap<string, number>;
}

/** Sends this many messages over one socket of this person. */
export async function floodMessages(
  server: TestServer,
  games: GamesInProgress,
  person: Person,
  messages: number,
  chance: Chance,
): Promise<Attack> {
  const { id } = person.info;
  const watch = messageCheck(await secretSearch(server, games, id), games.tables, id);
  const client = await FloodClient.open(server.url, person.cookie, watch);
  await client.sendAll(barrage(games, id, messages, chance));
  client.close();
  return client;
}

function* barrage(
  { tables, sent }: GamesInProgress,
  person: string,
  messages: number,
  chance: Chance,
): Generator<BadMessage> {
  for (let id = 1; id <= messages; id++) yield badMessage(chance, id, { person, tables, sent });
}

/** Sends this many HTTP requests as this person, or with a forged cookie or none. */
export async function floodRequests(
  server: TestServer,
  games: GamesInProgress,
  person: Person | undefined,
  requests: number,
  chance: Chance,
): Promise<Attack> {
  const search = await secretSearch(server, games, person?.info.id ?? '');
  return sendRequests(server.port, mail(games, person, requests, chance), search);
}

function* mail(
  { tables }: GamesInProgress,
  person: Person | undefined,
  requests: number,
  chance: Chance,
): Generator<BadRequest> {
  const sender = person === undefined ? { tables } : { tables, cookie: person.cookie };
  for (let sent = 0; sent < requests; sent++) yield badRequest(chance, sender);
}

/** Tries each attack below the level of messages this many times. */
export async function attackProtocol(
  server: TestServer,
  games: GamesInProgress,
  times: number,
  chance: Chance,
): Promise<Attack> {
  const { info, cookie } = games.nemo;
  const search = await secretSearch(server, games, info.id);
  const ways: readonly ProtocolAttack[] = [garbage, falseUpgrade, brokenFrames(cookie), wrongHello(cookie)];
  const faults: string[] = [];
  for (let time = 0; time < times; time++) {
    const found = await Promise.all(ways.map((intrusion) => intrusion(server.port, fork(chance), search)));
    faults.push(...found.filter((fault) => fault !== undefined));
  }
  return { faults, tally: new Map([['intrusion', times * ways.length]]) };
}
