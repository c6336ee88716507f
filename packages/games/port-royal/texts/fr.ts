import type { Scene, Seat } from '@captains-table/kernel';
import type { Content } from '../src/content.ts';
import { rankOf } from '../src/coop.ts';
import { factsOf } from './card-facts.ts';
import { CARDS, COLOURS, PERSONS, SHIPS } from './fr-cards.ts';
import { CONTRACTS } from './fr-contracts.ts';
import { HELP } from './fr-help.ts';
import { helpConcerns } from './help-concerns.ts';
import { REASONS } from './fr-reasons.ts';
import { RULES } from './fr-rules.ts';
import { cardWords, cards, coins, contract, influence, rewards } from './fr-words.ts';
import type { PortRoyalTexts } from './port-royal-texts.ts';
import { rules } from './rules.ts';

const RANKS: PortRoyalTexts['ranks'] = {
  landlubber: 'Marin d’eau douce',
  sailor: 'Matelot',
  pirate: 'Pirate',
  captain: 'Capitaine',
  lord: 'Seigneur des Sept Mers',
};

/** « Anne : choisissez » */
const to = (scene: Pick<Scene, 'seat'>, seat: Seat, text: string) => `${scene.seat(seat)}\u00a0: ${text}`;

export function french(content: Content): PortRoyalTexts {
  const facts = factsOf(content);
  const { a, card, crew, expedition, the } = cardWords(facts);
  return {
    name: 'Port Royal',
    tagline: 'Révélez des navires, recrutez un équipage et sachez vous arrêter à temps.',
    modes: {
      base: 'Jeu de base',
      'sets-sail': 'Port Royal met les voiles',
      contracts: 'Pour un contrat de plus, mode compétitif',
      cooperative: 'Pour un contrat de plus, mode coopératif',
      solo: 'Pour un contrat de plus, mode solo',
    },
    options: {
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
    },
    shipNames: {
      yellow: SHIPS.yellow.name,
      blue: SHIPS.blue.name,
      green: SHIPS.green.name,
      red: SHIPS.red.name,
      black: SHIPS.black.name,
    },
    colours: COLOURS,
    persons: PERSONS,
    contracts: CONTRACTS,
    cards: CARDS,
    help: HELP,
    helpConcerns,
    rules: rules(RULES),
    ranks: RANKS,
    reasons: REASONS,
    card,
    prompts: {
      'set-aside': ({ seat, time }, scene) =>
        to(
          scene,
          seat,
          `combien des ${time} cartes de la pioche temporelle vont dans la pile de victoire\u202f?`,
        ),
      discover({ seat, drawn, gambled }, scene) {
        if (gambled > 0) return to(scene, seat, 'utilisez un autre parieur ou arrêtez-vous');
        if (drawn === 0) return to(scene, seat, 'révélez la première carte');
        return to(scene, seat, 'révélez encore une carte ou arrêtez-vous');
      },
      repel: ({ seat, card: ship, bust }, scene) =>
        bust
          ? to(scene, seat, `repoussez ${the(ship)}, sinon ce navire met fin à votre tour`)
          : to(scene, seat, `repoussez ${the(ship)} ou laissez entrer ce navire`),
      claim: ({ seat, contract: id }, scene) =>
        facts.claim(id).how === 'count'
          ? to(scene, seat, `placer un marqueur sur le contrat ${contract(id)}\u202f?`)
          : to(scene, seat, `remplir le contrat ${contract(id)}\u202f?`),
      save: ({ seat }, scene) =>
        to(scene, seat, `mettre une carte de la pioche temporelle dans la pile de victoire\u202f?`),
      take({ seat, left, fee }, scene) {
        if (left === 0)
          return to(scene, seat, 'vous n’avez plus de carte à prendre, terminez quand vous voulez');
        const what = left === 1 ? 'prenez 1 carte' : `prenez jusqu’à ${left} cartes`;
        if (!fee) return to(scene, seat, `${what} ou terminez`);
        const price = left === 1 ? coins(1) : `${coins(1)} par carte`;
        return to(scene, seat, `${what}, contre ${price} au joueur actif, ou terminez`);
      },
      forgo: ({ seat, card: ship, contract: id }, scene) =>
        to(scene, seat, `renoncer à l’or que rapporte ${the(ship)} pour le contrat ${contract(id)}\u202f?`),
      store: ({ seat, card: ship }, scene) => to(scene, seat, `placer ${the(ship)} sous un marchand\u202f?`),
      gift: ({ seat, card: ship }, scene) =>
        to(scene, seat, `à qui offrir ${coins(facts.gift(ship))}\u202f?`),
      window: ({ seat, after }, scene) =>
        after === 'bust'
          ? to(scene, seat, 'la rivière est perdue, mais expéditions et contrats restent possibles')
          : to(scene, seat, 'dernière occasion du tour pour les expéditions et les contrats'),
    },
    moves: {
      'set-aside': (move) =>
        move.cards === 0
          ? 'laisser la pioche temporelle telle quelle'
          : `mettre ${cards(move.cards)} dans la pile de victoire`,
      draw: (_move, { pending }) =>
        pending?.kind === 'discover' && pending.drawn > 0 ? 'révéler encore une carte' : 'révéler une carte',
      stop: () => 's’arrêter',
      gamble: () => 'utiliser un parieur',
      repel: () => 'repousser le navire',
      'repel-keep': () => 'repousser le navire et le garder',
      'let-in': (_move, { pending }) =>
        pending?.kind === 'repel' && pending.bust
          ? 'le laisser entrer et perdre la rivière'
          : 'le laisser entrer',
      claim({ contract: id }, { pending }) {
        const claim = facts.claim(id);
        if (claim.how === 'count' && pending?.kind === 'claim') {
          return `placer un marqueur sur le contrat ${contract(id)}`;
        }
        if (claim.how === 'pay') return `payer ${coins(claim.coins)} et remplir le contrat ${contract(id)}`;
        if (claim.how === 'empty-nest') {
          return `défausser les navires gardés et remplir le contrat ${contract(id)}`;
        }
        return `remplir le contrat ${contract(id)}`;
      },
      decline: () => 'y renoncer',
      save: ({ take }) =>
        take ? 'la mettre dans la pile de victoire' : 'la laisser sur la pioche temporelle',
      trade: ({ card: ship }) => `commercer avec ${the(ship)}`,
      recruit: ({ card: person }) => `recruter ${the(person)}`,
      expedition: (move) => `compléter ${the(move.card)} avec ${crew(move.persons)}`,
      forgo: ({ take }) => (take ? 'renoncer aux pièces d’or' : 'prendre les pièces d’or'),
      store: ({ take }) => (take ? 'le placer sous un marchand' : 'le défausser'),
      gift: (move, scene) => `l’offrir à ${scene.seat(move.to)}`,
      done: (_move, { pending }) => (pending?.kind === 'window' ? 'finir le tour' : 'terminer'),
    },
    events: {
      'turn-began': ({ seat, turn }, scene) => `Tour ${turn}\u00a0: c’est à ${scene.seat(seat)} de jouer`,
      'set-aside': (event, scene) =>
        `${scene.seat(event.seat)} met ${cards(event.cards)} de la pioche temporelle dans la pile de victoire`,
      drew: ({ seat, card: drawn, from }, scene) =>
        from === 'time'
          ? `${scene.seat(seat)} tire de la pioche temporelle ${a(drawn)}`
          : `${scene.seat(seat)} révèle ${a(drawn)}`,
      gambled: (event, scene) =>
        `${scene.seat(event.seat)} tente un pari\u00a0: ${cards(event.cards)} d’un coup`,
      repelled: ({ seat, card: ship }, scene) => `${scene.seat(seat)} repousse ${the(ship)}`,
      kept: ({ seat, card: ship }, scene) =>
        `${scene.seat(seat)} repousse ${the(ship)} et garde ce navire pour le contrat ${contract('pirates-nest')}`,
      stopped: ({ seat }, scene) => `${scene.seat(seat)} s’arrête`,
      'nothing-left': () => 'On ne peut plus révéler de carte pendant ce tour, la Découverte est terminée',
      busted: ({ seat }, scene) => `Deux navires de même couleur\u00a0: ${scene.seat(seat)} perd la rivière`,
      taxed: (event, scene) => `La taxation fait perdre ${coins(event.coins)} à ${scene.seat(event.seat)}`,
      'tax-bonus': (event, scene) => `La taxation rapporte ${coins(event.coins)} à ${scene.seat(event.seat)}`,
      saved: ({ seat }, scene) =>
        `${scene.seat(seat)} met une carte de la pioche temporelle dans la pile de victoire`,
      jested: (event, scene) =>
        `${scene.seat(event.seat)} gagne ${coins(event.coins)} grâce aux saltimbanques`,
      arrived: (event, scene) =>
        `${scene.seat(event.seat)} gagne ${coins(event.coins)} grâce à ses personnages avant de choisir`,
      traded: (event, scene) =>
        `${scene.seat(event.seat)} commerce avec ${the(event.card)} et gagne ${coins(event.coins)}`,
      forwent: ({ seat, card: ship }, scene) =>
        `${scene.seat(seat)} commerce avec ${the(ship)} et renonce aux pièces d’or`,
      stored: ({ seat, card: ship }, scene) => `${scene.seat(seat)} place ${the(ship)} sous un marchand`,
      gave: (event, scene) =>
        `${scene.seat(event.seat)} fait gagner ${coins(event.coins)} à ${scene.seat(event.other)}`,
      fee: ({ seat, other }, scene) => `${scene.seat(seat)} paie ${coins(1)} à ${scene.seat(other)}`,
      recruited: ({ seat, card: person, cost }, scene) =>
        cost === 0
          ? `${scene.seat(seat)} recrute gratuitement ${the(person)}`
          : `${scene.seat(seat)} recrute ${the(person)} pour ${coins(cost)}`,
      explored(event, scene) {
        const gained = rewards(event.coins, facts.influence(event.card));
        const done = `${scene.seat(event.seat)} complète ${expedition(event.card)} avec ${crew(event.persons)}`;
        return gained === '' ? done : `${done}\u00a0: ${gained}`;
      },
      counted: ({ seat, contract: id, step }, scene) =>
        step === 1
          ? `${scene.seat(seat)} place un marqueur sur la case 1 du contrat ${contract(id)}`
          : `${scene.seat(seat)} avance son marqueur sur la case ${step} du contrat ${contract(id)}`,
      claimed(event, scene) {
        const gained = rewards(event.coins, event.influence);
        const done = `${scene.seat(event.seat)} remplit le contrat ${contract(event.contract)}`;
        return gained === '' ? done : `${done} et gagne ${gained}`;
      },
      passed: ({ seat }, scene) => `${scene.seat(seat)} ne prend pas de carte`,
      reshuffled: (event) =>
        `La défausse (${cards(event.cards)}) est mélangée pour former une nouvelle pioche`,
      exchanged: (event) =>
        `Toutes les pièces d’or deviennent des jetons, et leurs ${cards(event.cards)} sont mélangées à la pioche`,
      standstill: ({ rounds }) =>
        rounds <= 1
          ? 'Il ne reste aucune carte et plus rien ne change, la partie s’arrête là'
          : `Rien n’a changé depuis ${rounds} tours de table, la partie s’arrête là`,
      ending: (event, scene) =>
        `${scene.seat(event.seat)} a ${influence(event.influence)}\u00a0: on termine le tour de table, puis la partie s’achève`,
      won: ({ victory }) =>
        `Tous les contrats sont remplis, la partie est gagnée\u202f! Votre grade\u00a0: ${RANKS[rankOf(victory)]}, avec ${cards(victory)} dans la pile de victoire`,
      lost: () =>
        `La pioche temporelle est vide et il reste des contrats à remplir\u00a0: la partie est perdue`,
    },
    refusals: {
      'must-draw': () => 'Révélez au moins une carte avant de vous arrêter',
      'no-gambler': () => 'Vous n’avez plus de parieur à utiliser pendant ce tour',
      gambled: () => 'Après un pari, on ne peut plus révéler de cartes une à une pendant ce tour',
      skull: () => 'Un navire à tête de mort ne peut jamais être repoussé',
      'too-few-sabres': () => 'Vous n’avez pas assez de sabres pour repousser ce navire',
      'nest-closed': () =>
        `Un navire repoussé ne se garde que pour le contrat ${contract('pirates-nest')}, un par couleur, et tant que vous pouvez encore le remplir`,
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
    },
    decidedBy: {
      coins: 'Égalité de points d’influence\u00a0: le joueur qui a le plus de pièces d’or passe devant.',
      expedition: 'Sans expédition complétée, personne ne gagne.',
    },
    scores: {
      persons: 'Personnages',
      expeditions: 'Expéditions',
      ships: 'Navires sous les marchands',
      contracts: 'Contrats',
      victory: 'Pile de victoire',
    },
  };
}
