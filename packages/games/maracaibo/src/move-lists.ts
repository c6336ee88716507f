/**
 * Moves are made once for each piece and shared, so that listing legal moves creates nothing but the
 * list. `number` finds the piece a move names.
 */
import type { Box } from './box.ts';
import { GOODS, ITEMS, LINES, NATIONS, SYNERGIES } from './names.ts';
import type { Move } from './moves.ts';

type Of<K extends Move['kind']> = readonly Extract<Move, { kind: K }>[];

export interface MoveLists {
  readonly plan: Of<'plan'>;
  readonly discard: Of<'discard'>;
  readonly career: Of<'career'>;
  /** Quests, then story tiles, which count as quests. */
  readonly quest: Of<'quest'>;
  readonly spy: Of<'spy'>;
  readonly deliver: Of<'deliver'>;
  readonly buy: Of<'buy'>;
  readonly invest: Of<'invest'>;
  readonly areaAction: Of<'village-action'>;
  readonly cardAction: Of<'village-action'>;
  readonly influence: Of<'influence'>;
  readonly rank: Of<'rank'>;
  readonly disc: Of<'disc'>;
  readonly explore: Of<'explore'>;
  readonly pay: Of<'pay'>;
  readonly cubeNation: Of<'cube-nation'>;
  readonly cube: Of<'cube'>;
  readonly synergy: Of<'synergy'>;
  readonly skull: Of<'skull'>;
  readonly useTile: Of<'use-tile'>;
  readonly fightFor: Of<'fight-for'>;
  readonly takeCity: Of<'take-city'>;
  readonly takeVillage: Of<'take-village'>;
  readonly combatCard: Of<'combat-card'>;
  readonly take: Of<'take'>;
  /** By career: objective × 2, the high level after the low one. */
  readonly objective: readonly Of<'objective'>[];
  readonly card: ReadonlyMap<string, number>;
  readonly location: ReadonlyMap<string, number>;
  readonly space: ReadonlyMap<string, number>;
  readonly area: ReadonlyMap<string, number>;
  readonly questNumber: ReadonlyMap<string, number>;
  readonly building: ReadonlyMap<string, number>;
  readonly tile: ReadonlyMap<string, number>;
  readonly careerNumber: ReadonlyMap<string, number>;
}

export function moveLists(box: Box): MoveLists {
  const cards = box.cards.map(({ id }) => id);
  const locations = box.locations.map(({ id }) => id);
  const areas = box.upgrades.map(({ id }) => id);
  const tiles = box.legacy.map(({ id }) => id);
  const quests = [...box.quests, ...box.storyTiles].map(({ id }) => id);
  return {
    plan: cards.map((card) => ({ kind: 'plan', card })),
    discard: cards.map((card) => ({ kind: 'discard', card })),
    career: box.careers.map(({ id }) => ({ kind: 'career', career: id })),
    quest: quests.map((quest) => ({ kind: 'quest', quest })),
    spy: cards.map((card) => ({ kind: 'spy', card })),
    deliver: cards.map((card) => ({ kind: 'deliver', card })),
    buy: cards.map((card) => ({ kind: 'buy', card })),
    invest: box.prestige.map(({ id }) => ({ kind: 'invest', building: id })),
    areaAction: areas.map((of) => ({ kind: 'village-action', of })),
    cardAction: cards.map((of) => ({ kind: 'village-action', of })),
    influence: NATIONS.map((nation) => ({ kind: 'influence', nation })),
    rank: NATIONS.map((nation) => ({ kind: 'rank', nation })),
    disc: areas.map((area) => ({ kind: 'disc', area })),
    explore: box.explorer.spaces.map(({ id }) => ({ kind: 'explore', to: id })),
    pay: cards.map((card) => ({ kind: 'pay', card })),
    cubeNation: NATIONS.map((nation) => ({ kind: 'cube-nation', nation })),
    cube: locations.map((at) => ({ kind: 'cube', at })),
    synergy: SYNERGIES.map((symbol) => ({ kind: 'synergy', symbol })),
    skull: tiles.map((tile) => ({ kind: 'skull', tile })),
    useTile: tiles.map((tile) => ({ kind: 'use-tile', tile })),
    fightFor: NATIONS.map((nation) => ({ kind: 'fight-for', nation })),
    takeCity: locations.map((at) => ({ kind: 'take-city', at })),
    takeVillage: locations.map((at) => ({ kind: 'take-village', at })),
    combatCard: cards.map((card) => ({ kind: 'combat-card', card })),
    take: cards.map((card) => ({ kind: 'take', card })),
    objective: box.careers.map(({ id, objectives }) =>
      objectives.flatMap((_, objective) => [
        { kind: 'objective', career: id, objective, level: 'low' },
        { kind: 'objective', career: id, objective, level: 'high' },
      ]),
    ),
    card: numbers(cards),
    location: numbers(locations),
    space: numbers(box.explorer.spaces.map(({ id }) => id)),
    area: numbers(areas),
    questNumber: numbers(quests),
    building: numbers(box.prestige.map(({ id }) => id)),
    tile: numbers(tiles),
    careerNumber: numbers(box.careers.map(({ id }) => id)),
  };
}

function numbers(ids: readonly string[]): ReadonlyMap<string, number> {
  return new Map(ids.map((id, number) => [id, number]));
}

const NAMES: Readonly<Record<'nation' | 'synergy' | 'good' | 'item' | 'line', readonly string[]>> = {
  nation: NATIONS,
  synergy: SYNERGIES,
  good: GOODS,
  item: ITEMS,
  line: LINES,
};

/** The name of a nation, symbol, good, item or line. */
export function nameOf(what: keyof typeof NAMES, number: number): string {
  return NAMES[what][number] ?? '';
}

export function nationNumber(name: string): number {
  return NAMES.nation.indexOf(name);
}

export function synergyNumber(name: string): number {
  return NAMES.synergy.indexOf(name);
}
