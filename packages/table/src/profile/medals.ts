/** Medals that games of every title count towards. Each title has more of its own. */
import type { Medal } from '@captains-table/kernel';

export const MEDALS_FOR_ALL: readonly Medal[] = [
  { id: 'landfall', figure: 'games', of: 1, sign: 'anchor' },
  { id: 'first-win', figure: 'wins', of: 1, sign: 'laurel' },
  { id: 'ten-evenings', figure: 'days', of: 10, sign: 'lantern' },
  { id: 'four-sheets', figure: 'kinds', of: 4, sign: 'map' },
  { id: 'good-company', figure: 'games-with-people', of: 25, sign: 'tankard' },
  { id: 'full-mess', figure: 'full-tables', of: 10, sign: 'table' },
  { id: 'long-letters', figure: 'games-by-turns', of: 10, sign: 'letter' },
  { id: 'by-a-hair', figure: 'close-wins', of: 1, sign: 'scales' },
  { id: 'fair-wind', figure: 'longest-run', of: 5, sign: 'sail' },
  { id: 'colours-nailed', figure: 'longest-stayed', of: 50, sign: 'flag' },
  { id: 'captain-beaten', figure: 'beat-captain', of: 3, sign: 'bicorne' },
  { id: 'admiral-beaten', figure: 'beat-admiral', of: 3, sign: 'crown' },
  { id: 'hundred-games', figure: 'games', of: 100, sign: 'wheel' },
  { id: 'hundred-wins', figure: 'wins', of: 100, sign: 'cup' },
];
