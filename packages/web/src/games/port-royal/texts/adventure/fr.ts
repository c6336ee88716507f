import type { AdventureBoardTexts } from './adventure-texts.ts';
import { EVENT_LINES } from './event-lines-fr.ts';

const OR = new Intl.ListFormat('fr', { type: 'disjunction' });
const AND = new Intl.ListFormat('fr', { type: 'conjunction' });
const some = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;
const coins = (count: number) => some(count, 'pièce', 'pièces');
const crowns = (count: number) => some(count, 'couronne', 'couronnes');
const sabres = (count: number) => some(count, 'sabre', 'sabres');
const CARGO = { book: 'livres', herbs: 'herbes', bread: 'pain', rum: 'rhum' };

export const fr: AdventureBoardTexts = {
  ares: 'Arès',
  event: 'Événement du tour',
  noEvent: 'Le premier événement vient avec le premier tour.',
  eventLines: EVENT_LINES,
  missions: 'Missions',
  missionsNote: 'À tout moment de votre tour, une fois chacun',
  noMission: 'La première mission vient avec l’histoire.',
  mission: (id) => `Mission ${id}`,
  newest: 'Nouvelle',
  first: '1er',
  each: 'chacun',
  done: 'Déjà accomplie',
  otherPlay: 'Hors de cette partie',
  noMarker: 'Plus de marqueur',
  halfDone: 'Un tour sur deux',
  claim: 'Accomplir',
  reward: (gold, crown) =>
    [...(gold > 0 ? [`+${coins(gold)}`] : []), ...(crown > 0 ? [`+${crowns(crown)}`] : [])].join(', '),
  asks(asked, person) {
    switch (asked.asks) {
      case 'persons': {
        const names = OR.format(asked.types.map(person));
        return asked.count === 1 ? names : `${asked.count} × ${names}`;
      }
      case 'cheap-persons':
        return `${asked.count} personnages à ${asked.cost} pièces ou moins`;
      case 'sabres':
        return sabres(asked.count);
      case 'expeditions':
        return some(asked.count, 'expédition accomplie', 'expéditions accomplies');
      case 'influence':
        return `${asked.count} d’influence`;
      case 'pay':
        return `payer ${coins(asked.coins)}`;
      case 'ships':
        return some(asked.count, 'navire d’Arès gardé', 'navires d’Arès gardés');
      case 'cargo':
        return `${asked.count} à bord\u00a0: ${OR.format(asked.cargo.map((cargo) => CARGO[cargo]))}`;
      case 'crowns':
        return `payer ${crowns(asked.count)}`;
      case 'colours':
        return `${asked.count} couleurs au port`;
      case 'stop':
        return `s’arrêter à exactement ${some(asked.cards, 'carte', 'cartes')}`;
      case 'take-less':
        return `prendre ${asked.cards} de moins`;
      case 'taxed':
        return 'perdre des pièces à la taxe';
    }
  },
  lacks(asked, count) {
    switch (asked.asks) {
      case 'persons':
      case 'cheap-persons':
        return `Manque ${some(count, 'personne', 'personnes')}`;
      case 'sabres':
        return `Manque ${sabres(count)}`;
      case 'expeditions':
        return 'Pas d’expédition';
      case 'influence':
        return `Manque ${count} d’influence`;
      case 'pay':
        return `Manque ${coins(count)}`;
      case 'ships':
      case 'cargo':
        return `Manque ${some(count, 'navire', 'navires')}`;
      case 'crowns':
        return `Manque ${crowns(count)}`;
      case 'colours':
      case 'stop':
      case 'take-less':
      case 'taxed':
        return 'Le moment venu';
    }
  },
  chooseShips: 'Quels navires donnez-vous\u202f?',
  couldComplete: (ids) =>
    ids.length === 1
      ? `Vous pourriez accomplir la mission ${ids[0]}.`
      : `Vous pourriez accomplir les missions ${AND.format(ids)}.`,
  chapter: (number) => `Chapitre ${number}`,
  variable: 'Partie variable',
  month: (number) => `Mois ${number}`,
  turnsLeft: (turns) =>
    turns === 0
      ? 'Le mois finit au tour suivant'
      : `Encore ${some(turns, 'tour', 'tours')}, puis le mois finit`,
  goals: {
    missions: 'Chaque mission par quelqu’un',
    markers: 'Marqueurs envoyés',
    influence: 'Influence de tous',
  },
  trophy: 'Trophée',
  ends: (influence) => `Fin à ${influence} d’influence avec le trophée`,
  goalReached: (missions, markers, influence) =>
    `Missions ${missions}, marqueurs ${markers}, influence ${influence}.`,
  stern: (gone) => `${gone} marqueurs envoyés sur 4`,
  crowns,
  locked: 'Sert après la première mission',
  abilities: {
    'grace-may': 'Rivière perdue à 4 cartes ou moins\u00a0: +2 pièces',
    'jacques-grandeur': 'Une expédition complétée\u00a0: +2 couronnes',
    'jean-blackbeard': 'Porte 1 sabre',
    'senora-anne': 'Chaque personnage coûte 1 pièce de moins',
    'don-ferdinando': 'Un navire rouge pris\u00a0: +1 couronne',
    'officer-scott': 'Cinq cartes en rivière\u00a0: +1 pièce',
    'p-landman': 'Un navire bleu pris\u00a0: +1 pièce',
    'cutthroat-mary': 'Trois navires en rivière\u00a0: +1 pièce',
    'samuel-blackguard': 'Une seule fois\u00a0: +2 pièces',
    'thomas-fishborn': 'Regarde les cartes à venir, une fois par tour',
  },
  keepTab: (gain) => ({ full: `${gain} ou garder`, brief: `${gain}, gardé` }),
  sell: (cargo, count) => `Vendre\u00a0: ${cargo}, +${coins(count)}`,
  keepOrSell: (ship) => `${ship}\u00a0: le vendre, ou le garder pour sa cargaison\u202f?`,
  look: 'Envoyer une sentinelle',
  seen: 'Vous seul voyez ces cartes',
  putBack: { full: 'Remettre sur la pile', brief: 'Sur la pile' },
  place: { full: 'Placer au port', brief: 'Au port' },
  next: (card) => `Ensuite\u00a0: ${card}`,
  chooseAdventurer: 'Choisissez votre aventurier',
  treasure: (count) => `Commence avec ${coins(count)}`,
  share: (count) => `Le groupe a encore ${coins(count)} à partager. Combien en prenez-vous\u202f?`,
  cargo: CARGO,
  kept: (cargo) => `Navire gardé, cargaison\u00a0: ${cargo}`,
  expeditions: (count) => some(count, 'expédition accomplie', 'expéditions accomplies'),
  moments: {
    won: 'Chapitre gagné',
    lost: 'Chapitre perdu',
    trophy: 'Le trophée',
    'month-over': 'Le mois est fini',
    'mission-done': 'Mission accomplie',
    'mission-step': 'Le premier de deux tours',
    'bought-marker': 'Un marqueur dans la boîte',
    'bought-crowns': 'Couronnes achetées',
    shared: 'Le butin se partage',
    adventurer: 'Un aventurier embarque',
  },
  page: {
    changes: 'À la table',
    mission: 'Votre mission',
    take: 'Accepter la mission',
    adds: {
      ares: 'Les navires des pirates d’Arès, les frères Tybuk et une taxation sont mélangés à la pioche.',
      sentinels: 'Les sentinelles sont mélangées à la pioche.',
      rum: 'Des navires chargés de rhum sont mélangés à la pioche.',
      explorers: 'Un capitaine, un prêtre, un colon et deux expéditions sont mélangés à la pioche.',
      bread: 'Des navires chargés de pain sont mélangés à la pioche.',
      innkeepers: 'Les aubergistes sont mélangés à la pioche.',
      levy: 'Une taxation et la dernière expédition sont mélangées à la pioche.',
    },
    returned: 'Tous les navires d’Arès de la défausse retournent dans la pioche.',
    gain: (count) => `Chaque joueur gagne ${coins(count)}.`,
    pay: (count) => `Chaque joueur paie ${coins(count)}.`,
    sellCrowns: (price, most) =>
      `Chaque joueur peut acheter jusqu’à ${crowns(most)}, à ${coins(price)} l’une.`,
  },
};
