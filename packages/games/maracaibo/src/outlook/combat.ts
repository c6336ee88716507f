/** What a combat offers: the values of the nations, and what they can be spent on. Rules MA-6.4 to MA-6.21, MA-24.8, MA-24.10. */
import type { Seat } from '@captains-table/kernel';
import type { CombatAction } from '../box.ts';
import { arsenalOf, fleetSpaces } from '../combat/actions.ts';
import { optionFor } from '../combat/annex.ts';
import { combatValue, modifierOf, printedValue } from '../combat/value.ts';
import type { Content } from '../content.ts';
import type { CombatTokenData } from '../content-schema.ts';
import type { PrintedEffect } from '../effects/effect.ts';
import { spyDoubloons } from '../effects/language.ts';
import { at } from '../lists.ts';
import type { Move } from '../moves.ts';
import type { NationName } from '../names.ts';
import { NATIONS } from '../names.ts';
import type { Seen } from '../state.ts';
import type { View } from '../view.ts';
import type { PlaceOutlook } from './places.ts';
import type { Sight } from './sight.ts';

export interface CombatRow {
  readonly nation: NationName;
  readonly printed: number;
  /** What the modifier adds, or takes away. */
  readonly change: number;
  readonly value: number;
  readonly pay: number;
  readonly bonus: readonly PrintedEffect[];
}

export interface CombatWay {
  readonly move: Move;
  readonly legal: boolean;
  /** What it takes from the combat value. */
  readonly cost: number;
  readonly brings: readonly PrintedEffect[];
}

export interface CombatWayGroup {
  readonly action: 'CA1' | 'CA2' | 'CA3' | 'CA6' | 'CA7' | 'cards';
  /** What every way of the group brings, besides what is its own. */
  readonly shared: readonly PrintedEffect[];
  readonly ways: readonly CombatWay[];
}

/** A way to carry out a combat action, as it is printed. */
type PrintedOption = Content['combatActions'][number]['options'][number];

type Taking = Extract<Move, { kind: 'take-city' | 'take-village' }>;

export class CombatOutlook {
  readonly #sight: Sight;
  readonly #places: PlaceOutlook;
  readonly #arsenal: ReturnType<typeof arsenalOf>;
  /** By id of the action. */
  readonly #printed: ReadonlyMap<string, readonly PrintedOption[]>;

  constructor(sight: Sight, places: PlaceOutlook) {
    this.#sight = sight;
    this.#places = places;
    this.#arsenal = arsenalOf(sight.box);
    this.#printed = printedOptions(sight.content);
  }

  /** What each nation brings with a token; '' when none is left. Once a nation is chosen, no modifier is shown. */
  rows(view: View, token: string, isChosen: boolean): readonly CombatRow[] {
    const { box } = this.#sight;
    const seen = this.#sight.of(view);
    const number = box.tokens.findIndex(({ id }) => id === token);
    return NATIONS.map((name, nation) => {
      const { pay = 0, bonus = [] } = this.#token(token)?.rows[nation] ?? {};
      const printed = printedValue(box, number, nation);
      return {
        nation: name,
        printed,
        change: isChosen ? 0 : modifierOf(box, seen, number, nation),
        value: isChosen ? printed : combatValue(box, seen, number, nation),
        pay,
        bonus,
      };
    });
  }

  /** The ways to spend the value, the cheapest first; groups in which nothing can be done are left out. */
  ways(view: View, seat: Seat, legal: readonly Move[]): readonly CombatWayGroup[] {
    const groups: readonly CombatWayGroup[] = [
      this.#group('CA1', this.#influenceWays(legal)),
      this.#group('CA2', this.#takings(view, seat, legal, 'take-city')),
      this.#group('CA3', this.#takings(view, seat, legal, 'take-village')),
      this.#group('cards', this.#cardWays(view, seat, legal)),
      this.#group('CA6', this.#fleetWays(legal)),
      this.#group('CA7', this.#mineWays(legal)),
    ];
    return groups.filter(({ ways }) => ways.length > 0);
  }

  /** Where cubes go on the treasure fleet. */
  fleetSpaces(): readonly PrintedOption[] {
    return this.#options('CA6');
  }

  mineSpace(): PrintedOption | undefined {
    return this.#options('CA7')[0];
  }

  /** All cities bring the same influence, and so do all villages. */
  #group(action: CombatWayGroup['action'], ways: readonly CombatWay[]): CombatWayGroup {
    const isTaking = action === 'CA2' || action === 'CA3';
    return {
      action,
      shared: isTaking ? (this.#options(action)[0]?.effect ?? []) : [],
      ways: ways.toSorted((a, b) => a.cost - b.cost),
    };
  }

  /** All of them are listed, legal or not, as they show what influence takes. */
  #influenceWays(legal: readonly Move[]): readonly CombatWay[] {
    return this.#options('CA1').map((option, i) => {
      const isLegal = legal.some((move) => move.kind === 'gain-influence' && move.n === i + 1);
      return wayBy({ kind: 'gain-influence', n: i + 1 }, option, isLegal);
    });
  }

  #takings(view: View, seat: Seat, legal: readonly Move[], kind: Taking['kind']): readonly CombatWay[] {
    const seen = this.#sight.of(view);
    const action = kind === 'take-city' ? this.#arsenal.city : this.#arsenal.village.action;
    return legal.flatMap((move): readonly CombatWay[] => {
      if (move.kind !== kind) return [];
      const cost = this.#costOfTaking(action, seen, move);
      const brings =
        kind === 'take-city'
          ? (this.#places.at(view, move.at)?.flag ?? [])
          : this.#spyReward(seen, seat, action, move.at);
      return [{ move, legal: true, cost, brings }];
    });
  }

  #costOfTaking(action: CombatAction, seen: Seen, { kind, at: id }: Taking): number {
    const location = this.#sight.moves.location.get(id) ?? 0;
    return optionFor(action, seen, kind === 'take-city' ? 'city' : 'village', location)?.value ?? 0;
  }

  /** Rule MA-6.19: doubloons for the spies in a village. */
  #spyReward(seen: Seen, seat: Seat, { options }: CombatAction, id: string): readonly PrintedEffect[] {
    const verb = options[0]?.do.find((effect) => effect.op === 'spyDoubloons');
    if (verb === undefined) return [];
    const n = spyDoubloons(this.#sight, seen, seat, this.#sight.moves.location.get(id) ?? 0, verb);
    return n === 0 ? [] : [{ op: 'doubloons', n }];
  }

  #cardWays(view: View, seat: Seat, legal: readonly Move[]): readonly CombatWay[] {
    return at(this.#sight.of(view).bought, seat).flatMap((card): readonly CombatWay[] => {
      const { id, effects } = at(this.#sight.content.cards, card);
      const action = effects.find((effect) => effect.kind === 'combatAction');
      if (action === undefined) return [];
      const isLegal = legal.some((move) => move.kind === 'combat-card' && move.card === id);
      return [wayBy({ kind: 'combat-card', card: id }, action, isLegal)];
    });
  }

  #fleetWays(legal: readonly Move[]): readonly CombatWay[] {
    const values = fleetSpaces(this.#sight.box).map(({ value }) => value);
    return legal.flatMap((move) =>
      move.kind === 'treasure-fleet' ? [wayBy(move, this.fleetSpaces()[values.indexOf(move.value)])] : [],
    );
  }

  #mineWays(legal: readonly Move[]): readonly CombatWay[] {
    return legal.flatMap((move) => (move.kind === 'gold-mine' ? [wayBy(move, this.mineSpace())] : []));
  }

  #options(action: string): readonly PrintedOption[] {
    return this.#printed.get(action) ?? [];
  }

  #token(token: string): CombatTokenData | undefined {
    return this.#sight.content.combatTokens.find(({ id }) => id === token);
  }
}

function printedOptions({ combatActions, upgrades, legacy }: Content) {
  const actions = [
    ...combatActions,
    ...[...upgrades, ...legacy].flatMap(({ combatAction }) => combatAction ?? []),
  ];
  return new Map(actions.map(({ id, options }) => [id, options]));
}

function wayBy(
  move: Move,
  option: Pick<PrintedOption, 'value' | 'effect'> | undefined,
  legal = true,
): CombatWay {
  return { move, legal, cost: option?.value ?? 0, brings: option?.effect ?? [] };
}
