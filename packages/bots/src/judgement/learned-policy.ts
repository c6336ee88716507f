/** A game's policy with the judgement that was learned in its place, where one fits. */
import type { AnyGame, AnyPolicy, Options, WeightsFile } from '@captains-table/kernel';
import { defined, must } from '@captains-table/kernel';
import { Network } from './network.ts';

/** What is needed to think about a match. */
export interface ThinkableGame {
  readonly game: AnyGame;
  readonly policy?: AnyPolicy | undefined;
  /** Learned weights by family, where there are any. */
  readonly weights?: ((family: string) => Promise<WeightsFile | undefined>) | undefined;
}

/** The policy for a match: with what was learned about such matches, if its rules are those that were played. */
export async function policyFor(
  { game, policy, weights }: ThinkableGame,
  options: Options,
  seats: number,
): Promise<AnyPolicy | undefined> {
  const family = policy?.features?.family(options, seats);
  if (policy === undefined || family === undefined) return policy;
  const file = await weights?.(family);
  return file === undefined || !fits(file, game, policy, family) ? policy : learnedPolicy(policy, file);
}

/** Other rules, another box, other features: then the formula judges. */
function fits(file: WeightsFile, { meta }: AnyGame, { features }: AnyPolicy, family: string): boolean {
  return (
    file.game === meta.id &&
    file.family === family &&
    file.rules === meta.rulesVersion &&
    file.features === features?.version
  );
}

/** What the end of a game is worth to a winner and to a loser, about: see `valueOfResult`. */
const WON = 0.997;
const LOST = 0.033;

export function learnedPolicy(policy: AnyPolicy, file: WeightsFile): AnyPolicy {
  const features = must(policy.features);
  const network = new Network(file);
  const { seats, patience, curiosity } = file;
  const numbers = new Uint8Array(features.names(seats).length);
  if (network.inputs !== numbers.length) throw new Error(`weights for ${network.inputs} features`);
  return {
    ...policy,
    ...defined({ patience, curiosity }),
    value(state, viewer = 0) {
      features.write(state, viewer, numbers);
      const chances = network.chances(numbers);
      return chances.map((_, seat) => {
        const chance = must(chances[(seat - viewer + seats) % seats]);
        return LOST + (WON - LOST) * chance;
      });
    },
  };
}
