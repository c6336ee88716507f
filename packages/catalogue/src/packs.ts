/** Content packs, for the games that take them. No part of what a browser loads: a server applies them. */
import type { PackFile } from '@captains-table/kernel';
import { ContentPackError, hashOfContent, isRecord } from '@captains-table/kernel';
import type { PackedContent } from './content-source.ts';

type ApplyPack = (files: readonly PackFile[]) => unknown;

/** Each lays files over the built-in content of its game, and checks all of it. */
const PACKS: Readonly<Record<string, () => Promise<ApplyPack>>> = {
  'port-royal': async () => (await import('@captains-table/port-royal/content-pack')).applyContentPack,
  maracaibo: async () => (await import('@captains-table/maracaibo/content-pack')).applyContentPack,
};

/** The content that the files of packs make, game by game. Throws a `ContentPackError`. */
export async function applyPacks(files: readonly PackFile[]): Promise<readonly PackedContent[]> {
  const games = [...new Set(files.map(gameOf))];
  return Promise.all(
    games.map((game) =>
      packedContent(
        game,
        files.filter((file) => gameOf(file) === game),
      ),
    ),
  );
}

function gameOf({ name, json }: PackFile): string {
  const game = isRecord(json) ? json['game'] : undefined;
  if (typeof game === 'string' && game in PACKS) return game;
  throw new ContentPackError(`${name}: field "game": it must be one of: ${Object.keys(PACKS).join(', ')}`);
}

async function packedContent(game: string, files: readonly PackFile[]): Promise<PackedContent> {
  const content = (await PACKS[game]?.())?.(files);
  return { game, hash: hashOfContent(content), content };
}
