/** What a card costs somebody, and what is missing for it: as far as its owner sees. Rules MA-17.3 to MA-17.8. */
import type { ItemName, NationName } from '../../../design/maracaibo/marks.tsx';
import { CARDS } from '../pieces.ts';
import type { PlayerView, View } from '../table.ts';
import { codeOf } from './printed.ts';

/** Rule MA-17.6. */
const CUBES_NEEDED = 3;

/** The first thing that keeps somebody from buying a card. */
export type Missing =
  | { readonly what: 'doubloons' | 'spies' | 'combatPoints'; readonly n: number }
  | { readonly what: 'cubes'; readonly nation: NationName; readonly n: number }
  | { readonly what: 'items'; readonly item: ItemName; readonly n: number };

export function discountOf({ bought }: Pick<PlayerView, 'bought'>): number {
  return codesIn(bought, 'PE2').reduce((sum, { x = 0 }) => sum + x, 0);
}

export function priceFor(id: string, player: Pick<PlayerView, 'bought'>): number {
  const printed = CARDS.get(id)?.cost.find(({ code }) => code === 'PC1')?.x ?? 0;
  return Math.max(0, printed - discountOf(player));
}

export function missingFor(
  id: string,
  own: PlayerView,
  { places }: Pick<View, 'places'>,
): Missing | undefined {
  const cost = CARDS.get(id)?.cost ?? [];
  const asks = (...codes: readonly string[]) => cost.filter(({ code }) => codes.includes(code));
  const doubloons = priceFor(id, own) - own.doubloons;
  if (doubloons > 0) return { what: 'doubloons', n: doubloons };
  const spies = asks('PC2', 'PC5', 'PC6').length - own.spies;
  if (spies > 0) return { what: 'spies', n: spies };
  const combatPoints = (asks('PC7')[0]?.x ?? 0) - own.combatPoints;
  if (combatPoints > 0) return { what: 'combatPoints', n: combatPoints };
  const nation = asks('PC4')[0]?.nation;
  if (nation !== undefined) {
    const cubes = CUBES_NEEDED - places.filter(({ cube }) => cube === nation).length;
    if (cubes > 0) return { what: 'cubes', nation, n: cubes };
  }
  return missingItems(id, own);
}

/** Cards of the hand that the price asks for, the card itself not counted. Rules MA-17.5, MA-19.2. */
function missingItems(id: string, { hand, bought }: PlayerView): Missing | undefined {
  const asked = (CARDS.get(id)?.cost ?? []).flatMap((use) =>
    (codeOf(use)?.pay ?? []).flatMap((cost) => (cost.op === 'items' ? cost.list : [])),
  );
  for (const item of new Set(asked)) {
    const held = hand.filter((card) => card !== id && CARDS.get(card)?.item === item).length;
    const standing = codesIn(bought, 'PE1').filter((use) => use.item === item).length;
    const n = asked.filter((one) => one === item).length - held - standing;
    if (n > 0) return { what: 'items', item: item as ItemName, n };
  }
  return undefined;
}

function codesIn(cards: readonly string[], code: string) {
  return cards.flatMap((id) => CARDS.get(id)?.effects.filter((use) => use.code === code) ?? []);
}
