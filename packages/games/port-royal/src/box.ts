import { must } from '@captains-table/kernel';
import type { AdventureContent, Cargo, Group } from './adventure/content.ts';
import type {
  Ability,
  CardData,
  Colour,
  Content,
  ContractData,
  FiguresData,
  PersonType,
  SetName,
  TaxData,
} from './content.ts';
import { COLOURS, SETS } from './content.ts';

/** Sabres of a ship with a skull: no player ever has as many, so it is never repelled. */
export const SKULL = 1_000;
const NO_COLOUR = -1;

/** A colour as a small number; `NO_COLOUR` where there is none. */
export type ColourIndex = number;

/** One card with every number a rule may ask for; what a card does not have is 0 or `NO_COLOUR`. */
export interface Card {
  readonly id: string;
  readonly set: SetName;
  readonly kind: CardData['kind'];
  readonly type: PersonType | '';
  readonly joinsBase: boolean;
  /** A ship's own, or the one a coloured person works for. */
  readonly colour: ColourIndex;
  /** What a ship brings, or an expedition. */
  readonly coins: number;
  /** Needed against a ship (`SKULL`: never enough), or borne by a person. */
  readonly sabres: number;
  readonly gift: number;
  readonly cost: number;
  readonly influence: number;
  readonly bonusColour: ColourIndex;
  readonly bonusCoins: number;
  readonly symbol: 'anchor' | 'cross' | 'house' | 'any' | '';
  readonly discount: number;
  readonly emptyHarbourCoins: number;
  readonly sizeFrom: number;
  readonly sizeTo: number;
  readonly sizeCoins: number;
  readonly shipsMinusOne: number;
  readonly extraCards: number;
  readonly clerkColour: ColourIndex;
  readonly clerkCards: number;
  readonly storeColour: ColourIndex;
  readonly storeInfluence: number;
  readonly gambleDraw: number;
  readonly gambleCards: number;
  readonly anchors: number;
  readonly crosses: number;
  readonly houses: number;
  readonly special: boolean;
  readonly tax: TaxData | undefined;
  readonly group: Group | '';
  /** What a ship carries, or an expedition asks for. */
  readonly cargo: Cargo | '';
  /** What a ship brings, or a person for a ship of `crownColour`. */
  readonly crowns: number;
  readonly crownColour: ColourIndex;
  /** Cards a sentinel looks at. */
  readonly lookCards: number;
  readonly shipsFrom: number;
  readonly shipsCoins: number;
  readonly personsFrom: number;
  readonly personsCrowns: number;
  /** What an innkeeper pays. */
  readonly breadCoins: number;
  readonly rumCoins: number;
  readonly bustTo: number;
  readonly bustCoins: number;
  readonly expeditionCrowns: number;
  readonly unlockCoins: number;
}

/** All cards and contracts, by number. States hold the numbers, people see the ids. */
export interface Box {
  readonly cards: readonly Card[];
  readonly contracts: readonly ContractData[];
  readonly adventure: AdventureContent;
  readonly figures: FiguresData;
  /** The sides of the adventurer cards, each with what its ability gives. */
  readonly adventurers: readonly Card[];
  /** The number of a card by its id; undefined when there is none. */
  cardNumber(id: string): number | undefined;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export function packBox(content: Content): Box {
  const cards = SETS.flatMap((set) => content.cards[set].map((data) => flatten(set, data)));
  const numbers = new Map(cards.map((card, number) => [card.id, number]));
  return {
    cards,
    contracts: content.contracts,
    adventure: content.adventure,
    figures: content.figures,
    adventurers: content.adventure.adventurers.map(abilityCard),
    cardNumber: (id) => numbers.get(id),
  };
}

/** An adventurer's ability works like that of a person, so it has the same record. Rule PR-21.6. */
function abilityCard({ id, ability }: AdventureContent['adventurers'][number]): Card {
  const card = blank('adventure', id, 'person');
  addAbility(card, ability);
  return card;
}

function flatten(set: SetName, data: CardData): Card {
  const card = blank(set, data.id, data.kind);
  card.joinsBase = 'joinsBase' in data && data.joinsBase;
  card.group = data.group ?? '';
  switch (data.kind) {
    case 'ship':
      card.colour = indexOfColour(data.colour);
      card.coins = data.coins;
      card.sabres = data.sabres === 'skull' ? SKULL : data.sabres;
      card.gift = data.gift ?? 0;
      card.crowns = data.crowns ?? 0;
      card.cargo = data.cargo ?? '';
      break;
    case 'person':
      card.type = data.type;
      card.cost = data.cost;
      card.influence = data.influence;
      for (const ability of data.abilities) addAbility(card, ability);
      break;
    case 'expedition':
      card.coins = data.coins;
      card.influence = data.influence;
      card.anchors = data.symbols.anchor ?? 0;
      card.crosses = data.symbols.cross ?? 0;
      card.houses = data.symbols.house ?? 0;
      card.special = data.special ?? false;
      card.cargo = data.cargo ?? '';
      break;
    case 'tax':
      card.tax = data;
  }
  return card;
}

function addAbility(card: Mutable<Card>, ability: Ability): void {
  if ('colour' in ability) card.colour = indexOfColour(ability.colour);
  switch (ability.does) {
    case 'trade-bonus':
      card.bonusColour = indexOfColour(ability.colour);
      card.bonusCoins = ability.coins;
      break;
    case 'symbol':
      card.symbol = ability.symbol;
      break;
    case 'sabres':
      card.sabres = ability.sabres;
      break;
    case 'discount':
      card.discount = ability.coins;
      break;
    case 'empty-harbour':
      card.emptyHarbourCoins = ability.coins;
      break;
    case 'harbour-size':
      card.sizeFrom = ability.from;
      card.sizeTo = ability.to ?? 1_000;
      card.sizeCoins = ability.coins;
      break;
    case 'ships-minus-one':
      card.shipsMinusOne = 1;
      break;
    case 'extra-card':
      card.extraCards = ability.cards;
      break;
    case 'extra-card-on-ship':
      card.clerkColour = indexOfColour(ability.colour);
      card.clerkCards = ability.cards;
      break;
    case 'store-ship':
      card.storeColour = indexOfColour(ability.colour);
      card.storeInfluence = ability.influence;
      break;
    case 'gamble':
      card.gambleDraw = ability.draw;
      card.gambleCards = ability.cards;
      break;
    default:
      addAdventureAbility(card, ability);
  }
}

/** Abilities of The Adventure Begins. */
function addAdventureAbility(card: Mutable<Card>, ability: AdventureAbility): void {
  switch (ability.does) {
    case 'look':
      card.lookCards = ability.cards;
      break;
    case 'harbour-ships':
      card.shipsFrom = ability.from;
      card.shipsCoins = ability.coins;
      break;
    case 'harbour-persons':
      card.personsFrom = ability.from;
      card.personsCrowns = ability.crowns;
      break;
    case 'sell-cargo':
      card.breadCoins = ability.bread;
      card.rumCoins = ability.rum;
      break;
    case 'trade-crowns':
      card.crownColour = indexOfColour(ability.colour);
      card.crowns = ability.crowns;
      break;
    case 'bust':
      card.bustTo = ability.to;
      card.bustCoins = ability.coins;
      break;
    case 'expedition':
      card.expeditionCrowns = ability.crowns;
      break;
    case 'unlock':
      card.unlockCoins = ability.coins;
  }
}

export type AdventureAbility = Extract<
  Ability,
  {
    readonly does:
      | 'look'
      | 'harbour-ships'
      | 'harbour-persons'
      | 'sell-cargo'
      | 'trade-crowns'
      | 'bust'
      | 'expedition'
      | 'unlock';
  }
>;

function blank(set: SetName, id: string, kind: CardData['kind']): Mutable<Card> {
  return {
    id,
    set,
    kind,
    type: '',
    joinsBase: false,
    colour: NO_COLOUR,
    coins: 0,
    sabres: 0,
    gift: 0,
    cost: 0,
    influence: 0,
    bonusColour: NO_COLOUR,
    bonusCoins: 0,
    symbol: '',
    discount: 0,
    emptyHarbourCoins: 0,
    sizeFrom: 0,
    sizeTo: 0,
    sizeCoins: 0,
    shipsMinusOne: 0,
    extraCards: 0,
    clerkColour: NO_COLOUR,
    clerkCards: 0,
    storeColour: NO_COLOUR,
    storeInfluence: 0,
    gambleDraw: 0,
    gambleCards: 0,
    anchors: 0,
    crosses: 0,
    houses: 0,
    special: false,
    tax: undefined,
    group: '',
    cargo: '',
    crowns: 0,
    crownColour: NO_COLOUR,
    lookCards: 0,
    shipsFrom: 0,
    shipsCoins: 0,
    personsFrom: 0,
    personsCrowns: 0,
    breadCoins: 0,
    rumCoins: 0,
    bustTo: 0,
    bustCoins: 0,
    expeditionCrowns: 0,
    unlockCoins: 0,
  };
}

export function indexOfColour(colour: Colour): ColourIndex {
  return COLOURS.indexOf(colour);
}

/** The card with that number, which always exists: numbers come from the box itself. */
export function cardOf(box: Box, number: number): Card {
  return must(box.cards[number]);
}
