/** Large collections are shown pile by pile: the cards of a set, of a deck. */
import type { CollectionDescription } from '@captains-table/catalogue/pieces';
import { isRecord } from '@captains-table/kernel';
import type { Naming } from './naming.ts';
import { choiceName, collectionName } from './naming.ts';
import type { OpenPack, Spot } from './open-pack.ts';

/** This many pieces can be found without help. */
const FEW = 40;

/** None where a collection is shown as a whole. */
export function pilesShown({ count, piles }: CollectionDescription): readonly string[] {
  return count > FEW ? Object.keys(piles) : [];
}

/** Empty where its collection is shown as a whole. */
export function pileOf(openPack: OpenPack, spot: Spot): string {
  const { collection } = spot;
  if (collection.pileBy === undefined || pilesShown(collection).length === 0) return '';
  const piece = openPack.pieceAt(spot);
  return isRecord(piece) ? String(piece[collection.pileBy]) : '';
}

/** A collection, or one of its piles. */
export function partName(collection: string, pile: string, naming: Naming): string {
  const name = collectionName(collection, naming);
  return pile === '' ? name : `${name} · ${choiceName(pile, naming)}`;
}
