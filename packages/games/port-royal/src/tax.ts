/** A tax applies to all players the moment it is turned over. */
import type { FrameKind, Seat } from '@captains-table/kernel';
import { taxMission } from './adventure/moments.ts';
import type { Box } from './box.ts';
import { cardOf } from './box.ts';
import type { TaxData } from './content.ts';
import { contractAsking, mayStillClaim } from './contracts/markers.ts';
import { coinsOf, gain, lose } from './deck.ts';
import { influenceOf, sabresOf } from './influence.ts';
import { clockwiseFrom } from './seats.ts';
import type { Decision, Event, Events, Move, Rules, State, TaxFrame } from './state.ts';

export function taxFrames(rules: Rules): FrameKind<State, TaxFrame, Move, Event, Decision> {
  const { box } = rules;
  return {
    run(state, frame, events) {
      const { tax } = cardOf(box, frame.card);
      if (tax === undefined) throw new Error('not a tax');
      switch (frame.step) {
        case 'losses':
          frame.hit = takeLosses(state, tax, events);
          frame.step = 'claims';
          break;
        case 'claims':
          if (!askNext(rules, state, frame)) frame.step = 'bonus';
          break;
        case 'bonus':
          payBonus(box, state, tax, events);
          state.discard.push(frame.card); // rule PR-4.11
          frame.step = 'save';
          break;
        case 'save':
          rules.finish(state, events);
          // Rules PR-13.22, PR-13.23.
          if (state.cooperative && state.timePile.length > 0) state.stack.push({ kind: 'save' });
      }
      return false;
    },
  };
}

/** Rules PR-4.1 to PR-4.5, PR-8.6, PR-8.7. Returns who lost something, clockwise. */
function takeLosses(state: State, tax: TaxData, events: Events): Seat[] {
  const hit: Seat[] = [];
  for (const seat of clockwiseFrom(state, state.active)) {
    const coins = coinsOf(state, seat);
    if (coins < tax.loss.from) continue;
    const lost = tax.loss.keep === undefined ? Math.floor(coins / 2) : coins - tax.loss.keep;
    lose(state, seat, lost);
    hit.push(seat);
    events?.({ key: 'taxed', seat, coins: lost });
  }
  return hit;
}

/** Asks the next player who was hit about the contract or mission for it. Rules PR-12.23 to PR-12.25, PR-23.19. */
function askNext(rules: Rules, state: State, frame: TaxFrame): boolean {
  const contract = contractAsking(rules.box, state, 'taxed');
  for (let seat = frame.hit.shift(); seat !== undefined; seat = frame.hit.shift()) {
    const story = taxMission(rules.box, state, seat);
    if (story !== undefined) {
      state.stack.push({ kind: 'mission', seat, story });
      return true;
    }
    if (contract === undefined || !mayStillClaim(state, seat, contract)) continue;
    state.stack.push({ kind: 'claim', seat, contract });
    return true;
  }
  return false;
}

/** Rules PR-4.6 to PR-4.10, PR-4.12, PR-24.17, PR-24.18. */
function payBonus(box: Box, state: State, tax: TaxData, events: Events): void {
  const { to, coins } = tax.bonus;
  const worth = (seat: Seat) =>
    to === 'most-sabres' ? sabresOf(box, state, seat) : -influenceOf(box, state, seat);
  const seats = clockwiseFrom(state, state.active);
  const best = Math.max(...seats.map(worth));
  for (const seat of seats) {
    if (worth(seat) < best) continue;
    gain(state, seat, coins, events);
    events?.({ key: 'tax-bonus', seat, coins });
  }
}
