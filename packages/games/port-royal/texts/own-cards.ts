/** What pieces of a box with other values do, told from what is printed on them. Ours have words of their own. */
import type { Effect } from '../src/adventure/content.ts';
import type { AdventureAbility } from '../src/box.ts';
import type { Ability, Content, ContractData, PersonType, Requirement, TaxData } from '../src/content.ts';
import { SETS } from '../src/content.ts';
import { ownHelp } from './own-help.ts';
import type { Explained, OwnCardTexts, PortRoyalTexts } from './port-royal-texts.ts';

/** In full, and in a few words for a card. */
export interface Told {
  readonly help: string;
  readonly brief: string;
}

/** The gambler's, and what The Adventure Begins brings. */
export type AbilityOfFew = AdventureAbility | Extract<Ability, { does: 'gamble' }>;

/** The sentences of a language. */
export interface OwnCardWords {
  readonly ability: (ability: Ability) => Told;
  readonly noAbility: Told;
  /** Between several of these in a few words. */
  readonly between: string;
  /** Of a person who serves from the next turn on. */
  readonly recruited: string;
  /** Several persons to have together. */
  readonly persons: (wanted: readonly { readonly type: PersonType; readonly count: number }[]) => Told;
  readonly requirement: (asked: Exclude<Requirement, { asks: 'person' }>) => Told;
  readonly alone: string;
  readonly tax: (tax: TaxData) => string;
  readonly effect: (effect: Effect) => string;
}

type Names = Readonly<Record<string, { readonly name: string }>>;

/** What we call things, and how we explain ours. */
interface OurWords extends Pick<PortRoyalTexts, 'persons' | 'cards' | 'help'> {
  readonly contracts: Names;
  readonly adventurers: Names;
  readonly events: Names;
}

/** They look at the harbour when it is their owner's turn to choose. */
const FROM_THE_NEXT_TURN: ReadonlySet<Ability['does']> = new Set([
  'empty-harbour',
  'harbour-size',
  'ships-minus-one',
  'extra-card',
  'harbour-ships',
  'harbour-persons',
  'sell-cargo',
]);

export function ownCardTexts(
  content: Content,
  words: OwnCardWords,
  ours: OurWords,
): Pick<
  PortRoyalTexts,
  'ownCards' | 'persons' | 'cards' | 'help' | 'contracts' | 'adventurers' | 'eventCards'
> {
  const { adventurers, events } = content.adventure;
  const cards = new Map<string, Told>();
  for (const card of SETS.flatMap((set) => content.cards[set])) {
    if (card.kind === 'person') cards.set(card.id, personTold(card.abilities, words));
    if (card.kind === 'tax') cards.set(card.id, { help: words.tax(card), brief: '' });
  }
  const contracts = new Map(
    content.contracts.map((contract) => [contract.id, contractTold(contract, words)]),
  );
  const abilities = new Map(adventurers.map(({ id, ability }) => [id, words.ability(ability)]));
  const ownCards: OwnCardTexts = {
    help: (id) => cards.get(id)?.help,
    brief: (id) => cards.get(id)?.brief,
    asks: (id) => contracts.get(id)?.brief,
    ability: (id) => abilities.get(id)?.brief,
  };
  return {
    ownCards,
    persons: personsTold(content, words, ours.persons),
    cards: taxesTold(content, words, ours.cards),
    help: ownHelp(content, ours.help, words.tax),
    contracts: explained(contracts, withOwn(ours.contracts, content.contracts)),
    adventurers: explained(abilities, withOwn(ours.adventurers, adventurers)),
    eventCards: explained(
      new Map(events.map(({ id, effects }) => [id, { help: effects.map(words.effect).join(' ') }])),
      withOwn(ours.events, events),
    ),
  };
}

/** A kind of person as the first of them is. */
function personsTold(content: Content, words: OwnCardWords, ours: OurWords['persons']): OurWords['persons'] {
  const told: Record<PersonType, Explained> = { ...ours };
  for (const card of SETS.flatMap((set) => content.cards[set]).toReversed()) {
    if (card.kind === 'person')
      told[card.type] = { name: ours[card.type].name, help: personTold(card.abilities, words).help };
  }
  return told;
}

/** The taxes as the first of each kind is. */
function taxesTold({ cards }: Content, words: OwnCardWords, ours: OurWords['cards']): OurWords['cards'] {
  const first = (set: 'base' | 'sets-sail', to: TaxData['bonus']['to']) =>
    cards[set].find((card): card is TaxData => card.kind === 'tax' && card.bonus.to === to);
  const told = (topic: 'sabre-tax' | 'influence-tax' | 'sets-sail-tax', tax: TaxData | undefined) =>
    tax === undefined ? {} : { [topic]: { name: ours[topic].name, help: words.tax(tax) } };
  return {
    ...ours,
    ...told('sabre-tax', first('base', 'most-sabres')),
    ...told('influence-tax', first('base', 'least-influence')),
    ...told('sets-sail-tax', first('sets-sail', 'least-influence')),
  };
}

/** Our names, and those that a pack gives. */
function withOwn(ours: Names, pieces: readonly { readonly id: string; readonly name?: string }[]): Names {
  const own = pieces.flatMap(({ id, name }) => (name === undefined ? [] : [[id, { name }] as const]));
  return { ...ours, ...Object.fromEntries(own) };
}

/** Pieces that we have no name for are called by their id. */
function explained(
  told: ReadonlyMap<string, Pick<Told, 'help'>>,
  names: Names,
): Readonly<Record<string, Explained>> {
  const entries = [...told].map(([id, { help }]) => [id, { name: nameOf(names, id), help }] as const);
  return Object.fromEntries(entries);
}

function nameOf(names: Names, id: string): string {
  return (Object.hasOwn(names, id) ? names[id]?.name : undefined) ?? id;
}

function personTold(abilities: readonly Ability[], words: OwnCardWords): Told {
  if (abilities.length === 0) return words.noAbility;
  const told = together(abilities.map(words.ability), words);
  const later = abilities.some(({ does }) => FROM_THE_NEXT_TURN.has(does));
  return later ? { ...told, help: `${told.help} ${words.recruited}` } : told;
}

function contractTold({ requires, cooperativeOnly }: ContractData, words: OwnCardWords): Told {
  const persons = requires.filter((asked) => asked.asks === 'person');
  const others = requires.filter((asked) => asked.asks !== 'person');
  const told = together(
    [...(persons.length === 0 ? [] : [words.persons(persons)]), ...others.map(words.requirement)],
    words,
  );
  return cooperativeOnly === true ? { ...told, help: `${told.help} ${words.alone}` } : told;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function together(all: readonly Told[], { between }: OwnCardWords): Told {
  return {
    help: all.map(({ help }) => help).join(' '),
    brief: all.map(({ brief }, at) => (at === 0 ? brief : lowerFirst(brief))).join(between),
  };
}
