/** What is printed on a card, as its drawing wants it. */
import type { Card, Colour, PersonType } from '@captains-table/port-royal';
import type { ShipKind } from '../../design/drawings/ships.ts';
import type { Ability } from '../../design/port-royal/ability-mark.tsx';
import { outlook } from './outlook.ts';

export const SHIP_OF: Readonly<Record<Colour, ShipKind>> = {
  yellow: 'p',
  blue: 'f',
  green: 'b',
  red: 'r',
  black: 'g',
};

const ABILITIES: Readonly<Record<PersonType, Ability | undefined>> = {
  trader: { figure: '+1', coins: true },
  settler: { glyph: 'house' },
  captain: { glyph: 'anchor' },
  priest: { glyph: 'cross' },
  jack: { glyph: 'compass' },
  sailor: { glyph: 'crossed-sabres' },
  pirate: { glyph: 'crossed-sabres' },
  senorita: { figure: '−1', coins: true },
  jester: { glyph: 'waves' },
  admiral: { figure: '5+' },
  governor: { glyph: 'card-more' },
  merchant: { glyph: 'chest' },
  passenger: { glyph: 'star' },
  gambler: { glyph: 'dice' },
  gunner: { glyph: 'cannon' },
  viceadmiral: { figure: '3·4' },
  clerk: { glyph: 'card-more' },
};

/** The sign of a person's ability. */
export function abilityOf(type: PersonType): { readonly ability?: Ability } {
  const ability = ABILITIES[type];
  return ability === undefined ? {} : { ability };
}

/** The ships a person works with, by what the person does for them. */
export function shipOf(person: Card): { readonly ship?: ShipKind } {
  const colour = [person.bonusColour, person.storeColour, person.clerkColour].find((index) => index >= 0);
  const name = colour === undefined ? undefined : outlook.colourNamed(colour);
  return name === undefined ? {} : { ship: SHIP_OF[name] };
}
