/** The French words of The Adventure Begins. */
import type { PhraseContext, Seat } from '@captains-table/kernel';
import type { MissionRequirement, StoryData } from '../src/adventure/content.ts';
import type { AdventureCode } from '../src/adventure/state.ts';
import type { CardWords, Facts } from './card-facts.ts';
import { COLOURS, PERSONS } from './fr-cards.ts';
import { CARGO, cards, coins, crowns, influence, list, sabres } from './fr-words.ts';
import type { AdventurerId, AdventureTexts, EventId, Explained } from './port-royal-texts.ts';

export const ADVENTURERS: Readonly<Record<AdventurerId, Explained>> = {
  'grace-may': {
    name: 'Grace May «\u00a0Gamine\u00a0»',
    help: 'Quand vous perdez la rivière en tant que joueur actif et qu’elle compte 4 cartes ou moins, vous gagnez 2 pièces d’or. Le navire de trop est compté.',
  },
  'jacques-grandeur': {
    name: 'Jacques Grandeur',
    help: 'Chaque fois que vous complétez une expédition, vous gagnez 2 couronnes.',
  },
  'jean-blackbeard': { name: 'Jean Blackbeard', help: 'Porte 1 sabre, comme un matelot.' },
  'senora-anne': {
    name: 'Señora Anne',
    help: 'Chaque personnage que vous recrutez coûte 1 pièce d’or de moins, comme avec une señorita.',
  },
  'don-ferdinando': {
    name: 'Don Ferdinando',
    help: 'Chaque fois que vous prenez un navire rouge, vous gagnez 1 couronne, que vous le vendiez ou le gardiez.',
  },
  'officer-scott': {
    name: 'Officier Scott',
    help: 'Rapporte 1 pièce d’or s’il y a au moins 5 cartes dans la rivière quand vient votre tour de choisir.',
  },
  'p-landman': {
    name: 'P. Landman «\u00a0Baron\u00a0»',
    help: 'Chaque fois que vous prenez un navire bleu, vous gagnez 1 pièce d’or de plus.',
  },
  'cutthroat-mary': {
    name: 'Cutthroat Mary',
    help: 'Rapporte 1 pièce d’or s’il y a au moins 3 navires dans la rivière quand vient votre tour de choisir.',
  },
  'samuel-blackguard': {
    name: 'Samuel Blackguard',
    help: 'Rapporte 2 pièces d’or une seule fois, au moment où sa capacité est déverrouillée.',
  },
  'thomas-fishborn': {
    name: 'Thomas Fishborn',
    help: 'Une fois par tour, quand vous êtes le joueur actif, il regarde pour vous les prochaines cartes, comme une sentinelle.',
  },
};

export const EVENTS: Readonly<Record<EventId, Explained>> = {
  'event-fair-wind': {
    name: 'Bon vent',
    help: 'Pendant ce tour, chaque navire vendu par le joueur actif rapporte 1 pièce d’or de plus.',
  },
  'event-market-day': {
    name: 'Jour de marché',
    help: 'Pendant ce tour, chaque personnage coûte 1 pièce d’or de moins à tous les joueurs.',
  },
  'event-sea-fog': {
    name: 'Brume de mer',
    help: 'Une fois pendant ce tour, le joueur actif peut repousser un navire sans avoir assez de sabres, sauf s’il porte une tête de mort.',
  },
  'event-rough-swell': {
    name: 'Forte houle',
    help: 'Pendant ce tour, il faut un sabre de plus pour repousser un navire.',
  },
  'event-audience': {
    name: 'Audience royale',
    help: 'Chaque joueur peut acheter 1 couronne pour 2 pièces d’or.',
  },
  'event-onshore-gale': {
    name: 'Coup de vent du large',
    help: 'Le joueur actif ne peut pas s’arrêter avant que la rivière compte 3 cartes.',
  },
  'event-alms': {
    name: 'Aumônes',
    help: 'Le joueur qui a le moins de pièces d’or en gagne 2. En cas d’égalité, tous les ex æquo les gagnent.',
  },
  'event-harbour-dues': {
    name: 'Droits de port',
    help: 'Chaque joueur qui a au moins 8 pièces d’or en paie 2.',
  },
  'event-sailors-feast': {
    name: 'Fête des matelots',
    help: 'Chaque joueur qui a au moins 2 sabres gagne 1 pièce d’or.',
  },
  'event-late-tide': {
    name: 'Marée tardive',
    help: 'Pendant ce tour, le joueur actif peut prendre 1 carte de plus.',
  },
  'event-free-port': {
    name: 'Port franc',
    help: 'Pendant ce tour, personne ne paie le joueur actif pour ses cartes, ces pièces d’or viennent de la pioche. Un joueur seul gagne 1 pièce d’or.',
  },
  'event-red-spear': {
    name: 'Voile rouge en vue',
    help: 'On révèle jusqu’à 8 cartes, jusqu’au premier navire des pirates d’Arès. Il ouvre la rivière, et les autres cartes sont défaussées sans effet.',
  },
  'event-regatta': {
    name: 'Régate',
    help: 'Si la rivière compte des navires d’au moins 4 couleurs quand il s’arrête, le joueur actif gagne 1 couronne.',
  },
  'event-lookout': {
    name: 'La vigie',
    help: 'Le joueur actif regarde les 5 prochaines cartes et peut placer un navire ou un personnage dans la rivière. Les autres sont défaussées sans effet.',
  },
  'event-months-end': {
    name: 'Fin du mois',
    help: 'L’histoire continue comme l’indique la mission la plus récente. Puis les événements sont retournés dans le même ordre, avec un nouveau au sommet.',
  },
  'event-months-end-variable': {
    name: 'Fin du mois, mode variable',
    help: 'Chaque joueur peut ranger un marqueur dans la boîte pour 10 pièces d’or. Puis les événements sont retournés dans le même ordre, avec un nouveau au sommet.',
  },
};

/** « le titre du chapitre 2 », « la carte 10 » */
function pageName(page: string): string {
  if (page === 'cover') return 'la couverture de l’histoire';
  const [, kind, number] = /^(chapter|lost)-(\d)$/.exec(page) ?? [];
  if (kind === 'chapter') return `le titre du chapitre ${number}`;
  if (kind === 'lost') return `la fin du chapitre ${number}`;
  return /^6\d$/.test(page) ? `la fin du chapitre ${page.slice(1)}` : `la carte ${page} de l’histoire`;
}

/** What a mission asks for, in the words of a list. */
function asks(asked: MissionRequirement): string {
  switch (asked.asks) {
    case 'persons': {
      const names = asked.types.map((type) => (asked.count === 1 ? PERSONS[type].a : PERSONS[type].plural));
      const either = names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} ou ${names.at(-1)}`;
      return asked.count === 1 ? `avoir ${either}` : `avoir ${asked.count} ${either}`;
    }
    case 'cheap-persons':
      return `avoir ${asked.count} personnages coûtant chacun ${asked.cost} pièces d’or au plus`;
    case 'sabres':
      return `avoir ${sabres(asked.count)}`;
    case 'expeditions':
      return asked.count === 1
        ? 'avoir une expédition complétée'
        : `avoir ${asked.count} expéditions complétées`;
    case 'influence':
      return `avoir ${influence(asked.count)}`;
    case 'pay':
      return `payer ${coins(asked.coins)}`;
    case 'ships': {
      const kept = asked.count === 1 ? 'navire gardé' : 'navires gardés';
      return `défausser ${asked.count} ${kept} ${asked.colour === 'ares' ? COLOURS.ares : `de couleur ${COLOURS[asked.colour]}`}`;
    }
    case 'cargo': {
      const kinds = asked.cargo.map((cargo) => CARGO[cargo]).join(' ou ');
      return `défausser ${asked.count} ${asked.count === 1 ? 'navire gardé' : 'navires gardés'} (${kinds})`;
    }
    case 'crowns':
      return `payer ${crowns(asked.count)}`;
    case 'colours':
      return `en tant que joueur actif, avoir des navires de ${asked.count} couleurs dans la rivière`;
    case 'stop':
      return `en tant que joueur actif, s’arrêter avec exactement ${cards(asked.cards)} dans la rivière`;
    case 'take-less':
      return `prendre ${cards(asked.cards)} de moins`;
    case 'taxed':
      return 'perdre des pièces d’or à cause d’une taxation';
  }
}

function reward({ coins: gold = 0, crowns: crown = 0 }: { coins?: number; crowns?: number }): string {
  const parts: string[] = [];
  if (gold > 0) parts.push(coins(gold));
  if (crown > 0) parts.push(crowns(crown));
  return list(parts);
}

function missionHelp({ mission }: StoryData): string {
  const twice = (mission.steps ?? 1) > 1 ? ', pendant deux tours différents' : '';
  const told = `${list(mission.requires.map(asks))}${twice}`;
  const all = reward(mission.all);
  const first = reward(mission.first);
  const gains = all === '' ? '' : ` Chaque joueur qui y parvient gagne ${all}.`;
  const also = first === '' ? '' : ` Le premier gagne ${all === '' ? '' : 'aussi '}${first}.`;
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}.${gains}${also}`;
}

const mission = (id: string) => `la mission ${id}`;

/** « Anne : choisissez » */
const to = (context: Pick<PhraseContext, 'seat'>, seat: Seat, text: string) =>
  `${context.seat(seat)}\u00a0: ${text}`;

export function adventureTexts(facts: Facts, { a, card, the }: CardWords): AdventureTexts {
  const ships = (ids: readonly string[]) => list(ids.map((id) => the(id)));
  return {
    adventurers: ADVENTURERS,
    eventCards: EVENTS,
    mission: (id) => {
      const story = facts.story(id);
      return story === undefined ? id : missionHelp(story);
    },
    prompts: {
      adventurer: ({ seat }, context) => to(context, seat, 'choisissez votre aventurier'),
      share: ({ seat, coins: left }, context) =>
        to(context, seat, `le groupe a ${coins(left)} de plus, combien en prenez-vous\u202f?`),
      page: ({ seat, page }, context) => to(context, seat, `lisez ${pageName(page)}`),
      look: ({ seat, why }, context) =>
        why === 'sentinel'
          ? to(context, seat, 'quelle carte remettre au sommet\u202f? Les autres sont défaussées')
          : to(context, seat, 'quelle carte placer dans la rivière\u202f? Les autres sont défaussées'),
      mission: ({ seat, mission: id }, context) =>
        to(context, seat, `placer maintenant un marqueur sur ${mission(id)}\u202f?`),
      'buy-crowns': ({ seat, price, most }, context) =>
        most === 1
          ? to(context, seat, `acheter une couronne pour ${coins(price)}\u202f?`)
          : to(context, seat, `acheter jusqu’à ${most} couronnes pour ${coins(price)} chacune\u202f?`),
      'buy-marker': ({ seat, price }, context) =>
        to(context, seat, `payer ${coins(price)} pour ranger un marqueur dans la boîte\u202f?`),
    },
    moves: {
      adventurer: ({ adventurer }) => facts.named(ADVENTURERS, adventurer),
      share: ({ coins: taken }) => (taken === 0 ? 'les laisser aux autres' : `prendre ${coins(taken)}`),
      read: () => 'j’ai lu la page',
      'turn-page': () => 'tourner la page pour tout le monde',
      look: () => 'envoyer une sentinelle en éclaireur',
      'put-back': ({ card: id }) => `remettre au sommet ${the(id)}`,
      place: ({ card: id }) => `placer ${the(id)} dans la rivière`,
      mission: ({ mission: id, ships: ids }) =>
        ids.length === 0 ? `accomplir ${mission(id)}` : `accomplir ${mission(id)} avec ${ships(ids)}`,
      keep: ({ card: id }) => `garder ${the(id)} pour la cargaison`,
      sell: ({ card: id, innkeeper }) =>
        `vendre la cargaison\u00a0: ${card(id)}, acheteur\u00a0: ${card(innkeeper)}`,
      'buy-crowns': ({ crowns: bought }) => (bought === 0 ? 'ne rien acheter' : `acheter ${crowns(bought)}`),
      'buy-marker': ({ take }) => (take ? 'ranger un marqueur dans la boîte' : 'garder ses pièces d’or'),
    },
    events: {
      adventurer: ({ seat, adventurer }, context) =>
        `${context.seat(seat)} joue ${facts.named(ADVENTURERS, adventurer)}`,
      treasure: (event, context) => `${context.seat(event.seat)} commence avec ${coins(event.coins)}`,
      shared: (event, context) =>
        `${context.seat(event.seat)} prend ${coins(event.coins)} de la réserve du groupe`,
      page: ({ reader, page }, context) => `${context.seat(reader)} ouvre ${pageName(page)}`,
      'page-turned': ({ seat }, context) => `${context.seat(seat)} tourne la page`,
      added: (event) => `La pioche reçoit ${cards(event.cards)} de l’aventure et on la mélange`,
      event: ({ seat, event }, context) =>
        `${context.seat(seat)} révèle l’événement ${facts.named(EVENTS, event)}`,
      'event-gain': (event, context) => `${context.seat(event.seat)} gagne ${coins(event.coins)}`,
      'event-pay': (event, context) => `${context.seat(event.seat)} paie ${coins(event.coins)}`,
      placed: ({ card: id }) => `La rivière s’ouvre sur ${a(id)}`,
      swept: (event) => `Défausse sans effet\u00a0: ${list(event.cards.map(card))}`,
      returned: (event) =>
        `De la défausse, ${cards(event.cards)} de pirates d’Arès retournent dans la pioche`,
      looked: (event, context) =>
        event.cards === 1
          ? `${context.seat(event.seat)} regarde la prochaine carte`
          : `${context.seat(event.seat)} regarde les ${event.cards} prochaines cartes`,
      crowned: (event, context) => `${context.seat(event.seat)} gagne ${crowns(event.crowns)}`,
      'bought-crowns': (event, context) =>
        `${context.seat(event.seat)} paie ${coins(event.coins)} pour ${crowns(event.crowns)}`,
      'bought-marker': (event, context) =>
        `${context.seat(event.seat)} paie ${coins(event.coins)} et range un marqueur dans la boîte`,
      'mission-on-table': ({ mission: id }) => `Une nouvelle mission est sur la table\u00a0: ${mission(id)}`,
      'mission-step': ({ seat, mission: id }, context) =>
        `${context.seat(seat)} place un marqueur sur la première case, pour ${mission(id)}`,
      'mission-done'(event, context) {
        const done = `${context.seat(event.seat)} accomplit ${mission(event.mission)}`;
        const given = event.ships.length === 0 ? done : `${done} avec ${ships(event.ships)}`;
        return event.coins === 0 ? given : `${given} et gagne ${coins(event.coins)}`;
      },
      unlocked: ({ seat, adventurer }, context) =>
        `${context.seat(seat)} déverrouille une capacité spéciale\u00a0: ${facts.named(ADVENTURERS, adventurer)}`,
      trophy: ({ seat }, context) => `${context.seat(seat)} révèle son trophée`,
      'cargo-kept': (event, context) =>
        event.coins === 0
          ? `${context.seat(event.seat)} garde ${the(event.card)}`
          : `${context.seat(event.seat)} garde ${the(event.card)} et gagne ${coins(event.coins)}`,
      'cargo-sold': (event, context) =>
        `${context.seat(event.seat)} vend sa cargaison pour ${coins(event.coins)}\u00a0: ${card(event.card)}`,
      consoled: (event, context) => `${context.seat(event.seat)} gagne tout de même ${coins(event.coins)}`,
      'fee-from-pile': ({ other }, context) => `${context.seat(other)} gagne ${coins(1)} de la pioche`,
      'month-over': ({ month }) => `Le mois ${month} est terminé, on retourne les événements`,
      'chapter-over': (event) =>
        `Le chapitre ${event.chapter} est ${event.won ? 'gagné' : 'perdu'}\u00a0: ${event.markers} marqueurs sur les missions, ${influence(event.influence)}`,
    },
    refusals: REFUSALS,
  };
}

const REFUSALS: Readonly<Record<AdventureCode, () => string>> = {
  'mission-away': () => 'Cette mission n’est pas en jeu',
  'mission-done': () => 'Vous avez déjà accompli cette mission',
  'no-marker-left': () => 'Il ne vous reste aucun marqueur pour une mission',
  'mission-not-met': () => 'Vous ne remplissez pas en ce moment les conditions de cette mission',
  'no-sentinel': () => 'Vous n’avez plus de sentinelle à utiliser pendant ce tour',
  'harbour-too-small': () => 'Le vent vous empêche de vous arrêter avec si peu de cartes dans la rivière',
  'no-cargo': () => 'On ne peut garder qu’un navire qui transporte une cargaison',
  'no-fee': () => 'Un navire gardé ne rapporte pas d’or, vous ne pourriez pas payer le joueur actif',
  'inn-closed': () =>
    'Vous pouvez vendre un pain ou un rhum gardé à chaque aubergiste que vous aviez quand est venu votre tour de choisir',
};
