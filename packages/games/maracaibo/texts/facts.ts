/** What is printed on the pieces, by id. An id that is not in the box is unknown, never an error. */
import type { Box, Career, Card, CityTile, CombatToken, LegacyTile, Prestige } from '../src/box.ts';
import type { Quest, Upgrade } from '../src/box.ts';
import { packBox } from '../src/box.ts';
import type { Content } from '../src/content.ts';
import type { JeanneCardData } from '../src/jeanne-schema.ts';

export interface Facts {
  readonly box: Box;
  card(id: string): Card | undefined;
  career(id: string): Career | undefined;
  token(id: string): CombatToken | undefined;
  /** What a pack calls a place. */
  placeName(id: string): string | undefined;
  readonly cityTiles: readonly CityTile[];
  readonly quests: readonly Quest[];
  readonly tokens: readonly CombatToken[];
  readonly prestige: readonly Prestige[];
  readonly upgrades: readonly Upgrade[];
  readonly legacy: readonly LegacyTile[];
  readonly jeanne: readonly JeanneCardData[];
}

export function factsOf(content: Content): Facts {
  const box = packBox(content);
  const cards = new Map(box.cards.map((card) => [card.id, card]));
  const tokens = new Map(box.tokens.map((token) => [token.id, token]));
  const placeNames = new Map(box.locations.map(({ id, name }) => [id, name]));
  const careers = new Map(box.careers.map((career) => [career.id, career]));
  return {
    box,
    card: (id) => cards.get(id),
    career: (id) => careers.get(id),
    token: (id) => tokens.get(id),
    placeName: (id) => placeNames.get(id),
    cityTiles: box.cityTiles,
    quests: box.quests,
    tokens: box.tokens,
    prestige: box.prestige,
    upgrades: box.upgrades,
    legacy: box.legacy,
    jeanne: content.jeanne.cards,
  };
}

/** A record by id, made once. */
export function byId<T extends { readonly id: string }, V>(
  list: readonly T[],
  value: (piece: T) => V,
): Readonly<Record<string, V>> {
  return Object.fromEntries(list.map((piece) => [piece.id, value(piece)]));
}

/** A list with its runs of equal entries counted: the same effect twice is told once. */
export function runsOf<T>(list: readonly T[]): readonly (readonly [entry: T, times: number])[] {
  const runs: [T, number][] = [];
  for (const entry of list) {
    const last = runs.at(-1);
    if (last !== undefined && JSON.stringify(last[0]) === JSON.stringify(entry)) last[1] += 1;
    else runs.push([entry, 1]);
  }
  return runs;
}
