import { lazyFrom } from '../../../app/lazy.tsx';

/** The table of a small screen; a large one never shows it. */
export const OneTab = lazyFrom(() => import('./one-tab.tsx'))((all) => all.OneTab);
