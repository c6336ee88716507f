/** A call at Lisboa: the monastery, the shipyard, the market. */
import type { FrameKind, Move as AnyMove, Refusal, Seat } from '@captains-table/kernel';
import { add, must } from '@captains-table/kernel';
import { PEPPER } from './board.ts';
import type { Good } from './content.ts';
import { GOODS } from './content.ts';
import { countBits, goodsIn } from './fleet.ts';
import { swapHand } from './hand.ts';
import type { Code, Decision, Event, Events, LisboaFrame, Move, Rules, State } from './state.ts';

/** Rule CA-10.5. */
const UPGRADE_GOODS = 3;

const BUILD: Move = { kind: 'build' };
const FILL: Move = { kind: 'settle', hand: 'fill' };
const SWAP: Move = { kind: 'settle', hand: 'swap' };

/** Every way to pay for an upgrade. */
const UPGRADES: readonly { readonly bits: number; readonly move: Move }[] = threeOf(GOODS).map((goods) => ({
  bits: bitsOf(goods),
  move: { kind: 'upgrade', goods },
}));

export function lisboaFrames(rules: Rules): FrameKind<State, LisboaFrame, Move, Event, Decision> {
  return {
    pending: (state, { seat }) => [
      {
        seat,
        kind: 'lisboa',
        goods: countBits(must(state.goods[seat])),
        hands: state.mode === 'full',
      },
    ],

    legal(state, frame, seat) {
      const moves: Move[] = [];
      if (seat !== frame.seat) return moves;
      if (canBuild(state, seat)) moves.push(BUILD);
      upgradeMoves(state, seat, moves);
      moves.push(FILL);
      if (canSwap(state, seat)) moves.push(SWAP);
      return moves;
    },

    apply(state, _frame, seat, move, events) {
      switch (move.kind) {
        case 'build':
          build(rules, state, seat, events);
          break;
        case 'upgrade':
          upgrade(state, seat, move.goods, events);
          break;
        case 'settle':
          sell(rules, state, seat, events);
          repair(state, seat, events);
          if (move.hand === 'swap') swapHand(rules.board, state, seat, events);
          rules.finish(state, events);
          break;
        default:
      }
    },

    whyNot: (state, _frame, seat, move) => whyNot(state, seat, move),
  };
}

export function hasGood(state: State, seat: Seat, good: number): boolean {
  return (must(state.goods[seat]) & (1 << good)) !== 0;
}

/** Rules CA-10.4, CA-10.14. */
function canBuild(state: State, seat: Seat): boolean {
  return hasGood(state, seat, PEPPER) && state.pieces.length < state.pieceCount;
}

/** Rules CA-10.9, CA-12.4. */
function canSwap(state: State, seat: Seat): boolean {
  return state.mode === 'full' && must(state.hands[seat]).length > 0;
}

/** Rules CA-10.5, CA-10.6, CA-10.13. */
function upgradeMoves(state: State, seat: Seat, moves: Move[]): void {
  const goods = must(state.goods[seat]);
  if (state.upgraded[seat] === true || countBits(goods) < UPGRADE_GOODS) return;
  for (const { bits, move } of UPGRADES) if ((goods & bits) === bits) moves.push(move);
}

function build({ board }: Rules, state: State, seat: Seat, events: Events): void {
  state.goods[seat] = must(state.goods[seat]) & ~(1 << PEPPER);
  state.pieces.push(seat);
  events?.({ key: 'built', seat, piece: state.pieces.length, points: board.figures.piecePoints });
  if (state.pieces.length < state.pieceCount) return;
  state.ending = true; // rule CA-11.1
  events?.({ key: 'ending', seat });
}

function upgrade(state: State, seat: Seat, goods: readonly Good[], events: Events): void {
  state.goods[seat] = must(state.goods[seat]) & ~bitsOf(goods);
  state.upgraded[seat] = true;
  events?.({ key: 'upgraded', seat, goods });
}

/** Rules CA-10.7, CA-10.12. */
function sell({ board }: Rules, state: State, seat: Seat, events: Events): void {
  const goods = must(state.goods[seat]);
  if (goods === 0) return;
  let points = 0;
  for (let good = 0; good < GOODS.length; good++) {
    if ((goods & (1 << good)) !== 0) points += must(board.goodValue[good]);
  }
  state.goods[seat] = 0;
  add(state.salePoints, seat, points);
  events?.({ key: 'sold', seat, goods: goodsIn(goods), points });
}

/** Rule CA-10.10. */
function repair(state: State, seat: Seat, events: Events): void {
  const ships = countBits(must(state.wrecks[seat]));
  if (ships === 0) return;
  state.wrecks[seat] = 0;
  events?.({ key: 'repaired', seat, ships });
}

function whyNot(state: State, seat: Seat, move: AnyMove): Refusal<Code> {
  switch (move.kind) {
    case 'build':
      if (!hasGood(state, seat, PEPPER)) return { code: 'no-pepper', rule: 'CA-10.4' };
      return { code: 'all-built', rule: 'CA-10.14' };
    case 'upgrade':
      if (state.upgraded[seat] === true) return { code: 'already-upgraded', rule: 'CA-10.6' };
      return { code: 'three-goods', rule: 'CA-10.5' };
    case 'settle':
      return { code: 'no-hand', rule: 'CA-10.9' };
    default:
      return { code: 'not-asked', rule: 'CA-10.2' };
  }
}

function bitsOf(goods: readonly Good[]): number {
  return goods.reduce((bits, good) => bits | (1 << GOODS.indexOf(good)), 0);
}

function threeOf(goods: readonly Good[]): Good[][] {
  return goods.flatMap((first, i) =>
    goods.slice(i + 1).flatMap((second, j) => goods.slice(i + j + 2).map((third) => [first, second, third])),
  );
}
