/** Every way to play Port Royal, from an empty table to the last line of the result. */
import { expect, test } from './fixtures.ts';
import { endOfGame, fitsTheWidth } from './playing.ts';
import { glowing, playToTheEnd } from './port-royal.ts';
import { seriousFaults } from './reading.ts';
import { arrive, tableWithBots } from './tables.ts';

const PHONE = { width: 390, height: 844 };

for (const { mode, bots, more = {} } of [
  { mode: 'base', bots: 1, more: { setsSail: true, gambler: true, newCrew: true } },
  { mode: 'sets-sail', bots: 1 },
  { mode: 'contracts', bots: 1 },
  { mode: 'cooperative', bots: 1 },
  { mode: 'solo', bots: 0 },
]) {
  test(`${mode}, from set-up to the end`, async ({ newcomer }) => {
    test.setTimeout(240_000);
    const context = await newcomer(mode === 'contracts' ? { viewport: PHONE } : {});
    // Against others, who plays well ends a game in half as many turns.
    const level = mode === 'cooperative' ? 'cabin-boy' : 'sailor';
    const options = { mode, ...more };
    const id = await tableWithBots(await arrive(context, 'Anna'), bots, options, 'port-royal', level);
    const page = await context.newPage();
    await page.goto(`/table/${id}`);
    await expect(glowing(page).first()).toBeVisible({ timeout: 30_000 });
    expect(await fitsTheWidth(page)).toBe(true);
    expect(await seriousFaults(page)).toEqual([]);
    await playToTheEnd(page);
    await expect(endOfGame(page)).toBeVisible();
    expect(await fitsTheWidth(page)).toBe(true);
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Replay', exact: true }).click();
    await expect(page.getByRole('slider')).toBeVisible();
    expect(await fitsTheWidth(page)).toBe(true);
    expect(await seriousFaults(page)).toEqual([]);
  });
}
