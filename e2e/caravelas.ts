/** How a person plays Caravelas on its board: by clicking what glows. */
import type { Way } from './playing.ts';

/** Now a step on the chart, now a button: both play. */
export const CARAVELAS: Way<'spaces' | 'buttons'> = {
  kinds: { spaces: '.caravelas-space-legal', buttons: 'button[aria-keyshortcuts], .caravelas-lamp-legal' },
  choose({ spaces, buttons }, turn) {
    if (spaces > 0 && (turn % 3 === 0 || buttons === 0)) return ['spaces', turn % spaces];
    return buttons > 0 ? ['buttons', turn % buttons] : undefined;
  },
  clickWithin: 800,
};
