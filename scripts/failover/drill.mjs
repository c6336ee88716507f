/** Servers, database and bus fail in turn while people play. Nothing acknowledged may be lost, and people wait for seconds. */
import { setTimeout as sleep } from 'node:timers/promises';
import { removeFolder } from '../soak/cleanup.mjs';
import { Part } from '../soak/part.mjs';
import { randomFrom } from '../soak/random.mjs';
import { freePort, Server, takeProgram } from '../soak/servers.mjs';
import { startRedis } from '../soak/services.mjs';
import { lastOf, sumUp, watched } from '../soak/soak.mjs';
import { postgresEntries } from '../soak/storage-entries.mjs';
import { verify } from '../soak/verification.mjs';
import { startPair } from './database-pair.mjs';

const SERVERS = 4;
/** Until a server that was killed is started again, and until a bus is. */
const AWAY = 3_000;
/** Until whatever watches the database has found it gone and promotes the replica. */
const NOTICED = 1_000;

/** `calm`: seconds in which people play before something fails, and after. */
export async function failover({ people, calm, games, seed, say, deadline }) {
  const { folder, main: program } = await takeProgram();
  const [pair, bus] = await Promise.all([startPair(), startRedis()]);
  const services = { pair, bus };
  if (bus === undefined)
    say('There is no redis-server or valkey-server on the PATH: the database is the bus.');
  const settings = { DATABASE_URL: pair.url, ...(bus === undefined ? {} : { REDIS_URL: bus.url }) };
  const ports = await Promise.all(Array.from({ length: SERVERS }, () => freePort()));
  const servers = ports.map((port) => new Server(program, port, settings));
  const stages = [];
  try {
    const part = new Part({
      name: `${SERVERS} servers, PostgreSQL with a replica${bus === undefined ? '' : ', Redis'}`,
      servers,
      people,
      isBalanced: true,
      isRolling: true,
      random: randomFrom(seed),
      entries: () => postgresEntries(pair.standbyUrl),
      harm: async (running) => {
        for (const { name, harm } of stagesOf(servers, services)) {
          await stage(name, harm);
          await running.waitUntilAllGoOn(`after ${name}`);
        }
        async function stage(name, harm) {
          await sleep(calm * 1_000);
          running.takeTimes();
          await harm(say);
          await sleep(calm * 1_000);
          stages.push({ name, ...summary(running.takeTimes()) });
        }
      },
    });
    const result = await watched(part, { say });
    const report = sumUp([result], games, await verify(program, lastOf([result], games), deadline));
    return { ...report, stages };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await Promise.all([pair.stop(), services.bus?.stop()]);
    await removeFolder(folder);
  }
}

function stagesOf(servers, services) {
  const { pair, bus } = services;
  const killServers = async (say) => {
    for (const [i, server] of servers.entries()) {
      say(`Server ${i + 1} of ${servers.length} is killed.`);
      await server.kill();
      await sleep(AWAY);
      await server.start();
    }
  };
  const loseDatabase = async (say) => {
    say('The database is killed; its replica will be promoted.');
    await pair.crashPrimary();
    await sleep(NOTICED);
    await pair.promote();
  };
  const loseBus = async (say) => {
    say('The bus is killed.');
    await bus.crash();
    await sleep(AWAY);
    services.bus = await startRedis(bus.port);
  };
  return [
    { name: 'servers', harm: killServers },
    { name: 'database', harm: loseDatabase },
    ...(bus === undefined ? [] : [{ name: 'bus', harm: loseBus }]),
  ];
}

/** In milliseconds: from asking to the answer, and from one change of a table to the next. */
function summary({ waits, pauses }) {
  return {
    answers: waits.length,
    p50: quantile(waits, 0.5),
    p99: quantile(waits, 0.99),
    longest: quantile(waits, 1),
    pauseP99: quantile(pauses, 0.99),
    longestPause: quantile(pauses, 1),
  };
}

function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
}
