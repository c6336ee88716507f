/** The course of a voyage, and preparing the board for the next. */
import type { FrameKind } from '@captains-table/kernel';
import { add, below, must, shuffle } from '@captains-table/kernel';
import type { Box } from './box.ts';
import { DESTINATIONS, NONE, PLACES, TILES, VOYAGES, destinationId, factsAt, placeId } from './box.ts';
import { finalScoring } from './end.ts';
import { mixTokens, prepareToSail } from './offices.ts';
import { seatCount } from './points.ts';
import { turnDiscsOver } from './reveal.ts';
import { scoreVoyage } from './scoring.ts';
import type { Decision, Event, Events, Move, Rules, State, VoyageFrame } from './state.ts';
import { hasMissions } from './chart.ts';

export function voyageFrames({ box, finish }: Rules): FrameKind<State, VoyageFrame, Move, Event, Decision> {
  return {
    run(state, frame, events) {
      switch (frame.step) {
        case 'street':
          beginVoyage(box, state, events);
          frame.step = 'prepare';
          state.stack.push({ kind: 'street', turn: 0, drake: NONE });
          break;
        case 'prepare':
          frame.step = 'chart';
          layTreasure(box, state);
          prepareToSail(state, events);
          break;
        case 'chart':
          frame.step = 'informer';
          state.stack.push({ kind: 'chart', turn: 0 });
          break;
        case 'informer':
          frame.step = 'reveal';
          maybeAskInformer(state);
          break;
        case 'reveal':
          frame.step = 'resolve';
          turnDiscsOver(state, events);
          break;
        case 'resolve':
          frame.step = 'score';
          state.stack.push({ kind: 'resolve', disc: 0, turn: 0, step: 'begin' });
          break;
        case 'score':
          scoreVoyage(box, state, events);
          frame.step = state.voyage < VOYAGES ? 'street' : 'over'; // rule FD-10.8
          break;
        case 'over':
          finalScoring(box, state, events);
          finish(state, events);
      }
      return false;
    },
  };
}

/** Rule FD-6.7. */
function maybeAskInformer(state: State): void {
  const seat = state.informer;
  if (seat !== NONE && hasMissions(state, seat)) state.stack.push({ kind: 'informer', seat, step: 'look' });
}

/** Rule FD-4.1. */
function layTreasure(box: Box, state: State): void {
  for (let destination = 0; destination < DESTINATIONS; destination++) {
    const { treasure } = factsAt(box, destination);
    if (treasure === NONE) continue;
    state.treasure[destination] = true;
    add(state.treasureInBox, treasure, -1);
  }
}

function beginVoyage(box: Box, state: State, events: Events): void {
  setLoadingOrder(state);
  emptyLogs(box, state);
  clearChart(state);
  takeTreasureOff(box, state);
  fillPorts(box, state);
  state.voyage++;
  events?.({ key: 'voyage-began', voyage: state.voyage, loading: state.loading.slice() });
  layStreet(box, state, events);
  layGalleons(box, state, events);
  mixTokens(box, state);
  if (state.voyage === 1) giveLastGun(state, events);
}

/** Rules FD-2.1, FD-10.5: sorting is stable, so equal players keep the order of the docks. */
function setLoadingOrder(state: State): void {
  if (state.voyage === 0) {
    state.loading = state.score.map((_, seat) => seat);
    shuffle(state.chance, state.loading);
  } else {
    state.loading = state.home.toSorted((a, b) => must(state.score[a]) - must(state.score[b]));
  }
  state.departed = [];
  state.home = [];
}

/** Rule FD-10.4. */
function emptyLogs(box: Box, state: State): void {
  for (let seat = 0; seat < seatCount(state); seat++) {
    state.crew[seat] = 0;
    state.guns[seat] = 0;
    state.barrels[seat] = 0;
    state.trade[seat] = 0;
    state.galleon[seat] = false;
    state.pinnace[seat] = false;
    state.hind[seat] = false;
    state.ghost[seat] = false;
    state.discs[seat] = box.discs;
    state.at[seat] = NONE;
    state.conquests[seat] = 0;
  }
  state.admiral = NONE;
  state.governor = NONE;
  state.informer = NONE;
}

/** Rules FD-10.4, FD-10.7. */
function clearChart(state: State): void {
  state.circles.fill(NONE);
  state.missions.fill(NONE);
  state.open = false;
  state.bonuses = 0;
  state.looked = NONE;
  state.lookedFor = '';
  state.frigatesLaid = false;
  state.troopsLaid = false;
  state.frigatesOpen.fill(false);
  state.troopsOpen.fill(false);
  state.done.fill(NONE);
}

/** Rule FD-10.7: what no one claimed goes back to the box. */
function takeTreasureOff(box: Box, state: State): void {
  for (let destination = 0; destination < DESTINATIONS; destination++) {
    if (state.treasure[destination] !== true) continue;
    const { treasure } = factsAt(box, destination);
    state.treasure[destination] = false;
    add(state.treasureInBox, treasure, 1);
  }
}

/** Rules FD-1.12, FD-10.7: goods that were taken are replaced from the box. */
function fillPorts(box: Box, state: State): void {
  for (let destination = 0; destination < DESTINATIONS; destination++) {
    for (const good of factsAt(box, destination).goods) {
      const bit = 1 << good;
      if ((must(state.market[destination]) & bit) !== 0) continue;
      state.market[destination] = must(state.market[destination]) | bit;
      add(state.goodsInBox, good, -1);
    }
  }
}

/** Rules FD-1.13, FD-10.6, FD-12.1. */
function layStreet(box: Box, state: State, events: Events): void {
  const { street, chance } = state;
  for (let place = 0; place < PLACES; place++) street[place] = must(box.street[place]);
  if (state.voyage > 1 || state.shuffledStreet) {
    for (let i = TILES - 1; i > 0; i--) {
      const j = below(chance, i + 1);
      const held = must(street[i]);
      street[i] = must(street[j]);
      street[j] = held;
    }
  }
  events?.({ key: 'street-laid', places: street.map(placeId) });
}

/** Rule FD-1.11. */
function layGalleons(box: Box, state: State, events: Events): void {
  for (let tile = 0; tile < state.tiles.length; tile++) state.tiles[tile] = tile;
  shuffle(state.chance, state.tiles);
  if (events === undefined) return;
  const tiles = state.tiles.flatMap((tile) => box.galleonTiles[tile] ?? []);
  events({
    key: 'galleons-laid',
    at: box.galleons.map(destinationId),
    guns: tiles.map(({ guns }) => guns),
    points: tiles.map(({ points }) => points),
  });
}

/** Rule FD-2.2. */
function giveLastGun(state: State, events: Events): void {
  const seat = state.loading.at(-1);
  if (seat === undefined) return;
  state.guns[seat] = 1;
  events?.({ key: 'last-gun', seat });
}
