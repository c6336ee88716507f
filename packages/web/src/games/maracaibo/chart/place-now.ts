/** What a place is just now, with the signs to draw on it. */
import type { PlaceNow as Place } from '@captains-table/maracaibo/outlook';
import type { Mark } from '@captains-table/maracaibo/signs';
import type { Table } from '../board/table.ts';
import { marksOf } from '@captains-table/maracaibo/signs';

export type PlaceKind = Place['kind'];

export interface PlaceNow extends Omit<Place, 'action' | 'flag'> {
  readonly action: readonly Mark[];
  /** Undefined where there is no flag. */
  readonly flag: readonly Mark[] | undefined;
}

export function placesNow({ outlook, view }: Pick<Table, 'outlook' | 'view'>): readonly PlaceNow[] {
  return outlook.places.all(view).map((place) => ({
    ...place,
    action: marksOf(place.action ?? []),
    flag: place.flag && marksOf(place.flag),
  }));
}
