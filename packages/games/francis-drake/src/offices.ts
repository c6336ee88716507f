/** Preparing to sail: the tokens of admiral and governor, the governor's step, the zones. */
import type { FrameKind, Seat } from '@captains-table/kernel';
import { must, shuffle } from '@captains-table/kernel';
import { FORTS, FRIGATE_TOKENS, GALLEONS, NONE, TROOP_TOKENS, destinationId } from './box.ts';
import { zoneOf } from './chart.ts';
import { NOT_ASKED } from './refusals.ts';
import type { Decision, Event, Events, Finish, Move, State, TokensFrame } from './state.ts';

export type TokenOffice = 'admiral' | 'governor';

export function prepareToSail(state: State, events: Events): void {
  maybeMoveGovernorUp(state, events);
  for (const seat of state.departed) {
    const zone = zoneOf(state, seat);
    events?.(zone === 0 ? { key: 'stays', seat } : { key: 'zone', seat, zone });
  }
  // The stack is worked off from the top: the admiral places first.
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
export function mixTokens(state: State): void {
  for (const office of ['admiral', 'governor'] as const) {
    const tokens = tokensOf(state, office);
    const usual = usualTokens(office);
    for (let i = 0; i < usual.length; i++) tokens[i] = must(usual[i]);
    shuffle(state.chance, tokens);
  }
}

function usualTokens(office: TokenOffice): readonly number[] {
  return office === 'admiral' ? FRIGATE_TOKENS : TROOP_TOKENS;
}

function tokensOf(state: State, office: TokenOffice): number[] {
  return office === 'admiral' ? state.frigates : state.troops;
}

/** The tokens of which some lie there: one set, or both in the variant where a player chose. */
export function tokenSupply(state: State, office: TokenOffice): readonly number[] {
  const isLaid = office === 'admiral' ? state.frigatesLaid : state.troopsLaid;
  return isLaid && state.allTokens && state[office] !== NONE ? BOTH_SETS[office] : usualTokens(office);
}

const BOTH_SETS: Readonly<Record<TokenOffice, readonly number[]>> = {
  admiral: [...FRIGATE_TOKENS, ...FRIGATE_TOKENS],
  governor: [...TROOP_TOKENS, ...TROOP_TOKENS],
};

/** Every way to lay so many of these tokens side by side. */
function arrangements(supply: readonly number[], length: number): number[][] {
  if (length === 0) return [[]];
  return [...new Set(supply)].flatMap((first) => {
    const rest = supply.slice();
    rest.splice(rest.indexOf(first), 1);
    return arrangements(rest, length - 1).map((more) => [first, ...more]);
  });
}

function placings(office: TokenOffice, supply: readonly number[]): readonly Move[] {
  const kind = office === 'admiral' ? 'frigates' : 'troops';
  return arrangements(supply, usualTokens(office).length).map((tokens) => ({ kind, tokens }));
}

const ONE_SET_MOVES: Readonly<Record<TokenOffice, readonly Move[]>> = {
  admiral: placings('admiral', FRIGATE_TOKENS),
  governor: placings('governor', TROOP_TOKENS),
};
const BOTH_SETS_MOVES: Readonly<Record<TokenOffice, readonly Move[]>> = {
  admiral: placings('admiral', BOTH_SETS.admiral),
  governor: placings('governor', BOTH_SETS.governor),
};

/** Rules FD-4.2, FD-4.4, FD-12.2, FD-12.3. */
export function tokensFrames(finish: Finish): FrameKind<State, TokensFrame, Move, Event, Decision> {
  return {
    pending: (_state, { seat, office }) => [{ seat, kind: office === 'admiral' ? 'frigates' : 'troops' }],

    legal(state, frame, seat) {
      if (seat !== frame.seat) return [];
      return (state.allTokens ? BOTH_SETS_MOVES : ONE_SET_MOVES)[frame.office];
    },

    apply(state, { office, seat }, _seat, move, events) {
      if (move.kind !== 'frigates' && move.kind !== 'troops') return;
      const placed = tokensOf(state, office);
      for (let i = 0; i < placed.length; i++) placed[i] = must(move.tokens[i]);
      lay(state, office);
      tellTokens(state, seat, office, events);
      finish(state, events);
    },

    whyNot: (_state, { office }, _seat, move) =>
      move.kind === (office === 'admiral' ? 'frigates' : 'troops')
        ? { code: 'wrong-tokens', rule: office === 'admiral' ? 'FD-4.2' : 'FD-4.4' }
        : NOT_ASKED,
  };
}

function tellTokens(state: State, seat: Seat, office: TokenOffice, events: Events): void {
  if (events === undefined) return;
  const at = (office === 'admiral' ? GALLEONS : FORTS).map(destinationId);
  events({ key: 'tokens-placed', seat, office });
  const tokens = tokensOf(state, office).slice();
  events({ key: 'tokens-known', seat, office, at, tokens, to: { only: [seat] } });
}
