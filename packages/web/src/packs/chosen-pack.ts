/** The pack that a new table is to be played with: where it comes from, and what a server or this device makes of it. */
import type { PackedContent } from '@captains-table/catalogue';
import type { Problem } from '@captains-table/catalogue/pieces';
import {
  hashOfPack,
  loadPackWords,
  loadPieces,
  nameOfPack,
  resolvePack,
  sayProblem,
} from '@captains-table/catalogue/pieces';
import type { PackFile } from '@captains-table/kernel';
import type { PackWish } from '@captains-table/protocol';
import type { PackName } from '@captains-table/table';
import { fetchContentAs, servedContent } from '../app/served-content.ts';
import { keepContent, keepPackFile } from '../app/kept-content.ts';
import { ensurePerson } from '../app/person.ts';
import { locale } from '../app/settings.ts';
import { Refused } from '../link/link.ts';
import { packs } from '../server/packs-api.ts';
import { packStore } from '../workshop/pack/pack-store.ts';
import { packFileOf } from '../workshop/pack/stored-pack.ts';
import type { OnGame } from './tried-packs.ts';
import { tryPack } from './tried-packs.ts';
import { packsWords } from './words.ts';

/** One of this device, by its id, or one that was shared. As it stands in an address: `mine-…`, `link-…`. */
export type ChosenPack = { readonly mine: string } | { readonly link: string };

export function chosenPack(text: string | undefined): ChosenPack | undefined {
  const [, from, id] = /^(mine|link)-([\w-]+)$/.exec(text ?? '') ?? [];
  if (id === undefined) return undefined;
  return from === 'mine' ? { mine: id } : { link: id };
}

export function packInAddress(pack: ChosenPack): string {
  return 'mine' in pack ? `mine-${pack.mine}` : `link-${pack.link}`;
}

export interface OfferedPack {
  readonly pack: ChosenPack;
  readonly name: string;
}

/** Those of this device, and the one that was asked for by its link. */
export async function offeredPacks(
  game: string,
  asked: ChosenPack | undefined,
): Promise<readonly OfferedPack[]> {
  const own = await packStore().all();
  const mine = own.filter((pack) => pack.game === game).map(({ id, name }) => ({ pack: { mine: id }, name }));
  if (asked === undefined || !('link' in asked)) return mine;
  const { pack } = await sharedPack(asked.link);
  return pack.game === game ? [{ pack: asked, name: pack.name }, ...mine] : mine;
}

export async function sharedPack(link: string): ReturnType<typeof packs.shared> {
  await ensurePerson();
  return packs.shared(link);
}

/** For a table on the server: a pack of this device is put there first. */
export async function packOnServer(game: string, pack: ChosenPack): Promise<PackWish> {
  if ('link' in pack) return pack;
  const own = await ownFile(pack.mine);
  const { hash } = await contentOf(game, own);
  await checkFirst(game, own, hash);
  return { hash: (await packs.put(own.json)).pack.hash };
}

/** A pack as a table on this device is played with it. */
export interface PackHere {
  /** The hash of its content. */
  readonly content: string;
  readonly pack: PackName;
}

/** Keeps it here, so that the table can be played without the workshop and without a server. */
export async function packHere(game: string, chosen: ChosenPack): Promise<PackHere> {
  if ('link' in chosen) {
    const { pack, file } = await sharedPack(chosen.link);
    fetchContentAs({ link: chosen.link });
    const content = await servedContent.find(game, pack.content);
    if (content === undefined) throw new Refused('unknown-pack', packsWords.value.gone);
    return keptHere({ game, hash: pack.content, content }, file);
  }
  const own = await ownFile(chosen.mine);
  return keptHere({ game, ...(await contentOf(game, own)) }, own.json);
}

/** The content, and what its owner wrote, from which the list of differences is made. Refused if a random game does not end. */
export async function keptHere(packed: PackedContent, file: unknown, onGame?: OnGame): Promise<PackHere> {
  await checkFirst(packed.game, { name: nameOfPack(file), json: file }, packed.hash, onGame);
  const hash = hashOfPack(file, packed.hash);
  await keepContent(packed);
  await keepPackFile(hash, file);
  return { content: packed.hash, pack: { hash, name: nameOfPack(file) } };
}

async function ownFile(id: string): Promise<PackFile> {
  const stored = (await packStore().all()).find((one) => one.id === id);
  if (stored === undefined) throw new Refused('unknown-pack', packsWords.value.gone);
  return packFileOf(stored);
}

async function contentOf(game: string, file: PackFile) {
  const pieces = await loadPieces(game);
  const { made, problems } = pieces === undefined ? { problems: [] } : resolvePack(pieces, [file]);
  return made ?? refuse(game, problems);
}

async function checkFirst(game: string, file: PackFile, hash: string, onGame: OnGame = () => undefined) {
  const check = await tryPack(file, hash, onGame);
  if (check?.verdict === 'forbidden') await refuse(game, check.problems);
}

/** What is wrong with it is said in words. */
async function refuse(game: string, problems: readonly Problem[]): Promise<never> {
  const words = await loadPackWords(game, locale.value);
  const first = problems.find(({ grade }) => grade === 'error');
  throw new Refused('bad-pack', first === undefined ? packsWords.value.gone : sayProblem(first, words));
}
