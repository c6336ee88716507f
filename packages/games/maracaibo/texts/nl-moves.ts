/** What the game asks, and the answers, in Dutch. */
import type { PhraseContext, Seat } from '@captains-table/kernel';
import type { Decision } from '../src/moves.ts';
import { tallied } from '../src/lists.ts';
import type { Facts } from './facts.ts';
import type { MaracaiboTexts, Pieces } from './maracaibo-texts.ts';
import { clauses } from './nl-effects.ts';
import { LEGACY, PRESTIGE, UPGRADES } from './nl-pieces.ts';
import { speech } from './nl-speech.ts';
import { storyTexts } from './nl-story.ts';
import {
  and,
  cards,
  combatPoints,
  cubeOf,
  doubloons,
  good,
  item,
  items,
  movement,
  nation,
  points,
  spaces,
  spies,
  synergy,
} from './nl-words.ts';
import { spaceNumber } from './speech.ts';
import type { ThingWords } from './things.ts';
import { isAboutPlanning, offered, picked, thingWords } from './things.ts';

const { effect } = clauses;
const area = (id: string) => UPGRADES[id]?.name ?? id;
const tile = (id: string) => LEGACY[id]?.name ?? id;
const building = (id: string) => PRESTIGE[id]?.name ?? id;

const to = (context: Pick<PhraseContext, 'seat'>, seat: Seat, text: string) =>
  `${context.seat(seat)}: ${text}`;

export function prompts(facts: Facts): MaracaiboTexts['prompts'] {
  const { tokenModifier, place, tip, pointsInsteadOfBuying } = thingWords(facts, speech, { good, item });
  return {
    ...storyTexts(facts).prompts,
    'opening-plan': ({ seat }, context) => to(context, seat, 'kies een kaart voor een planningsveld'),
    'opening-discard': ({ seat, left }, context) => to(context, seat, `kies ${cards(left)} om af te leggen`),
    'opening-career': ({ seat }, context) => to(context, seat, 'kies je carrière'),
    sail: ({ seat, max }, context) => to(context, seat, `vaar met hoogstens ${movement(max)}`),
    tip: ({ seat, at }, context) =>
      to(
        context,
        seat,
        `er stopt een schip bij ${place(at)}, waar je een assistent hebt: ${points(tip.tipPoints)} of ${doubloons(tip.tipDoubloons)}?`,
      ),
    'tile-offer': ({ seat, tile: id }, context) =>
      to(context, seat, `een schijf op de tegel ${tile(id)} leggen?`),
    main: ({ seat, at, points: moved }, context) =>
      to(context, seat, `kies een hoofdactie bij ${place(at)}, na ${movement(moved)}`),
    village: ({ seat, left }, context) =>
      to(context, seat, `voer een dorpsactie uit, je hebt er nog ${left}`),
    influence: ({ seat, n }, context) => to(context, seat, `in welk land krijg je ${n} invloed?`),
    rank: ({ seat }, context) => to(context, seat, 'welke marker gaat naar de volgende banier?'),
    disc: ({ seat, left }, context) =>
      left === 1
        ? to(context, seat, 'verwijder een schijf van je scheepsbord')
        : to(context, seat, `verwijder een schijf van je scheepsbord, het zijn er nog ${left}`),
    explore: ({ seat, steps }, context) =>
      to(context, seat, `verplaats je verkenner hoogstens ${spaces(steps)}`),
    pay({ seat, what, wanted, left }, context) {
      if (what === 'items')
        return to(context, seat, `leg ${and(tallied(wanted).map(([which, n]) => items(which, n)))} af`);
      if (what === 'goods')
        return to(
          context,
          seat,
          `leg ${and(tallied(wanted).map(([which, n]) => `${cards(n)} met ${good(which)}`))} af`,
        );
      const [same] = wanted;
      return same === undefined
        ? to(context, seat, `leg ${cards(left)} met hetzelfde goed af`)
        : to(context, seat, `leg ${cards(left)} met ${good(same)} af`);
    },
    'fight-for'({ seat, token }, context) {
      const modifier = tokenModifier(token);
      const question = to(context, seat, 'voor welk land vecht je?');
      return modifier === undefined ? question : `${question} ${modifier}`;
    },
    combat: ({ seat, nation: which, value }, context) =>
      to(context, seat, `vecht voor ${nation(which)}, de gevechtswaarde is ${value}`),
    'cube-nation': ({ seat }, context) => to(context, seat, 'van welk land plaats je een landmarker?'),
    cube: ({ seat, nation: which }, context) => to(context, seat, `waar komt de ${cubeOf(which)}?`),
    synergy: ({ seat }, context) => to(context, seat, 'welke synergiefiche neem je?'),
    quest: ({ seat }, context) => to(context, seat, 'de missie op het veld van je verkenner voldoen?'),
    'city-quest': ({ seat }, context) => to(context, seat, 'de missie van deze stad voldoen?'),
    assign: ({ seat, income }, context) =>
      to(context, seat, `hoeveel assistenten zet je op de kaart, voor elk ${income} dubloenen-inkomsten?`),
    skull: ({ seat }, context) => to(context, seat, 'welke schedeltegel gaat weg?'),
    after: ({ seat, scoring }, context) =>
      scoring
        ? to(context, seat, 'voltooi carrièreopdrachten, of ga verder')
        : to(context, seat, 'voer nog vrije acties uit, of ga verder'),
    draw: ({ seat, left, price }, context) =>
      price === 0
        ? to(context, seat, `neem ${cards(left)}, van de trekstapel of uit de open rij`)
        : to(
            context,
            seat,
            `neem ${cards(left)}, van de trekstapel of uit de open rij voor ${doubloons(price)} per kaart`,
          ),
    buying: ({ seat }, context) =>
      to(context, seat, `koop een kaart, investeer in een gebouw, of krijg ${points(pointsInsteadOfBuying)}`),
    choose: ({ seat }, context) => to(context, seat, 'maak een keuze'),
    next: ({ seat }, context) => to(context, seat, 'wat doe je eerst?'),
    may: ({ seat, what }, context) => to(context, seat, `${effect(what.op === 'may' ? what.do : what)}?`),
  };
}

/** A move and, behind a colon, what it does. */
const withClause = (label: string, clause: string | undefined) =>
  clause === undefined || clause === '' ? label : `${label}: ${clause}`;

export function moves(facts: Facts, prestige: Pieces = PRESTIGE): MaracaiboTexts['moves'] {
  const words = thingWords(facts, speech, { good, item });
  const { card, career, handCard, title, place, villageEffect, spyEffect, quest, goal, space } = words;
  const explained = (label: string, id: string) => withClause(label, words.effects(id));
  return {
    ...storyTexts(facts).moves,
    plan(move, { pending }) {
      const label = `${card(move.card)} plannen`;
      return isAboutPlanning(pending) ? explained(label, move.card) : label;
    },
    discard: (move) => explained(`${card(move.card)} afleggen`, move.card),
    career: ({ career: id }) => `de carrière ${career(id)} kiezen: ${words.objectives(id)}`,
    sail: ({ to: id, points: moved }) => `naar ${place(id)} varen met ${movement(moved)}`,
    tip: ({ take }) =>
      take === 'points'
        ? `${points(words.tip.tipPoints)} krijgen`
        : `${doubloons(words.tip.tipDoubloons)} nemen`,
    city: (_move, { pending }) => withClause('stadsactie', words.cityEffect(pending)),
    deliver: (move, { pending }) =>
      withClause(`${handCard(move.card)} leveren, dan stadsactie`, words.cityEffect(pending)),
    village: () => 'dorpsacties',
    quest: ({ quest: id }) => `de missie voldoen (${quest(id)})`,
    spy: (move) => `assistent van ${title(move.card)}: ${spyEffect(move.card)}`,
    objective: (move) => `carrièreopdracht: ${goal(move)}`,
    'spy-to-points': () => `een assistent terugleggen voor ${combatPoints(words.combatPointsPerSpy)}`,
    doubloon: () => words.everyShip.gainDoubloon,
    'discard-hand'() {
      const { doubloonsForHand: forHand, everyShip } = words;
      return forHand === undefined
        ? everyShip.discardHand
        : `alle handkaarten afleggen voor ${doubloons(forHand)}`;
    },
    buy: (move) => explained(`${card(move.card)} kopen`, move.card),
    invest: ({ building: id }) =>
      `in het gebouw ${building(id)} investeren (${doubloons(words.buildingPrice(id))}, 1 assistent): ${prestige[id]?.help ?? ''}`,
    'village-action'({ of }) {
      const label = `${villageEffect(of)} (${UPGRADES[of]?.name ?? title(of)})`;
      return words.isLastVillageAction(of)
        ? `${label}; je laatste dorpsactie, wat je nog over hebt vervalt`
        : label;
    },
    influence: ({ nation: which }) => nation(which),
    rank: ({ nation: which }) => nation(which),
    disc: ({ area: id }) => `${area(id)}: ${UPGRADES[id]?.help ?? ''}`,
    explore: ({ to: id }) => {
      const { reward, quest: onIt, end } = space(id);
      if (end) return 'naar het einde van het spoor';
      if (onIt) return `naar veld ${spaceNumber(id)}, een missieveld`;
      return reward === undefined
        ? `naar veld ${spaceNumber(id)}`
        : `naar veld ${spaceNumber(id)}: ${effect(reward)}`;
    },
    pay: (move) => `${handCard(move.card)} afleggen`,
    'cube-nation': ({ nation: which }) => nation(which),
    cube: ({ at }) => place(at),
    synergy: ({ symbol }) => synergy(symbol),
    assign: ({ spies: n }) => (n === 0 ? 'geen assistent' : spies(n)),
    skull: ({ tile: id }) => tile(id),
    'use-tile': ({ tile: id }) => `een schijf op de tegel ${tile(id)} leggen`,
    ...combatMoves(words),
    draw: () => 'een kaart trekken',
    take: (move) => explained(`${card(move.card)} nemen`, move.card),
    'two-points': () => `${points(2)} krijgen`,
    decline: (_move, { pending }) => declined(pending?.kind),
    done: (_move, { pending }) => finished(pending?.kind),
    choose({ option }, { pending }) {
      const what = picked(pending, option);
      return what === undefined ? `keuze ${option + 1}` : effect(what);
    },
    next({ step }, { pending }) {
      const what = picked(pending, step);
      return what === undefined ? `stap ${step + 1}` : effect(what);
    },
    may({ take }, { pending }) {
      const what = offered(pending);
      if (!take) return what?.op === 'combat' ? 'geen gevecht aangaan' : 'ervan afzien';
      return what === undefined ? 'aannemen' : effect(what);
    },
  };
}

function combatMoves(words: ThingWords) {
  const { title, place, influenceValue } = words;
  return {
    'fight-for'({ nation: which }, { pending }) {
      const terms = words.tokenTerms(pending, which);
      return terms === undefined
        ? `voor ${nation(which)} vechten`
        : `voor ${nation(which)} vechten: ${terms}`;
    },
    boost: (move) =>
      move.with === 'point'
        ? 'een gevechtspunt inleveren om de waarde met 1 te verhogen'
        : 'een assistent inleveren om de waarde met 1 te verhogen',
    'gain-influence': ({ n }) => `${n} invloed krijgen, de waarde daalt met ${influenceValue(n)}`,
    'take-city': ({ at }) => withClause(`de stad ${place(at)} annexeren of veroveren`, words.flagBonus(at)),
    'take-village': ({ at }) => `het dorp ${place(at)} annexeren of veroveren`,
    'combat-card': (move) => {
      const { value, does } = words.combatEffect(move.card);
      return `gevechtsactie van de kaart ${title(move.card)}, de waarde daalt met ${value}: ${does}`;
    },
    'treasure-fleet': ({ value }) => `de Zilvervloot escorteren, de waarde daalt met ${value}`,
    'gold-mine': () => 'de goudmijn annexeren',
  } satisfies Partial<MaracaiboTexts['moves']>;
}

function declined(kind: Decision['kind'] | undefined): string {
  switch (kind) {
    case 'explore':
      return 'de verkenner laten staan';
    case 'quest':
    case 'city-quest':
      return 'de missie laten liggen';
    case 'disc':
      return 'geen schijf verwijderen';
    case 'cube':
    case 'cube-nation':
      return 'geen landmarker plaatsen';
    case 'skull':
      return 'geen schedeltegel verwijderen';
    default:
      return 'ervan afzien';
  }
}

function finished(kind: Decision['kind'] | undefined): string {
  switch (kind) {
    case 'main':
      return 'geen hoofdactie';
    case 'village':
      return 'geen dorpsacties meer';
    case 'combat':
    case 'fight-for':
      return 'het gevecht beëindigen';
    case 'draw':
      return 'geen kaarten meer nemen';
    case 'after':
      return 'verdergaan';
    default:
      return 'klaar';
  }
}
