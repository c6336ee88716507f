/** A file that came from outside, checked before anything of it is kept. */
import type { AnyGame } from '@captains-table/kernel';
import { CarryError, isRecord, MatchError } from '@captains-table/kernel';
import { Failure } from '@captains-table/protocol';
import { CampaignError } from './campaign.ts';
import type { ImportedCampaign } from './file.ts';
import { importSteps, packInCampaign, parseCampaignFile } from './file.ts';

/** No campaign that people have played is longer. */
const MOST_CHAPTERS = 100;
const MOST_ENTRIES = 20_000;
/** Characters: as large as a file of a pack may be. */
const MOST_IN_PACK = 1_000_000;

/** The game that a file claims to be of. Throws if it has no chapters, or too many to check. */
export function gameOfFile(file: unknown): string {
  if (!isRecord(file) || typeof file['game'] !== 'string') throw new Failure('bad-campaign');
  const { chapters, matches } = file;
  const logs = isRecord(matches)
    ? Object.values(matches).map((match) => isRecord(match) && match['log'])
    : [];
  const entries = logs.map((log) => (Array.isArray(log) ? log.length : 0));
  const told = Array.isArray(chapters) ? chapters.length : 0;
  if (told === 0 || told > MOST_CHAPTERS || Math.max(0, ...entries) > MOST_ENTRIES)
    throw new Failure('bad-campaign');
  return file['game'];
}

/** The pack in a file. Throws if it is not the one that its rules version names. */
export function packOfFile(file: unknown): ReturnType<typeof packInCampaign> {
  if (!isRecord(file) || file['pack'] === undefined) return undefined;
  return refusing(() => {
    const pack = packInCampaign(parseCampaignFile(file));
    if (pack === undefined) throw new CampaignError('its pack is not the one that its rules name');
    // `JSON.stringify` fails on what is nested too deeply; that is caught below.
    if (JSON.stringify(pack.file ?? {}).length > MOST_IN_PACK)
      throw new CampaignError('its pack is too large');
    return pack;
  });
}

/** Checks match by match, yielding to other work in between. */
export async function checkedCampaign(
  file: unknown,
  game: AnyGame,
  pause: () => Promise<unknown>,
): Promise<ImportedCampaign> {
  const steps = importSteps(file, game);
  for (;;) {
    const step = refusing(() => steps.next());
    if (step.done === true) return step.value;
    await pause();
  }
}

/** The person who sent a file learns what is wrong with it. */
function refusing<T>(look: () => T): T {
  try {
    return look();
  } catch (error) {
    // Whatever is nested too deeply to be read.
    if (error instanceof RangeError) throw new Failure('bad-campaign');
    if (error instanceof CampaignError || error instanceof MatchError || error instanceof CarryError) {
      throw new Failure('bad-campaign', { problem: { field: error.message } });
    }
    throw error;
  }
}
