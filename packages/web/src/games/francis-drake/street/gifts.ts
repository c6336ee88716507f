/** What the circles of the street give: as signs, and in words. */
import type { Content, Gift, PlaceId } from '@captains-table/francis-drake';
import type { Locale } from '@captains-table/kernel';
import { isKeyOf } from '../../../app/is-key-of.ts';
import type { SignName } from '../drawings/sign.tsx';
import type { Table } from '../board/table.ts';

function placeIn({ places }: Content, id: PlaceId) {
  return places.find((place) => place.id === id);
}

/** The circles of a place at a table of this many; none where everybody may stop. */
export function circleGifts(content: Content, place: PlaceId, seats: number): readonly Gift[] {
  const circles = placeIn(content, place)?.circles;
  const count = `${seats}`;
  const gifts = circles !== undefined && isKeyOf(circles, count) ? circles[count] : [];
  return place === 'drake' ? [...gifts, ...gifts] : gifts;
}

/** What a visitor may choose from. */
export function choiceGifts(content: Content, place: PlaceId): readonly Gift[] {
  return Object.values(placeIn(content, place)?.choices ?? {});
}

export function costOf(content: Content, place: PlaceId): number {
  return placeIn(content, place)?.cost ?? 0;
}

export const PLACE_SIGNS: Readonly<Record<PlaceId, SignName>> = {
  'crew-a': 'crew',
  'crew-b': 'crew',
  'guns-a': 'cannon',
  'guns-b': 'cannon',
  'supplies-a': 'barrel',
  'supplies-b': 'barrel',
  queen: 'queen-crown',
  trade: 'wooden-crate',
  tavern: 'beer-stein',
  pinnace: 'pinnace',
  admiral: 'ribbon-medal',
  shipyard: 'hammer-nails',
  informer: 'spyglass',
  drake: 'compass',
  governor: 'scroll-quill',
  'golden-hind': 'hind',
  investor: 'two-coins',
  docks: 'anchor',
};

/** A number, a sign, or both. */
export interface Mark {
  readonly sign?: SignName;
  readonly text?: string;
}

/** What is drawn in a circle. A place that gives one thing shows how many; others show what. */
export function marksOf(gift: Gift): readonly Mark[] {
  const counted = [gift.crew, gift.guns, gift.barrels, gift.trade].filter((count) => count !== undefined);
  const alone = counted.length === 1 && Object.keys(gift).length === 1;
  if (alone) return [{ text: `${counted[0]}` }];
  return [
    ...(gift.galleon === true ? [{ sign: 'galleon' } as const] : []),
    ...(gift.pinnace === true ? [{ sign: 'pinnace' } as const] : []),
    ...(gift.goldenHind === true ? [{ sign: 'hind' } as const] : []),
    ...(gift.die === undefined
      ? []
      : [gift.die === 0 ? ({ sign: 'die' } as const) : ({ sign: 'die', text: `+${gift.die}` } as const)]),
    ...many('crew', gift.crew),
    ...many('cannon', gift.guns),
    ...many('wooden-crate', gift.trade),
    ...(gift.office === undefined || gift.trade !== undefined ? [] : [{ sign: OFFICE_SIGNS[gift.office] }]),
  ];
}

export const OFFICE_SIGNS = {
  admiral: 'ribbon-medal',
  governor: 'scroll-quill',
  informer: 'spyglass',
} as const;

function many(sign: SignName, count: number | undefined): readonly Mark[] {
  if (count === undefined) return [];
  return [count === 1 ? { sign } : { sign, text: `${count}` }];
}

/** A gift in words: `a galleon, 1 gun and 1 trade good`. */
export function giftWords(gift: Gift, { words, game }: Table, locale: Locale): string {
  const { crew, guns, barrels, trade, galleon, pinnace, goldenHind, office, die } = gift;
  return listed(
    [
      ...(galleon === true ? [words.log.galleon.name] : []),
      ...(pinnace === true ? [words.log.pinnace.name] : []),
      ...(goldenHind === true ? [game.discs.hind] : []),
      ...(office === undefined ? [] : [game.offices[office]]),
      ...(die === undefined ? [] : [words.dieBonus(die)]),
      ...(crew === undefined ? [] : [words.crew(crew)]),
      ...(guns === undefined ? [] : [words.guns(guns)]),
      ...(barrels === undefined ? [] : [words.barrels(barrels)]),
      ...(trade === undefined ? [] : [words.trade(trade)]),
    ],
    locale,
  );
}

export function listed(
  things: readonly string[],
  locale: Locale,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(locale, { type }).format(things);
}
