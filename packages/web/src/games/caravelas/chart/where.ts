import type { Table } from '../board/table.ts';

/** The name of a space: its port's, or the game's own for open sea. */
export function whereName({ places, names }: Table, space: string): string {
  const place = places.find(space);
  if (place?.isHome === true) return names.port(places.home);
  return place?.port === undefined ? names.space(space) : names.port(place.port.id);
}
