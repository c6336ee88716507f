/** Names as they stand on Portuguese charts of the time, the same in every language. */
import type { SheetName } from '../drawings/chart/chart-sheet.tsx';

export const SEAS: readonly SheetName[] = [
  { name: 'Mar Oceano', at: [-52, 33.5] },
  { name: 'Oceano Índico', at: [82, -31] },
];

export const LANDS: readonly SheetName[] = [
  { name: 'Europa', at: [18, 49] },
  { name: 'África', at: [24, 10] },
  { name: 'Brasil', at: [-58, -9] },
  { name: 'Cataio', at: [96, 34.5] },
];

/** Names that ships of the fleets bore, or could have borne. */
export const SHIPS: readonly string[] = ['Santa Clara', 'Boa Hora', 'Andorinha', 'Flor do Mar'];
