import { isStill } from '../app/is-still.ts';
import { pace } from '../app/settings.ts';

const PACES: Readonly<Record<typeof pace.value, number>> = { slow: 0.6, normal: 1, fast: 2.2 };

/** How fast the moves of others are shown. Undefined: nothing is waited for, as nothing moves or no one looks. */
export function paceNow(): number | undefined {
  const chosen = PACES[pace.value];
  return document.hidden || isStill() ? undefined : chosen;
}
