/** Connections that take a seat in the waiting room and never come to the point. */
import type { Chance } from '@captains-table/kernel';
import { below } from '@captains-table/kernel';
import { Line, upgradeRequest } from './line.ts';

const DRIP = 50;

export interface Siege {
  lift(): void;
}

/** Half of them stop in the middle of a handshake, the others send a letter now and then. */
export async function besiege(port: number, lines: number, chance: Chance): Promise<Siege> {
  const all = await Promise.all(Array.from({ length: lines }, () => Line.open(port)));
  const request = upgradeRequest({ 'x-slow': 'x'.repeat(10_000) });
  const half = all.slice(0, lines / 2);
  for (const line of half) line.send(request.slice(0, 1 + below(chance, 180)));
  let sent = 0;
  const drip = setInterval(() => {
    for (const line of all.slice(lines / 2)) line.send(request.slice(sent, sent + 1));
    sent++;
  }, DRIP);
  return {
    lift() {
      clearInterval(drip);
      for (const line of all) line.close();
    },
  };
}
