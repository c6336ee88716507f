/** What happens, in French. */
import { of } from '@captains-table/kernel/french';
import type { Facts } from './facts.ts';
import { CREDITED } from './fr-names.ts';
import { COMBAT_ACTIONS, LEGACY, PRESTIGE, UPGRADES } from './fr-pieces.ts';
import { speech } from './fr-speech.ts';
import { storyEvents } from './fr-story.ts';
import {
  and,
  cards,
  combatPoints,
  cubeOf,
  discs,
  doubloons,
  good,
  influence,
  item,
  line,
  movement,
  points,
  quoted,
  spies,
  theNation,
  token,
  upperFirst,
  placesIn,
} from './fr-words.ts';
import type { MaracaiboTexts, Names } from './maracaibo-texts.ts';
import { spaceNumber } from './speech.ts';
import { thingWords } from './things.ts';

const area = (id: string) => quoted(UPGRADES[id]?.name ?? id);
const tile = (id: string) => LEGACY[id]?.name ?? id;
const building = (id: string) => quoted(PRESTIGE[id]?.name ?? id);
const CREDITS: Names = CREDITED;
const ROUNDS = ['', 'I', 'II', 'III', 'IV'];
const PLACES = ['', 'le premier', 'le deuxième', 'le troisième', 'le quatrième'];

type EventWords = ReturnType<typeof wordsFor>;

export function events(facts: Facts): MaracaiboTexts['events'] {
  const words = wordsFor(facts);
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

function turnEvents(words: EventWords) {
  const { title, thePlace } = words;
  return {
    'round-began': ({ round, seat }, context) =>
      `La manche ${ROUNDS[round] ?? round} commence\u00a0: à ${context.seat(seat)} de jouer`,
    'turn-began': ({ seat }, context) => `C’est à ${context.seat(seat)} de jouer`,
    opened: ({ seat, career, planned }, context) =>
      `${context.seat(seat)} choisit la carrière ${quoted(words.career(career))} et planifie ${title(planned)}`,
    planned: ({ seat, card }, context) => `${context.seat(seat)} planifie ${title(card)}`,
    sailed: ({ seat, at, points: moved }, context) =>
      `${context.seat(seat)} navigue vers ${thePlace(at)} avec ${movement(moved)}`,
    toll: (event, context) => `${context.seat(event.seat)} paie un péage de ${doubloons(event.doubloons)}`,
    'spies-unused': (event, context) =>
      event.spies < 2
        ? `${context.seat(event.seat)} laisse ${event.spies} espion inutilisé`
        : `${context.seat(event.seat)} laisse ${event.spies} espions inutilisés`,
    points: ({ seat, n, from }, context) =>
      `${context.seat(seat)} marque ${points(n)} ${CREDITS[from] ?? ''}`,
    stole: ({ seat, other, n }, context) =>
      `${context.seat(seat)} dépasse l’explorateur ${of(context.seat(other))} et lui prend ${points(n)}`,
    doubloons: ({ seat, n }, context) => `${context.seat(seat)} gagne ${doubloons(n)}`,
    paid: ({ seat, n }, context) => `${context.seat(seat)} paie ${doubloons(n)}`,
    'combat-points': ({ seat, n }, context) => `${context.seat(seat)} gagne ${combatPoints(n)}`,
    'combat-points-spent': ({ seat, n }, context) => `${context.seat(seat)} dépense ${combatPoints(n)}`,
    spies: ({ seat, n }, context) => `${context.seat(seat)} prend ${spies(n)}`,
    'spies-returned': ({ seat, n }, context) =>
      `${context.seat(seat)} remet ${spies(n)} dans la réserve générale`,
    influence: ({ seat, nation, n }, context) =>
      `${context.seat(seat)} gagne ${influence(n)} auprès de ${theNation(nation)}`,
    'ranked-up': ({ seat, nation, rank }, context) =>
      `${context.seat(seat)} atteint le rang ${rank} auprès de ${theNation(nation)}`,
  } satisfies Partial<MaracaiboTexts['events']>;
}

function actionEvents(words: EventWords) {
  const { title, atPlace } = words;
  return {
    'main-action': ({ seat, action, at }, context) => {
      const name = context.seat(seat);
      switch (action) {
        case 'city':
          return `${name} effectue l’action Ville ${atPlace(at)}`;
        case 'village':
          return `${name} effectue des actions Village ${atPlace(at)}`;
        case 'quest':
          return `${name} entreprend une quête ${atPlace(at)}`;
        case 'spy':
          return `${name} effectue une action d’espionnage ${atPlace(at)}`;
      }
    },
    'spy-acted': ({ seat, card, at }, context) =>
      `${context.seat(seat)} effectue l’action d’espionnage de la carte ${title(card)} ${atPlace(at)}`,
    'no-main-action': ({ seat }, context) => `${context.seat(seat)} n’effectue aucune action principale`,
    delivered: ({ seat, card, at }, context) => `${context.seat(seat)} livre ${title(card)} ${atPlace(at)}`,
    disc: (event, context) => `${context.seat(event.seat)} retire un disque de la zone ${area(event.area)}`,
    upgraded: (event, context) =>
      `${context.seat(event.seat)} libère l’amélioration de navire ${area(event.area)}`,
    'tile-disc': (event, context) =>
      `${context.seat(event.seat)} pose un disque sur la tuile ${tile(event.tile)}`,
    'village-action': ({ seat, action }, context) =>
      `${context.seat(seat)} effectue l’action Village ${UPGRADES[action] === undefined ? title(action) : area(action)}`,
    'discarded-hand': (event, context) =>
      `${context.seat(event.seat)} défausse toute sa main\u00a0: ${and(event.cards.map(title))}`,
    'paid-card': ({ seat, card }, context) => `${context.seat(seat)} défausse ${title(card)}`,
    bought: (event, context) =>
      `${context.seat(event.seat)} achète ${title(event.card)} pour ${doubloons(event.doubloons)}`,
    'spy-placed': ({ seat, card, at }, context) =>
      `${context.seat(seat)} envoie un espion ${atPlace(at)} avec ${title(card)}`,
    assigned: (event, context) =>
      `${context.seat(event.seat)} place ${spies(event.spies)} sur ${title(event.card)}`,
    invested: (event, context) =>
      `${context.seat(event.seat)} investit ${doubloons(event.doubloons)} dans le bâtiment ${building(event.building)}`,
  } satisfies Partial<MaracaiboTexts['events']>;
}

const progressEvents = {
  synergy: ({ seat, symbol }, context) => `${context.seat(seat)} prend ${token(symbol)}`,
  income: ({ seat, track, n }, context) =>
    track === 'doubloons'
      ? `${context.seat(seat)} augmente de ${n} son revenu en doublons`
      : `${context.seat(seat)} augmente de ${n} son revenu en points de victoire`,
  'income-restarted': (event, context) =>
    `${context.seat(event.seat)} atteint la fin de la piste Revenu des points de victoire, repart de 0 et marque ${points(event.points)}`,
  explored: ({ seat, space }, context) =>
    `${context.seat(seat)} avance son explorateur jusqu’à la case ${spaceNumber(space)}`,
  stayed: ({ seat }, context) => `${context.seat(seat)} laisse son explorateur sur place`,
  'line-passed': (event, context) => `${context.seat(event.seat)} franchit la ${line(event.line)}`,
  'explorer-home': (event, context) =>
    `L’explorateur ${of(context.seat(event.seat))} est ${PLACES[event.place] ?? event.place} à atteindre la fin de la piste`,
} satisfies Partial<MaracaiboTexts['events']>;

function combatEvents(words: EventWords) {
  return {
    fought: ({ seat }, context) => `${context.seat(seat)} révèle un jeton Combat`,
    'fights-for': ({ seat, nation, value }, context) =>
      `${context.seat(seat)} combat pour ${theNation(nation)}, avec une valeur de combat de ${value}`,
    boosted: (event, context) =>
      event.with === 'point'
        ? `${context.seat(event.seat)} dépense un point de combat, la valeur de combat passe à ${event.value}`
        : `${context.seat(event.seat)} dépense un espion, la valeur de combat passe à ${event.value}`,
    'combat-action': ({ seat, action, value }, context) =>
      `${context.seat(seat)} effectue l’action de combat ${COMBAT_ACTIONS[action] === undefined ? words.title(action) : quoted(COMBAT_ACTIONS[action].name)}, la valeur de combat passe à ${value}`,
    'combat-over': ({ seat }, context) => `${context.seat(seat)} met fin au combat`,
    cube: ({ seat, nation, at }, context) =>
      `${context.seat(seat)} place un ${cubeOf(nation)} ${where(at, words.atPlace)}`,
    'cube-removed': ({ nation, at }) =>
      `Le ${cubeOf(nation)} placé ${where(at, words.atPlace)} quitte la partie`,
  } satisfies Partial<MaracaiboTexts['events']>;
}

function questAndCardEvents({ quest, questName, goal, title, atPlace }: EventWords) {
  return {
    'quest-done': ({ seat, quest: id }, context) => `${context.seat(seat)} accomplit la ${questName(id)}`,
    'quest-laid': ({ quest: id, at }) => `Une quête est posée ${atPlace(at)}. ${upperFirst(quest(id))}`,
    'quest-on-card': ({ seat, card, quest: id }, context) =>
      `${context.seat(seat)} pose une quête sur ${title(card)}. ${upperFirst(quest(id))}`,
    objective: (event, context) =>
      `${context.seat(event.seat)} complète un objectif de carrière\u00a0: ${goal(event)}`,
    admiral: ({ seat }, context) =>
      `${context.seat(seat)} a complété sa carrière et reçoit le grade d’Amiral`,
    drew: ({ seat, card }, context) => `${context.seat(seat)} pioche ${title(card)}`,
    'drew-unseen': ({ seat }, context) => `${context.seat(seat)} pioche une carte`,
    took: (event, context) =>
      event.doubloons === 0
        ? `${context.seat(event.seat)} prend la carte visible ${title(event.card)}`
        : `${context.seat(event.seat)} prend la carte visible ${title(event.card)} pour ${doubloons(event.doubloons)}`,
    'row-filled': (event) => `Nouvelles cartes visibles\u00a0: ${and(event.cards.map(title))}`,
    reshuffled: (event) => `La défausse (${cards(event.cards)}) est mélangée pour former une nouvelle pioche`,
  } satisfies Partial<MaracaiboTexts['events']>;
}

function scoringEvents({ atPlace }: EventWords) {
  return {
    scoring: ({ round, seat }, context) =>
      `${context.seat(seat)} met fin à la manche ${ROUNDS[round] ?? round}\u00a0: place au décompte`,
    'jeanne-ended-round': ({ round }) =>
      `Jeanne met fin à la manche ${ROUNDS[round] ?? round}\u00a0: place au décompte`,
    earned: (event, context) =>
      `${context.seat(event.seat)} touche un revenu de ${doubloons(event.doubloons)} et ${points(event.points)}`,
    'markets-cleared': (event) => `Les marchés sont vidés (${discs(event.discs)})`,
    'prestige-opened': (event) => `Un bâtiment de prestige est révélé\u00a0: ${building(event.building)}`,
    'tile-added': (event) => `Une tuile Héritage entre en jeu\u00a0: ${tile(event.tile)}`,
    'tile-removed': (event) => `Une tuile Héritage quitte le jeu\u00a0: ${tile(event.tile)}`,
    'city-tile-laid': ({ at }) => `Une tuile Ville est posée ${atPlace(at)}`,
    'ships-home': () => 'Tous les bateaux rentrent à La Havane',
    multiplier: ({ nation, times }) => `Le multiplicateur de ${theNation(nation)} est de ${times}`,
    nobility: ({ seat, nation, points: n }, context) =>
      `${context.seat(seat)} marque ${points(n)} pour son rang de noblesse auprès de ${theNation(nation)}`,
    'game-over': () => 'La partie est terminée',
  } satisfies Partial<MaracaiboTexts['events']>;
}

function jeanneEvents({ questName, title, thePlace, atPlace }: EventWords) {
  return {
    'jeanne-begins-round': ({ round }) =>
      `La manche ${ROUNDS[round] ?? round} commence\u00a0: à Jeanne de jouer`,
    'jeanne-drew': ({ card }) => `Jeanne révèle la carte Automa ${card}`,
    'jeanne-sailed': ({ at }) => `Jeanne navigue vers ${thePlace(at)}`,
    'jeanne-delivered': ({ at }) => `Jeanne livre une marchandise ${atPlace(at)}`,
    'jeanne-took': ({ card }) => `Jeanne prend la carte visible ${title(card)}`,
    'jeanne-quest': ({ quest: id }) => `Jeanne prend la ${questName(id)}`,
    'jeanne-points': ({ n, from }) => `Jeanne marque ${points(n)} ${CREDITS[from] ?? ''}`,
    'jeanne-influence': ({ nation, n }) => `Jeanne gagne ${influence(n)} auprès de ${theNation(nation)}`,
    'jeanne-disc': () => 'Jeanne retire un disque',
    'jeanne-explored': ({ space }) => `Jeanne avance son explorateur jusqu’à la case ${spaceNumber(space)}`,
    'jeanne-fought': ({ nation }) => `Jeanne combat pour ${theNation(nation)}`,
    'jeanne-cube': ({ nation, at }) => `Jeanne place un ${cubeOf(nation)} ${where(at, atPlace)}`,
    'jeanne-cube-lost': ({ nation }) => `Jeanne retire un ${cubeOf(nation)} de la partie`,
  } satisfies Partial<MaracaiboTexts['events']>;
}

function wordsFor(facts: Facts) {
  const words = thingWords(facts, speech, { good, item });
  return { ...words, ...placesIn(facts), title: (id: string) => quoted(words.title(id)) };
}

/** At a place or on a legacy tile. */
function where(at: string, atPlace: EventWords['atPlace']): string {
  const name = LEGACY[at]?.name;
  return name === undefined ? atPlace(at) : `sur la tuile ${name}`;
}
