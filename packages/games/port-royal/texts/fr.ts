import type { Content } from '../src/content.ts';
import { factsOf } from './card-facts.ts';
import { adventureTexts } from './fr-adventure.ts';
import { CARDS, COLOURS, PERSONS, SHIPS } from './fr-cards.ts';
import { CONTRACTS } from './fr-contracts.ts';
import { RANKS, events } from './fr-events.ts';
import { HELP } from './fr-help.ts';
import { helpConcerns } from './help-concerns.ts';
import { moves, prompts } from './fr-moves.ts';
import { cardWords, coins } from './fr-words.ts';
import type { OtherTexts, PortRoyalTexts } from './port-royal-texts.ts';

const REFUSALS: OtherTexts['refusals'] = {
  'must-draw': () => 'Révélez au moins une carte avant de vous arrêter',
  'no-gambler': () => 'Vous n’avez plus de parieur à utiliser pendant ce tour',
  gambled: () => 'Après un pari, on ne peut plus révéler de cartes une à une pendant ce tour',
  skull: () => 'Un navire à tête de mort ne peut jamais être repoussé',
  'too-few-sabres': () => 'Vous n’avez pas assez de sabres pour repousser ce navire',
  'nest-closed': () =>
    `Un navire repoussé ne se garde que pour le contrat ${CONTRACTS['pirates-nest'].name}, un par couleur, et tant que vous pouvez encore le remplir`,
  'not-in-harbour': () =>
    `On ne prend que ce qui se trouve dans la rivière\u00a0: les navires par le Commerce, les personnages par le Recrutement`,
  'no-takes-left': () => 'Vous avez déjà pris toutes les cartes auxquelles vous avez droit',
  'too-expensive': (params) =>
    `Il vous faudrait ${coins(Number(params['cost']))} pour cela, et vous en avez ${Number(params['coins'])}`,
  'only-active': () => 'Seul le joueur actif peut faire cela',
  'expedition-away': () => 'Cette expédition n’est pas sur la table',
  'wrong-persons': () =>
    'Une expédition demande exactement un personnage adapté de votre espace personnel pour chaque symbole',
  'contract-away': () => 'Ce contrat ne fait pas partie des contrats visibles',
  'contract-done': () => 'Vous avez déjà rempli ce contrat',
  'no-marker': () => 'Tous vos marqueurs sont déjà sur des contrats',
  'not-met': () => 'Vous ne remplissez pas en ce moment les conditions de ce contrat',
  'not-asked': () => 'Ce n’est pas le moment',
};

export function french(content: Content): PortRoyalTexts {
  const facts = factsOf(content);
  const words = cardWords(facts);
  const adventure = adventureTexts(facts, words);
  return {
    name: 'Port Royal',
    tagline: 'Révélez des navires, recrutez un équipage et sachez vous arrêter à temps.',
    modes: {
      base: 'Jeu de base',
      'sets-sail': 'Port Royal met les voiles',
      contracts: 'Pour un contrat de plus, mode compétitif',
      cooperative: 'Pour un contrat de plus, mode coopératif',
      solo: 'Pour un contrat de plus, mode solo',
      'adventure-cooperative': 'L’aventure commence, mode coopératif',
      'adventure-competitive': 'L’aventure commence, mode compétitif',
      'adventure-variable': 'L’aventure commence, mode variable',
    },
    options: {
      chapter: 'Chapitre',
      'chapter.1': 'Chapitre 1',
      'chapter.2': 'Chapitre 2',
      'chapter.3': 'Chapitre 3',
      'chapter.4': 'Chapitre 4',
      'chapter.5': 'Chapitre 5',
      draft: 'Choix alternatif des aventuriers',
      expeditionToWin: 'Une expédition est nécessaire pour gagner',
      setsSail: 'Avec 20 cartes de Port Royal met les voiles',
      gambler: 'Avec le parieur',
      newCrew: 'Avec les personnages et les navires de Pour un contrat de plus',
      randomStart: 'Premier joueur tiré au sort',
    },
    ships: {
      yellow: SHIPS.yellow.the,
      blue: SHIPS.blue.the,
      green: SHIPS.green.the,
      red: SHIPS.red.the,
      black: SHIPS.black.the,
      ares: SHIPS.ares.the,
    },
    shipNames: {
      yellow: SHIPS.yellow.name,
      blue: SHIPS.blue.name,
      green: SHIPS.green.name,
      red: SHIPS.red.name,
      black: SHIPS.black.name,
      ares: SHIPS.ares.name,
    },
    colours: COLOURS,
    persons: PERSONS,
    contracts: CONTRACTS,
    cards: CARDS,
    help: HELP,
    helpConcerns,
    ranks: RANKS,
    card: words.card,
    adventurers: adventure.adventurers,
    eventCards: adventure.eventCards,
    mission: adventure.mission,
    prompts: { ...adventure.prompts, ...prompts(facts, words) },
    moves: { ...adventure.moves, ...moves(facts, words) },
    events: { ...adventure.events, ...events(facts, words) },
    refusals: { ...adventure.refusals, ...REFUSALS },
    decidedBy: {
      trophy: 'Sans trophée, personne ne gagne.',
      markers:
        'Égalité de points d’influence\u00a0: le joueur qui a le moins de marqueurs sur son aventurier passe devant.',
      coins: 'Égalité de points d’influence\u00a0: le joueur qui a le plus de pièces d’or passe devant.',
      expedition: 'Sans expédition complétée, personne ne gagne.',
    },
    facts: {
      won: 'Chapitres gagnés',
      lost: 'Chapitres perdus',
      defeats: 'Défaites dans ce chapitre',
      coins: 'Pièces d’or à partager au départ',
    },
    scores: {
      crowns: 'Couronnes',
      persons: 'Personnages',
      expeditions: 'Expéditions',
      ships: 'Navires sous les marchands',
      contracts: 'Contrats',
      victory: 'Pile de victoire',
    },
  };
}
