/** What happens, in Dutch. */
import type { Facts } from './facts.ts';
import type { MaracaiboTexts, Names } from './maracaibo-texts.ts';
import { CREDITED } from './nl-names.ts';
import { COMBAT_ACTIONS, LEGACY, PRESTIGE, UPGRADES } from './nl-pieces.ts';
import { speech } from './nl-speech.ts';
import { storyEvents } from './nl-story.ts';
import {
  and,
  cards,
  combatPoints,
  cubeOf,
  discs,
  doubloons,
  good,
  item,
  line,
  movement,
  nation,
  points,
  spies,
  token,
} from './nl-words.ts';
import { spaceNumber } from './speech.ts';
import type { ThingWords } from './things.ts';
import { thingWords } from './things.ts';

const area = (id: string) => UPGRADES[id]?.name ?? id;
const tile = (id: string) => LEGACY[id]?.name ?? id;
const building = (id: string) => PRESTIGE[id]?.name ?? id;
const CREDITS: Names = CREDITED;
const ROUNDS = ['', 'I', 'II', 'III', 'IV'];
const PLACES = ['', 'als eerste', 'als tweede', 'als derde', 'als vierde'];

export function events(facts: Facts): MaracaiboTexts['events'] {
  const words = thingWords(facts, speech, { good, item });
  return {
    ...storyEvents(facts),
    ...turnEvents(words),
    ...actionEvents(words),
    ...progressEvents,
    ...combatEvents(words),
    ...questAndCardEvents(words),
    ...scoringEvents(words),
    ...jeanneEvents(words),
  };
}

function turnEvents({ career, title, place }: ThingWords) {
  return {
    'round-began': ({ round, seat }, context) =>
      `Ronde ${ROUNDS[round] ?? round} begint met ${context.seat(seat)}`,
    'turn-began': ({ seat }, context) => `${context.seat(seat)} is aan de beurt`,
    opened: ({ seat, career: id, planned }, context) =>
      `${context.seat(seat)} kiest de carrière ${career(id)} en plant de kaart ${title(planned)}`,
    planned: ({ seat, card }, context) => `${context.seat(seat)} plant de kaart ${title(card)}`,
    sailed: ({ seat, at, points: moved }, context) =>
      `${context.seat(seat)} vaart naar ${place(at)} met ${movement(moved)}`,
    toll: (event, context) => `${context.seat(event.seat)} betaalt ${doubloons(event.doubloons)} tol`,
    'spies-unused': (event, context) => `${context.seat(event.seat)} laat ${spies(event.spies)} ongebruikt`,
    points: ({ seat, n, from }, context) =>
      `${context.seat(seat)} krijgt ${points(n)} ${CREDITS[from] ?? ''}`,
    stole: ({ seat, other, n }, context) =>
      `${context.seat(seat)} passeert de verkenner van ${context.seat(other)} en steelt ${points(n)}`,
    doubloons: ({ seat, n }, context) => `${context.seat(seat)} neemt ${doubloons(n)}`,
    paid: ({ seat, n }, context) => `${context.seat(seat)} betaalt ${doubloons(n)}`,
    'combat-points': ({ seat, n }, context) => `${context.seat(seat)} krijgt ${combatPoints(n)}`,
    'combat-points-spent': ({ seat, n }, context) => `${context.seat(seat)} levert ${combatPoints(n)} in`,
    spies: ({ seat, n }, context) => `${context.seat(seat)} neemt ${spies(n)}`,
    'spies-returned': ({ seat, n }, context) =>
      `${context.seat(seat)} legt ${spies(n)} in de algemene voorraad terug`,
    influence: ({ seat, nation: which, n }, context) =>
      `${context.seat(seat)} krijgt ${n} invloed in ${nation(which)}`,
    'ranked-up': ({ seat, nation: which, rank }, context) =>
      `${context.seat(seat)} bereikt banier ${rank} in ${nation(which)}`,
  } satisfies Partial<MaracaiboTexts['events']>;
}

function actionEvents({ title, place }: ThingWords) {
  return {
    'main-action': ({ seat, action, at }, context) => {
      const name = context.seat(seat);
      switch (action) {
        case 'city':
          return `${name} voert de stadsactie van ${place(at)} uit`;
        case 'village':
          return `${name} voert dorpsacties uit bij ${place(at)}`;
        case 'quest':
          return `${name} begint aan een missie bij ${place(at)}`;
        case 'spy':
          return `${name} gebruikt een assistent bij ${place(at)}`;
      }
    },
    'spy-acted': ({ seat, card, at }, context) =>
      `${context.seat(seat)} gebruikt de assistent van ${title(card)} bij ${place(at)}`,
    'no-main-action': ({ seat }, context) => `${context.seat(seat)} voert geen hoofdactie uit`,
    delivered: ({ seat, card, at }, context) =>
      `${context.seat(seat)} levert de kaart ${title(card)} in ${place(at)}`,
    disc: (event, context) => `${context.seat(event.seat)} verwijdert een schijf van ${area(event.area)}`,
    upgraded: (event, context) =>
      `${context.seat(event.seat)} speelt de scheepsupgrade ${area(event.area)} vrij`,
    'tile-disc': (event, context) =>
      `${context.seat(event.seat)} legt een schijf op de tegel ${tile(event.tile)}`,
    'village-action': ({ seat, action }, context) =>
      `${context.seat(seat)} gebruikt de dorpsactie van ${UPGRADES[action]?.name ?? title(action)}`,
    'discarded-hand': (event, context) =>
      `${context.seat(event.seat)} legt alle handkaarten af: ${and(event.cards.map(title))}`,
    'paid-card': ({ seat, card }, context) => `${context.seat(seat)} legt de kaart ${title(card)} af`,
    bought: (event, context) =>
      `${context.seat(event.seat)} koopt de kaart ${title(event.card)} voor ${doubloons(event.doubloons)}`,
    'spy-placed': ({ seat, card, at }, context) =>
      `${context.seat(seat)} zet een assistent van ${title(card)} bij ${place(at)}`,
    assigned: (event, context) =>
      `${context.seat(event.seat)} zet ${spies(event.spies)} op de kaart ${title(event.card)}`,
    invested: (event, context) =>
      `${context.seat(event.seat)} investeert ${doubloons(event.doubloons)} in het gebouw ${building(event.building)}`,
  } satisfies Partial<MaracaiboTexts['events']>;
}

const progressEvents = {
  synergy: ({ seat, symbol }, context) => `${context.seat(seat)} neemt ${token(symbol)}`,
  income: ({ seat, track, n }, context) =>
    track === 'doubloons'
      ? `${context.seat(seat)} verhoogt de dubloenen-inkomsten met ${n}`
      : `${context.seat(seat)} verhoogt de punteninkomsten met ${n}`,
  'income-restarted': (event, context) =>
    `${context.seat(event.seat)} bereikt het einde van de punteninkomsten, begint opnieuw en krijgt ${points(event.points)}`,
  explored: ({ seat, space }, context) =>
    `De verkenner van ${context.seat(seat)} gaat naar veld ${spaceNumber(space)}`,
  stayed: ({ seat }, context) => `De verkenner van ${context.seat(seat)} blijft staan`,
  'line-passed': (event, context) =>
    `De verkenner van ${context.seat(event.seat)} passeert de ${line(event.line)}`,
  'explorer-home': (event, context) =>
    `De verkenner van ${context.seat(event.seat)} bereikt ${PLACES[event.place] ?? event.place} het einde`,
} satisfies Partial<MaracaiboTexts['events']>;

function combatEvents({ title, place }: ThingWords) {
  return {
    fought: ({ seat }, context) => `${context.seat(seat)} draait een gevechtsfiche om`,
    'fights-for': ({ seat, nation: which, value }, context) =>
      `${context.seat(seat)} vecht voor ${nation(which)} met een gevechtswaarde van ${value}`,
    boosted: (event, context) =>
      event.with === 'point'
        ? `${context.seat(event.seat)} levert een gevechtspunt in: de waarde is ${event.value}`
        : `${context.seat(event.seat)} levert een assistent in: de waarde is ${event.value}`,
    'combat-action': ({ seat, action, value }, context) =>
      `${context.seat(seat)} voert een gevechtsactie uit (${COMBAT_ACTIONS[action]?.name ?? title(action)}): de waarde is nu ${value}`,
    'combat-over': ({ seat }, context) => `${context.seat(seat)} beëindigt het gevecht`,
    cube: ({ seat, nation: which, at }, context) =>
      `${context.seat(seat)} plaatst een ${cubeOf(which)} ${where(at, place)}`,
    'cube-removed': ({ nation: which, at }) => `De ${cubeOf(which)} ${where(at, place)} gaat uit het spel`,
  } satisfies Partial<MaracaiboTexts['events']>;
}

function questAndCardEvents({ title, quest, questName, goal, place }: ThingWords) {
  return {
    'quest-done': ({ seat, quest: id }, context) => `${context.seat(seat)} voldoet ${questName(id)}`,
    'quest-laid': ({ quest: id, at }) => `Er komt een missie bij ${place(at)} (${quest(id)})`,
    'quest-on-card': ({ seat, card, quest: id }, context) =>
      `${context.seat(seat)} legt een missie op de kaart ${title(card)} (${quest(id)})`,
    objective: (event, context) =>
      `${context.seat(event.seat)} voltooit een carrièreopdracht: ${goal(event)}`,
    admiral: ({ seat }, context) => `${context.seat(seat)} heeft de carrière voltooid en wordt admiraal`,
    drew: ({ seat, card }, context) => `${context.seat(seat)} trekt de kaart ${title(card)}`,
    'drew-unseen': ({ seat }, context) => `${context.seat(seat)} trekt een kaart`,
    took: (event, context) =>
      event.doubloons === 0
        ? `${context.seat(event.seat)} neemt de kaart ${title(event.card)} uit de open rij`
        : `${context.seat(event.seat)} neemt de kaart ${title(event.card)} uit de open rij voor ${doubloons(event.doubloons)}`,
    'row-filled': (event) => `Nieuw in de open rij: ${and(event.cards.map(title))}`,
    reshuffled: (event) => `De aflegstapel (${cards(event.cards)}) wordt geschud als nieuwe trekstapel`,
  } satisfies Partial<MaracaiboTexts['events']>;
}

function scoringEvents({ place }: ThingWords) {
  return {
    scoring: ({ round, seat }, context) =>
      `${context.seat(seat)} beëindigt ronde ${ROUNDS[round] ?? round}: tijd voor de telling`,
    'jeanne-ended-round': ({ round }) =>
      `Jeanne beëindigt ronde ${ROUNDS[round] ?? round}: tijd voor de telling`,
    earned: (event, context) =>
      `${context.seat(event.seat)} ontvangt ${doubloons(event.doubloons)} en ${points(event.points)} aan inkomsten`,
    'markets-cleared': (event) => `De markten worden leeggemaakt (${discs(event.discs)})`,
    'prestige-opened': (event) => `Een prestigegebouw wordt opengedraaid: ${building(event.building)}`,
    'tile-added': (event) => `Een legacy-tegel komt in het spel: ${tile(event.tile)}`,
    'tile-removed': (event) => `Een legacy-tegel gaat uit het spel: ${tile(event.tile)}`,
    'city-tile-laid': ({ at }) => `Er komt een stadstegel bij ${place(at)}`,
    'ships-home': () => 'Alle schepen keren terug naar Havana',
    multiplier: ({ nation: which, times }) => `De vermenigvuldigingsfactor van ${nation(which)} is ${times}`,
    nobility: ({ seat, nation: which, points: n }, context) =>
      `${context.seat(seat)} krijgt ${points(n)} voor banieren in ${nation(which)}`,
    'game-over': () => 'Het spel is afgelopen',
  } satisfies Partial<MaracaiboTexts['events']>;
}

function jeanneEvents({ title, questName, place }: ThingWords) {
  return {
    'jeanne-begins-round': ({ round }) => `Ronde ${ROUNDS[round] ?? round} begint met Jeanne`,
    'jeanne-drew': ({ card }) => `Jeanne draait automa-kaart ${card} om`,
    'jeanne-sailed': ({ at }) => `Jeanne vaart naar ${place(at)}`,
    'jeanne-delivered': ({ at }) => `Jeanne levert een goed in ${place(at)}`,
    'jeanne-took': ({ card }) => `Jeanne neemt de kaart ${title(card)} uit de open rij`,
    'jeanne-quest': ({ quest: id }) => `Jeanne neemt ${questName(id)}`,
    'jeanne-points': ({ n, from }) => `Jeanne krijgt ${points(n)} ${CREDITS[from] ?? ''}`,
    'jeanne-influence': ({ nation: which, n }) => `Jeanne krijgt ${n} invloed in ${nation(which)}`,
    'jeanne-disc': () => 'Jeanne verwijdert een schijf',
    'jeanne-explored': ({ space }) => `De verkenner van Jeanne gaat naar veld ${spaceNumber(space)}`,
    'jeanne-fought': ({ nation: which }) => `Jeanne vecht voor ${nation(which)}`,
    'jeanne-cube': ({ nation: which, at }) => `Jeanne plaatst een ${cubeOf(which)} ${where(at, place)}`,
    'jeanne-cube-lost': ({ nation: which }) => `Jeanne haalt een ${cubeOf(which)} uit het spel`,
  } satisfies Partial<MaracaiboTexts['events']>;
}

/** At a place or on a legacy tile. */
function where(at: string, place: ThingWords['place']): string {
  const name = LEGACY[at]?.name;
  return name === undefined ? `bij ${place(at)}` : `op de tegel ${name}`;
}
