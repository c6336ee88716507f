/** The thread in which a whole pack is checked and random games are played with it. */
import type { PackFile } from '@captains-table/kernel';
import type { PackCheck } from '@captains-table/catalogue/pieces';
import { checkPack } from '@captains-table/catalogue/pieces';

export interface CheckAsked {
  readonly file: PackFile;
  readonly games: number;
}

export type CheckReport = { readonly games: number } | { readonly check: PackCheck };

const report = (message: CheckReport) => self.postMessage(message);

self.addEventListener('message', (event: MessageEvent<CheckAsked>) => {
  const { file, games } = event.data;
  const onGame = (done: { readonly games: number }) => report({ games: done.games });
  void checkPack([file], { games, onGame }).then((check) => report({ check }));
});
