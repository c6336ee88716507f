/** What is printed on a card, as its drawing wants it. */
import { defined } from '@captains-table/kernel';
import type { Card, Colour, Content, PersonType } from '@captains-table/port-royal';
import { capital } from '../../../app/capital.ts';
import { perContent } from '../../../board-kit/per-content.ts';
import type { ShipKind } from '../../../design/drawings/ships.ts';
import type { Ability } from '../drawings/cards/ability-mark.tsx';
import type { GlyphName } from '../drawings/glyph.tsx';
import type { PersonKind } from '../drawings/portraits/portraits.ts';
import { SHIP_OF } from '../drawings/ship-of.ts';
import { adventureWords } from './table.ts';
import type { Printed } from './table.ts';

/** The sign of a person's ability: of the first, where there are several. */
export function abilityOf(card: Card, { content }: Pick<Printed, 'content'>): { readonly ability?: Ability } {
  return defined({ ability: signsIn(content).get(card.id) });
}

/** The sign of a kind of person, as the first of them has it. */
export function signOf(type: PersonType, { content }: Pick<Printed, 'content'>): Ability | undefined {
  const first = personsIn(content).find((person) => person.type === type);
  return first && signsIn(content).get(first.id);
}

const signsIn = perContent((content: Content): ReadonlyMap<string, Ability> => {
  return new Map(
    personsIn(content).map(({ id, abilities: [first] }) => [
      id,
      first === undefined ? { glyph: 'star' } : signOfAbility(first),
    ]),
  );
});

const SYMBOLS = { anchor: 'anchor', cross: 'cross', house: 'house', any: 'compass' } as const;

const SIGNS = {
  sabres: 'crossed-sabres',
  'empty-harbour': 'waves',
  'ships-minus-one': 'cannon',
  'extra-card': 'card-more',
  'extra-card-on-ship': 'card-more',
  'store-ship': 'chest',
  gamble: 'dice',
  look: 'spyglass',
  'harbour-ships': 'cannon',
  'harbour-persons': 'beer-stein',
  'sell-cargo': 'beer-stein',
  'trade-crowns': 'trophy',
  bust: 'cat',
  expedition: 'treasure-map',
  unlock: 'two-coins',
} as const satisfies Record<
  Exclude<PersonAbility['does'], 'symbol' | 'trade-bonus' | 'discount' | 'harbour-size'>,
  GlyphName
>;

function signOfAbility(ability: PersonAbility): Ability {
  switch (ability.does) {
    case 'symbol':
      return { glyph: SYMBOLS[ability.symbol] };
    case 'trade-bonus':
      return { figure: `+${ability.coins}`, coins: true };
    case 'discount':
      return { figure: `−${ability.coins}`, coins: true };
    case 'harbour-size':
      return { figure: sizes(ability.from, ability.to) };
    default:
      return { glyph: SIGNS[ability.does] };
  }
}

/** `5+`, `3·4`, `3–5`: numbers of cards in the harbour. */
function sizes(from: number, to: number | undefined): string {
  if (to === undefined) return `${from}+`;
  if (to === from) return `${from}`;
  return to === from + 1 ? `${from}·${to}` : `${from}–${to}`;
}

/** The ships a person works with, by what the person does for them. */
export function shipOf(person: Card, { outlook }: Pick<Printed, 'outlook'>): { readonly ship?: ShipKind } {
  const colour = [person.bonusColour, person.storeColour, person.clerkColour].find((index) => index >= 0);
  const name = colour === undefined ? undefined : outlook.colourNamed(colour);
  return defined({ ship: name && SHIP_OF[name] });
}

type PersonData = Extract<Content['cards'][keyof Content['cards']][number], { kind: 'person' }>;
type PersonAbility = PersonData['abilities'][number];

function personsIn({ cards }: Content): readonly PersonData[] {
  return Object.values(cards)
    .flat()
    .filter((card) => card.kind === 'person');
}

const womenIn = perContent((content: Content): ReadonlySet<string> => {
  const women = personsIn(content).filter(({ type, sex }) => type === 'passenger' && sex === 'f');
  return new Set(women.map(({ id }) => id));
});

/** What a card is that shows a person. */
export function personType({ id, type }: Card): PersonType {
  if (type === '') throw new RangeError(`${id} is no person`);
  return type;
}

/** Passengers are men and women. */
export function portraitOf(card: Card, { content }: Pick<Printed, 'content'>): PersonKind {
  return womenIn(content).has(card.id) ? 'passenger-f' : personType(card);
}

export function nameOf(card: Card, { content, game, words }: Printed): string {
  return womenIn(content).has(card.id) ? words.womanPassenger : capital(game.persons[personType(card)].name);
}

/** What a ship is called on its card. */
export function shipName(colour: Colour, { game, locale }: Pick<Printed, 'game' | 'locale'>): string {
  return colour === 'ares' ? adventureWords({ locale }).ares : capital(game.shipNames[colour]);
}

/** A card in a word or two: `Frigate 2/3`. */
export function briefOf(id: string, table: Printed): string {
  const { words, outlook } = table;
  const card = outlook.card(id);
  switch (card?.kind) {
    case 'ship': {
      const sabres = outlook.hasSkull(card) ? '☠\uFE0E' : card.sabres;
      return `${shipName(outlook.colourOf(card) ?? 'yellow', table)} ${card.coins}/${sabres}`;
    }
    case 'person':
      return nameOf(card, table);
    case 'expedition':
      return words.symbols(card.anchors, card.crosses, card.houses);
    default:
      return words.tax.name;
  }
}
