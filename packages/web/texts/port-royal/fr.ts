import type { BoardTexts } from './board-texts.ts';

const cards = (count: number) => (count <= 1 ? `${count} carte` : `${count} cartes`);

const AND = new Intl.ListFormat('fr', { type: 'conjunction' });
const some = (count: number, one: string, many: string) =>
  count === 0 ? '' : `${count} ${count <= 1 ? one : many}`;
const joined = (parts: readonly string[]) => AND.format(parts.filter((part) => part !== ''));

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
  abilities: {
    trader: 'Ses navires : 1 pièce de plus',
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
    merchant: 'Garde ses navires : influence',
    passenger: 'Influence seulement',
    gambler: 'Quatre cartes d’un coup',
    gunner: '1 par navire, moins 1',
    viceadmiral: '1 avec 3 ou 4 cartes',
    clerk: 'Ses navires : 1 carte de plus',
  },
  ladder: (from, to, takes) =>
    from === to ? `${from} : ${takes} à prendre` : `${from}–${to} : ${takes} à prendre`,
  tax: { most: 'le plus', least: 'le moins', half: 'moitié', keep: (coins) => `garde ${coins}` },
  symbols: (anchors, crosses, houses) =>
    joined([
      some(anchors, 'ancre', 'ancres'),
      some(crosses, 'croix', 'croix'),
      some(houses, 'maison', 'maisons'),
    ]),
  chosen: 'Cet équipage',
  nobody: 'Personne encore',
  close: 'Fermer',
  drawLabel: (count, action) =>
    action === '' ? `Pioche, ${cards(count)}` : `Pioche, ${cards(count)}. ${action}`,
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
