/** One click to a game: on this device, against bots, without a name. */
import { defined } from '@captains-table/kernel';
import { signal } from '@preact/signals';
import { go } from '../../app/router.ts';
import { person } from '../../app/person.ts';
import { words } from '../../app/words.ts';
import { ATLAS } from '../../games/registry.ts';

/** The first game of the atlas is the one to begin with. */
export const FIRST_GAME = ATLAS[0].id;
const LEVELS = ['sailor', 'mate', 'sailor'] as const;

export const settingTheTable = signal(false);
export const playTrouble = signal<string | undefined>(undefined);

/** What plays comes when a hand is near the button, so that the click itself is quick. */
export function prepareToPlay(): void {
  void import('../../local/local-table.ts');
  void import('../tables/local-table-page.tsx');
}

export async function playNow(): Promise<void> {
  if (settingTheTable.value) return;
  settingTheTable.value = true;
  playTrouble.value = undefined;
  try {
    const [{ LocalTable }, { ownPortrait }] = await Promise.all([
      import('../../local/local-table.ts'),
      import('../../app/portrait.ts'),
    ]);
    const name = person.value?.name ?? words.value.home.skipper;
    const own = { name, ...defined({ portrait: ownPortrait() }) };
    const chairs = [own, ...LEVELS.map((level) => ({ level }))];
    const id = await LocalTable.create({ game: FIRST_GAME, options: {}, chairs });
    go({ at: 'local', id });
  } catch {
    playTrouble.value = words.value.home.notStored;
  } finally {
    settingTheTable.value = false;
  }
}
