/** Before a pack's first table, random games show that all games with it come to an end. Once is enough on a device. */
import type { PackCheck } from '@captains-table/catalogue/pieces';
import type { PackFile } from '@captains-table/kernel';
import { keep, recall } from '../app/device-memory.ts';
import { runCheck } from '../workshop/check/run-check.ts';

/** Called with the number of games played so far. */
export type OnGame = (games: number) => void;

const MEMORY = 'packs/tried';
/** Packs that are being written change often: only the latest are worth remembering. */
const MOST_REMEMBERED = 40;

/** `hash`: of the content that the pack makes. Undefined where it was tried before. */
export async function tryPack(file: PackFile, hash: string, onGame: OnGame): Promise<PackCheck | undefined> {
  const tried = (recall(MEMORY) ?? '').split(' ').filter((one) => one !== '');
  if (tried.includes(hash)) return undefined;
  const check = await runCheck(file, onGame).result;
  if (check.verdict !== 'forbidden') keep(MEMORY, [...tried, hash].slice(-MOST_REMEMBERED).join(' '));
  return check;
}
