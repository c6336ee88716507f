/** Legacy tiles coming into play and leaving it. Rules MA-24.2, MA-24.4, MA-24.5, MA-24.14, MA-24.18. */
import type { FrameKind } from '@captains-table/kernel';
import { below } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { NONE } from '../box.ts';
import type { Event } from '../events.ts';
import { dropCube } from '../influence/cubes.ts';
import { at } from '../lists.ts';
import type { Decision, Move } from '../moves.ts';
import { tileInPlay } from '../places.ts';
import { takeFromPile } from '../quests/quest.ts';
import type { SkullFrame } from '../frames.ts';
import type { Events, Rules, State } from '../state.ts';

const DECLINE: Move = { kind: 'decline' };

export function addTile({ box }: Rules, state: State, tile: number, events: Events): void {
  if (tileInPlay(state, tile)) return;
  const { id, location, startDiscs, questSlot, closesCity } = at(box.legacy, tile);
  state.legacy |= 1 << tile;
  state.legacyBox &= ~(1 << tile);
  events?.({ key: 'tile-added', tile: id });
  const discs = startDiscs[state.players] ?? 0;
  state.tileDiscs[tile] = discs;
  state.discsAdded += discs;
  if (questSlot) state.cityQuest = takeFromPile(state) ?? NONE;
  if (closesCity) closeCity(box, state, location, events);
}

/** Rule MA-24.4: L3. The city tile goes back to the others of this number of players. */
function closeCity(box: Box, state: State, location: number, events: Events): void {
  const tile = at(state.cityTiles, location);
  if (tile !== NONE) state.tileBox.push(tile);
  state.tileBox.sort((a, b) => a - b);
  state.cityTiles[location] = NONE;
  state.discsOut += at(state.markets, location);
  state.markets[location] = 0;
  if (at(state.cubes, location) >= 0) dropCube(box, state, location, events);
}

export function removeTile({ box }: Rules, state: State, tile: number, events: Events): void {
  if (!tileInPlay(state, tile)) return;
  const { id, location, closesCity } = at(box.legacy, tile);
  state.legacy &= ~(1 << tile);
  state.legacyBox |= 1 << tile;
  state.discsOut += at(state.tileDiscs, tile);
  state.tileDiscs[tile] = 0;
  events?.({ key: 'tile-removed', tile: id });
  if (closesCity) reopenCity(box, state, location, events);
}

/** Rule MA-24.5. */
function reopenCity(box: Box, state: State, location: number, events: Events): void {
  if (state.tileBox.length === 0) return;
  const [tile] = state.tileBox.splice(below(state.chance, state.tileBox.length), 1);
  if (tile === undefined) return;
  state.cityTiles[location] = tile;
  events?.({
    key: 'city-tile-laid',
    tile: at(box.cityTiles, tile).id,
    at: at(box.locations, location).id,
  });
}

export function canRemoveSkull(box: Box, state: State): boolean {
  return box.legacy.some(({ kind }, tile) => kind === 'skull' && tileInPlay(state, tile));
}

/** Rule MA-24.18. */
export function skullFrames(rules: Rules): FrameKind<State, SkullFrame, Move, Event, Decision> {
  const { box, moves } = rules;
  return {
    pending: (_state, { seat }) => [{ seat, kind: 'skull' }],
    legal(state, frame, seat) {
      if (seat !== frame.seat) return [];
      const legal: Move[] = moves.skull.filter(
        (_, tile) => at(box.legacy, tile).kind === 'skull' && tileInPlay(state, tile),
      );
      legal.push(DECLINE); // rule MA-3.7
      return legal;
    },
    apply(state, _frame, _seat, move, events) {
      rules.finish(state, events);
      if (move.kind !== 'skull') return;
      removeTile(rules, state, moves.tile.get(move.tile) ?? NONE, events);
    },
    whyNot(state, _frame, _seat, move) {
      if (move.kind !== 'skull') return { code: 'wrong-moment', rule: 'MA-24.18' };
      const tile = 'tile' in move ? moves.tile.get(String(move.tile)) : undefined;
      return tile !== undefined && tileInPlay(state, tile)
        ? { code: 'not-offered', rule: 'MA-24.18' }
        : { code: 'tile-not-in-play', rule: 'MA-24.18' };
    },
  };
}
