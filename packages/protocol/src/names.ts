/** Names and messages: nothing invisible, nothing that reverses other text. */

/** At most this many marks on one letter: more would cover the lines above and below. */
const MOST_MARKS = 3;
/** Shows nothing, or changes the order in which its neighbours are shown. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/u;
/** The same without the joiners that scripts and pictures need. */
const HIDDEN = /(?!\u200C|\u200D|\uFE0E|\uFE0F)[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const PICTURE_STYLE = /\uFE0E|\uFE0F/g;
const STACKED = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Scripts whose letters pass for one another: one name uses one of them. */
const LOOKALIKE_SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
];

/** Letters of other scripts, and figures, beside the Latin letters that they look like (Unicode TR 39). */
const LOOKALIKES = new Map(
  [
    ['АаΑα', 'a'],
    ['ВΒ', 'b'],
    ['Ссϲ', 'c'],
    ['ԁ', 'd'],
    ['ЕеΕ', 'e'],
    ['һНΗ', 'h'],
    ['іІΙιӀ1lI|', 'l'],
    ['јЈ', 'j'],
    ['КкΚκ', 'k'],
    ['МмΜ', 'm'],
    ['Ν', 'n'],
    ['ОоΟοσ0', 'o'],
    ['РрΡρ', 'p'],
    ['ԛ', 'q'],
    ['Ѕѕ', 's'],
    ['ТтΤ', 't'],
    ['ѵνΝυ', 'v'],
    ['ԝѡω', 'w'],
    ['ХхΧχ', 'x'],
    ['УуΥγ', 'y'],
    ['Ζ', 'z'],
  ].flatMap(([others = '', latin = '']) => Array.from(others, (letter) => [letter, latin] as const)),
);

/** As it is kept: composed, without the invisible choice between a picture's styles. */
export function tidyName(name: string): string {
  return name.normalize('NFC').replaceAll(PICTURE_STYLE, '').trim();
}

export function isPlainName(name: string): boolean {
  if (INVISIBLE.test(name) || name.search(STACKED) !== -1) return false;
  if (!/[\p{L}\p{N}\p{S}]/u.test(name)) return false;
  return LOOKALIKE_SCRIPTS.filter((script) => script.test(name)).length <= 1;
}

/** What was said, without hidden characters and with no more marks than letters can carry. */
export function tidyWords(text: string): string {
  return text.normalize('NFC').replaceAll(HIDDEN, '').replaceAll(STACKED, '$1');
}

/** The same for names that are easily taken for one another. */
export function lookOf(name: string): string {
  const bare = name.normalize('NFKD').replaceAll(/[\p{M}\s]/gu, '');
  return Array.from(bare, (letter) => LOOKALIKES.get(letter) ?? letter.toLowerCase()).join('');
}

/** A name inside a sentence: one that is written from right to left keeps its neighbours in their places. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}
