/** Turns codes and programs of the content into programs with numbers. */
import type { CodeData, CodeUse, Content } from './content.ts';
import { GOODS, ITEMS, NATIONS, SYNERGIES } from './names.ts';
import type { CombatOption, Cost, Credit, Effect, Permanent, Verb, Written } from './effects.ts';

export interface VillageAction {
  readonly code: string;
  /** Ends the village actions of the turn. */
  readonly last: boolean;
  readonly do: Effect;
}

export interface CombatAction {
  readonly code: string;
  readonly options: readonly CombatOption[];
}

/** What the codes of a content mean. */
export interface Codes {
  kindOf(code: string): CodeData['kind'];
  /** The whole program of a code, its cost first; undefined when it does nothing. */
  program(use: CodeUse, from: Credit): Effect | undefined;
  permanent(use: CodeUse): Permanent;
  villageAction(use: CodeUse): VillageAction;
  combatAction(use: CodeUse): CombatAction;
}

export function codesOf(content: Content): Codes {
  const codes = new Map(content.codes.map((code) => [code.code, code]));
  const find = (code: string): CodeData => {
    const data = codes.get(code);
    if (data === undefined) throw new Error(`no code ${code} in the vocabulary`);
    return data;
  };
  const program = (use: CodeUse, from: Credit): Effect | undefined => {
    const data = find(use.code);
    return sequence(data.pay ?? [], data.do ?? [], from, use);
  };
  return {
    kindOf: (code) => find(code).kind,
    program,
    permanent: (use) => numberPermanent(find(use.code).permanent ?? {}, use),
    villageAction(use) {
      const effect = program(use, 'villages');
      if (effect === undefined) throw new Error(`the village action ${use.code} does nothing`);
      return { code: use.code, last: find(use.code).last ?? false, do: effect };
    },
    combatAction: (use) => ({
      code: use.code,
      options: (find(use.code).options ?? []).map(({ value, cube, do: effects }) => ({
        value,
        ...(cube === undefined ? {} : { cube }),
        do: effects.map((effect) => numberEffect(effect, 'combat', use)),
      })),
    }),
  };
}

/** A cost and what it brings as one program; undefined when there is nothing in it. */
export function sequence(
  pay: readonly Cost<Written>[],
  effects: readonly Effect<Written>[],
  from: Credit,
  use: CodeUse = { code: '' },
): Effect | undefined {
  const steps: Effect[] = stepsOf(effects, from, use);
  if (pay.length > 0) steps.unshift({ op: 'pay', pay: pay.map((cost) => numberCost(cost, use)) });
  return inSequence(steps);
}

export function inSequence(steps: readonly Effect[]): Effect | undefined {
  return steps.length > 1 ? { op: 'seq', of: steps } : steps[0];
}

export function numberCost(cost: Cost<Written>, use: CodeUse = { code: '' }): Cost {
  switch (cost.op) {
    case 'items':
      return { op: 'items', list: cost.list.map((item) => place(ITEMS, item)) };
    case 'goods':
      return { op: 'goods', list: cost.list.map((good) => place(GOODS, good)) };
    default:
      return { op: cost.op, n: amount(cost.n, use) };
  }
}

function stepsOf(effects: readonly Effect<Written>[], from: Credit, use: CodeUse): Effect[] {
  return effects.map((effect) => declinable(numberEffect(effect, from, use)));
}

/** Rule MA-3.7: a combat that comes with something else is an offer. */
export function declinable(effect: Effect): Effect {
  return effect.op === 'combat' ? { op: 'may', do: effect } : effect;
}

function numberEffect(effect: Effect<Written>, from: Credit, use: CodeUse): Effect {
  switch (effect.op) {
    case 'seq':
      return { op: 'seq', of: stepsOf(effect.of, from, use) };
    case 'choose':
      return { op: 'choose', of: effect.of.map((part) => numberEffect(part, from, use)) };
    case 'may':
      return { op: 'may', do: numberEffect(effect.do, from, use) };
    case 'when':
      return {
        op: 'when',
        if: { owns: place(SYNERGIES, named(effect.if.owns, use)) },
        do: numberEffect(effect.do, from, use),
      };
    default:
      return numberVerb(effect, from, use);
  }
}

function numberVerb(verb: Verb<Written>, from: Credit, use: CodeUse): Verb {
  switch (verb.op) {
    case 'points':
      return { op: 'points', n: amount(verb.n, use), from };
    case 'per':
      return { op: 'per', what: verb.what, n: amount(verb.n, use), of: verb.of, from };
    case 'doubloons':
    case 'combatPoints':
    case 'spies':
    case 'influence':
    case 'discs':
    case 'explore':
    case 'village':
    case 'fightingInfluence':
      return { op: verb.op, n: amount(verb.n, use) };
    case 'influenceIn':
      return { op: verb.op, nation: place(NATIONS, named(verb.nation, use)), n: amount(verb.n, use) };
    case 'synergy':
      return { op: verb.op, synergy: place(SYNERGIES, named(verb.synergy, use)) };
    case 'pay':
      return { op: verb.op, pay: verb.pay.map((cost) => numberCost(cost, use)) };
    default:
      return verb;
  }
}

function numberPermanent(
  { standing, discount, fightingFor, ...rest }: Permanent<Written>,
  use: CodeUse,
): Permanent {
  return {
    ...rest,
    ...(standing === undefined ? {} : { standing: place(ITEMS, named(standing, use)) }),
    ...(discount === undefined ? {} : { discount: amount(discount, use) }),
    ...(fightingFor === undefined ? {} : { fightingFor: place(NATIONS, named(fightingFor, use)) }),
  };
}

/** `$x` means the parameter `x`. */
function amount(written: number | string, use: CodeUse): number {
  if (typeof written === 'number') return written;
  const value = parameter(written, use);
  if (typeof value !== 'number') throw new Error(`${use.code} needs the number ${written}`);
  return value;
}

function named(written: string, use: CodeUse): string {
  if (!written.startsWith('$')) return written;
  const value = parameter(written, use);
  if (typeof value !== 'string') throw new Error(`${use.code} needs the name ${written}`);
  return value;
}

function parameter(written: string, use: CodeUse): unknown {
  return new Map<string, unknown>(Object.entries(use)).get(written.slice(1));
}

/** The position of a name in its list. */
export function place(names: readonly string[], name: string): number {
  const at = names.indexOf(name);
  if (at < 0) throw new Error(`${name} is none of ${names.join(', ')}`);
  return at;
}
