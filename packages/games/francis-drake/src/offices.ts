/** Before sailing: the tokens of admiral and governor, the governor's step, the zones. */
import type { FrameKind, Seat } from '@captains-table/kernel';
import { must, shuffle } from '@captains-table/kernel';
import type { Box } from './box.ts';
import { NONE, destinationId } from './box.ts';
import { zoneOf } from './chart.ts';
import { NOT_ASKED } from './refusals.ts';
import type { Decision, Event, Events, Move, Rules, State, TokensFrame } from './state.ts';

export type TokenOffice = 'admiral' | 'governor';

export function prepareToSail(state: State, events: Events): void {
  maybeMoveGovernorUp(state, events);
  for (const seat of state.departed) {
    const zone = zoneOf(state, seat);
    events?.(zone === 0 ? { key: 'stays', seat } : { key: 'zone', seat, zone });
  }
  // The top of the stack comes first, so the admiral places first.
  placeTokens(state, 'governor', events);
  placeTokens(state, 'admiral', events);
}

/** Rule FD-4.6. */
function maybeMoveGovernorUp(state: State, events: Events): void {
  const { departed, governor } = state;
  const dock = departed.indexOf(governor);
  if (dock <= 0) return;
  const other = must(departed[dock - 1]);
  departed[dock - 1] = governor;
  departed[dock] = other;
  events?.({ key: 'moved-up', seat: governor, other, dock });
}

/** Rules FD-4.2 to FD-4.5, FD-12.4. */
function placeTokens(state: State, office: TokenOffice, events: Events): void {
  const seat = state[office];
  if (seat !== NONE) {
    state.stack.push({ kind: 'tokens', office, seat });
    return;
  }
  lay(state, office);
  events?.({ key: 'tokens-random', office });
}

function lay(state: State, office: TokenOffice): void {
  if (office === 'admiral') state.frigatesLaid = true;
  else state.troopsLaid = true;
}

/** When a voyage begins, one set lies face down in an order that no one knows. */
export function mixTokens(box: Box, state: State): void {
  for (const office of ['admiral', 'governor'] as const) {
    const tokens = tokensOf(state, office);
    const usual = usualTokens(box, office);
    for (let i = 0; i < usual.length; i++) tokens[i] = must(usual[i]);
    shuffle(state.chance, tokens);
  }
}

function usualTokens(box: Box, office: TokenOffice): readonly number[] {
  return office === 'admiral' ? box.frigateTokens : box.troopTokens;
}

function tokensOf(state: State, office: TokenOffice): number[] {
  return office === 'admiral' ? state.frigates : state.troops;
}

/** The tokens that those on the chart were taken from: one set, or both sets in the variant where a player chooses. */
export function tokenSupply(box: Box, state: State, office: TokenOffice): readonly number[] {
  const isLaid = office === 'admiral' ? state.frigatesLaid : state.troopsLaid;
  return isLaid && state.allTokens && state[office] !== NONE
    ? bothSets(box, office)
    : usualTokens(box, office);
}

function bothSets(box: Box, office: TokenOffice): readonly number[] {
  return office === 'admiral' ? box.bothFrigateSets : box.bothTroopSets;
}

/** Every way to lay this many of these tokens side by side. */
function arrangements(supply: readonly number[], length: number): number[][] {
  if (length === 0) return [[]];
  return [...new Set(supply)].flatMap((first) => {
    const rest = supply.slice();
    rest.splice(rest.indexOf(first), 1);
    return arrangements(rest, length - 1).map((more) => [first, ...more]);
  });
}

function placings(box: Box, office: TokenOffice, supply: readonly number[]): readonly Move[] {
  const kind = office === 'admiral' ? 'frigates' : 'troops';
  return arrangements(supply, usualTokens(box, office).length).map((tokens) => ({ kind, tokens }));
}

/** Rules FD-4.2, FD-4.4, FD-12.2, FD-12.3. */
export function tokensFrames({ box, finish }: Rules): FrameKind<State, TokensFrame, Move, Event, Decision> {
  const oneSet: Readonly<Record<TokenOffice, readonly Move[]>> = {
    admiral: placings(box, 'admiral', usualTokens(box, 'admiral')),
    governor: placings(box, 'governor', usualTokens(box, 'governor')),
  };
  const twoSets: Readonly<Record<TokenOffice, readonly Move[]>> = {
    admiral: placings(box, 'admiral', bothSets(box, 'admiral')),
    governor: placings(box, 'governor', bothSets(box, 'governor')),
  };
  return {
    pending: (_state, { seat, office }) => [{ seat, kind: office === 'admiral' ? 'frigates' : 'troops' }],

    legal(state, frame, seat) {
      if (seat !== frame.seat) return [];
      return (state.allTokens ? twoSets : oneSet)[frame.office];
    },

    apply(state, { office, seat }, _seat, move, events) {
      if (move.kind !== 'frigates' && move.kind !== 'troops') return;
      const placed = tokensOf(state, office);
      for (let i = 0; i < placed.length; i++) placed[i] = must(move.tokens[i]);
      lay(state, office);
      tellTokens(box, state, seat, office, events);
      finish(state, events);
    },

    whyNot: (_state, { office }, _seat, move) =>
      move.kind === (office === 'admiral' ? 'frigates' : 'troops')
        ? { code: 'wrong-tokens', rule: office === 'admiral' ? 'FD-4.2' : 'FD-4.4' }
        : NOT_ASKED,
  };
}

function tellTokens(box: Box, state: State, seat: Seat, office: TokenOffice, events: Events): void {
  if (events === undefined) return;
  const at = (office === 'admiral' ? box.galleons : box.forts).map(destinationId);
  events({ key: 'tokens-placed', seat, office });
  const tokens = tokensOf(state, office).slice();
  events({ key: 'tokens-known', seat, office, at, tokens, to: { only: [seat] } });
}
