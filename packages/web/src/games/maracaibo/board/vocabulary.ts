/** The one vocabulary of signs: what effects and costs of the content look like, wherever they are drawn. */
import type { Mark } from '../drawings/cards/pictogram.tsx';
import type { GoodName, ItemName, NationName, SynergyName } from '../drawings/marks.tsx';
import type { SignName } from '../drawings/sign.tsx';
import { CONTENT } from './pieces.ts';

type CodeData = (typeof CONTENT)['codes'][number];
export type CodeUse = (typeof CONTENT)['cards'][number]['effects'][number];
export type WrittenEffect = NonNullable<CodeData['do']>[number];
type WrittenCost = NonNullable<CodeData['pay']>[number];
export type WrittenAbility = NonNullable<CodeData['permanent']>;
type Counted = Extract<WrittenEffect, { op: 'per' }>['of'];

const NO_USE: CodeUse = { code: '' };

const CODES = new Map(CONTENT.codes.map((code) => [code.code, code]));

export function codeOf({ code }: CodeUse): CodeData | undefined {
  return CODES.get(code);
}

/** Without a number where there is nothing to count. */
export function sign(name: SignName, value?: string): Mark {
  return value === undefined ? { mark: 'sign', sign: name } : { mark: 'sign', sign: name, value };
}

export function between(text: string): Mark {
  return { mark: 'between', text };
}

const COUNTED: Readonly<Record<Counted, Mark>> = {
  combatTokens: sign('cannon'),
  spiesOnBoard: sign('spy'),
  spiesOnLocations: sign('spy'),
  quests: sign('tied-scroll'),
  compasses: sign('compass'),
  synergies: { mark: 'synergy', synergy: 'any' },
  nationsWith3Influence: sign('influence', '3+'),
};

/** `$x` stands for the parameter `x` of the card. */
export function filled(written: number | string, use: CodeUse): string {
  if (typeof written === 'number' || !written.startsWith('$')) return `${written}`;
  const found: unknown = new Map<string, unknown>(Object.entries(use)).get(written.slice(1));
  return typeof found === 'string' || typeof found === 'number' ? `${found}` : '';
}

/** A list of effects, one after the other. */
export function marksOf(effects: readonly WrittenEffect[], use: CodeUse = NO_USE): readonly Mark[] {
  return effects.flatMap((effect) => marksOfEffect(effect, use));
}

/** What a code does, by its use. */
export function marksOfCode(use: CodeUse): readonly Mark[] {
  return marksOf(codeOf(use)?.do ?? [], use);
}

/** What has to be given. */
export function marksOfPrice(costs: readonly WrittenCost[], use: CodeUse = NO_USE): readonly Mark[] {
  return costs.flatMap((cost) => marksOfCost(cost, use));
}

/** What has to be given, before an arrow; nothing where it is free. */
export function marksOfCosts(costs: readonly WrittenCost[], use: CodeUse = NO_USE): readonly Mark[] {
  return costs.length === 0 ? [] : [...marksOfPrice(costs, use), between('→')];
}

function marksOfEffect(effect: WrittenEffect, use: CodeUse): readonly Mark[] {
  const n = 'n' in effect ? filled(effect.n, use) : '';
  switch (effect.op) {
    case 'doubloons':
    case 'points':
      return [{ mark: effect.op, value: n }];
    case 'combatPoints':
      return [sign('crossed-sabres', n)];
    case 'spies':
      return [sign('spy', n)];
    case 'influence':
    case 'fightingInfluence':
      return [sign('influence', n)];
    case 'discs':
      return [sign('no-disc', n)];
    case 'explore':
      return [sign('footprint', n)];
    case 'village':
      return [sign('village', n)];
    case 'influenceIn':
      return [
        { mark: 'flag', nation: filled(effect.nation, use) as NationName, value: n },
        sign('influence'),
      ];
    case 'per':
      return [...marksOfGain(effect.what, n), between('×'), COUNTED[effect.of]];
    case 'synergy':
      return [{ mark: 'synergy', synergy: filled(effect.synergy, use) as SynergyName }];
    case 'anySynergy':
      return [{ mark: 'synergy', synergy: 'any' }];
    case 'seq':
      return marksOf(effect.of, use);
    case 'choose':
      return effect.of.flatMap((part, i) => [...(i > 0 ? [between('/')] : []), ...marksOfEffect(part, use)]);
    case 'may':
      return [between('('), ...marksOfEffect(effect.do, use), between(')')];
    case 'when':
      return [
        { mark: 'synergy', synergy: filled(effect.if.owns, use) as SynergyName, waiting: true },
        between(':'),
        ...marksOfEffect(effect.do, use),
      ];
    case 'pay':
      return marksOfCosts(effect.pay, use);
    default:
      return marksOfDeed(effect);
  }
}

function marksOfGain(what: 'doubloons' | 'points' | 'village', n: string): readonly Mark[] {
  return what === 'village' ? [sign('village', n)] : [{ mark: what, value: n }];
}

/** Effects that are one thing to do, without a number. */
function marksOfDeed(effect: Exclude<WrittenEffect, { n: unknown } | { of: unknown }>): readonly Mark[] {
  switch (effect.op) {
    case 'combat':
      return [sign('cannon')];
    case 'cube':
      return [
        sign('cube'),
        between('→'),
        sign('village'),
        ...(effect.nextRank === true ? [sign('rank')] : []),
      ];
    case 'cubeHere':
      return [sign('cube'), sign('influence', '1')];
    case 'nextRank':
      return [sign('rank')];
    case 'sailOn':
      return [sign('ship', `${effect.min}–${effect.max}`)];
    case 'discardHand':
      return [sign('card'), between('→')];
    case 'buy':
      return [sign('card')];
    case 'questOnCard':
      return [sign('tied-scroll'), between('→'), sign('card')];
    case 'questOfCard':
    case 'questOfCity':
    case 'keepQuest':
      return [sign('tied-scroll')];
    case 'spiesOnCard':
      return [sign('spy'), between('→'), sign('income'), { mark: 'doubloons', value: `${effect.income}` }];
    case 'flagBonus':
      return [sign('city')];
    case 'spyDoubloons':
      return [{ mark: 'doubloons', value: `${effect.own}` }, sign('spy')];
    case 'removeSkull':
      return [sign('pirate-skull')];
    default:
      return [];
  }
}

function marksOfCost(cost: WrittenCost, use: CodeUse): readonly Mark[] {
  switch (cost.op) {
    case 'doubloons':
      return [{ mark: 'doubloons', value: filled(cost.n, use) }];
    case 'combatPoints':
      return [sign('crossed-sabres', filled(cost.n, use))];
    case 'spies':
      return [sign('spy', filled(cost.n, use))];
    case 'sameGoods':
      return [sign('same-goods', filled(cost.n, use))];
    case 'moved':
      return [sign('ship', filled(cost.n, use))];
    case 'items':
      return tally(cost.list).map(([item, n]) => ({
        mark: 'item',
        item: item as ItemName,
        ...(n > 1 ? { value: `${n}` } : {}),
      }));
    case 'goods':
      return tally(cost.list).map(([good, n]) => ({
        mark: 'good',
        good: good as GoodName,
        ...(n > 1 ? { value: `${n}` } : {}),
      }));
  }
}

function tally(list: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts];
}
