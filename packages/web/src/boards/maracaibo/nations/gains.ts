/** What an effect brings, as signs with numbers. */
import type { CONTENT } from '../pieces.ts';
import { NATIONS, PLACES, TILES } from '../pieces.ts';
import type { NationName } from './nations.ts';

export type GainKind =
  | 'doubloons'
  | 'points'
  | 'spies'
  | 'combatPoints'
  | 'influence'
  | 'explore'
  | 'discs'
  | 'village'
  | 'combat'
  | 'quest';

export interface Gain {
  readonly kind: GainKind;
  readonly n: number;
  readonly nation?: NationName;
}

type Option = NonNullable<(typeof CONTENT.codes)[number]['options']>[number];
type Effect = Option['do'][number];
type Use = (typeof CONTENT.cards)[number]['effects'][number];

const NO_PARAMETERS: Pick<Use, 'x'> = {};

/** `use` gives what `$x` stands for. Parts that hang on something else are left to the words. */
export function gainsOf(effects: readonly Effect[], use = NO_PARAMETERS): readonly Gain[] {
  return effects.flatMap((effect) => gainsIn(effect, use));
}

function gainsIn(effect: Effect, use: Pick<Use, 'x'>): readonly Gain[] {
  const amount = (n: number | string) => (typeof n === 'number' ? n : (use.x ?? 0));
  switch (effect.op) {
    case 'doubloons':
    case 'points':
    case 'spies':
    case 'combatPoints':
    case 'influence':
    case 'explore':
    case 'discs':
    case 'village':
      return [{ kind: effect.op, n: amount(effect.n) }];
    case 'fightingInfluence':
      return [{ kind: 'influence', n: amount(effect.n) }];
    case 'influenceIn': {
      const nation = NATIONS.find((name) => name === effect.nation);
      return [{ kind: 'influence', n: amount(effect.n), ...(nation === undefined ? {} : { nation }) }];
    }
    case 'combat':
      return [{ kind: 'combat', n: 1 }];
    case 'seq':
      return gainsOf(effect.of, use);
    default:
      return [];
  }
}

/** What the flag of a city brings; cities of legacy tiles have theirs on the tile. */
export function flagGains(place: string): readonly Gain[] {
  const tile = [...TILES.values()].find(({ location, flag }) => location === place && flag !== undefined);
  return gainsOf(PLACES.get(place)?.flag ?? tile?.flag ?? []);
}
