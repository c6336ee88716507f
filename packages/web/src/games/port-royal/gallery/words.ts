import type { ShipKind } from '../../../design/drawings/ships.ts';
import type { Ability } from '../drawings/cards/ability-mark.tsx';
import type { PersonKind } from '../drawings/portraits/portraits.ts';

export type Language = 'en' | 'fr' | 'nl';

interface Explained {
  readonly name: string;
  readonly help: string;
}

/** What the gallery reads of Port Royal's texts. */
export interface GameWords {
  readonly shipNames: Readonly<Record<string, string>>;
  readonly persons: Readonly<Record<string, Explained>>;
  readonly contracts: Readonly<Record<string, Explained>>;
  readonly cards: Readonly<Record<string, Explained>>;
}

export const SHIP_COLOURS: Readonly<Record<ShipKind, string>> = {
  p: 'yellow',
  f: 'blue',
  b: 'green',
  r: 'red',
  g: 'black',
  a: 'ares',
};

interface PersonSample {
  readonly kind: PersonKind;
  readonly type: string;
  readonly cost: number;
  readonly influence: number;
  readonly ability?: Ability;
  readonly ship?: ShipKind;
  readonly words: Readonly<Record<Language, string>>;
}

const person = (
  kind: PersonKind,
  [cost, influence]: readonly [number, number],
  [en, fr, nl]: readonly [string, string, string],
  rest: { readonly ability?: Ability; readonly ship?: ShipKind } = {},
): PersonSample => ({ kind, type: kind.replace('-f', ''), cost, influence, words: { en, fr, nl }, ...rest });

export const PERSONS: readonly PersonSample[] = [
  person(
    'trader',
    [5, 2],
    ['+1 coin from blue ships', '+1 pièce, navires bleus', '+1 munt, blauwe schepen'],
    {
      ability: { figure: '+1', coins: true },
      ship: 'f',
    },
  ),
  person('settler', [4, 1], ['Counts as a house', 'Vaut une maison', 'Telt als een huis'], {
    ability: { glyph: 'house' },
  }),
  person('captain', [4, 1], ['Counts as an anchor', 'Vaut une ancre', 'Telt als een anker'], {
    ability: { glyph: 'anchor' },
  }),
  person('priest', [4, 1], ['Counts as a cross', 'Vaut une croix', 'Telt als een kruis'], {
    ability: { glyph: 'cross' },
  }),
  person('jack', [6, 1], ['Anchor, cross or house', 'Ancre, croix ou maison', 'Anker, kruis of huis'], {
    ability: { glyph: 'compass' },
  }),
  person('sailor', [3, 1], ['1 sabre', '1 sabre', '1 sabel'], { ability: { glyph: 'crossed-sabres' } }),
  person('pirate', [5, 1], ['2 sabres', '2 sabres', '2 sabels'], { ability: { glyph: 'crossed-sabres' } }),
  person(
    'senorita',
    [9, 3],
    ['Hire for 1 coin less', 'Recrutez pour 1 pièce de moins', 'Huur in voor 1 munt minder'],
    {
      ability: { figure: '−1', coins: true },
    },
  ),
  person(
    'jester',
    [7, 2],
    ['1 coin if the harbour is empty', '1 pièce si la rivière est vide', '1 munt als de haven leeg is'],
    {
      ability: { glyph: 'waves' },
    },
  ),
  person(
    'admiral',
    [7, 2],
    ['2 coins if 5 cards or more', '2 pièces dès 5 cartes', '2 munten vanaf 5 kaarten'],
    {
      ability: { figure: '5+' },
    },
  ),
  person('governor', [8, 0], ['Take 1 more card', 'Prenez 1 carte de plus', 'Neem 1 kaart extra'], {
    ability: { glyph: 'card-more' },
  }),
  person(
    'merchant',
    [8, 3],
    ['Keep green ships: 1 influence each', 'Gardez les verts : 1 influence', 'Bewaar groene: 1 invloed elk'],
    {
      ability: { glyph: 'chest' },
      ship: 'b',
    },
  ),
  person('passenger', [4, 2], ['Influence only', 'De l’influence, sans plus', 'Alleen invloed']),
  person('passenger-f', [4, 2], ['Influence only', 'De l’influence, sans plus', 'Alleen invloed']),
  person(
    'gambler',
    [6, 2],
    ['Turn over 4 cards at one go', 'Révélez 4 cartes d’un coup', 'Draai 4 kaarten tegelijk om'],
    {
      ability: { glyph: 'dice' },
    },
  ),
  person(
    'gunner',
    [8, 3],
    ['Coins: ships in port minus 1', 'Pièces : navires moins 1', 'Munten: schepen min 1'],
    {
      ability: { glyph: 'cannon' },
    },
  ),
  person(
    'viceadmiral',
    [9, 3],
    ['1 coin at 3 or 4 cards', '1 pièce à 3 ou 4 cartes', '1 munt bij 3 of 4 kaarten'],
    {
      ability: { figure: '3–4' },
    },
  ),
  person('clerk', [9, 3], ['1 more card with red ships', '1 carte de plus, rouges', '1 kaart extra, rode'], {
    ability: { glyph: 'card-more' },
    ship: 'r',
  }),
];

/** The first sentence of an explanation. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
