/** What an upgrade gives, as signs. */
import type { Mark } from '@captains-table/maracaibo/signs';
import type { Content } from '../board/table.ts';
import { between, marksOf, marksOfCosts, sign } from '@captains-table/maracaibo/signs';

type AreaData = Content['upgrades'][number];

type How = 'once' | 'lasting' | 'village' | 'combat';

/** Besides the signs of the vocabulary, what an upgrade has of its own. */
export type GiftMark =
  | Mark
  /** A combat value. */
  | { readonly mark: 'value'; readonly n: number }
  | { readonly mark: 'freeRow' }
  | { readonly mark: 'handLimit'; readonly n: number }
  | { readonly mark: 'fasterVillage'; readonly steps: readonly (readonly [actions: number, from: number])[] };

export interface Gift {
  readonly how: How;
  readonly marks: readonly GiftMark[];
}

export function giftsOf(area: AreaData, content: Content): readonly Gift[] {
  const gifts: readonly Gift[] = [
    { how: 'once', marks: marksOf(area.effect ?? []) },
    { how: 'lasting', marks: lastingMarks(area, content) },
    { how: 'village', marks: villageMarks(area.villageAction) },
    { how: 'combat', marks: combatMarks(area.combatAction ?? { options: [] }) },
  ];
  return gifts.filter(({ marks }) => marks.length > 0);
}

function lastingMarks(
  { handLimit, freeRow, fasterVillage }: AreaData,
  content: Content,
): readonly GiftMark[] {
  const marks: GiftMark[] = [];
  if (handLimit !== undefined) marks.push({ mark: 'handLimit', n: handLimit });
  if (freeRow === true) marks.push({ mark: 'freeRow' });
  if (fasterVillage === true) marks.push({ mark: 'fasterVillage', steps: villageSteps(content) });
  return marks;
}

/** From how many steps on there are more village actions than one. */
function villageSteps(content: Content): readonly (readonly [number, number])[] {
  const { upgraded } = content.tracks.village;
  return upgraded.flatMap((actions, from) =>
    actions > 1 && actions > (upgraded[from - 1] ?? 0) ? [[actions, from] as const] : [],
  );
}

function villageMarks(action: AreaData['villageAction']): readonly GiftMark[] {
  return [...marksOfCosts(action?.pay ?? []), ...marksOf(action?.effect ?? [])];
}

/** The values of all ways, then what each of them brings. */
function combatMarks({
  options,
}: Pick<NonNullable<AreaData['combatAction']>, 'options'>): readonly GiftMark[] {
  if (options.length === 0) return [];
  const values = options.flatMap(({ value }, i): readonly GiftMark[] => [
    ...(i === 0 ? [] : [between('/')]),
    { mark: 'value', n: value },
  ]);
  const cube = options.some((option) => option.cube !== undefined) ? [sign('cube')] : [];
  return [...values, between('→'), ...cube, ...marksOf(options[0]?.effect ?? [])];
}
