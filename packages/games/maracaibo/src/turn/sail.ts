/** Moving a ship. Rules MA-2.2, MA-2.5, MA-11.3, MA-11.8, MA-24.15. */
import type { Move as AnyMove, Refusal, Seat } from '@captains-table/kernel';
import { NONE } from '../box.ts';
import { at } from '../lists.ts';
import type { Code, Move } from '../moves.ts';
import { orderOf, spiesBetween, tileInPlay } from '../places.ts';
import { gainPoints } from '../scoring/points.ts';
import { payDoubloons } from '../ship/supplies.ts';
import type { LegFrame } from '../frames.ts';
import type { Events, LocationNumber, Pieces, Seen, State } from '../state.ts';
import { Chart } from './routes.ts';

const DECLINE: Move = { kind: 'decline' };

export class Sailing {
  readonly #rules: Pieces;
  readonly chart: Chart;
  /** The legacy tile that takes a toll. */
  readonly #tollTile: number;

  constructor(rules: Pieces) {
    this.#rules = rules;
    this.chart = new Chart(rules.box);
    this.#tollTile = rules.box.legacy.findIndex(({ passToll }) => passToll > 0);
  }

  moves(state: State, { seat, max }: LegFrame): readonly Move[] {
    const legal: Move[] = [];
    const from = at(state.ships, seat);
    const purse = at(state.doubloons, seat);
    for (const { to, points, move } of this.chart.from(state, seat, from)) {
      if (points <= max && this.toll(state, from, to) <= purse) legal.push(move);
    }
    // Sailing on by a spy can be declined; the sailing that begins a turn cannot.
    if (max < this.#rules.box.tracks.setup.maxMovement) legal.push(DECLINE);
    return legal;
  }

  apply(state: State, frame: LegFrame, move: Move, events: Events): void {
    if (move.kind !== 'sail') {
      frame.phase = 'end';
      return;
    }
    const { box, moves } = this.#rules;
    const { seat } = frame;
    const from = at(state.ships, seat);
    const to = moves.location.get(move.to) ?? from;
    const toll = this.toll(state, from, to);
    events?.({ key: 'sailed', seat, from: at(box.locations, from).id, at: move.to, points: move.points });
    if (toll > 0) {
      payDoubloons(state, seat, toll, undefined);
      events?.({ key: 'toll', seat, doubloons: toll });
    }
    state.ships[seat] = to;
    state.moved += move.points;
    frame.points = move.points;
    frame.phase = 'stop';
    const passed = spiesBetween(box, state, seat, orderOf(box, from), orderOf(box, to));
    scoreUnusedSpies(this.#rules, state, seat, passed, events);
  }

  whyNot(state: State, { seat, max }: LegFrame, move: AnyMove): Refusal<Code> {
    const { box, moves } = this.#rules;
    if (move.kind !== 'sail') return { code: 'must-sail', rule: 'MA-2.2' };
    const to = 'to' in move ? moves.location.get(String(move.to)) : undefined;
    if (to === undefined) return { code: 'not-on-the-way', rule: 'MA-2.4' };
    const from = at(state.ships, seat);
    const ways = this.chart.from(state, seat, from).filter((reach) => reach.to === to);
    if (ways.length === 0) {
      if (orderOf(box, to) <= orderOf(box, from)) return { code: 'not-on-the-way', rule: 'MA-2.4' };
      return this.#whyClosed(state, seat, to) ?? { code: 'too-far', rule: 'MA-2.2' };
    }
    if (ways.every(({ points }) => points > max)) return { code: 'too-far', rule: 'MA-21.4' };
    return this.toll(state, from, to) > at(state.doubloons, seat)
      ? { code: 'cannot-pay-toll', rule: 'MA-24.15' }
      : { code: 'other-distance', rule: 'MA-2.3' };
  }

  /** Undefined for a place that is there in this round and open to this player. Rules MA-2.7, MA-24.6, MA-24.9. */
  #whyClosed(state: Seen, seat: Seat, place: LocationNumber): Refusal<Code> | undefined {
    const { box } = this.#rules;
    const { legacy } = at(box.locations, place);
    if (legacy !== NONE) {
      const { id, explorerAtLeast } = at(box.legacy, legacy);
      const rule = id === 'L4' ? 'MA-24.6' : 'MA-24.9';
      if (!tileInPlay(state, legacy)) return { code: 'tile-not-in-play', rule };
      const { reached } = at(box.explorer.spaces, at(state.explorers, seat));
      if (reached < explorerAtLeast) return { code: 'gate-closed', rule };
    }
    const isUsed = box.locations.some(({ exits }) =>
      exits.some(({ to, rounds }) => to === place && (rounds & (1 << state.round)) !== 0),
    );
    return isUsed ? undefined : { code: 'not-on-the-way', rule: 'MA-2.6' };
  }

  /** Rule MA-24.15. */
  toll(state: Seen, from: LocationNumber, to: LocationNumber): number {
    const tile = this.#tollTile;
    if (!tileInPlay(state, tile)) return 0;
    const { box } = this.#rules;
    const { location, passToll } = at(box.legacy, tile);
    const gate = orderOf(box, location);
    return orderOf(box, from) < gate && gate < orderOf(box, to) ? passToll : 0;
  }
}

export function scoreUnusedSpies(
  { box }: Pieces,
  state: Seen,
  seat: Seat,
  spies: number,
  events: Events,
): void {
  if (spies <= 0) return;
  events?.({ key: 'spies-unused', seat, spies });
  gainPoints(state, seat, spies * box.tracks.setup.unusedSpyPoints, 'spies', events);
}
