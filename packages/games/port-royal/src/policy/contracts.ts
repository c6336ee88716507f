import type { Seat } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { cardOf } from '../box.ts';
import { claimsOf, contractOf, counted } from '../contracts/markers.ts';
import { nemesisOf } from '../contracts/nemesis.ts';
import type { State } from '../state.ts';
import type { Race } from './race.ts';

/** Claiming costs nothing but a marker, so it is nearly always good. */
export function contractWorth(box: Box, state: State, seat: Seat, id: string, race: Race): number {
  const contract = state.contracts.find((number) => contractOf(box, number).id === id);
  if (contract === undefined) return 0;
  const { requires, slots } = contractOf(box, contract);
  const price = requires.reduce((sum, asked) => sum + (asked.asks === 'pay' ? asked.coins : 0), 0);
  const claims = claimsOf(state, contract).length;
  if (state.cooperative) return claims > 0 ? -3 : 20;
  const done = state.claims.filter((seats) => seats.includes(seat)).length;
  return 1 + (slots[claims] ?? 0) + done * race.point - price;
}

/** Giving up coins now for the reward later, spread over the steps it takes. */
export function forgoWorth(box: Box, state: State, seat: Seat, race: Race): number {
  const frame = state.stack.at(-1);
  if (frame?.kind !== 'trade') return 0;
  const contract = nemesisOf(box, state, seat, frame.card);
  if (contract === undefined) return 0;
  const [asked] = contractOf(box, contract).requires;
  const times = asked?.asks === 'forgo' ? asked.times : 1;
  const left = times - counted(state, seat, contract);
  const claims = claimsOf(state, contract).length;
  if (state.cooperative) return claims > 0 ? -5 : 6 - cardOf(box, frame.card).coins / 2;
  const reward = (contractOf(box, contract).slots[claims] ?? 0) + race.point;
  const reachable = race.rounds > left * 2 ? 0.7 : 0.25;
  return (left <= 1 ? reward : (reward / left) * reachable) - cardOf(box, frame.card).coins;
}
