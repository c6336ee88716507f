import {
  AT_PLACE,
  CHOICES,
  DESTINATIONS,
  DISCS,
  GOODS,
  KINDS,
  OFFICES,
  PHASES,
  PLACES,
  TREASURES,
} from './en-names.ts';
import { HELP } from './en-help.ts';
import { helpConcerns } from './help-concerns.ts';
import { crew, discs, gifts, guns, list, points, price } from './en-words.ts';
import type { FrancisDrakeTexts, Named } from './francis-drake-texts.ts';

const FAILURES = {
  declined: 'declines',
  full: 'comes too late: no circle is free',
  'no-crew': 'has too little crew',
  'no-guns': 'has too few guns',
  'no-galleon': 'has no galleon',
  'no-trade': 'has nothing to trade',
  'sold-out': 'finds nothing left to buy',
} as const;

function prompts({ destinations }: Named): FrancisDrakeTexts['prompts'] {
  return {
    street: ({ seat, discs: left }, context) =>
      `${context.seat(seat)}: place a disc in the street, or pass (${discs(left)} left)`,
    drake: ({ seat }, context) =>
      `${context.seat(seat)}: the second disc on Drake; one more crew or one more gun?`,
    frigates: ({ seat }, context) => `${context.seat(seat)}: place the frigate tokens in secret`,
    troops: ({ seat }, context) => `${context.seat(seat)}: place the troop tokens in secret`,
    mission: ({ seat, left, zone }, context) =>
      `${context.seat(seat)}: place a mission within zone ${zone} (${discs(left)} left)`,
    informer: ({ seat }, context) => `${context.seat(seat)}: where does your informer look?`,
    swap: ({ seat }, context) => `${context.seat(seat)}: swap two of your discs?`,
    redirect: ({ seat, at }, context) =>
      `${context.seat(seat)}: move your disc away from ${destinations[at]}?`,
    attack: ({ seat, at, crew: needed, guns: fired, token }, context) =>
      `${context.seat(seat)}: attack ${destinations[at]} for ${price(needed, fired)}${token ? ' and what the token adds' : ''}?`,
    trade: ({ seat, at }, context) =>
      `${context.seat(seat)}: which goods do you take in ${destinations[at]}?`,
    home: ({ seat, bonus }, context) =>
      bonus > 0
        ? `${context.seat(seat)}: home to Plymouth for ${points(bonus)}, or on to the next mission?`
        : `${context.seat(seat)}: home to Plymouth, or on to the next mission?`,
  };
}

function moves({ destinations, choice }: Named): FrancisDrakeTexts['moves'] {
  return {
    visit: ({ place }) => `stop ${AT_PLACE[place]}`,
    choose: ({ place, take }) => `stop ${AT_PLACE[place]}: ${choice(place, take)}`,
    pass: () => 'pass and make ready to sail',
    frigates: ({ tokens }) =>
      `lay frigates of ${list(tokens.map(String))}, from the nearest galleon to the farthest`,
    troops: ({ tokens }) =>
      `lay troops of ${list(tokens.map(String))}, from the nearest fort to the farthest`,
    mission: ({ disc, to }) => `${DISCS[disc]} to ${destinations[to]}`,
    'look-discs': ({ at }) => `look at the discs: ${destinations[at]}`,
    'look-token': ({ at }) => `look at the token: ${destinations[at]}`,
    swap: ({ one, other }) => `swap the discs of ${destinations[one]} and ${destinations[other]}`,
    redirect: ({ to }) => `move the disc to ${destinations[to]}`,
    leave: () => 'leave everything as it is',
    attack: () => 'attack',
    barter: ({ good }) => `take ${GOODS[good]}`,
    decline: () => 'decline the mission',
    home: () => 'sail home',
    'sail-on': () => 'sail on',
  };
}

type EventTexts = Partial<FrancisDrakeTexts['events']>;

function eventsInPort({ destinations }: Named) {
  return {
    'voyage-began': ({ voyage, loading }, context) =>
      `Voyage ${voyage} begins. Loading order: ${loading.map((seat) => context.seat(seat)).join(', ')}`,
    'street-laid': ({ places }) => `The street: ${places.map((place) => PLACES[place].name).join(', ')}`,
    'galleons-laid': ({ at, guns: armed, points: worth }) =>
      `Galleons: ${at.map((id, i) => `${destinations[id]} with ${guns(armed[i] ?? 0)} for ${points(worth[i] ?? 0)}`).join('; ')}`,
    'last-gun': ({ seat }, context) => `${context.seat(seat)} is last in loading order and gets ${guns(1)}`,
    visited(event, context) {
      const gained = gifts(event);
      const stops = `${context.seat(event.seat)} stops ${AT_PLACE[event.place]}`;
      return gained === '' ? stops : `${stops}: ${gained}`;
    },
    'met-drake': ({ seat }, context) =>
      `${context.seat(seat)} stops ${AT_PLACE.drake} and will place a second disc`,
    invested: ({ seat, points: paid }, context) => `${context.seat(seat)} pays the investor ${points(paid)}`,
    rolled: ({ seat, die, bonus, crew: hired, ghost }, context) =>
      `${context.seat(seat)} rolls ${die}${bonus > 0 ? ` + ${bonus}` : ''}: ${ghost ? 'the Ghost Ship' : crew(hired)}`,
    'took-office': ({ seat, office }, context) =>
      `${context.seat(seat)} has the ${OFFICES[office]} for this voyage`,
    'took-hind': ({ seat }, context) => `${context.seat(seat)} has the Golden Hind for this voyage`,
    departed: ({ seat, dock }, context) => `${context.seat(seat)} is ready to sail, in dock ${dock}`,
    'moved-up': ({ seat, other, dock }, context) =>
      `The governor moves ${context.seat(seat)} up to dock ${dock}, before ${context.seat(other)}`,
    'tokens-random': ({ office }) =>
      office === 'admiral'
        ? 'There is no admiral: the frigate tokens are laid at random'
        : 'There is no governor: the troop tokens are laid at random',
    'tokens-placed': ({ seat, office }, context) =>
      `${context.seat(seat)} lays the ${office === 'admiral' ? 'frigate' : 'troop'} tokens in secret`,
    'tokens-known': ({ at, tokens }) =>
      `Only you know: ${at.map((id, i) => `${destinations[id]} ${tokens[i] ?? 0}`).join(', ')}`,
  } satisfies EventTexts;
}

function eventsAtSea({ destinations }: Named) {
  return {
    zone: ({ seat, zone }, context) => `${context.seat(seat)} can sail as far as zone ${zone}`,
    stays: ({ seat }, context) => `${context.seat(seat)} has no barrel and stays in Plymouth`,
    placed: ({ seat, at }, context) => `${context.seat(seat)} places a mission: ${destinations[at]}`,
    'placed-own': ({ seat, disc, at }, context) =>
      `${context.seat(seat)} places ${DISCS[disc]}: ${destinations[at]}`,
    'left-out': ({ seat, discs: left }, context) =>
      `${context.seat(seat)} has nowhere to place ${discs(left)}`,
    looked: ({ seat, at, for: what }, context) =>
      `The informer of ${context.seat(seat)} looks at the ${what}: ${destinations[at]}`,
    'saw-discs': ({ at, discs: seen }, context) =>
      `Only you see: ${destinations[at]} has ${list(seen.map(({ seat, disc }) => `${DISCS[disc]} of ${context.seat(seat)}`))}`,
    'saw-token': ({ at, token }) => `Only you see: the token is ${token} (${destinations[at]})`,
    swapped: ({ seat, one, other }, context) =>
      `${context.seat(seat)} swaps the discs of ${destinations[one]} and ${destinations[other]}`,
    redirected: ({ seat, from, at }, context) =>
      `${context.seat(seat)} moves a disc from ${destinations[from]} to ${destinations[at]}`,
    'kept-course': ({ seat }, context) => `${context.seat(seat)} changes nothing`,
    revealed: ({ at, discs: shown }, context) =>
      `Turned over, ${destinations[at]}: ${list(shown.map(({ seat, disc }) => `${DISCS[disc]} of ${context.seat(seat)}`))}`,
    'ghost-vanished': ({ seat, at }, context) =>
      `The Ghost Ship of ${context.seat(seat)} disappears: ${destinations[at]}`,
    mission: ({ seat, disc, at }, context) => `${context.seat(seat)}, ${DISCS[disc]}: ${destinations[at]}`,
    'token-turned': ({ at, token, total }) =>
      `The token shows ${token}: ${destinations[at]} has a strength of ${total}`,
    attacked(event, context) {
      const won = event.treasure === '' ? '' : ` and takes ${TREASURES[event.treasure]}`;
      const paid = price(event.crew, event.guns);
      return `${context.seat(event.seat)} conquers ${destinations[event.at]} for ${paid}, scores ${points(event.points)}${won}`;
    },
    traded: ({ seat, at, good }, context) =>
      `${context.seat(seat)} trades a cube for ${GOODS[good]} in ${destinations[at]}`,
    failed: ({ seat, at, reason }, context) =>
      `${context.seat(seat)} ${FAILURES[reason]} (${destinations[at]})`,
    'came-home': ({ seat, dock, points: bonus }, context) =>
      bonus > 0
        ? `${context.seat(seat)} comes home to dock ${dock} and scores ${points(bonus)}`
        : `${context.seat(seat)} comes home to dock ${dock}`,
    'stayed-home': ({ seat, dock }, context) => `${context.seat(seat)} did not sail and lies in dock ${dock}`,
    conquests: ({ seat, town, fort, galleon, points: bonus }, context) =>
      `${context.seat(seat)} has conquered ${list([town ? ['a town'] : [], fort ? ['a fort'] : [], galleon ? ['a galleon'] : []].flat())}: ${points(bonus)}`,
    unclaimed: ({ seat, office, points: bonus }, context) =>
      `${context.seat(seat)} scores ${points(bonus)} for ${office === 'admiral' ? 'gold' : 'silver'} left behind`,
    'goods-scored': ({ seat, points: worth }, context) =>
      `${context.seat(seat)} scores ${points(worth)} for goods`,
    'chest-opened': ({ seat, silver, gold, jewels, points: worth }, context) =>
      `${context.seat(seat)} opens the chest: ${silver} silver, ${gold} gold, ${jewels} ${jewels === 1 ? 'jewel' : 'jewels'}, ${points(worth)}`,
  } satisfies EventTexts;
}

/** The words for destinations and gifts with these names. */
export function english(named: Named): FrancisDrakeTexts {
  return {
    name: 'Francis Drake',
    tagline: 'Fit out a ship in Plymouth, place your missions in secret, and come home rich.',
    modes: { base: 'Three voyages' },
    options: {
      shuffledStreet: 'Shuffle the street for the first voyage too',
      allTokens: 'Admiral and governor choose from all tokens',
    },
    places: PLACES,
    ...named,
    kinds: KINDS,
    goods: GOODS,
    treasures: TREASURES,
    offices: OFFICES,
    discs: DISCS,
    phases: PHASES,
    help: HELP,
    helpConcerns,
    prompts: prompts(named),
    moves: moves(named),
    events: { ...eventsInPort(named), ...eventsAtSea(named) },
    refusals: {
      'no-such-place': () => 'There is no such place in the street',
      behind: () => 'You can only go further along the street',
      'circles-full': () => 'All circles there are taken',
      'last-disc': () => 'Drake takes two discs, and you have only one left',
      'drake-first': () => 'Your second disc must go on Drake now',
      invested: () => 'You have already been to the investor in this game',
      'has-galleon': () => 'You already have a galleon',
      'no-choice': () => 'That is not what this place gives',
      'wrong-tokens': () => 'These are not the tokens you have to lay',
      'no-such-destination': () => 'There is no such destination',
      'no-such-disc': () => 'You do not have this disc on this voyage',
      'disc-placed': () => 'This disc is already on the chart',
      'too-far': ({ zone, reach }) =>
        `That is in zone ${Number(zone)}, and your barrels take you to zone ${Number(reach)}`,
      'already-there': () => 'You already have a disc there',
      'not-present': () => 'You have no disc there',
      'one-place': () => 'A swap takes two different destinations',
      'other-order': () =>
        'This swap is offered the other way round: name the same two destinations in the opposite order',
      'no-token': () => 'There is no token there',
      'not-sold': () => 'This is not to be had here any more',
      'not-asked': () => 'This is not the moment for that',
    },
    decidedBy: {
      'home-first': 'Equal points: the player who came home first on the third voyage is ahead.',
    },
    scores: {
      start: 'Start',
      towns: 'Towns',
      forts: 'Forts',
      galleons: 'Galleons',
      home: 'Home early',
      conquest: 'Conquests',
      offices: 'Admiral and governor',
      investor: 'Investor',
      goods: 'Goods',
      treasure: 'Treasure',
    },
  };
}

export const en = english({ destinations: DESTINATIONS, choice: (_, take) => CHOICES[take] });
