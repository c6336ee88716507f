/** From games of searches with earlier weights to better ones: chances learned further, and moves from the visits. */
import type { WeightsFile } from '@captains-table/kernel';
import { defined } from '@captains-table/kernel';
import type { Decision } from './decisions.ts';
import type { MovesReport } from './learn-moves.ts';
import { learnMoves } from './learn-moves.ts';
import type { SampleReader } from './samples.ts';
import type { Subject } from './subject.ts';
import type { TrainingReport } from './train.ts';
import { judged, train } from './train.ts';

export interface Material {
  /** Positions of sailors' games and of games of searches. */
  readonly sailors: SampleReader;
  readonly searched: SampleReader;
  readonly decisions: readonly Decision[];
}

/** On games held back, and what the earlier weights make of the same. */
interface Compared extends TrainingReport {
  readonly before: number;
}

export interface SecondReport {
  readonly sailors: Compared;
  readonly searched: Compared;
  readonly moves: MovesReport;
}

const PASSES = 1;

export function secondGeneration(
  subject: Subject,
  start: WeightsFile,
  { sailors, searched, decisions }: Material,
  { seed, passes = PASSES }: { readonly seed: number; readonly passes?: number },
): { readonly weights: WeightsFile; readonly report: SecondReport } {
  const { weights } = train(subject, sailors.and(searched), { seed, passes, start });
  const { moves, report } = learnMoves(decisions, seed);
  const { patience, curiosity } = start;
  const compared = (samples: SampleReader): Compared => ({
    ...judged(weights, samples),
    before: judged(start, samples).network,
  });
  return {
    weights: { ...weights, ...defined({ patience, curiosity }), moves },
    report: { sailors: compared(sailors), searched: compared(searched), moves: report },
  };
}
