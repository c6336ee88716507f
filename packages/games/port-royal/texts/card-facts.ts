/** What is printed on cards and contracts, by id. An id that is not in the box is unknown, never an error. */
import type { Cargo, StoryData } from '../src/adventure/content.ts';
import type { CardData, Colour, Content, ContractData, PersonData, PersonType } from '../src/content.ts';
import { SETS } from '../src/content.ts';

export interface Facts {
  card(id: string): CardData | undefined;
  /** Coins that a ship brings to another player. */
  gift(id: string): number;
  /** What an expedition is worth. */
  influence(id: string): number;
  /** Persons sent out together: those who are alike as one group. */
  groups(ids: readonly string[]): Group[];
  claim(contract: string): Claim;
  story(id: string): StoryData | undefined;
  /** The name of something by its id; an id without one stands for itself. */
  named(names: Readonly<Record<string, { readonly name: string }>>, id: string): string;
}

/** Cards in a language's own words, as sentences need them. */
export interface CardWords {
  /** "pinnace (2 coins, 1 sabre)" */
  readonly card: (id: string) => string;
  /** "the pinnace (2 coins, 1 sabre)" */
  readonly the: (id: string) => string;
  /** "a pinnace (2 coins, 1 sabre)" */
  readonly a: (id: string) => string;
  /** "the expedition for 2 crosses" */
  readonly expedition: (id: string) => string;
  /** "a priest and 2 captains" */
  readonly crew: (ids: readonly string[]) => string;
}

interface Group {
  readonly id: string;
  /** Undefined for an unknown id. */
  readonly type: PersonType | undefined;
  readonly count: number;
  /** Not like most persons of this type, so the values must be told. */
  readonly varied: boolean;
}

/** What claiming a contract means, where it is more than putting a marker on a reward space. */
type Claim =
  { readonly how: 'plain' | 'count' | 'empty-nest' } | { readonly how: 'pay'; readonly coins: number };

export function factsOf(content: Content): Facts {
  const cards = new Map(SETS.flatMap((set) => content.cards[set].map((card) => [card.id, card] as const)));
  const contracts = new Map(content.contracts.map((contract) => [contract.id, contract] as const));
  const { adventurers, events } = content.adventure;
  const ownNames = new Map(
    [...content.contracts, ...adventurers, ...events].map(({ id, name }) => [id, name]),
  );
  const usual = usualPersons([...cards.values()]);
  return {
    card: (id) => cards.get(id),
    gift(id) {
      const card = cards.get(id);
      return card?.kind === 'ship' ? (card.gift ?? 0) : 0;
    },
    influence(id) {
      const card = cards.get(id);
      return card?.kind === 'expedition' ? card.influence : 0;
    },
    groups: (ids) => groupsOf(ids, cards, usual),
    claim: (id) => claimOf(contracts.get(id)),
    story: (id) => content.adventure.stories.find((story) => story.id === id),
    named: (names, id) => ownNames.get(id) ?? (Object.hasOwn(names, id) ? names[id]?.name : undefined) ?? id,
  };
}

export function sabresOf(person: PersonData): number {
  let sabres = 0;
  for (const ability of person.abilities) if (ability.does === 'sabres') sabres += ability.sabres;
  return sabres;
}

/** What an innkeeper pays for. */
export function cargoPrices(person: PersonData): readonly (readonly [Cargo, number])[] {
  return person.abilities.flatMap((ability) =>
    ability.does === 'sell-cargo' ? [['bread', ability.bread] as const, ['rum', ability.rum] as const] : [],
  );
}

/** The colour of the ships that a person works with. */
export function colourOf(person: PersonData): Colour | undefined {
  for (const ability of person.abilities) if ('colour' in ability) return ability.colour;
  return person.colour;
}

function groupsOf(
  ids: readonly string[],
  cards: ReadonlyMap<string, CardData>,
  usual: ReadonlyMap<PersonType, string>,
): Group[] {
  const groups = new Map<string, Group>();
  for (const id of ids) {
    const card = cards.get(id);
    const person = card?.kind === 'person' ? card : undefined;
    const key = person === undefined ? id : likeness(person);
    const count = (groups.get(key)?.count ?? 0) + 1;
    groups.set(key, {
      id,
      type: person?.type,
      count,
      varied: person !== undefined && usual.get(person.type) !== likeness(person),
    });
  }
  return [...groups.values()];
}

/** The first of each type of persons who can be sent out: most are like it. */
function usualPersons(cards: readonly CardData[]): Map<PersonType, string> {
  const usual = new Map<PersonType, string>();
  for (const card of cards) {
    if (card.kind !== 'person' || !card.abilities.some(({ does }) => does === 'symbol')) continue;
    if (!usual.has(card.type)) usual.set(card.type, likeness(card));
  }
  return usual;
}

function likeness({ type, cost, influence }: PersonData): string {
  return `${type}/${cost}/${influence}`;
}

function claimOf(contract: ContractData | undefined): Claim {
  for (const requirement of contract?.requires ?? []) {
    if (requirement.asks === 'pay') return { how: 'pay', coins: requirement.coins };
    if (requirement.asks === 'nest') return { how: 'empty-nest' };
    if (requirement.asks === 'colours' && (requirement.times ?? 1) > 1) return { how: 'count' };
  }
  return { how: 'plain' };
}
