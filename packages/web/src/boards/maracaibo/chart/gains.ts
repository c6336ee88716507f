/** What an effect brings, as signs with numbers: the short form of what the words say. */
import type { GainMark } from '../../../design/maracaibo/chart/gain-row.tsx';
import type { SignName } from '../../../design/maracaibo/sign.tsx';
import { CONTENT } from '../pieces.ts';

type Code = (typeof CONTENT.codes)[number];
type Effect = NonNullable<Code['do']>[number];
type Cost = (typeof CONTENT.quests)[number]['pay'][number];
export type CodeUse = NonNullable<(typeof CONTENT.locations)[number]['action']>;

const SIGNS = {
  combatPoints: 'crossed-sabres',
  spies: 'spy',
  influence: 'influence',
  discs: 'no-disc',
  explore: 'footprint',
  village: 'village',
} as const satisfies Readonly<Record<string, SignName>>;

const COUNTED_SIGNS: Readonly<Record<string, SignName>> = {
  combatTokens: 'cannon',
  spiesOnLocations: 'spy',
  compasses: 'compass',
};

export function gainsOf(effects: readonly Effect[], n = 0): readonly GainMark[] {
  return effects.flatMap((effect) => gainsIn(effect, n));
}

function gainsIn(effect: Effect, n: number): readonly GainMark[] {
  const amount = (written: number | string) => (typeof written === 'number' ? written : n);
  switch (effect.op) {
    case 'doubloons':
      return [{ is: 'coin', n: amount(effect.n) }];
    case 'points':
      return [{ is: 'points', n: amount(effect.n) }];
    case 'combatPoints':
    case 'spies':
    case 'influence':
    case 'discs':
    case 'explore':
    case 'village':
      return [{ is: 'sign', sign: SIGNS[effect.op], n: amount(effect.n) }];
    case 'combat':
      return [{ is: 'sign', sign: 'cannon' }];
    case 'questOfCity':
      return [{ is: 'sign', sign: 'tied-scroll' }];
    case 'discardHand':
      return [{ is: 'sign', sign: 'card' }, { is: 'for' }];
    case 'per':
      return [...perUnit(effect.what, amount(effect.n)), eachOf(effect.of)];
    case 'pay':
      return [...pricesOf(effect.pay), { is: 'for' }];
    case 'seq':
      return gainsOf(effect.of, n);
    case 'choose':
      return effect.of.flatMap((one, i) => [...(i === 0 ? [] : [{ is: 'or' } as const]), ...gainsIn(one, n)]);
    case 'may':
      return gainsIn(effect.do, n);
    default:
      return [];
  }
}

function perUnit(what: 'doubloons' | 'points' | 'village', n: number): readonly GainMark[] {
  if (what === 'village') return [{ is: 'sign', sign: 'village', n }];
  return [{ is: what === 'points' ? 'points' : 'coin', n }];
}

/** "for each of these": a stroke and the sign. */
function eachOf(counted: string): GainMark {
  return { is: 'sign', sign: COUNTED_SIGNS[counted] ?? 'compass' };
}

export function pricesOf(costs: readonly Cost[]): readonly GainMark[] {
  return costs.flatMap((cost): readonly GainMark[] => {
    switch (cost.op) {
      case 'doubloons':
        return [{ is: 'coin', n: Number(cost.n) }];
      case 'combatPoints':
      case 'spies':
        return [{ is: 'sign', sign: SIGNS[cost.op], n: Number(cost.n) }];
      case 'items':
        return cost.list.map((name) => ({ is: 'item', name }));
      case 'goods':
        return cost.list.map((name) => ({ is: 'good', name }));
      case 'sameGoods':
        return [{ is: 'sign', sign: 'card', n: Number(cost.n) }];
      case 'moved':
        return [{ is: 'sign', sign: 'ship', n: Number(cost.n) }];
    }
  });
}

export function actionGains({ code, n }: CodeUse): readonly GainMark[] {
  const action = CONTENT.codes.find((candidate) => candidate.code === code);
  return gainsOf(action?.do ?? [], n);
}
