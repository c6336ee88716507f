/** Where there is room for one part of the table at a time. */
export const TABS = '(width <= 1180px), (height < 640px)';

/** Before the table is drawn, and in tests without a screen. */
export function showsTabs(): boolean {
  return 'matchMedia' in globalThis && matchMedia(TABS).matches;
}
