/** City tiles and the first cubes. Rules MA-1.5, MA-1.6, MA-1.11. */
import type { Chance } from '@captains-table/kernel';
import { shuffle } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { NONE } from '../box.ts';
import { at } from '../lists.ts';

export function layCityTiles(
  box: Box,
  players: number,
  chance: Chance,
): { cityTiles: number[]; tileBox: number[] } {
  const cityTiles = box.locations.map(() => NONE);
  const suited = box.cityTiles.flatMap((tile, number) => {
    return (tile.players & (1 << players)) === 0 ? [] : [number];
  });
  for (const tile of suited) {
    const { location } = at(box.cityTiles, tile);
    if (location !== NONE) cityTiles[location] = tile;
  }
  const loose = suited.filter((tile) => at(box.cityTiles, tile).location === NONE);
  const marked = loose.filter((tile) => at(box.cityTiles, tile).marked);
  const others = loose.filter((tile) => !at(box.cityTiles, tile).marked);
  shuffle(chance, others);
  const chosen = [...marked, ...others.splice(0, box.tracks.setup.randomCityTiles)];
  shuffle(chance, chosen);
  box.locations.forEach(({ tileSlot }, location) => {
    if (tileSlot) cityTiles[location] = chosen.pop() ?? NONE;
  });
  return { cityTiles, tileBox: others.sort((a, b) => a - b) };
}

/** The nation of the cube on each location. */
export function firstCubes(box: Box, players: number): number[] {
  return box.locations.map(({ startCube, startCubePlayers }) =>
    (startCubePlayers & (1 << players)) === 0 ? NONE : startCube,
  );
}
