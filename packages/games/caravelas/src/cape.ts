/** Red spaces: the die roll, and ships that sink. */
import type { FrameKind, Seat } from '@captains-table/kernel';
import { below, must } from '@captains-table/kernel';
import type { Board } from './board.ts';
import { GOODS } from './content.ts';
import { goodsIn, shipsAfloat, shipsIn } from './fleet.ts';
import type { Decision, Event, Events, Move, Rules, ShipNumber, State, WreckFrame } from './state.ts';

const SINK: readonly Move[] = [1, 2, 3, 4].map((ship) => ({ kind: 'sink', ship }));

/** Rules CA-5.7, CA-5.8, CA-5.10. */
export function roundTheCape(board: Board, state: State, seat: Seat, events: Events): void {
  const safe = below(state.chance, board.dieFaces) >= board.dieOnes;
  events?.({ key: 'rounded', seat, safe });
  if (safe) return;
  const afloat = shipsAfloat(state, seat);
  if (afloat === 0) return;
  const [only, ...others] = shipsIn(afloat);
  if (only !== undefined && others.length === 0) sink(board, state, seat, only, events);
  else state.stack.push({ kind: 'wreck', seat });
}

export function wreckFrames(rules: Rules): FrameKind<State, WreckFrame, Move, Event, Decision> {
  return {
    pending: (_state, { seat }) => [{ seat, kind: 'wreck' }],

    legal(state, frame, seat) {
      if (seat !== frame.seat) return [];
      const afloat = shipsAfloat(state, seat);
      return SINK.filter((_, ship) => (afloat & (1 << ship)) !== 0);
    },

    apply(state, _frame, seat, move, events) {
      if (move.kind !== 'sink') return;
      sink(rules.board, state, seat, move.ship, events);
      rules.finish(state, events);
    },

    whyNot(state, _frame, seat, move) {
      if (move.kind !== 'sink') return { code: 'not-asked', rule: 'CA-5.8' };
      const isLocked = 'ship' in move && move.ship === SINK.length && state.upgraded[seat] !== true;
      return { code: isLocked ? 'locked' : 'not-afloat', rule: 'CA-5.10' };
    },
  };
}

/** Rules CA-5.8, CA-5.12. */
function sink(board: Board, state: State, seat: Seat, ship: ShipNumber, events: Events): void {
  const bit = 1 << (ship - 1);
  const goods = must(state.goods[seat]);
  let lost = 0;
  for (let good = 0; good < GOODS.length; good++) {
    if (board.goodShip[good] === bit) lost |= goods & (1 << good);
  }
  state.wrecks[seat] = must(state.wrecks[seat]) | bit;
  state.goods[seat] = goods & ~lost;
  events?.({ key: 'sank', seat, ship, goods: goodsIn(lost) });
}
