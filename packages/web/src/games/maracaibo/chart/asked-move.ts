/** The move that a click on something not allowed asks for: the answer says which rule forbids it. */
import type { Move, Table } from '../board/table.ts';
import type { Look } from './spots.ts';

export function askedOn({ id, kind }: Look, { outlook, view, pending, seat }: Table): Move | undefined {
  const at = pending?.kind;
  if (kind === 'quest') return at === 'main' ? { kind: 'quest', quest: id } : undefined;
  if (kind === 'space') return at === 'explore' ? { kind: 'explore', to: id } : undefined;
  if (kind === 'tile') {
    if (at === 'tile-offer') return { kind: 'use-tile', tile: id };
    return at === 'skull' ? { kind: 'skull', tile: id } : undefined;
  }
  const ship = view.players[seat ?? -1]?.ship ?? '';
  if (at === 'sail' && ship !== id) {
    return { kind: 'sail', to: id, points: outlook.voyages.way(view, ship, id)?.points ?? 1 };
  }
  if (at === 'cube') return { kind: 'cube', at: id };
  if (at !== 'combat') return undefined;
  const isVillage = outlook.places.at(view, id)?.kind === 'village';
  return { kind: isVillage ? 'take-village' : 'take-city', at: id };
}
