/** Moves worth considering, or why there are none. The answer always comes in time. */
import type { Hint } from '@captains-table/bots';
import type { TableTexts } from '../../../texts/table/index.ts';
import { Refused } from '../../link/link.ts';

export type Advice = 'none' | 'thinking' | { readonly failed: string } | readonly Hint[];

/** The thinking itself takes a second; a device or a server may be busy with other things first. */
const LIMIT_MILLISECONDS = 10_000;

export async function adviceInTime(
  ask: () => Promise<readonly Hint[]>,
  { hints: said }: Pick<TableTexts, 'hints'>,
): Promise<readonly Hint[] | { readonly failed: string }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<{ readonly failed: string }>((resolve) => {
    timer = setTimeout(() => resolve({ failed: said.late }), LIMIT_MILLISECONDS);
  });
  try {
    return await Promise.race([ask(), late]);
  } catch (error) {
    return { failed: error instanceof Refused && error.message !== '' ? error.message : said.failed };
  } finally {
    clearTimeout(timer);
  }
}
