/** One more piece like another, under an id of its own. */
import { isRecord } from '@captains-table/kernel';
import { fieldsOf } from '@captains-table/catalogue/pieces';
import type { OpenPack, Spot } from '../open-pack.ts';
import { placedIn } from '../pack/box.ts';

interface Copy {
  readonly spot: Spot;
  readonly piece: unknown;
}

/** Undefined where ids cannot be made up. */
export function copyOf(openPack: OpenPack, { collection, key }: Spot): Copy | undefined {
  const placed = placedIn(openPack.draft.value.box, collection);
  const piece = placed.find((one) => one.key === key)?.piece;
  if (collection.by === undefined) return { spot: { collection, key: `${placed.length + 1}` }, piece };
  if (!isRecord(piece)) return undefined;
  const type = fieldsOf(collection.type, piece, openPack.description.definitions).find(
    ({ name }) => name === collection.by,
  )?.type;
  const taken = new Set(placed.map((one) => one.key));
  let number = 1;
  while (taken.has(`own-${number}`)) number++;
  const id = `own-${number}`;
  if (type?.kind !== 'text' || (type.form !== undefined && !new RegExp(type.form, 'u').test(id)))
    return undefined;
  return { spot: { collection, key: id }, piece: { ...piece, [collection.by]: id } };
}
