import type { ProblemWords } from './problem-words.ts';

export const words: ProblemWords = {
  colon: ': ',
  quoted: (text) => `"${text}"`,
  field: (name) => `field "${name}"`,
  or: ' or ',
  notJson: (reason) => `it is not JSON: ${reason}`,
  noObject: 'it is not a JSON object',
  noList: 'it must be a list',
  oneOf: (names) => `it must be one of: ${names}`,
  unknownField: 'there is no such field',
  missing: 'it is missing',
  mustBe: (type, value) => `it must be ${type}, not ${value}`,
  number: (whole, min, max) => {
    const number = whole ? 'a whole number' : 'a number';
    if (min === undefined) return max === undefined ? number : `${number} up to ${max}`;
    return max === undefined ? `${number} from ${min} on` : `${number} from ${min} to ${max}`;
  },
  flag: 'true or false',
  text: (form, most) =>
    ['a text', most !== undefined && `of at most ${most} letters`, form !== undefined && `like ${form}`]
      .filter(Boolean)
      .join(' '),
  forms: {
    id: 'an id of letters, digits and hyphens',
    name: 'a name of 1 to 40 letters, digits, spaces and these signs: . , ’ ( ) -',
    capital: 'a capital letter',
    twoDigits: 'two digits',
    gridPlace: 'a place on the grid, such as c03r07',
  },
  reference: (pieces) => `the id of a ${pieces}`,
  list: (least, most) => {
    if (least !== undefined && least === most) return `a list of ${least}`;
    if (least !== undefined && most !== undefined) return `a list of ${least} to ${most}`;
    if (least !== undefined) return `a list of at least ${least}`;
    return most === undefined ? 'a list' : `a list of at most ${most}`;
  },
  object: 'an object with fields',
  twice: 'it is there twice',
  nothingToRemove: (id) => `there is no piece "${id}"`,
  fixed: 'the rules name these pieces: they can be changed, but neither added nor removed',
  noReference: (piece, id) => `there is no ${piece} "${id}"`,
  limit: {
    bytes: (most) => `a pack has at most ${most} bytes`,
    depth: (most) => `it is nested deeper than ${most} levels`,
    values: (most) => `a file holds at most ${most} values`,
    pieces: (most) => `there are at most ${most} pieces`,
    text: (most) => `a text has at most ${most} letters`,
    'values-in-piece': (most) => `a piece holds at most ${most} values`,
    number: (most) => `a number is at most ${most}`,
  },
  characters: 'it has characters that do not show, turn the direction of writing, or begin markup',
  reservedName: 'this name is not allowed for a field',
  count: (ours, count, pile) =>
    `the box has ${ours}${pile === undefined ? '' : ` in ${pile}`}, and here are ${count}`,
  breaks: (table) => `a game could not be played to its end (players: ${table})`,
  endless: (table, decisions) => `a game was still going on after ${decisions} decisions (players: ${table})`,
  findings: {
    'too-few': 'play needs at least {least}, and there are {count}',
    'too-many': 'there can be at most {most}, and there are {count}',
    'plain-text': 'it must be one line of visible letters',
    unmade: 'no game can be made of it: {reason}',
  },
};
