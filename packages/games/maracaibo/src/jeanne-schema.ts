/** Jeanne: her cards, her board and her scoring, as data. */
import { defined } from '@captains-table/kernel';
import * as v from 'valibot';
import { count } from './effects/values.ts';
import { LEVELS, NATIONS } from './names.ts';
import { id, provenance } from './provenance.ts';

/** What a card makes her do. She chooses nothing, so that her verbs are fewer and plainer than those of the players. */
const actionSchema = v.variant('do', [
  v.pipe(
    v.strictObject({ do: v.literal('gainInfluenceIn'), nation: v.picklist(NATIONS), amount: count }),
    v.transform(({ nation, amount: n }) => ({ op: 'influenceIn' as const, nation, n })),
  ),
  /** `fromRound`: only from that round on. */
  v.pipe(
    v.strictObject({ do: v.literal('scorePoints'), amount: count, fromRound: v.exactOptional(count) }),
    v.transform(({ amount: n, fromRound }) => ({
      op: 'points' as const,
      n,
      ...defined({ fromRound }),
    })),
  ),
  /** `late`: the number in rounds III and IV. */
  v.pipe(
    v.strictObject({ do: v.literal('explore'), amount: count, late: v.exactOptional(count) }),
    v.transform(({ amount: n, late }) => ({
      op: 'explore' as const,
      n,
      ...defined({ late }),
    })),
  ),
  v.pipe(
    v.strictObject({ do: v.literal('removeDiscs'), amount: count }),
    v.transform(({ amount: n }) => ({ op: 'discs' as const, n })),
  ),
  v.pipe(
    v.strictObject({ do: v.literal('takeQuest') }),
    v.transform(() => ({ op: 'questFromPile' as const })),
  ),
  v.pipe(
    v.strictObject({
      do: v.literal('fight'),
      influence: count,
      extraVillage: v.exactOptional(v.boolean()),
    }),
    v.transform(({ influence, extraVillage }) => ({
      op: 'jeanneCombat' as const,
      influence,
      ...defined({ extraVillage }),
    })),
  ),
]);

const cardSchema = v.strictObject({
  id,
  deck: v.picklist(['A', 'B', 'C']),
  /** Cities and places with a quest to sail on. */
  steps: count,
  way: v.picklist(['upper', 'lower']),
  /** The face-up card she takes, counted from the left, 1 to 4. */
  row: count,
  actions: v.array(actionSchema),
  ...provenance,
});

/** Bonus points for being ahead: the smallest lead that counts, and its points. */
const ahead = v.array(v.pipe(v.strictTuple([count, count]), v.metadata({ parts: ['lead', 'points'] })));

export const jeanneSchema = v.strictObject({
  /** Cards of the decks A, B and C by difficulty. */
  levels: v.array(v.strictObject({ id: v.picklist(LEVELS), cards: v.array(count), ...provenance })),
  cards: v.array(cardSchema),
  board: v.strictObject({
    discs: count,
    /** Points of her income by discs removed. */
    income: v.array(count),
    pointsPerCard: count,
    discsPerUpgrade: count,
    ...provenance,
  }),
  end: v.strictObject({
    pointsPerQuest: count,
    quests: ahead,
    upgrades: ahead,
    explorer: ahead,
    ...provenance,
  }),
});

export type JeanneAction = v.InferOutput<typeof actionSchema>;
export type JeanneCardData = v.InferOutput<typeof cardSchema>;
export type JeanneData = v.InferOutput<typeof jeanneSchema>;
