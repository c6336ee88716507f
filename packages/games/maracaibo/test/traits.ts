/**
 * What cards are looked for in tests: what they cost besides doubloons, and what they do. An immediate effect is named by
 * its verb, a lasting one by its ability, an action by all its verbs: `spy: points 3, doubloons 5`.
 */
import { isSpyPlace } from '../src/box-card.ts';
import type { CardData, CardEffect } from '../src/content-schema.ts';
import type { PrintedEffect } from '../src/effects/effect.ts';

export function traitsOf({ cost, effects }: CardData): ReadonlySet<string> {
  const traits = new Set(effects.map(traitOf));
  if (isSpyPlace(cost.spyTo)) traits.add('spy to a place');
  if (cost.spyTo === 'supply') traits.add('spy to the supply');
  if (cost.spyTo === 'card') traits.add('spy on the card');
  if (cost.pay !== undefined) traits.add('pays with cards');
  if (cost.combatPoints !== undefined) traits.add('pays combat points');
  if (cost.needsCubesOf !== undefined) traits.add('needs cubes');
  return traits;
}

function traitOf(effect: CardEffect): string {
  switch (effect.kind) {
    case 'income':
      if (effect.with !== undefined) return 'late income';
      return effect.track === 'points' ? 'point income' : 'doubloon income';
    case 'permanent':
      return effect.ability;
    case 'villageAction':
      return `village: ${effect.effect.map(nameOf).join(', ')}`;
    case 'combatAction':
      return `combat: ${effect.effect.map(nameOf).join(', ')}`;
    case 'spyAction':
      return `spy: ${effect.effect.map((part) => ('n' in part ? `${nameOf(part)} ${part.n}` : nameOf(part))).join(', ')}`;
    case 'immediate': {
      const [first] = effect.effect;
      if (first === undefined) throw new Error('an immediate effect does nothing');
      return nameOf(first);
    }
  }
}

function nameOf(effect: PrintedEffect): string {
  if (effect.op === 'per') return `${effect.what} per ${effect.of}`;
  return effect.op === 'cube' && effect.nextRank === true ? 'cube with nextRank' : effect.op;
}
