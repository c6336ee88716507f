/** The worker's side of a study: judges every move of a finished match, in about the time it may take. */
import type { Analysis, GameLoader, Port } from '@captains-table/bots';
import { analyseInSteps, policyFor } from '@captains-table/bots';
import type { AnyMatch } from '@captains-table/kernel';
import { Match, parseMatchDocument } from '@captains-table/kernel';

export type StudyReply =
  { readonly progress: number } | { readonly analysis: Analysis } | { readonly trouble: string };

/** What a study should take, in milliseconds; a slow game may take longer. */
const BUDGET = 15_000;
/** A first look, to learn how slow the game is. */
const TASTE = 4;
/** Fewer say nothing, more say nothing new. */
const LEAST = 24;
const MOST = 300;

export function serveAnalyst(port: Port, loadGame: GameLoader): void {
  port.onMessage((document) => {
    study(document, loadGame, (progress) => port.postMessage({ progress })).then(
      (analysis) => port.postMessage({ analysis }),
      (error: unknown) => port.postMessage({ trouble: String(error) }),
    );
  });
}

export async function study(
  document: unknown,
  loadGame: GameLoader,
  onProgress: (progress: number) => void,
): Promise<Analysis> {
  const parsed = parseMatchDocument(document);
  const loaded = await loadGame(parsed.game, parsed.rules);
  if (loaded === undefined) throw new Error(`there is no game "${parsed.game}"`);
  const match: AnyMatch = Match.fromDocument(loaded.game, parsed);
  const policy = await policyFor(loaded, match.options, match.seats);
  const about = { seed: parsed.commitment, policy };
  const start = performance.now();
  finish(analyseInSteps(match, { ...about, iterations: TASTE }), () => undefined);
  const iterations = iterationsWithin(BUDGET, performance.now() - start);
  return finish(analyseInSteps(match, { ...about, iterations }), onProgress);
}

/** How thorough a study can be when a first look took this many milliseconds. */
export function iterationsWithin(budget: number, taste: number): number {
  const affordable = Math.floor((TASTE * budget) / Math.max(1, taste));
  return Math.max(LEAST, Math.min(MOST, affordable));
}

/** Reports progress in whole per cent. */
function finish(steps: Generator<number, Analysis, void>, onProgress: (progress: number) => void): Analysis {
  let told = 0;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    const percent = Math.floor(step.value * 100);
    if (percent > told) onProgress(percent / 100);
    told = percent;
  }
}
