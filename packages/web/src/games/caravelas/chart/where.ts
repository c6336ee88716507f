import type { Table } from '../board/table.ts';
import { HOME, placeOf } from './places.ts';

/** The name of a space: its port's, or the game's own for open sea. */
export function whereName({ names }: Table, space: string): string {
  const place = placeOf(space);
  if (place?.isHome === true) return names.port(HOME);
  return place?.port === undefined ? names.space(space) : names.port(place.port.id);
}
