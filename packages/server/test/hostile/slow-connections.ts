/** Connections that never finish their handshake. */
import type { Chance } from '@captains-table/kernel';
import { below } from '@captains-table/kernel';
import { TcpClient, upgradeRequest } from './tcp-client.ts';

const DRIP = 50;

export interface SlowConnections {
  close(): void;
}

/** Half of them stop in the middle of a handshake; the others send one byte now and then. */
export async function openSlowConnections(
  port: number,
  lines: number,
  chance: Chance,
): Promise<SlowConnections> {
  const all = await Promise.all(Array.from({ length: lines }, () => TcpClient.open(port)));
  const request = upgradeRequest({ 'x-slow': 'x'.repeat(10_000) });
  const half = all.slice(0, lines / 2);
  for (const line of half) line.send(request.slice(0, 1 + below(chance, 180)));
  let sent = 0;
  const drip = setInterval(() => {
    for (const line of all.slice(lines / 2)) line.send(request.slice(sent, sent + 1));
    sent++;
  }, DRIP);
  return {
    close() {
      clearInterval(drip);
      for (const line of all) line.close();
    },
  };
}
