/** Names of what belongs to the story: votes, choices, tiles and what the logbook tells. */
import type { Facts } from './facts.ts';
import type { Names, Pieces } from './maracaibo-texts.ts';

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
