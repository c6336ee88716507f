/** The ways to spend the combat value: what each takes, and what it brings. */
import { CARDS, CONTENT } from '../pieces.ts';
import type { Move, PlayerView, Table, View } from '../table.ts';
import type { Gain } from './gains.ts';
import { flagGains, gainsOf } from './gains.ts';

export interface Way {
  readonly move: Move;
  readonly legal: boolean;
  /** What it takes from the combat value. */
  readonly cost: number;
  readonly gains: readonly Gain[];
}

export interface WayGroup {
  readonly action: 'CA1' | 'CA2' | 'CA3' | 'CA6' | 'CA7' | 'cards';
  /** What each of them brings besides its own gains. */
  readonly shared: readonly Gain[];
  readonly ways: readonly Way[];
}

type Option = NonNullable<(typeof CONTENT.codes)[number]['options']>[number];

const OPTIONS = new Map(CONTENT.codes.map(({ code, options }) => [code, options ?? []]));

/** Groups in which nothing can ever be done are left out. */
export function waysOf({ view, legal, seat }: Table): readonly WayGroup[] {
  const own = seat === undefined ? undefined : view.players[seat];
  const moves = <K extends Move['kind']>(kind: K) =>
    legal.filter((move): move is Extract<Move, { kind: K }> => move.kind === kind);
  const groups: readonly WayGroup[] = [
    group('CA1', influenceWays(legal)),
    group(
      'CA2',
      moves('take-city').map((move) => taking(view, move, 'CA2', flagGains(move.at))),
    ),
    group(
      'CA3',
      moves('take-village').map((move) => taking(view, move, 'CA3', spyGains(view, move.at, seat))),
    ),
    group('cards', own === undefined ? [] : cardWays(legal, own)),
    group(
      'CA6',
      moves('treasure-fleet').map((move) =>
        way(
          move,
          fleetSpaces().find(({ value }) => value === move.value),
        ),
      ),
    ),
    group(
      'CA7',
      moves('gold-mine').map((move) => way(move, mineSpace())),
    ),
  ];
  return groups.filter(({ ways }) => ways.length > 0);
}

/** Cities and villages all bring the same influence. */
function group(action: WayGroup['action'], ways: readonly Way[]): WayGroup {
  const isPlaces = action === 'CA2' || action === 'CA3';
  const shared = isPlaces ? gainsOf(OPTIONS.get(action)?.[0]?.do ?? []) : [];
  return { action, shared, ways: ways.toSorted((a, b) => a.cost - b.cost) };
}

function way(move: Move, option: Option | undefined, legal = true): Way {
  return { move, legal, cost: option?.value ?? 0, gains: gainsOf(option?.do ?? []) };
}

/** Both are always shown: they say what influence takes. */
function influenceWays(legal: readonly Move[]): readonly Way[] {
  return (OPTIONS.get('CA1') ?? []).map((option, i) => {
    const isLegal = legal.some((move) => move.kind === 'gain-influence' && move.n === i + 1);
    return way({ kind: 'gain-influence', n: i + 1 }, option, isLegal);
  });
}

type Taking = Extract<Move, { kind: 'take-city' | 'take-village' }>;

/** A place without a cube is annexed, one with a cube is captured. */
function taking(view: View, move: Taking, action: 'CA2' | 'CA3', gains: readonly Gain[]): Way {
  const held = view.places.find(({ id }) => id === move.at)?.cube !== '';
  const option = (OPTIONS.get(action) ?? []).find(
    ({ cube }) => cube?.startsWith(held ? 'capture' : 'annex') ?? false,
  );
  return { move, legal: true, cost: option?.value ?? 0, gains };
}

/** Rule MA-6.19: doubloons for the spies in a village. */
function spyGains({ players }: View, place: string, seat: number | undefined): readonly Gain[] {
  const effect = OPTIONS.get('CA3')?.[0]?.do.find(({ op }) => op === 'spyDoubloons');
  if (effect?.op !== 'spyDoubloons') return [];
  const n = players.reduce((sum, { spiesAt }, owner) => {
    const spies = spiesAt.filter((at) => at === place).length;
    return sum + spies * (owner === seat ? effect.own : effect.other);
  }, 0);
  return n === 0 ? [] : [{ kind: 'doubloons', n }];
}

function cardWays(legal: readonly Move[], { bought }: PlayerView): readonly Way[] {
  return bought.flatMap((card) => {
    const use = CARDS.get(card)?.effects.find(({ code }) => isCombatAction(code));
    const option = use && OPTIONS.get(use.code)?.[0];
    if (option === undefined) return [];
    const isLegal = legal.some((move) => move.kind === 'combat-card' && move.card === card);
    const move: Move = { kind: 'combat-card', card };
    return [{ move, legal: isLegal, cost: option.value, gains: gainsOf(option.do, use) }];
  });
}

function isCombatAction(code: string): boolean {
  return CONTENT.codes.some((known) => known.code === code && known.kind === 'combatAction');
}

/** The spaces of the treasure fleet, and that of the gold mine. Rules MA-24.8, MA-24.10. */
export function fleetSpaces(): readonly Option[] {
  return OPTIONS.get('CA6') ?? [];
}

export function mineSpace(): Option | undefined {
  return OPTIONS.get('CA7')?.[0];
}
