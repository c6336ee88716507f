import type { BoardTexts } from './board-texts.ts';

const cards = (count: number) => (count <= 1 ? `${count} carte` : `${count} cartes`);

export const fr: BoardTexts = {
  harbour: 'La rivière',
  harbourEmpty: 'Aucune carte n’a encore été retournée.',
  drawPile: 'Pioche',
  discard: 'Défausse',
  expeditions: 'Expéditions',
  contracts: 'Contrats',
  timePile: 'Pioche temporelle',
  victoryPile: 'Pile de victoire',
  atTheGate: 'Arrive dans la rivière',
  cards,
  take: (coins) => `Prendre : ${coins}`,
  hire: (coins) => `Recruter : ${coins}`,
  short: (coins) => (coins === 1 ? 'Il manque 1 pièce d’or' : `Il manque ${coins} pièces d’or`),
  colours: (count, takes) =>
    count <= 1 ? `${count} couleur : prenez ${takes}` : `${count} couleurs : prenez ${takes}`,
  takeCount: (count) => `prenez ${count}`,
  bust: (percent) => `${percent} de perdre`,
  bustCards: (count, of) => `${count} sur ${of}`,
  showOdds: 'Montrer le risque',
  noBust: 'sans risque',
  crew: (fits, needs) => `Vous en avez ${fits} sur ${needs}`,
  sendOut: 'Envoyer',
  chooseCrew: 'Qui part en expédition ?',
  claim: 'Remplir',
  slot: (number, coins) => (coins === 0 ? `Case ${number}` : `Case ${number} : +${coins}`),
  marked: (name, step) => `${name} : étape ${step}`,
  round: (number) => `Manche ${number}`,
  goal: (influence) => `Fin à ${influence} d’influence`,
  lastRound: 'Dernière manche',
  active: 'Joue son tour',
  coins: 'Pièces d’or',
  sabres: 'Sabres',
  influence: 'Influence',
  markers: 'Marqueurs restants',
  crewHeading: 'Équipage',
  noCrew: 'Pas encore d’équipage',
  done: 'Expéditions accomplies',
  stored: 'Navires sous les marchands',
  kept: 'Gardés pour l’Antre des pirates',
  skull: 'Ne peut pas être repoussé',
  gift: (coins) => `${coins} pour quelqu’un d’autre`,
  why: {
    first: () => 'La rivière est vide : la première carte est toujours sans danger.',
    discover: (colours, takes) =>
      takes === 1
        ? 'En vous arrêtant, vous prenez 1 carte ; les autres peuvent ensuite acheter chez vous.'
        : `${colours} couleurs de navires sont dans la rivière, vous prenez donc ${takes} cartes ; les autres peuvent ensuite acheter chez vous.`,
    repel: (own, ship) => `Vous avez ${own} sabres contre ${ship}. Repoussé, il laisse sa couleur libre.`,
    repelBust: (own, ship) => `Sa couleur est déjà là. Vous avez ${own} sabres contre ${ship}.`,
    take: (left) =>
      left === 1
        ? 'Une carte est à vous. Ce qu’elle apporte compte aussitôt.'
        : `${left} cartes sont à vous, l’une après l’autre.`,
    takeForFee: (left, name) =>
      left === 1
        ? `Vous pouvez prendre une carte ; 1 pièce d’or va à ${name}.`
        : `Vous pouvez prendre ${left} cartes ; pour chacune, 1 pièce d’or va à ${name}.`,
    wait: (name) => `${name} réfléchit.`,
    window: () => 'Expéditions et contrats sont encore possibles ce tour-ci.',
  },
};
