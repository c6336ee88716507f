import { of } from '@captains-table/kernel/french';
import type { Content } from '../src/content.ts';
import type { CaravelasTexts } from './caravelas-texts.ts';
import { chartWords, factsOf } from './chart-words.ts';
import { HELP } from './fr-help.ts';
import { PORTS } from './fr-ports.ts';
import { REASONS } from './fr-reasons.ts';
import {
  CARDS,
  DIRECTIONS,
  GOODS,
  WAYS,
  WINDS,
  cardInWords,
  cards,
  goods,
  list,
  markers,
  points,
  ships,
  someGoods,
  spaces,
  steps,
} from './fr-words.ts';

const PLACES = ['première', 'deuxième', 'troisième', 'quatrième'];
const SHIPS = ['premier', 'deuxième', 'troisième', 'quatrième'];

export function french(content: Content): CaravelasTexts {
  const { port, card, space } = chartWords(factsOf(content), WINDS, cardInWords);
  return {
    name: 'Caravelas',
    tagline: 'Quittez Lisbonne, doublez le Cap, découvrez les ports d’Orient et rapportez le poivre.',
    modes: {
      full: 'Jeu complet',
      drawn: 'Version simplifiée\u00a0: évènements tirés au sort',
      dice: 'Version simplifiée\u00a0: deux dés, sans cartes',
    },
    options: {},
    goods: GOODS,
    directions: DIRECTIONS,
    ways: WAYS,
    cards: CARDS,
    help: HELP,
    reasons: REASONS,
    ports: PORTS,
    card,
    space,
    prompts: {
      auction({ seat, highest, own }, scene) {
        const name = scene.seat(seat);
        if (highest === 0)
          return `${name}\u00a0: pariez des marqueurs navigation pour l’ordre de jeu, ou passez`;
        const held = own === 0 ? '' : `, vous avez parié ${own}`;
        return `${name}\u00a0: le plus haut pari est de ${markers(highest)}${held}\u202f; pariez davantage, ou passez`;
      },
      places: ({ seat }, scene) => `${scene.seat(seat)}\u00a0: choisissez votre place dans l’ordre de jeu`,
      turn({ seat, left, home, dice }, scene) {
        const what = dice ? steps(left) : markers(left);
        return home
          ? `${scene.seat(seat)}\u00a0: encore ${what}\u202f; naviguez, ou arrêtez-vous à Lisboa`
          : `${scene.seat(seat)}\u00a0: encore ${what}\u202f; naviguez, ou finissez votre tour`;
      },
      event: ({ seat, left }, scene) =>
        `${scene.seat(seat)}\u00a0: jouez une carte évènement\u202f; encore ${markers(left)}`,
      bonus({ seat, left, direction }, scene) {
        const way = direction === '' ? '' : ` vers le ${DIRECTIONS[direction as keyof typeof DIRECTIONS]}`;
        return `${scene.seat(seat)}\u00a0: avancez de ${spaces(left)} au plus${way} sans rien payer, ou restez`;
      },
      wreck: ({ seat }, scene) => `${scene.seat(seat)}\u00a0: un 1 au Cap\u202f; quel navire coule\u202f?`,
      lisboa({ seat, goods: aboard, hands }, scene) {
        if (aboard > 0) {
          const rest = hands ? 'vendez le reste et prenez des cartes' : 'vendez le reste';
          return `${scene.seat(seat)}\u00a0: à Lisboa, construisez, améliorez, puis ${rest}`;
        }
        const nothing = hands ? 'rien à vendre à Lisboa, prenez des cartes' : 'rien à vendre à Lisboa';
        return `${scene.seat(seat)}\u00a0: ${nothing}`;
      },
    },
    moves: {
      pass: () => 'passer',
      bid: (move) => `parier ${markers(move.markers)}`,
      place: ({ at }) => `prendre la ${PLACES[at - 1] ?? at} place`,
      sail: ({ to }) => `naviguer vers ${space(to)}`,
      defend: ({ to }) => `naviguer vers ${space(to)} avec un vent favorable contre les pirates`,
      anchor: () => 'finir votre tour ici',
      call: () => 's’arrêter à Lisboa',
      play: (move) => `jouer ${card(move.card)}`,
      drift: ({ to }) => `avancer vers ${space(to)}`,
      stay: () => 'rester',
      sink: ({ ship }) => `laisser couler le ${SHIPS[ship - 1] ?? ship} navire`,
      build: () => 'donner du poivre pour la prochaine pièce du monastère',
      upgrade: (move) => `améliorer la flotte contre ${goods(move.goods)}`,
      settle({ hand }, { pending }) {
        const lisboa = pending?.kind === 'lisboa' ? pending : undefined;
        const sale = lisboa?.goods === 0 ? 'ne rien vendre' : 'vendre le reste';
        if (lisboa?.hands === false) return `${sale} et finir votre tour`;
        return hand === 'swap' ? `${sale} et échanger toute votre main` : `${sale} et compléter votre main`;
      },
    },
    events: {
      'round-began': ({ round }) => `Tour ${round}`,
      bid: (event, scene) => `${scene.seat(event.seat)} parie ${markers(event.markers)}`,
      passed: ({ seat }, scene) => `${scene.seat(seat)} passe`,
      ordered: ({ order }, scene) => `L’ordre de jeu\u00a0: ${list(order.map((seat) => scene.seat(seat)))}`,
      'turn-began': ({ seat }, scene) => `C’est à ${scene.seat(seat)} de jouer`,
      rolled: ({ seat, dice }, scene) => `${scene.seat(seat)} lance les dés\u00a0: ${list(dice.map(String))}`,
      sailed: ({ seat, at, cost }, scene) =>
        cost === 0
          ? `${scene.seat(seat)} navigue gratuitement vers ${space(at)}`
          : `${scene.seat(seat)} navigue vers ${space(at)}\u00a0: ${markers(cost)}`,
      defended: ({ seat }, scene) => `${scene.seat(seat)} échappe aux pirates par vent favorable`,
      played: (event, scene) =>
        `${scene.seat(event.seat)} ${event.drawn ? 'tire' : 'joue'} ${card(event.card)}`,
      stormed: (event, scene) => `La tempête coûte ${markers(event.markers)} à ${scene.seat(event.seat)}`,
      blown: ({ seat, at }, scene) => `La tempête pousse la flotte ${of(scene.seat(seat))} vers ${space(at)}`,
      held: ({ seat, by }, scene) =>
        by === 'land'
          ? `La terre est de ce côté\u00a0: la flotte ${of(scene.seat(seat))} ne bouge pas`
          : `Le plateau s’arrête de ce côté\u00a0: la flotte ${of(scene.seat(seat))} ne bouge pas`,
      sped: (event, scene) =>
        event.markers === 0
          ? `${scene.seat(event.seat)} n’a aucun marqueur à récupérer`
          : `${scene.seat(event.seat)} récupère ${markers(event.markers)}`,
      becalmed: ({ seat }, scene) => `Accalmie\u00a0: le tour ${of(scene.seat(seat))} est fini`,
      drifted: ({ seat, at }, scene) => `${scene.seat(seat)} avance vers ${space(at)} sans rien payer`,
      stayed: ({ seat }, scene) => `${scene.seat(seat)} en reste là`,
      rounded: ({ seat, safe }, scene) =>
        safe
          ? `${scene.seat(seat)} obtient une face rouge et passe sans encombre`
          : `${scene.seat(seat)} obtient un 1 au Cap`,
      sank(event, scene) {
        const lost = event.goods.length === 0 ? '' : ` avec ${someGoods(event.goods)}`;
        return `Le ${SHIPS[event.ship - 1] ?? event.ship} navire ${of(scene.seat(event.seat))} coule${lost}`;
      },
      discovered: (event, scene) =>
        `${scene.seat(event.seat)} découvre un port, ${port(event.port)}\u00a0: ${points(event.points)}`,
      loaded: ({ seat, good }, scene) => `${scene.seat(seat)} charge ${someGoods([good])}`,
      called: ({ seat }, scene) => `${scene.seat(seat)} s’arrête à Lisboa`,
      built: (event, scene) =>
        `${scene.seat(event.seat)} donne du poivre pour la pièce ${event.piece} du monastère\u00a0: ${points(event.points)}`,
      upgraded: (event, scene) =>
        `${scene.seat(event.seat)} améliore sa flotte contre ${goods(event.goods)}\u00a0: un quatrième navire`,
      sold: (event, scene) =>
        `${scene.seat(event.seat)} vend ${someGoods(event.goods)}\u00a0: ${points(event.points)}`,
      repaired: (event, scene) => `${scene.seat(event.seat)} répare ${ships(event.ships)}`,
      swapped: (event, scene) => `${scene.seat(event.seat)} rend ${cards(event.cards)}`,
      drew: (event, scene) => `${scene.seat(event.seat)} pioche ${cards(event.cards)}`,
      'drew-cards': (event) => `Vous piochez\u00a0: ${list(event.cards.map(card))}`,
      anchored: ({ seat, at }, scene) => `${scene.seat(seat)} finit son tour\u00a0: ${space(at)}`,
      reshuffled: (event) =>
        `La défausse (${cards(event.cards)}) est mélangée pour former une nouvelle pioche`,
      ending: ({ seat }, scene) =>
        `${scene.seat(seat)} a acheté la dernière pièce\u00a0: on finit le tour, puis la partie s’arrête`,
      ended: ({ round }) =>
        `La partie se termine après le tour ${round}\u202f; on révèle les cartes destinations`,
    },
    refusals: {
      'bid-too-low': (params) =>
        `Un pari doit dépasser le plus haut, qui est de ${Number(params['highest'])}`,
      'bid-too-high': () => 'Vous ne pouvez pas parier plus de marqueurs que vous n’en avez',
      'place-taken': () => 'Cette place n’est pas libre',
      'not-adjacent': () => 'Une flotte ne va que sur une case de mer voisine',
      'too-far': (params) =>
        `Il faudrait ${markers(Number(params['cost']))}, et il vous en reste ${Number(params['left'])}`,
      'no-card': () => 'Pour entrer sur une case évènement, il faut une carte que vous pouvez y jouer',
      'no-fair-wind': () => 'Vous n’avez pas de vent favorable contre les pirates',
      'no-pirates': () => 'Il n’y a pas de pirates sur cette case',
      'in-lisboa': () => 'À Lisboa, on ne finit son tour qu’en s’y arrêtant pour vendre',
      'not-in-lisboa': () => 'Cela ne se fait qu’à Lisboa',
      'not-in-hand': () => 'Vous n’avez pas cette carte en main',
      'too-strong': () => 'Il ne vous reste pas assez de marqueurs pour cette tempête',
      'wrong-way': () => 'Ce mouvement bonus suit la rose des vents',
      locked: () => 'Votre quatrième navire est encore bloqué\u00a0: il ne peut pas couler',
      'not-afloat': () => 'Choisissez l’un de vos navires encore à flot',
      'no-pepper': () => 'Une pièce du monastère coûte du poivre, et vous n’en avez pas à bord',
      'all-built': () => 'Toutes les pièces du monastère sont achetées',
      'already-upgraded': () => 'Votre flotte est déjà améliorée',
      'three-goods': () => 'Une amélioration coûte exactement trois marchandises différentes de vos navires',
      'no-hand': () => 'Il n’y a pas de main à échanger',
      'not-asked': () => 'Ce n’est pas le moment',
    },
    decidedBy: {
      'lowest-piece':
        'Égalité\u00a0: la pièce du monastère des Jerónimos qui porte le plus petit numéro départage.',
    },
    scores: {
      discoveries: 'Découvertes',
      trade: 'Marchandises vendues',
      jeronimos: 'Monastère des Jerónimos',
      destinations: 'Cartes destinations',
    },
  };
}
