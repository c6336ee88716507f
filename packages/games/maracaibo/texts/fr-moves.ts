/** What the game asks, and the answers, in French. */
import type { PhraseContext, Seat } from '@captains-table/kernel';
import type { Decision } from '../src/moves.ts';
import type { Facts } from './facts.ts';
import { clauses } from './fr-effects.ts';
import { LEGACY, PRESTIGE, UPGRADES } from './fr-pieces.ts';
import { speech } from './fr-speech.ts';
import { storyTexts } from './fr-story.ts';
import {
  and,
  cards,
  combatPoints,
  cubeOf,
  doubloons,
  good,
  influence,
  item,
  movement,
  nation,
  points,
  quoted,
  spaces,
  spies,
  synergy,
  theNation,
  placesIn,
} from './fr-words.ts';
import type { MaracaiboTexts, Pieces } from './maracaibo-texts.ts';
import { spaceNumber } from './speech.ts';
import type { ThingWords } from './things.ts';
import { isAboutPlanning, offered, picked, thingWords } from './things.ts';

const { effect } = clauses;
const area = (id: string) => UPGRADES[id]?.name ?? id;
const tile = (id: string) => LEGACY[id]?.name ?? id;
const building = (id: string) => PRESTIGE[id]?.name ?? id;

/** « Anne : choisissez » */
const to = (context: Pick<PhraseContext, 'seat'>, seat: Seat, text: string) =>
  `${context.seat(seat)}\u00a0: ${text}`;

export function prompts(facts: Facts): MaracaiboTexts['prompts'] {
  const { tokenModifier, tip, pointsInsteadOfBuying } = thingWords(facts, speech, { good, item });
  const { atPlace } = placesIn(facts);
  return {
    ...storyTexts(facts).prompts,
    'opening-plan': ({ seat }, context) =>
      to(context, seat, 'choisissez une carte pour votre zone de planification'),
    'opening-discard': ({ seat, left }, context) =>
      to(context, seat, `choisissez ${cards(left)} à défausser`),
    'opening-career': ({ seat }, context) => to(context, seat, 'choisissez votre carrière'),
    sail: ({ seat, max }, context) => to(context, seat, `naviguez, avec ${movement(max)} au maximum`),
    tip: ({ seat, at }, context) =>
      to(
        context,
        seat,
        `un bateau fait escale ${atPlace(at)}, où vous avez un espion\u00a0: ${points(tip.tipPoints)} ou ${doubloons(tip.tipDoubloons)}\u202f?`,
      ),
    'tile-offer': ({ seat, tile: id }, context) =>
      to(context, seat, `poser un disque sur la tuile ${tile(id)}\u202f?`),
    main: ({ seat, at, points: moved }, context) =>
      to(context, seat, `choisissez une action principale ${atPlace(at)}, après ${movement(moved)}`),
    village: ({ seat, left }, context) =>
      to(context, seat, `effectuez une action Village, il vous en reste ${left}`),
    influence: ({ seat, n }, context) =>
      to(context, seat, `auprès de quelle nation gagnez-vous ${influence(n)}\u202f?`),
    rank: ({ seat }, context) => to(context, seat, `quel marqueur avance au rang suivant\u202f?`),
    disc: ({ seat, left }, context) =>
      left === 1
        ? to(context, seat, 'retirez un disque de votre navire')
        : to(context, seat, `retirez un disque de votre navire, il en reste ${left} à retirer`),
    explore: ({ seat, steps }, context) =>
      steps === 1
        ? to(context, seat, 'avancez votre explorateur de 1 case')
        : to(context, seat, `avancez votre explorateur de ${spaces(steps)} au maximum`),
    pay({ seat, what, wanted, left }, context) {
      if (what === 'items')
        return to(context, seat, `défaussez des cartes pour ces objets\u00a0: ${and(wanted.map(item))}`);
      if (what === 'goods') {
        return to(
          context,
          seat,
          `défaussez des cartes pour ces marchandises\u00a0: ${and(wanted.map(good))}`,
        );
      }
      const [same] = wanted;
      return same === undefined
        ? to(context, seat, `défaussez ${cards(left)} de la même marchandise`)
        : to(context, seat, `défaussez ${cards(left)} ${good(same)}`);
    },
    'fight-for'({ seat, token }, context) {
      const modifier = tokenModifier(token);
      const question = to(context, seat, `pour quelle nation combattez-vous\u202f?`);
      return modifier === undefined ? question : `${question} ${modifier}`;
    },
    combat: ({ seat, nation: which, value }, context) =>
      to(context, seat, `combattez pour ${theNation(which)}, la valeur de combat est de ${value}`),
    'cube-nation': ({ seat }, context) => to(context, seat, `de quelle nation placez-vous un cube\u202f?`),
    cube: ({ seat, nation: which }, context) => to(context, seat, `où va le ${cubeOf(which)}\u202f?`),
    synergy: ({ seat }, context) => to(context, seat, `quel jeton Combinaison prenez-vous\u202f?`),
    quest: ({ seat }, context) =>
      to(context, seat, `accomplir la quête que votre explorateur a atteinte\u202f?`),
    'city-quest': ({ seat }, context) => to(context, seat, `accomplir la quête de cette ville\u202f?`),
    assign: ({ seat, income }, context) =>
      to(
        context,
        seat,
        `combien d’espions vont sur la carte, pour un revenu de ${doubloons(income)} chacun\u202f?`,
      ),
    skull: ({ seat }, context) => to(context, seat, `quelle tuile à crâne est retirée\u202f?`),
    after: ({ seat, scoring }, context) =>
      scoring
        ? to(context, seat, 'complétez des objectifs de carrière ou continuez')
        : to(context, seat, 'effectuez encore des actions gratuites, ou continuez'),
    draw: ({ seat, left, price }, context) =>
      price === 0
        ? to(context, seat, `piochez ${cards(left)}, ou prenez-en parmi les cartes visibles`)
        : to(context, seat, `piochez ${cards(left)}, ou prenez-en de visibles à ${doubloons(price)} pièce`),
    buying: ({ seat }, context) =>
      to(
        context,
        seat,
        `achetez une carte, investissez dans un bâtiment ou marquez ${points(pointsInsteadOfBuying)}`,
      ),
    choose: ({ seat }, context) => to(context, seat, 'choisissez'),
    next: ({ seat }, context) => to(context, seat, `par quoi commencez-vous\u202f?`),
    may: ({ seat, what }, context) =>
      to(context, seat, `${effect(what.op === 'may' ? what.do : what)}\u202f?`),
  };
}

/** Rule MA-9.7. */
const LAST = 'ultime action Village (celles qui restent sont perdues)';

/** A move and, behind a colon, what it does. */
const withClause = (label: string, clause: string | undefined) =>
  clause === undefined || clause === '' ? label : `${label}\u00a0: ${clause}`;

export function moves(facts: Facts, prestige: Pieces = PRESTIGE): MaracaiboTexts['moves'] {
  const words = thingWords(facts, speech, { good, item });
  const { card, career, handCard, title, place, villageEffect, spyEffect, quest, goal, space } = words;
  const { thePlace } = placesIn(facts);
  const explained = (label: string, id: string) => withClause(label, words.effects(id));
  return {
    ...storyTexts(facts).moves,
    plan(move, { pending }) {
      const label = `planifier ${card(move.card)}`;
      return isAboutPlanning(pending) ? explained(label, move.card) : label;
    },
    discard: (move) => explained(`défausser ${card(move.card)}`, move.card),
    career: ({ career: id }) => `choisir la carrière ${quoted(career(id))}\u00a0: ${words.objectives(id)}`,
    sail: ({ to: id, points: moved }) => `naviguer vers ${thePlace(id)} avec ${movement(moved)}`,
    tip: ({ take }) =>
      take === 'points'
        ? `marquer ${points(words.tip.tipPoints)}`
        : `gagner ${doubloons(words.tip.tipDoubloons)}`,
    city: (_move, { pending }) => withClause('action Ville', words.cityEffect(pending)),
    deliver: (move, { pending }) =>
      withClause(`livrer ${handCard(move.card)}, puis action Ville`, words.cityEffect(pending)),
    village: () => 'actions Village',
    quest: ({ quest: id }) => `accomplir la quête (${quest(id)})`,
    spy: (move) =>
      `action d’espionnage de la carte ${quoted(title(move.card))}\u00a0: ${spyEffect(move.card)}`,
    objective: (move) => `compléter un objectif de carrière\u00a0: ${goal(move)}`,
    'spy-to-points': () =>
      `remettre un espion dans la réserve générale pour ${combatPoints(words.combatPointsPerSpy)}`,
    doubloon: () => words.everyShip.gainDoubloon,
    'discard-hand'() {
      const { doubloonsForHand: forHand, everyShip } = words;
      return forHand === undefined
        ? everyShip.discardHand
        : `défausser toute la main pour ${doubloons(forHand)}`;
    },
    buy: (move) => explained(`acheter ${card(move.card)}`, move.card),
    invest: ({ building: id }) =>
      `investir dans le bâtiment ${quoted(building(id))} (${doubloons(words.buildingPrice(id))}, 1 espion)\u00a0: ${prestige[id]?.help ?? ''}`,
    'village-action'({ of }) {
      const label = `${villageEffect(of)} (${UPGRADES[of]?.name ?? title(of)})`;
      return words.isLastVillageAction(of) ? `${LAST}\u00a0: ${label}` : label;
    },
    influence: ({ nation: which }) => nation(which),
    rank: ({ nation: which }) => nation(which),
    disc: ({ area: id }) => `${area(id)}\u00a0: ${UPGRADES[id]?.help ?? ''}`,
    explore: ({ to: id }) => {
      const { reward, quest: onIt, end } = space(id);
      if (end) return 'jusqu’à la fin de la piste d’Exploration';
      if (onIt) return `jusqu’à la case ${spaceNumber(id)}, où attend une quête`;
      return reward === undefined
        ? `jusqu’à la case ${spaceNumber(id)}`
        : `jusqu’à la case ${spaceNumber(id)}\u00a0: ${effect(reward)}`;
    },
    pay: (move) => `défausser ${handCard(move.card)}`,
    'cube-nation': ({ nation: which }) => nation(which),
    cube: ({ at }) => place(at),
    synergy: ({ symbol }) => synergy(symbol),
    assign: ({ spies: n }) => (n === 0 ? 'n’y placer aucun espion' : `y placer ${spies(n)}`),
    skull: ({ tile: id }) => tile(id),
    'use-tile': ({ tile: id }) => `poser un disque sur la tuile ${tile(id)}`,
    ...combatMoves({ ...words, thePlace }),
    draw: () => 'piocher une carte',
    take: (move) => explained(`prendre ${card(move.card)}`, move.card),
    'two-points': () => `marquer ${points(2)}`,
    decline: (_move, { pending }) => declined(pending?.kind),
    done: (_move, { pending }) => finished(pending?.kind),
    choose({ option }, { pending }) {
      const what = picked(pending, option);
      return what === undefined ? `choix ${option + 1}` : effect(what);
    },
    next({ step }, { pending }) {
      const what = picked(pending, step);
      return what === undefined ? `étape ${step + 1}` : effect(what);
    },
    may({ take }, { pending }) {
      const what = offered(pending);
      if (!take) return what?.op === 'combat' ? 'renoncer au combat' : 'y renoncer';
      return what === undefined ? 'accepter' : effect(what);
    },
  };
}

function combatMoves(words: ThingWords & Pick<ReturnType<typeof placesIn>, 'thePlace'>) {
  const { title, influenceValue, thePlace } = words;
  return {
    'fight-for'({ nation: which }, { pending }) {
      const terms = words.tokenTerms(pending, which);
      if (terms === undefined) return `combattre pour ${theNation(which)}`;
      return `combattre pour ${theNation(which)}\u00a0: ${terms}`;
    },
    boost: (move) =>
      move.with === 'point'
        ? 'dépenser un point de combat pour augmenter la valeur de 1'
        : 'dépenser un espion pour augmenter la valeur de 1',
    'gain-influence': ({ n }) => `gagner ${influence(n)} en réduisant la valeur de ${influenceValue(n)}`,
    'take-city': ({ at }) => withClause(`annexer ou capturer ${thePlace(at)}`, words.flagBonus(at)),
    'take-village': ({ at }) => `annexer ou capturer ${thePlace(at)}`,
    'combat-card': (move) => {
      const { value, does } = words.combatEffect(move.card);
      return `action de combat de la carte ${quoted(title(move.card))}, valeur réduite de ${value}\u00a0: ${does}`;
    },
    'treasure-fleet': ({ value }) => `escorter la flotte au trésor en réduisant la valeur de ${value}`,
    'gold-mine': () => 's’emparer de la mine d’or',
  } satisfies Partial<MaracaiboTexts['moves']>;
}

function declined(kind: Decision['kind'] | undefined): string {
  switch (kind) {
    case 'explore':
      return 'laisser l’explorateur où il est';
    case 'quest':
    case 'city-quest':
      return 'laisser la quête';
    case 'disc':
      return 'ne retirer aucun disque';
    case 'cube':
    case 'cube-nation':
      return 'ne placer aucun cube';
    case 'skull':
      return 'ne retirer aucune tuile à crâne';
    default:
      return 'y renoncer';
  }
}

function finished(kind: Decision['kind'] | undefined): string {
  switch (kind) {
    case 'main':
      return 'aucune action principale';
    case 'village':
      return 'terminer vos actions Village';
    case 'combat':
    case 'fight-for':
      return 'mettre fin au combat';
    case 'draw':
      return 'ne plus piocher';
    case 'after':
      return 'continuer';
    default:
      return 'terminer';
  }
}
