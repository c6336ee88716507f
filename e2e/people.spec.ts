/** People who find each other, play, and would rather not meet again. */
import { expect, test } from './fixtures.ts';
import { seriousFaults } from './reading.ts';
import { PHONE } from './screens.ts';
import { arrive } from './tables.ts';

test('two become friends, one asks the other to a table, a third comes by code, and one is blocked and reported', async ({
  newcomer,
}) => {
  test.setTimeout(120_000);
  const contexts = [await newcomer(), await newcomer(PHONE), await newcomer()] as const;
  for (const [index, name] of ['Anna', 'Bart', 'Carla'].entries()) {
    const context = contexts[index];
    if (context !== undefined) await arrive(context, name);
  }
  const [anna, bart, carla] = [
    await contexts[0].newPage(),
    await contexts[1].newPage(),
    await contexts[2].newPage(),
  ];

  await anna.goto('/people');
  const link = new URL(await anna.getByLabel('Link', { exact: true }).inputValue());
  await expect(anna.getByRole('img', { name: 'QR code of this link' })).toBeVisible();
  await bart.goto(link.pathname + link.search);
  await bart.getByRole('button', { name: 'Ask Anna to be friends' }).click();
  await anna.getByRole('button', { name: 'Accept' }).click();
  await expect(bart.getByText('Friend', { exact: true })).toBeVisible();
  expect(await seriousFaults(anna)).toEqual([]);
  expect(await seriousFaults(bart)).toEqual([]);

  await anna.goto('/new/port-royal');
  await anna.getByText('Online', { exact: true }).click();
  await anna.getByRole('button', { name: 'One player fewer' }).click();
  await anna.getByRole('button', { name: 'Set the table' }).click();
  await anna.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(anna.getByText('Invited', { exact: true })).toBeVisible();
  await bart.goto('/');
  await bart.getByText('Anna invites you to Port Royal').waitFor();
  await bart.getByRole('link', { name: 'To the table' }).click();
  await bart
    .getByRole('button', { name: /Take a seat|Sit here/ })
    .first()
    .click();

  await anna.getByRole('button', { name: 'Show a short code' }).click();
  const code = await anna.getByLabel('Code to read out').inputValue();
  expect(code).toMatch(/^\d{4} \d{4}$/);
  await carla.goto('/');
  await carla.getByLabel('Join by code').fill(code);
  await carla.getByRole('button', { name: 'Take a seat' }).click();
  await carla
    .getByRole('button', { name: /Take a seat|Sit here/ })
    .first()
    .click();
  await anna.getByRole('button', { name: 'Start the game' }).click();

  await carla.getByRole('button', { name: 'More', exact: true }).first().click();
  await carla.getByRole('button', { name: /^People at this table/ }).click();
  const row = carla.locator('.person-row').filter({ hasText: 'Anna' });
  await row.getByRole('button', { name: 'Report' }).click();
  await carla.getByLabel('In your words').fill('She laughs too loudly.');
  await carla.getByRole('button', { name: 'Send to the host' }).click();
  await carla.getByText('Thank you. The host will look at it.').waitFor();
  await carla.getByRole('button', { name: 'Close' }).last().click();
  await row.getByRole('button', { name: 'Block' }).click();
  await expect(row.getByText('Blocked')).toBeVisible();
  expect(await seriousFaults(carla)).toEqual([]);
});
