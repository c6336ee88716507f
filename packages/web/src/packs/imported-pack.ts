/** The pack of a campaign that came as a file, kept on this device. */
import type { PackedContent } from '@captains-table/catalogue';
import { hashOfPack, loadPieces, nameOfPack, resolvePack } from '@captains-table/catalogue/pieces';
import { fitsHash } from '@captains-table/kernel';
import type { PackName } from '@captains-table/table';
import { keepContent, keepPackFile } from '../app/kept-content.ts';

/** A file may claim anything: its list of differences is used only if applying it gives exactly these cards. */
export async function keepImportedPack({ file, ...packed }: PackedContent): Promise<PackName> {
  await keepContent(packed);
  const name = nameOfPack(file);
  if (!(await makes(file, packed))) return { hash: packed.hash, name };
  const hash = hashOfPack(file, packed.hash);
  await keepPackFile(hash, file);
  return { hash, name };
}

async function makes(file: unknown, { game, hash }: PackedContent): Promise<boolean> {
  const pieces = file === undefined ? undefined : await loadPieces(game);
  const made = pieces && resolvePack(pieces, [{ name: '', json: file }]).made;
  return made !== undefined && fitsHash(hash, made.hash);
}
