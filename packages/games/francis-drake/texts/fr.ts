import { at as to, of } from '@captains-table/kernel/french';
import type { FrancisDrakeTexts, Named } from './francis-drake-texts.ts';
import { HELP } from './fr-help.ts';
import { helpConcerns } from './help-concerns.ts';
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
  SOME_GOODS,
  TREASURES,
} from './fr-names.ts';
import { crew, discs, gifts, guns, list, points, price, upperFirst } from './fr-words.ts';

const FAILURES = {
  declined: 'renonce à sa mission',
  full: 'arrive trop tard, il n’y a plus de cercle libre',
  'no-crew': 'n’a pas assez d’équipage',
  'no-guns': 'n’a pas assez de canons',
  'no-galleon': 'n’a pas de galion',
  'no-trade': 'n’a rien à échanger',
  'sold-out': 'ne trouve plus de marchandise',
} as const;

const WON = { silver: 'l’argent', gold: 'l’or', jewel: 'le bijou' } as const;

function prompts({ destinations }: Named): FrancisDrakeTexts['prompts'] {
  return {
    street: ({ seat, discs: left }, context) =>
      `${context.seat(seat)}\u00a0: posez un disque d’action dans la rue, ou passez (il reste ${discs(left)})`,
    drake: ({ seat }, context) =>
      `${context.seat(seat)}\u00a0: chez Drake, un membre d’équipage ou un canon de plus\u202f?`,
    frigates: ({ seat }, context) => `${context.seat(seat)}\u00a0: posez les jetons Frégates en secret`,
    troops: ({ seat }, context) => `${context.seat(seat)}\u00a0: posez les jetons Troupes en secret`,
    mission: ({ seat, left, zone }, context) =>
      `${context.seat(seat)}\u00a0: posez un disque de mission, jusqu’à la zone ${zone} (il reste ${discs(left)})`,
    informer: ({ seat }, context) => `${context.seat(seat)}\u00a0: où regarde votre informateur\u202f?`,
    swap: ({ seat }, context) => `${context.seat(seat)}\u00a0: échanger deux de vos disques\u202f?`,
    redirect: ({ seat, at }, context) =>
      `${context.seat(seat)}\u00a0: déplacer votre disque ${of(destinations[at])}\u202f?`,
    attack: ({ seat, at, crew: needed, guns: fired, token }, context) =>
      `${context.seat(seat)}\u00a0: attaquer ${destinations[at]} pour ${price(needed, fired)}${token ? ', plus ce qu’ajoute le jeton' : ''}\u202f?`,
    trade: ({ seat, at }, context) =>
      `${context.seat(seat)}\u00a0: quelle marchandise prenez-vous ${to(destinations[at])}\u202f?`,
    home: ({ seat, bonus }, context) =>
      bonus > 0
        ? `${context.seat(seat)}\u00a0: rentrer à Plymouth pour ${points(bonus)}, ou continuer\u202f?`
        : `${context.seat(seat)}\u00a0: rentrer à Plymouth, ou continuer\u202f?`,
  };
}

function moves({ destinations, choice }: Named): FrancisDrakeTexts['moves'] {
  return {
    visit: ({ place }) => `s’arrêter ${AT_PLACE[place]}`,
    choose: ({ place, take }) => `s’arrêter ${AT_PLACE[place]}\u00a0: ${choice(place, take)}`,
    pass: () => 'passer et se tenir prêt à naviguer',
    frigates: ({ tokens }) =>
      `poser les jetons Frégates ${list(tokens.map(String))}, du galion le plus proche au plus lointain`,
    troops: ({ tokens }) =>
      `poser les jetons Troupes ${list(tokens.map(String))}, du fort le plus proche au plus lointain`,
    mission: ({ disc, to: goal }) => `poser ${DISCS[disc]} sur ${destinations[goal]}`,
    'look-discs': ({ at }) => `regarder les disques ${of(destinations[at])}`,
    'look-token': ({ at }) => `regarder le jeton ${of(destinations[at])}`,
    swap: ({ one, other }) => `échanger les disques ${of(destinations[one])} et ${of(destinations[other])}`,
    redirect: ({ to: goal }) => `déplacer le disque vers ${destinations[goal]}`,
    leave: () => 'tout laisser en place',
    attack: () => 'attaquer',
    barter: ({ good }) => `prendre ${SOME_GOODS[good]}`,
    decline: () => 'renoncer à la mission',
    home: () => 'rentrer à Plymouth',
    'sail-on': () => 'continuer le voyage',
  };
}

type EventTexts = Partial<FrancisDrakeTexts['events']>;

function eventsInPort({ destinations }: Named) {
  return {
    'voyage-began': ({ voyage, loading }, context) =>
      `Le voyage ${voyage} commence. Ordre de chargement\u00a0: ${loading.map((seat) => context.seat(seat)).join(', ')}`,
    'street-laid': ({ places }) => `La rue\u00a0: ${places.map((place) => PLACES[place].name).join(', ')}`,
    'galleons-laid': ({ at, guns: armed, points: worth }) =>
      upperFirst(
        list(
          at.map(
            (id, i) => `${destinations[id]} porte ${guns(armed[i] ?? 0)} et vaut ${points(worth[i] ?? 0)}`,
          ),
        ),
      ),
    'last-gun': ({ seat }, context) => `${context.seat(seat)} charge en dernier et reçoit ${guns(1)}`,
    visited(event, context) {
      const gained = gifts(event);
      const stops = `${context.seat(event.seat)} s’arrête ${AT_PLACE[event.place]}`;
      return gained === '' ? stops : `${stops}\u00a0: ${gained}`;
    },
    'met-drake': ({ seat }, context) =>
      `${context.seat(seat)} s’arrête ${AT_PLACE.drake} et y posera un second disque`,
    invested: ({ seat, points: paid }, context) =>
      `${context.seat(seat)} paie ${points(paid)} à l’investisseur`,
    rolled: ({ seat, die, bonus, crew: hired, ghost }, context) =>
      `${context.seat(seat)} lance le dé et obtient ${die}${bonus > 0 ? ` + ${bonus}` : ''}\u00a0: ${ghost ? 'le Bateau Fantôme' : crew(hired)}`,
    'took-office': ({ seat, office }, context) =>
      `${context.seat(seat)} prend le jeton ${OFFICES[office]} pour ce voyage`,
    'took-hind': ({ seat }, context) => `${context.seat(seat)} prend le Golden Hind pour ce voyage`,
    departed: ({ seat, dock }, context) =>
      `Le bateau ${of(context.seat(seat))} est prêt à naviguer, au dock ${dock}`,
    'moved-up': ({ seat, other, dock }, context) =>
      `Grâce au gouverneur, ${context.seat(seat)} passe au dock ${dock}, devant ${context.seat(other)}`,
    'tokens-random': ({ office }) =>
      office === 'admiral'
        ? 'Il n’y a pas d’amiral, les jetons Frégates sont posés au hasard'
        : 'Il n’y a pas de gouverneur, les jetons Troupes sont posés au hasard',
    'tokens-placed': ({ seat, office }, context) =>
      `${context.seat(seat)} pose les jetons ${office === 'admiral' ? 'Frégates' : 'Troupes'} en secret`,
    'tokens-known': ({ at, tokens }) =>
      `Vous seul connaissez ces jetons\u00a0: ${at.map((id, i) => `${destinations[id]} ${tokens[i] ?? 0}`).join(', ')}`,
  } satisfies EventTexts;
}

function eventsAtSea({ destinations }: Named) {
  return {
    zone: ({ seat, zone }, context) => `${context.seat(seat)} peut naviguer jusqu’à la zone ${zone}`,
    stays: ({ seat }, context) => `${context.seat(seat)} n’a pas de baril et reste à Plymouth`,
    placed: ({ seat, at }, context) =>
      `${context.seat(seat)} pose un disque de mission sur ${destinations[at]}`,
    'placed-own': ({ seat, disc, at }, context) =>
      `${context.seat(seat)} pose ${DISCS[disc]} sur ${destinations[at]}`,
    'left-out': ({ seat, discs: left }, context) =>
      `${context.seat(seat)} n’a nulle part où poser ${discs(left)}`,
    looked: ({ seat, at, for: what }, context) =>
      `L’informateur ${of(context.seat(seat))} regarde ${what === 'discs' ? 'les disques' : 'le jeton'} ${of(destinations[at])}`,
    'saw-discs': ({ at, discs: seen }, context) =>
      `Vous seul voyez les disques ${of(destinations[at])}\u00a0: ${list(seen.map(({ seat, disc }) => `${DISCS[disc]} ${of(context.seat(seat))}`))}`,
    'saw-token': ({ at, token }) =>
      `Vous seul le voyez\u00a0: le jeton ${of(destinations[at])} vaut ${token}`,
    swapped: ({ seat, one, other }, context) =>
      `${context.seat(seat)} échange les disques ${of(destinations[one])} et ${of(destinations[other])}`,
    redirected: ({ seat, from, at }, context) =>
      `${context.seat(seat)} déplace un disque ${of(destinations[from])} vers ${destinations[at]}`,
    'kept-course': ({ seat }, context) => `${context.seat(seat)} ne change rien`,
    revealed: ({ at, discs: shown }, context) =>
      `On retourne les disques ${of(destinations[at])}\u00a0: ${list(shown.map(({ seat, disc }) => `${DISCS[disc]} ${of(context.seat(seat))}`))}`,
    'ghost-vanished': ({ seat, at }, context) =>
      `Le Bateau Fantôme ${of(context.seat(seat))} disparaît ${of(destinations[at])}`,
    mission: ({ seat, disc, at }, context) =>
      `${context.seat(seat)} résout ${DISCS[disc]} sur ${destinations[at]}`,
    'token-turned': ({ at, token, total }) =>
      `Le jeton vaut ${token}\u00a0: la défense ${of(destinations[at])} est de ${total}`,
    attacked(event, context) {
      const won = event.treasure === '' ? '' : ` et prend ${WON[event.treasure]}`;
      const paid = price(event.crew, event.guns);
      return `${context.seat(event.seat)} attaque ${destinations[event.at]} avec ${paid}, marque ${points(event.points)}${won}`;
    },
    traded: ({ seat, at, good }, context) =>
      `${context.seat(seat)} échange un article de commerce contre ${SOME_GOODS[good]} ${to(destinations[at])}`,
    failed: ({ seat, at, reason }, context) =>
      `${upperFirst(destinations[at])}\u00a0: ${context.seat(seat)} ${FAILURES[reason]}`,
    'came-home': ({ seat, dock, points: bonus }, context) =>
      bonus > 0
        ? `${context.seat(seat)} rentre à Plymouth, au dock ${dock}, et marque ${points(bonus)}`
        : `${context.seat(seat)} rentre à Plymouth, au dock ${dock}`,
    'stayed-home': ({ seat, dock }, context) =>
      `${context.seat(seat)} n’a pas navigué et reste à Plymouth, au dock ${dock}`,
    conquests: ({ seat, town, fort, galleon, points: bonus }, context) =>
      `${context.seat(seat)} a attaqué ${list([town ? ['une ville'] : [], fort ? ['un fort'] : [], galleon ? ['un galion'] : []].flat())}\u00a0: ${points(bonus)}`,
    unclaimed: ({ seat, office, points: bonus }, context) =>
      `${context.seat(seat)} marque ${points(bonus)} pour ${office === 'admiral' ? 'l’or' : 'l’argent'} non réclamé`,
    'goods-scored': ({ seat, points: worth }, context) =>
      `${context.seat(seat)} marque ${points(worth)} pour ses marchandises`,
    'chest-opened': ({ seat, silver, gold, jewels, points: worth }, context) =>
      `${context.seat(seat)} ouvre son coffre aux trésors\u00a0: ${silver} argent, ${gold} or, ${jewels} ${jewels < 2 ? 'bijou' : 'bijoux'}, ${points(worth)}`,
  } satisfies EventTexts;
}

/** The words for destinations and gifts with these names. */
export function french(named: Named): FrancisDrakeTexts {
  return {
    name: 'Francis Drake',
    tagline: 'Armez un bateau à Plymouth, posez vos missions en secret et revenez les cales pleines.',
    modes: { base: 'Trois voyages' },
    options: {
      shuffledStreet: 'Mélanger la rue dès le premier voyage',
      allTokens: 'Amiral et gouverneur choisissent parmi tous les jetons',
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
      'no-such-place': () => 'Ce lieu n’est pas dans la rue',
      behind: () => 'On ne peut qu’avancer dans la rue',
      'circles-full': () => 'Tous les cercles de ce lieu sont pris',
      'last-disc': () => 'Drake demande deux disques, et il ne vous en reste qu’un',
      'drake-first': () => 'Vous devez d’abord poser votre second disque chez Drake',
      invested: () => 'Vous avez déjà fait appel à l’investisseur dans cette partie',
      'has-galleon': () => 'Vous avez déjà un galion',
      'no-choice': () => 'Ce lieu ne donne pas cela',
      'wrong-tokens': () => 'Ce ne sont pas les jetons à poser',
      'no-such-destination': () => 'Cette destination n’est pas sur la carte',
      'no-such-disc': () => 'Vous n’avez pas ce disque pour ce voyage',
      'disc-placed': () => 'Ce disque est déjà sur la carte',
      'too-far': ({ zone, reach }) =>
        `C’est dans la zone ${Number(zone)}, et vos barils mènent à la zone ${Number(reach)}`,
      'already-there': () => 'Vous y avez déjà un disque',
      'not-present': () => 'Vous n’y avez pas de disque',
      'one-place': () => 'Un échange demande deux destinations différentes',
      'other-order': () =>
        'Cet échange est proposé dans l’autre sens\u00a0: nommez les deux mêmes destinations dans l’ordre inverse',
      'no-token': () => 'Il n’y a pas de jeton à cet endroit',
      'not-sold': () => 'Cette marchandise n’est plus ici',
      'not-asked': () => 'Ce n’est pas le moment',
    },
    decidedBy: {
      'home-first': 'Égalité\u00a0: qui est rentré le premier du troisième voyage passe devant.',
    },
    scores: {
      start: 'Départ',
      towns: 'Villes',
      forts: 'Forts',
      galleons: 'Galions',
      home: 'Retour anticipé',
      conquest: 'Tableau de conquêtes',
      offices: 'Amiral et gouverneur',
      investor: 'Investisseur',
      goods: 'Marchandises',
      treasure: 'Coffre aux trésors',
    },
  };
}

export const fr = french({ destinations: DESTINATIONS, choice: (_, take) => CHOICES[take] });
