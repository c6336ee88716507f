/**
 * What one guest's admirals cost another person, who plays against a cabin-boy: before they come, after the
 * guest has left 25 tables behind, and while the guest stays to look at as many as one may.
 */
import type { Readings, Trial } from '../row.ts';
import { inTemporaryFolder } from '../server/server-process.ts';
import type { Answers } from '../server/bot-answers.ts';
import { openAdmiralTables, measureAnswers } from '../server/bot-answers.ts';
import { startOurs } from '../server/ours.ts';

const LEFT = 25;
const STAYING = 15;
const SECONDS = 12;
const PHASES = ['alone', 'left', 'staying'] as const;

export const serverBotAnswers: Trial = {
  name: 'server/bot-answers',
  processes: 1,
  figures: PHASES.flatMap((phase) =>
    (['p50', 'p99'] as const).map((part) => ({
      name: `server/bot-answers/${phase}/${part}`,
      unit: 'ms' as const,
    })),
  ),
  run: () => inTemporaryFolder(runTrial),
};

async function runTrial(folder: string): Promise<Readings> {
  const server = await startOurs(folder);
  try {
    const { url } = server;
    await measureAnswers(url, 2); // warms it up
    const alone = await measureAnswers(url, SECONDS);
    await openAdmiralTables(url, LEFT, false);
    const left = await measureAnswers(url, SECONDS);
    const guests = await openAdmiralTables(url, STAYING, true);
    const staying = await measureAnswers(url, SECONDS);
    for (const guest of guests) guest.close();
    return { ...readings('alone', alone), ...readings('left', left), ...readings('staying', staying) };
  } finally {
    await server.end();
  }
}

function readings(phase: (typeof PHASES)[number], { count, p50, p99 }: Answers): Readings {
  console.error(`  ${phase}: ${count} decisions of the cabin-boy`);
  return {
    [`server/bot-answers/${phase}/p50`]: { value: p50 },
    [`server/bot-answers/${phase}/p99`]: { value: p99 },
  };
}
