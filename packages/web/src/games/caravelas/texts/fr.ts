import { some } from '@captains-table/kernel/french';
import type { BoardTexts } from './board-texts.ts';
import { LANDS, SEAS, SHIPS } from './chart-names.ts';

const markers = (number: number, dice = false) =>
  dice ? some(number, 'déplacement', 'déplacements') : some(number, 'marqueur', 'marqueurs');
const spaces = (number: number) => some(number, 'case', 'cases');

export const fr: BoardTexts = {
  chart: 'Carte du monde. Les flèches vont de case en case, plus et moins changent l’échelle.',
  sheet: { seas: SEAS, lands: LANDS, equator: 'Équateur', cancer: 'Cancer', capricorn: 'Capricorne' },
  zoom: {
    label: 'Échelle',
    closer: 'Plus près',
    farther: 'Plus loin',
    whole: 'Toute la carte',
    fleet: 'Montrer la flotte',
  },
  key: {
    title: 'Légende',
    event: 'Évènement\u00a0: carte',
    cape: 'Cap\u00a0: dé',
    pirates: 'Pirates\u00a0: +1',
    current: 'Courant\u00a0: 0',
    frontier: 'Deux océans',
    destination: 'Destination',
  },
  oceans: { atlantic: 'océan Atlantique', indian: 'océan Indien' },
  place: {
    value: (points) => `${points}\u00a0PV`,
    foundBy: (name) => `découvert par ${name}`,
    unfound: 'pas encore découvert',
    sells: (good) => `On y charge\u00a0: ${good}`,
    destination: (points) => `L’une de vos destinations\u00a0: ${points}\u00a0PV à la fin`,
    event: 'Case évènement\u00a0: qui y entre joue une carte évènement.',
    cape: 'Eaux du Cap\u00a0: qui y entre lance le dé. Un 1 coule un navire.',
    pirates: {
      full: 'Pirates\u00a0: y entrer coûte 1 marqueur de plus, ou un vent favorable.',
      drawn: 'Pirates\u00a0: y entrer coûte 1 marqueur de plus.',
      dice: 'Pirates\u00a0: y entrer prend 1 déplacement de plus.',
    },
    home: 'On y vend, on y répare, on y construit le monastère. S’y arrêter met fin au tour.',
    close: 'Fermer',
    fleets: (names) => `Ici\u00a0: ${names}`,
  },
  route: {
    cost: markers,
    short: (missing, dice) => `il manque ${markers(missing, dice)} ce tour-ci`,
    sea: (number) => `${spaces(number)} à la voile`,
    current: (number) => `${spaces(number)} avec le courant`,
    pirates: (number) => (number === 1 ? 'pirates' : `pirates, ${number} fois`),
    event: (number) =>
      number === 1
        ? 'un évènement\u00a0: une carte à jouer'
        : `${number} évènements\u00a0: une carte chaque fois`,
    cape: (number) =>
      number === 1 ? 'le Cap\u00a0: le dé à lancer' : `le Cap\u00a0: le dé à lancer ${number} fois`,
    discovers: (points, ports) => `${points}\u00a0PV\u00a0: ${ports}`,
    destination: (points) => `${points}\u00a0PV à la fin, pour votre destination`,
    loads: (goods) => `À charger\u00a0: ${goods}`,
    noCard: 'Vous n’avez aucune carte que vous pourriez y jouer.',
    last: (dice) => `Dernier ${dice ? 'déplacement' : 'marqueur'}\u00a0: le tour s’arrête là.`,
    sail: 'Choisissez-la pour y aller.',
    plan: 'Choisissez-la pour tracer la route.',
  },
  planned: {
    title: (place) => `Aller à ${place}\u202f?`,
    why: (cost, of, stops, dice) =>
      stops === 0
        ? `${cost} sur ${markers(of, dice)}. Chaque déplacement peut être repris.`
        : `${cost} sur ${markers(of, dice)}. Une carte ou le dé vous arrêtera.`,
    setSail: 'Prendre la mer',
    change: 'Effacer la route',
  },
  monastery: {
    title: 'Jerónimos',
    note: (points) => `1 poivre, ${points}\u00a0PV`,
    piece: (number) => `Pièce ${number}`,
    free: 'libre',
    boughtBy: (name) => `achetée par ${name}`,
    order: 'Ordre de jeu',
    bid: (number) => `pari ${number}`,
  },
  auction: {
    title: 'Les paris pour l’ordre de jeu',
    bid: (number) => markers(number),
    none: 'rien pour l’instant',
    raise: (number, left) => `Parier ${markers(number)}, il en reste ${left} pour naviguer`,
    leaves: 'Votre pari',
  },
  places: {
    title: 'Choisissez votre place',
    note: 'Qui a parié le plus choisit en premier.',
    place: (number) => `Place ${number}`,
  },
  lisboa: {
    title: 'À Lisboa',
    build: 'Construire une pièce du monastère',
    buildNote: (points) => `Donner 1 poivre\u00a0: +${points}\u00a0PV`,
    noPepper: 'Pas de poivre à bord',
    allBuilt: 'Le monastère est achevé',
    upgrade: 'Améliorer la flotte',
    upgradeNote: (number) =>
      number === 0
        ? 'Donner 3 marchandises\u00a0: 4e navire'
        : `Donner 3 marchandises\u00a0: 4e navire, ${markers(number)} de plus`,
    upgraded: (number) =>
      number === 0 ? 'C’est fait\u00a0: 4 navires' : `C’est fait\u00a0: 4 navires, ${markers(number)}`,
    tooFew: 'Il faut 3 marchandises différentes',
    give: (goods) => `Donner\u00a0: ${goods}`,
    choose: 'Choisissez trois marchandises à donner',
    sale: 'Vendre le reste',
    sells: (points) => `+${points}\u00a0PV`,
    nothing: 'Les cales sont vides',
    repair: 'Les navires coulés sont réparés.',
  },
  wreck: {
    title: 'Un 1\u00a0: quel navire coule\u202f?',
    note: 'Il sera réparé à Lisboa.',
    loses: (goods) => `Perdu\u00a0: ${goods}`,
    empty: 'Vide',
  },
  hand: {
    title: 'Vos cartes évènements',
    play: 'Choisissez celle à jouer',
    keep: 'Pour les cases bleues en route',
    empty: 'Aucune carte en main',
    against: 'Contre les pirates\u00a0: choisissez-la, puis entrez.',
    ready: 'Maintenant, entrez chez les pirates.',
    tooStrong: (number) => `Il faut ${markers(number)}\u00a0: il n’en reste pas assez.`,
  },
  cards: {
    storm: (number) => `Coûte ${markers(number)}. Les autres\u00a0: ${spaces(number)}.`,
    compass: (direction, number) => `${spaces(number)} vers le ${direction}, les autres aussi.`,
    fairWind: (number) => `Rend ${markers(number)}. Les autres\u00a0: ${spaces(number)}.`,
    calm: 'Votre tour s’arrête.',
  },
  played: {
    by: (name) => `jouée par ${name}`,
    safe: 'Face rouge\u00a0: passé sans encombre',
    one: 'Un 1\u00a0: un navire coule',
    rolled: (first, second) => `${first} et ${second}`,
  },
  goods: {
    malagueta: { letter: 'M', name: 'malagueta' },
    brazilwood: { letter: 'B', name: 'bois' },
    ivory: { letter: 'I', name: 'ivoire' },
    pepper: { letter: 'P', name: 'poivre' },
    cinnamon: { letter: 'C', name: 'cannelle' },
    silk: { letter: 'S', name: 'soie' },
    nutmeg: { letter: 'N', name: 'muscade' },
    silver: { letter: 'A', name: 'argent' },
  },
  fleet: {
    title: 'Votre flotte',
    ships: SHIPS,
    ship: (number) => `Navire ${number}`,
    markers: (free, all) => `${free} sur ${markers(all)}`,
    markersLabel: (free, planned, used) =>
      `Marqueurs navigation\u00a0: ${some(free, 'libre', 'libres')}, ${some(planned, 'prévu', 'prévus')}, ${some(used, 'utilisé', 'utilisés')}`,
    wreck: 'Coulé jusqu’à Lisboa',
    locked: '3 marchandises différentes à Lisboa',
    loaded: 'à bord',
    empty: 'vide',
  },
  panel: {
    destinations: 'Destinations',
    each: (points) => `${points}\u00a0PV chacune`,
    done: 'découverte par vous',
    lost: 'découverte par quelqu’un d’autre',
    open: 'encore libre',
    hidden: (cards) => `${cards} cartes destinations, face cachée`,
    discovered: 'Ports découverts',
    none: 'Aucun pour l’instant',
    points: 'PV',
    markers: 'Marqueurs restants',
    cards: 'Cartes évènements',
    jeronimos: 'Jerónimos',
    sales: 'Ventes',
    discoveries: 'Découvertes',
  },
  course: {
    round: (number) => `Tour ${number}`,
    pieces: (left) => some(left, 'pièce Jerónimos restante', 'pièces Jerónimos restantes'),
    aim: 'restants',
    last: 'Dernier tour',
  },
  offers: {
    anchor: 'Finir le tour',
    call: 'S’arrêter à Lisboa',
    stay: 'Rester ici',
    pass: 'Passer',
    fill: 'Vendre et finir le tour',
    swap: 'Vendre et changer de main',
    points: (points) => `+${points}`,
  },
  why: {
    turn: 'Ce qui brille est à une case\u202f; en pointillé, à portée.',
    home: 'Prenez la mer, ou arrêtez-vous ici pour vendre, construire, réparer et prendre des cartes.',
    event: 'Les autres flottes de cet océan avancent d’abord, puis la carte agit sur vous.',
    bonus: 'Évènements, pirates et courants ne comptent pas\u202f; les ports en chemin, si.',
    wreck: 'Ses marchandises sont perdues\u202f; il sera réparé à Lisboa.',
    auction:
      'Le plus offrant choisit d’abord sa place dans l’ordre. Les marqueurs pariés ne serviront pas à naviguer ce tour-ci.',
    lisboa: 'Construisez et améliorez d’abord\u202f; le reste est vendu à la fin du tour.',
  },
  spoken: {
    port: (name, year, points) => `${name}, ${year}, ${points}\u00a0PV`,
    sign: { event: 'case évènement', cape: 'case rouge', pirates: 'pirates' },
  },
};
