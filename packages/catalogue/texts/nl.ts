import type { ProblemWords } from './problem-words.ts';

export const words: ProblemWords = {
  colon: ': ',
  quoted: (text) => `"${text}"`,
  field: (name) => `veld "${name}"`,
  or: ' of ',
  notJson: (reason) => `het is geen JSON: ${reason}`,
  noObject: 'het is geen JSON-object',
  noList: 'het moet een lijst zijn',
  oneOf: (names) => `het moet een van deze zijn: ${names}`,
  unknownField: 'zo’n veld is er niet',
  missing: 'het ontbreekt',
  mustBe: (type, value) => `het moet ${type} zijn, niet ${value}`,
  number: (whole, min, max) => {
    const number = whole ? 'een geheel getal' : 'een getal';
    if (min === undefined) return max === undefined ? number : `${number} tot en met ${max}`;
    return max === undefined ? `${number} vanaf ${min}` : `${number} van ${min} tot en met ${max}`;
  },
  flag: 'true of false',
  text: (form, most) =>
    ['een tekst', most !== undefined && `van hooguit ${most} letters`, form !== undefined && `zoals ${form}`]
      .filter(Boolean)
      .join(' '),
  forms: {
    id: 'een id van letters, cijfers en koppeltekens',
    name: 'een naam van 1 tot 40 letters, cijfers, spaties en deze tekens: . , ’ ( ) -',
    capital: 'een hoofdletter',
    twoDigits: 'twee cijfers',
    gridPlace: 'een plaats op het raster, zoals c03r07',
  },
  reference: (pieces) => `de id van een onderdeel (${pieces})`,
  list: (least, most) => {
    if (least !== undefined && least === most) return `een lijst van ${least}`;
    if (least !== undefined && most !== undefined) return `een lijst van ${least} tot ${most}`;
    if (least !== undefined) return `een lijst van minstens ${least}`;
    return most === undefined ? 'een lijst' : `een lijst van hooguit ${most}`;
  },
  object: 'een object met velden',
  twice: 'het staat er twee keer',
  nothingToRemove: (id) => `er is geen onderdeel "${id}"`,
  fixed: 'de regels noemen deze onderdelen: je kunt ze wijzigen, maar er geen toevoegen of weghalen',
  noReference: (piece, id) => `er is geen ${piece} "${id}"`,
  limit: {
    bytes: (most) => `een pakket heeft hooguit ${most} bytes`,
    depth: (most) => `het is dieper genest dan ${most} niveaus`,
    values: (most) => `een bestand bevat hooguit ${most} waarden`,
    pieces: (most) => `er zijn hooguit ${most} onderdelen`,
    text: (most) => `een tekst heeft hooguit ${most} letters`,
    'values-in-piece': (most) => `een onderdeel bevat hooguit ${most} waarden`,
    number: (most) => `een getal is hooguit ${most}`,
  },
  characters: 'het heeft tekens die onzichtbaar zijn, de schrijfrichting keren of opmaak beginnen',
  reservedName: 'deze naam mag een veld niet hebben',
  count: (ours, count, pile) =>
    `de doos heeft er ${ours}${pile === undefined ? '' : ` in ${pile}`}, en hier zijn er ${count}`,
  breaks: (table) => `een spel kon niet tot het einde worden gespeeld (spelers: ${table})`,
  endless: (table, decisions) => `een spel duurde na ${decisions} beslissingen nog voort (spelers: ${table})`,
  findings: {
    'too-few': 'om te spelen zijn er minstens {least} nodig, en er zijn er {count}',
    'too-many': 'er kunnen er hooguit {most} zijn, en er zijn er {count}',
    'plain-text': 'het moet één regel zichtbare letters zijn',
    unmade: 'er kan geen spel van gemaakt worden: {reason}',
  },
};
