import type { ProblemWords } from './problem-words.ts';

export const words: ProblemWords = {
  colon: '\u00a0: ',
  quoted: (text) => `«\u00a0${text}\u00a0»`,
  field: (name) => `champ «\u00a0${name}\u00a0»`,
  or: ' ou ',
  notJson: (reason) => `ce n’est pas du JSON\u00a0: ${reason}`,
  noObject: 'ce n’est pas un objet JSON',
  noList: 'il faut une liste',
  oneOf: (names) => `il faut l’un de ceux-ci\u00a0: ${names}`,
  unknownField: 'ce champ n’existe pas',
  missing: 'il manque',
  mustBe: (type, value) => `il faut ${type}, et non ${value}`,
  number: (whole, min, max) => {
    const number = whole ? 'un nombre entier' : 'un nombre';
    if (min === undefined) return max === undefined ? number : `${number} jusqu’à ${max}`;
    return max === undefined ? `${number} à partir de ${min}` : `${number} de ${min} à ${max}`;
  },
  flag: 'true ou false',
  text: (form, most) =>
    ['un texte', most !== undefined && `de ${most} lettres au plus`, form !== undefined && `comme ${form}`]
      .filter(Boolean)
      .join(' '),
  forms: {
    id: 'un identifiant fait de lettres, de chiffres et de traits d’union',
    name: 'un nom de 1 à 40 lettres, chiffres, espaces et ces signes\u00a0: . , ’ ( ) -',
    capital: 'une lettre majuscule',
    twoDigits: 'deux chiffres',
    gridPlace: 'une place de la grille, comme c03r07',
  },
  reference: (pieces) => `l’identifiant d’un élément (${pieces})`,
  list: (least, most) => {
    if (least !== undefined && least === most) return `une liste de ${least}`;
    if (least !== undefined && most !== undefined) return `une liste de ${least} à ${most}`;
    if (least !== undefined) return `une liste de ${least} au moins`;
    return most === undefined ? 'une liste' : `une liste de ${most} au plus`;
  },
  object: 'un objet avec des champs',
  twice: 'cet élément est là deux fois',
  nothingToRemove: (id) => `il n’y a pas d’élément «\u00a0${id}\u00a0»`,
  fixed: 'les règles nomment ces éléments\u00a0: on peut les changer, mais ni en ajouter ni en retirer',
  noReference: (piece, id) => `il n’y a pas de «\u00a0${id}\u00a0» (${piece})`,
  limit: {
    bytes: (most) => `un paquet a ${most} octets au plus`,
    depth: (most) => `il y a plus de ${most} niveaux imbriqués`,
    values: (most) => `un fichier contient ${most} valeurs au plus`,
    pieces: (most) => `il y a ${most} éléments au plus`,
    text: (most) => `un texte a ${most} lettres au plus`,
    'values-in-piece': (most) => `un élément contient ${most} valeurs au plus`,
    number: (most) => `un nombre est ${most} au plus`,
  },
  characters:
    'il contient des caractères invisibles, qui changent le sens d’écriture ou qui commencent un balisage',
  reservedName: 'ce nom n’est pas permis pour un champ',
  count: (ours, count, pile) =>
    `la boîte en a ${ours}${pile === undefined ? '' : ` (${pile})`}, et il y en a ${count} ici`,
  breaks: (table) => `une partie n’a pas pu être jouée jusqu’au bout (joueurs\u00a0: ${table})`,
  endless: (table, decisions) =>
    `une partie durait encore après ${decisions} décisions (joueurs\u00a0: ${table})`,
  findings: {
    'too-few': 'il en faut {least} au moins pour jouer, et il y en a {count}',
    'too-many': 'il en faut {most} au plus, et il y en a {count}',
    'plain-text': 'il faut une ligne de lettres visibles',
    unmade: 'on ne peut en faire un jeu\u00a0: {reason}',
  },
};
