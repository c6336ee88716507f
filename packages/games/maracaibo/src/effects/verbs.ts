/**
 * The verbs of effects. Each stands here twice: with its fields as the content writes them and the form that the rules
 * read (`op` has the name that positions and saved matches know), and below with its signs.
 */
import { defined } from '@captains-table/kernel';
import * as v from 'valibot';
import { COUNTED } from '../names.ts';
import type { Cost } from './costs.ts';
import { marksOfCosts, openCostsSchema } from './costs.ts';
import type { Mark } from './marks.ts';
import { ANY_SYMBOL, COUNTED_MARKS, between, coins, flag, points, sign, symbol } from './marks.ts';
import { count, nation, synergy } from './values.ts';

/** `{ "do": "fight" }` */
function bare<const Name extends string, const Op extends string>(name: Name, op: Op) {
  return v.pipe(
    v.strictObject({ do: v.literal(name) }),
    v.transform(() => ({ op })),
  );
}

/** `{ "do": "takeSpies", "amount": 2 }` */
function some<const Name extends string, const Op extends string>(name: Name, op: Op) {
  return v.pipe(
    v.strictObject({ do: v.literal(name), amount: count }),
    v.transform(({ amount: n }) => ({ op, n })),
  );
}

/** `{ "do": "scorePoints", "amount": 2 }`, or that amount for each quest with `"per": "quests"`. */
function somePer<const Name extends string, const Op extends string>(name: Name, op: Op) {
  return v.pipe(
    v.strictObject({ do: v.literal(name), amount: count, per: v.exactOptional(v.picklist(COUNTED)) }),
    v.transform(({ amount: n, per: of }) =>
      of === undefined ? { op, n } : { op: 'per' as const, what: op, n, of },
    ),
  );
}

/** Called when content is read. Browsers get content that has been read already, and do not load this. */
export function verbSchemas() {
  return [
    somePer('gainDoubloons', 'doubloons'),
    somePer('scorePoints', 'points'),
    somePer('takeVillageActions', 'village'),
    some('gainCombatPoints', 'combatPoints'),
    some('takeSpies', 'spies'),
    /** In one nation of the player's choice. */
    some('gainInfluence', 'influence'),
    /** In the nation fought for. */
    some('gainInfluenceFoughtFor', 'fightingInfluence'),
    v.pipe(
      v.strictObject({ do: v.literal('gainInfluenceIn'), nation, amount: count }),
      v.transform((written) => ({ op: 'influenceIn' as const, nation: written.nation, n: written.amount })),
    ),
    /** From the ship, one by one. */
    some('removeDiscs', 'discs'),
    /** The explorer moves up to this many spaces. */
    some('explore', 'explore'),
    v.pipe(
      v.strictObject({ do: v.literal('takeSynergy'), synergy }),
      v.transform((written) => ({ op: 'synergy' as const, synergy: written.synergy })),
    ),
    /** One that the player does not have yet. */
    bare('takeAnySynergy', 'anySynergy'),
    bare('fight', 'combat'),
    /** Of any nation on a village without one; `nextRank`: that nation's marker goes to its next rank too. */
    v.pipe(
      v.strictObject({ do: v.literal('placeCube'), nextRank: v.exactOptional(v.boolean()) }),
      v.transform(({ nextRank }) => ({ op: 'cube' as const, ...defined({ nextRank }) })),
    ),
    /** In the village where the player's ship is, with 1 influence. */
    bare('placeCubeHere', 'cubeHere'),
    bare('reachNextRank', 'nextRank'),
    /** At least `min` and at most `max` steps, then one more main action. */
    v.pipe(
      v.strictObject({ do: v.literal('sailOn'), min: count, max: count }),
      v.transform(({ min, max }) => ({ op: 'sailOn' as const, min, max })),
    ),
    v.pipe(
      v.strictObject({ do: v.literal('pay'), cost: openCostsSchema() }),
      v.transform(({ cost }): { op: 'pay'; pay: readonly Cost[] } => ({ op: 'pay', pay: cost })),
    ),
    bare('discardHand', 'discardHand'),
    /** The top quest of the pile, to be fulfilled later. */
    bare('putQuestOnCard', 'questOnCard'),
    bare('fulfilQuestOfCard', 'questOfCard'),
    /** Of a city with a quest slot of its own. */
    bare('fulfilQuestOfCity', 'questOfCity'),
    /** Any number of spies, with doubloon income for each of them. */
    v.pipe(
      v.strictObject({ do: v.literal('putSpiesOnCard'), income: count }),
      v.transform(({ income }) => ({ op: 'spiesOnCard' as const, income })),
    ),
    /** Of the city fought for. */
    bare('takeFlagBonus', 'flagBonus'),
    /** For each spy in the village fought for: `own` for the player's, `other` for those of others. */
    v.pipe(
      v.strictObject({ do: v.literal('gainDoubloonsForSpies'), own: count, other: count }),
      v.transform(({ own, other }) => ({ op: 'spyDoubloons' as const, own, other })),
    ),
    bare('removeSkull', 'removeSkull'),
  ] as const;
}

/** A verb as it is printed on a piece. */
export type PrintedVerb = Readonly<v.InferOutput<ReturnType<typeof verbSchemas>[number]>>;

/** What content writes after `do`. */
export type VerbName = v.InferInput<ReturnType<typeof verbSchemas>[number]>['do'];

export function marksOfVerb(verb: PrintedVerb): readonly Mark[] {
  switch (verb.op) {
    case 'doubloons':
      return [coins(verb.n)];
    case 'points':
      return [points(verb.n)];
    case 'village':
      return [sign('village', verb.n)];
    case 'per':
      return [...marksOfVerb({ op: verb.what, n: verb.n }), between('×'), COUNTED_MARKS[verb.of]];
    case 'combatPoints':
      return [sign('crossed-sabres', verb.n)];
    case 'spies':
      return [sign('spy', verb.n)];
    case 'influence':
    case 'fightingInfluence':
      return [sign('influence', verb.n)];
    case 'influenceIn':
      return [{ ...flag(verb.nation), value: `${verb.n}` }, sign('influence')];
    case 'discs':
      return [sign('no-disc', verb.n)];
    case 'explore':
      return [sign('footprint', verb.n)];
    case 'synergy':
      return [symbol(verb.synergy)];
    case 'anySynergy':
      return [ANY_SYMBOL];
    case 'combat':
      return [sign('cannon')];
    case 'cube':
      return [sign('cube'), between('→'), sign('village'), ...(verb.nextRank === true ? [sign('rank')] : [])];
    case 'cubeHere':
      return [sign('cube'), sign('influence', 1)];
    case 'nextRank':
      return [sign('rank')];
    case 'sailOn':
      return [sign('ship', `${verb.min}–${verb.max}`)];
    case 'pay':
      return marksOfCosts(verb.pay);
    case 'discardHand':
      return [sign('card'), between('→')];
    case 'questOnCard':
      return [sign('tied-scroll'), between('→'), sign('card')];
    case 'questOfCard':
    case 'questOfCity':
      return [sign('tied-scroll')];
    case 'spiesOnCard':
      return [sign('spy'), between('→'), sign('income'), coins(verb.income)];
    case 'flagBonus':
      return [sign('city')];
    case 'spyDoubloons':
      return [coins(verb.own), sign('spy')];
    case 'removeSkull':
      return [sign('pirate-skull')];
  }
}
