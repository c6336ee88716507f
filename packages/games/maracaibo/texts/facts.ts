/** What is printed on the pieces, by id. An id that is not in the box is unknown, never an error. */
import type { Box, Career, Card, CityTile, CombatToken, LegacyTile, Prestige } from '../src/box.ts';
import type { Quest, Upgrade } from '../src/box.ts';
import { packBox } from '../src/box.ts';
import type { Content } from '../src/content.ts';
import type { JeanneCardData } from '../src/jeanne-schema.ts';
import type { Names, Pieces } from './maracaibo-texts.ts';

export interface Facts {
  readonly box: Box;
  card(id: string): Card | undefined;
  career(id: string): Career | undefined;
  token(id: string): CombatToken | undefined;
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
  const careers = new Map(box.careers.map((career) => [career.id, career]));
  return {
    box,
    card: (id) => cards.get(id),
    career: (id) => careers.get(id),
    token: (id) => tokens.get(id),
    cityTiles: box.cityTiles,
    quests: box.quests,
    tokens: box.tokens,
    prestige: box.prestige,
    upgrades: box.upgrades,
    legacy: box.legacy,
    jeanne: content.jeanne.cards,
  };
}

/** A vote and its choices by id; choices are told apart by their letter. */
export function voteNames({ box }: Facts, vote: string, way: (letter: string) => string): Names {
  const votes = box.story.cards.filter((card) => card.vote.length > 0);
  return Object.fromEntries(
    votes.flatMap((card) => [
      [card.id, vote],
      ...card.vote.map(({ id }, at) => [id, way(String.fromCharCode(65 + at))]),
    ]),
  );
}

/** What the logbook tells: some figures, and legacy tiles by their id. */
export function storyFacts(tiles: Pieces, figures: Names): Names {
  return { ...figures, ...Object.fromEntries(Object.entries(tiles).map(([id, { name }]) => [id, name])) };
}

/** Counted from 1; 0 for what is no story tile. */
export function storyTileNumber({ box }: Facts, id: string): number {
  return box.storyTiles.findIndex((tile) => tile.id === id) + 1;
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
