import type { Colour } from '@captains-table/port-royal';
import type { ShipKind } from '../../../design/drawings/ships.ts';

export const SHIP_OF: Readonly<Record<Colour, ShipKind>> = {
  yellow: 'p',
  blue: 'f',
  green: 'b',
  red: 'r',
  black: 'g',
  ares: 'a',
};
