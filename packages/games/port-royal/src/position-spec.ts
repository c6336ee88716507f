/** How a position is described. Cards are named by id or by what is printed on them: `blue 2/5`, `trader green`. */
import type { PositionOf } from '@captains-table/kernel';
import { field } from '@captains-table/kernel';
import type { Box, Card } from './box.ts';
import { cardOf } from './box.ts';
import type { CardNames } from './card-names.ts';
import { MARKERS } from './adventure/abilities.ts';
import { GROUPS } from './adventure/content.ts';
import { MOST_CONTRACT_INFLUENCE } from './contracts/markers.ts';

export type Fields = ReturnType<typeof positionFields>;
export type Position = PositionOf<Fields>;
export type PlayerPosition = Position['players'][number];

export function positionFields(box: Box, cardNames: CardNames) {
  const names = namesOf(box, cardNames);
  return {
    player: playerFields(box, names),
    table: { ...tableFields(box, names), ...adventureFields(box, names), ...turnFields(box) },
  };
}

type Names = ReturnType<typeof namesOf>;

function namesOf(box: Box, names: CardNames) {
  const all = box.cards.length;
  const cards = (kinds: readonly Card['kind'][], means: string) => {
    const among = [...names].flatMap(([name, numbers]) =>
      numbers.some((number) => kinds.includes(cardOf(box, number).kind)) ? [name] : [],
    );
    return field.list(
      field.name(kinds.length > 2 ? 'card' : kinds.join(' or '), among),
      { most: all },
      means,
    );
  };
  const pile = (means: string) => cards(['ship', 'person', 'expedition', 'tax'], means);
  const contract = field.name(
    'contract',
    box.contracts.map(({ id }) => id),
  );
  const adventurer = field.name(
    'adventurer',
    box.adventure.adventurers.map(({ id }) => id),
    'by default the first side of a card that is left',
  );
  const event = field.name(
    'event',
    box.adventure.events.map(({ id }) => id),
  );
  const mission = field.name(
    'mission',
    box.adventure.stories.map(({ id }) => id),
  );
  return { cards, pile, contract, adventurer, event, mission };
}

function playerFields(box: Box, { cards, adventurer }: Names) {
  const all = box.cards.length;
  return {
    coins: field.whole(0, all, 'coins that are cards; 3 by default'),
    tokens: field.whole(0, 99, 'coins that are no cards'),
    persons: cards(['person'], 'the crew'),
    expeditions: cards(['expedition'], 'fulfilled expeditions'),
    ships: cards(['ship'], 'ships under merchants'),
    nest: cards(['ship'], 'repelled ships kept, each of another colour'),
    contractInfluence: field.whole(0, MOST_CONTRACT_INFLUENCE, 'influence from contracts'),
    adventurer,
    markers: field.whole(0, MARKERS, 'markers left on the adventurer; those not on missions by default'),
    crowns: field.whole(0, box.adventure.crowns.spaces, 'crowns on the track'),
    cargo: cards(['ship'], 'ships kept for their cargo'),
  };
}

type NameField = ReturnType<typeof field.name>;

function seatsOn(things: NameField, means: string) {
  return field.map(things, field.set(field.seat(), { most: 'seats' }, ''), means);
}

function stepsOn(things: NameField, means: string) {
  return field.map(things, field.list(field.whole(0, 9), { least: 'seats', most: 'seats' }, ''), means);
}

function tableFields(box: Box, { cards, pile, contract }: Names) {
  const all = box.cards.length;
  return {
    harbour: cards(['ship', 'person'], 'the harbour display, no two ships of a colour'),
    expeditions: cards(['expedition'], 'expeditions on the table, besides the one of five players'),
    deck: pile('the next cards of the draw pile, the first to come first; the rest follows at random'),
    deckOnly: field.flag('nothing else is in the draw pile: the rest lies out of reach'),
    discard: pile('the discard pile, its top last'),
    contracts: field.set(contract, { least: 1, most: box.contracts.length }, 'contracts on the table'),
    claims: seatsOn(contract, 'seats on the reward slots of a contract'),
    counting: stepsOn(contract, 'steps on the counting spaces of a contract, a number for each seat'),
    contractStack: field.whole(0, box.contracts.length, 'contracts face down'),
    timePile: pile('the next cards of the time pile, the first to come first'),
    time: field.whole(0, all, 'cards of the time pile in all; 15 by default'),
    victory: field.whole(0, all, 'cards of the victory pile'),
  };
}

function adventureFields({ adventure }: Box, { event, mission }: Names) {
  return {
    missions: field.set(
      mission,
      { least: 1, most: adventure.stories.length },
      'missions on the table, the newest last; the first of the chapter by default',
    ),
    completed: seatsOn(mission, 'seats that have completed a mission, the first one first'),
    steps: stepsOn(mission, 'steps made on a mission that takes two, a number for each seat'),
    event: field.name('event', event.among, 'the event of this turn'),
    events: field.set(
      event,
      { most: adventure.events.length },
      'the events to come before the month’s end, the first to come first',
    ),
    groups: field.set(
      field.name('group', GROUPS),
      { most: GROUPS.length },
      'groups of cards that have been added, besides those of the chapter and its missions',
    ),
  };
}

function turnFields(box: Box) {
  const all = box.cards.length;
  return {
    month: field.whole(1, 99, 'which month of the chapter this is; 1 by default'),
    first: field.seat('who had the first turn; 0 by default'),
    active: field.seat('whose turn it is; the first by default'),
    turn: field.whole(1, 9999, 'which turn of the game this is; 1 by default'),
    phase: field.name(
      'phase',
      ['discover', 'trade'],
      'the active player discovers, or is about to trade and recruit; discover by default',
    ),
    drawn: field.whole(0, all, 'cards turned over this turn; as many as lie in the harbour by default'),
  };
}
