import { test } from '../fixtures.ts';
import { DESKTOP, PHONE, show, visit } from './visit.ts';

for (const look of [
  { name: 'front-page', language: 'en', chart: 'light', size: DESKTOP },
  { name: 'front-page-night', language: 'fr', chart: 'night', size: DESKTOP },
  { name: 'front-page-phone', language: 'nl', chart: 'light', size: PHONE },
] as const) {
  test(look.name, async ({ newcomer }) => {
    const page = await visit(newcomer, look);
    await show(page, look.name);
  });
}
