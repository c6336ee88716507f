/** What an upgrade gives, as signs. */
import { CONTENT } from '../pieces.ts';
import type { AreaData } from './areas.ts';

type How = 'once' | 'lasting' | 'village' | 'combat';

export type Mark =
  | {
      readonly mark:
        'doubloons' | 'points' | 'combatPoints' | 'influence' | 'explore' | 'sameGoods' | 'value';
      readonly n: number;
    }
  /** Doubloons for each own spy there. */
  | { readonly mark: 'perSpy'; readonly n: number }
  | { readonly mark: 'nextRank' | 'cube' | 'or' | 'gives' | 'freeRow' }
  | { readonly mark: 'handLimit'; readonly n: number }
  | { readonly mark: 'fasterVillage'; readonly steps: readonly (readonly [actions: number, from: number])[] };

export interface Gift {
  readonly how: How;
  readonly marks: readonly Mark[];
}

type Code = (typeof CONTENT.codes)[number];
type Effect = NonNullable<Code['do']>[number];
type Cost = NonNullable<Code['pay']>[number];

export function giftsOf(area: AreaData): readonly Gift[] {
  const gifts: readonly Gift[] = [
    { how: 'once', marks: (area.do ?? []).flatMap(effectMarks) },
    { how: 'lasting', marks: lastingMarks(area) },
    { how: 'village', marks: villageMarks(area.villageAction) },
    { how: 'combat', marks: combatMarks(area.combatAction) },
  ];
  return gifts.filter(({ marks }) => marks.length > 0);
}

/** What is given, and what it brings from the arrow on: a line may end between them. */
export function brokenAtArrow(marks: readonly Mark[]): readonly (readonly Mark[])[] {
  const arrow = marks.findIndex(({ mark }) => mark === 'gives');
  return arrow < 0 ? [marks] : [marks.slice(0, arrow), marks.slice(arrow)];
}

function codeOf(code: string | undefined): Code | undefined {
  return CONTENT.codes.find((candidate) => candidate.code === code);
}

function lastingMarks({ permanent = {} }: AreaData): readonly Mark[] {
  const { handLimit, freeRow, fasterVillage } = permanent;
  const marks: Mark[] = [];
  if (handLimit !== undefined) marks.push({ mark: 'handLimit', n: handLimit });
  if (freeRow !== undefined) marks.push({ mark: 'freeRow' });
  if (fasterVillage !== undefined) marks.push({ mark: 'fasterVillage', steps: villageSteps() });
  return marks;
}

/** From how many steps on there are more village actions than one. */
function villageSteps(): readonly (readonly [number, number])[] {
  const { upgraded } = CONTENT.tracks.village;
  return upgraded.flatMap((actions, from) =>
    actions > 1 && actions > (upgraded[from - 1] ?? 0) ? [[actions, from] as const] : [],
  );
}

function villageMarks(code: string | undefined): readonly Mark[] {
  const action = codeOf(code);
  if (action === undefined) return [];
  const pay = (action.pay ?? []).flatMap(costMarks);
  const gains = (action.do ?? []).flatMap(effectMarks);
  return pay.length === 0 ? gains : [...pay, { mark: 'gives' }, ...gains];
}

/** The values of all ways, then what each of them brings. */
function combatMarks(code: string | undefined): readonly Mark[] {
  const options = codeOf(code)?.options ?? [];
  if (options.length === 0) return [];
  const values = joined(options.map(({ value }): readonly Mark[] => [{ mark: 'value', n: value }]));
  const cube: readonly Mark[] = options.some((option) => option.cube !== undefined) ? [{ mark: 'cube' }] : [];
  return [...values, { mark: 'gives' }, ...cube, ...(options[0]?.do ?? []).flatMap(effectMarks)];
}

function joined(ways: readonly (readonly Mark[])[]): readonly Mark[] {
  return ways.flatMap((way, index) => (index === 0 ? way : [{ mark: 'or' } as const, ...way]));
}

function costMarks(cost: Cost): readonly Mark[] {
  return cost.op === 'sameGoods' ? [{ mark: 'sameGoods', n: Number(cost.n) }] : [];
}

/** Effects that no upgrade has are left to the words. */
function effectMarks(effect: Effect): readonly Mark[] {
  switch (effect.op) {
    case 'doubloons':
    case 'points':
    case 'combatPoints':
    case 'influence':
    case 'explore':
      return [{ mark: effect.op, n: Number(effect.n) }];
    case 'fightingInfluence':
      return [{ mark: 'influence', n: Number(effect.n) }];
    case 'spyDoubloons':
      return [{ mark: 'perSpy', n: effect.own }];
    case 'cubeHere':
      return [{ mark: 'cube' }, { mark: 'influence', n: 1 }];
    case 'nextRank':
      return [{ mark: 'nextRank' }];
    case 'seq':
      return effect.of.flatMap(effectMarks);
    case 'choose':
      return joined(effect.of.map(effectMarks));
    default:
      return [];
  }
}
