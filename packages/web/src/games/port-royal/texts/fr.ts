import { some } from '@captains-table/kernel/french';
import type { BoardTexts } from './board-texts.ts';

const cards = (count: number) => some(count, 'carte', 'cartes');
const sabres = (count: number) => some(count, 'sabre', 'sabres');

const AND = new Intl.ListFormat('fr', { type: 'conjunction' });

export const fr: BoardTexts = {
  harbour: 'La rivière',
  jump: 'Parties de la table',
  harbourEmpty: 'La rivière est vide.',
  noExpedition: 'Aucune expédition pour l’instant.',
  discard: 'Défausse',
  expeditions: 'Expéditions',
  contracts: 'Contrats',
  timePile: 'Pioche temporelle',
  aim: 'but',
  contractsDone: (done, all) => `Contrats remplis\u00a0: ${done} sur ${all}.`,
  timeLeft: (count) => `Pioche temporelle\u00a0: ${cards(count)}`,
  victoryPile: 'Pile de victoire',
  atTheGate: 'Arrive dans la rivière',
  arriving: 'Arrive',
  cards,
  take: (coins) => `Prendre\u00a0: ${coins}`,
  hire: (coins) => `Recruter\u00a0: ${coins}`,
  short: (coins) => `Il manque ${some(coins, 'pièce', 'pièces')}`,
  shortBrief: (coins) => `Manque ${coins}`,
  colours: (count, takes) => `${some(count, 'couleur', 'couleurs')}\u00a0: prenez ${takes}`,
  takeCount: (takes) => `prenez ${takes}`,
  bust: (percent) => `${percent} de risque`,
  bustCards: (count, of) => `${count} sur ${of}`,
  bustWhy: (count, of) =>
    `Sur les ${of} cartes que personne ne connaît, ${count} feraient perdre la rivière\u00a0: celles de la pioche, et les pièces d’or, qui sont des cartes face cachée.`,
  showOdds: 'Montrer le risque',
  noBust: 'sans risque',
  crew: (fits, needs) => `Vous en avez ${fits} sur ${needs}`,
  chooseCrew: 'Qui part en expédition\u202f?',
  claim: 'Remplir',
  fulfilled: 'Rempli',
  together: (done, of) => `${done} sur ${of} remplis`,
  asks: {
    bruja: 'Capitaine et señorita',
    luminary: 'Prêtre et saltimbanque',
    'maritime-supremacy': 'Capitaine et vice-amiral',
    'new-colony': 'Colon et canonnière',
    'trade-outpost': 'Colon et greffier',
    'trade-master': 'Deux négociants',
    'thrifty-crew': 'Quatre personnages à 3 pièces au plus',
    mercenary: 'Trois sabres',
    explorer: 'Une expédition complétée',
    'frigate-nemesis': 'Renoncer 3 fois à l’or d’une frégate',
    'galleon-nemesis': 'Renoncer 2 fois à l’or d’un galion',
    'tax-inspector': 'Perdre de l’or par une taxation',
    jinx: 'Perdre son tour de joueur actif',
    speculator: 'Trois couleurs, lors de deux tours',
    'major-speculator': 'Quatre couleurs dans la rivière',
    'pirates-nest': 'Repousser et garder cinq couleurs',
    'small-estate': '12 points d’influence à soi seul',
    ransom: 'Payer 15 pièces à soi seul',
  },
  round: (number) => `Tour de table ${number}`,
  goal: (influence) => `Fin à ${influence} points d’influence`,
  lastRound: 'Dernier tour de table',
  coins: 'Pièces d’or',
  sabres: 'Sabres',
  influence: 'Influence',
  markers: 'Marqueurs restants',
  crewHeading: 'Équipage',
  noCrew: 'Pas encore d’équipage',
  done: 'Expéditions complétées',
  stored: 'Navires sous les marchands',
  kept: 'Gardés pour l’Antre des pirates',
  womanPassenger: 'Passagère',
  abilities: {
    trader: 'Ses navires\u00a0: 1 pièce de plus',
    settler: 'Compte comme maison',
    captain: 'Compte comme ancre',
    priest: 'Compte comme croix',
    jack: 'Tout symbole',
    sailor: '1 sabre',
    pirate: '2 sabres',
    senorita: 'Recruter coûte 1 de moins',
    jester: '1 si la rivière est vide',
    admiral: '2 dès 5 cartes',
    governor: '1 carte de plus',
    merchant: 'Garde ses navires\u00a0: influence',
    passenger: 'Influence seulement',
    gambler: 'Quatre cartes d’un coup',
    gunner: '1 par navire, moins 1',
    viceadmiral: '1 avec 3 ou 4 cartes',
    clerk: 'Ses navires\u00a0: 1 carte de plus',
    tybuk: 'Des sabres contre les navires',
    sentinel: 'Regarde 3 cartes, en garde 1',
    innkeeper: 'Couronne dès 4 personnages',
  },
  ladder: (from, to, takes) =>
    from === to ? `${from}\u00a0: ${takes} à prendre` : `${from}–${to}\u00a0: ${takes} à prendre`,
  offers: { draw: 'Révéler une carte', gamble: 'Parier' },
  tax: {
    name: 'Taxation',
    most: 'le plus',
    least: 'le moins',
    half: 'moitié',
    keep: (coins) => `garde ${coins}`,
  },
  symbols: (anchors, crosses, houses) =>
    AND.format([
      ...(anchors === 0 ? [] : [some(anchors, 'ancre', 'ancres')]),
      ...(crosses === 0 ? [] : [some(crosses, 'croix', 'croix')]),
      ...(houses === 0 ? [] : [some(houses, 'maison', 'maisons')]),
    ]),
  nobody: 'Personne encore',
  close: 'Fermer',
  drawLabel: (count, action) =>
    action === '' ? `Pioche, ${cards(count)}` : `Pioche, ${cards(count)}. ${action}`,
  prompt: { discover: () => 'Encore une carte, ou stop\u202f?' },
  why: {
    first: () => 'La rivière est vide\u00a0: la première carte est toujours sans danger.',
    discover: (colours, takes) =>
      takes === 1
        ? 'En vous arrêtant, vous prenez 1 carte\u202f; puis vient le tour des autres.'
        : `${colours} couleurs\u00a0: vous prenez ${takes} cartes, puis vient le tour des autres.`,
    discoverAlone: (takes) => `En vous arrêtant, vous prenez ${cards(takes)}.`,
    repel: (own, ship) => `Vous avez ${sabres(own)} contre ${ship}. Repoussé, il laisse sa couleur libre.`,
    repelBust: (own, ship) => `Sa couleur est déjà là. Vous avez ${sabres(own)} contre ${ship}.`,
    take: (left) =>
      left === 1
        ? 'Une carte est à vous. Ce qu’elle apporte compte aussitôt.'
        : `${left} cartes sont à vous, l’une après l’autre.`,
    takeForFee: (left, name) =>
      left === 1
        ? `Vous pouvez prendre une carte\u202f; 1 pièce d’or va à ${name}.`
        : `Vous pouvez prendre ${left} cartes\u202f; pour chacune, 1 pièce d’or va à ${name}.`,
    wait: (name) => `${name} réfléchit.`,
    window: () => 'Vous pouvez encore compléter des expéditions et remplir des contrats.',
  },
};
