/** A person's settings on this device. Each is a signal that stores its own value. */
import { effect, signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { Locale } from '@captains-table/kernel';
import { LOCALES } from '@captains-table/kernel';
import { keep, recall } from './device-memory.ts';

export type Chart = 'auto' | 'light' | 'night';
export type Motion = 'auto' | 'full' | 'still';

export const locale = remembered<Locale>('locale', LOCALES, preferredLocale());
export const chart = remembered<Chart>('chart', ['auto', 'light', 'night'], 'auto');
export const motion = remembered<Motion>('motion', ['auto', 'full', 'still'], 'auto');
/** How fast the moves of others are shown. */
export const pace = remembered('pace', ['slow', 'normal', 'fast'] as const, 'normal');
export const boardSize = remembered('board-size', ['small', 'normal', 'large'] as const, 'normal');
export const sound = remembered('sound', ['off', 'on'] as const, 'off');
/** Whether pages say that a table elsewhere waits. */
export const inPageNotices = remembered('in-page-notices', ['on', 'off'] as const, 'on');
export const volume = remembered('volume', ['soft', 'normal', 'loud'] as const, 'normal');
/** Whether a game that is new on this device begins with a question, and its first events with a tip. */
export const guidance = remembered('guidance', ['on', 'off'] as const, 'on');
/** Whether a move that cannot be taken back is asked about first. */
export const confirmations = remembered('confirmations', ['off', 'on'] as const, 'off');
/** Whether the odds of a bust stand on the table, or one tap away. */
export const odds = remembered('odds', ['shown', 'asked'] as const, 'shown');
/** Whether the help names rules by their numbers in the ledger. */
export const ruleNumbers = remembered('rule-numbers', ['hidden', 'shown'] as const, 'hidden');
/** Whether the table is drawn or written out. */
export const tableStyle = remembered('table-style', ['board', 'text'] as const, 'board');

/** How large the words of a story are. */
export const storyLetters = remembered('story-letters', ['small', 'normal', 'large'] as const, 'normal');
/** Whether pages of a story that were read on this device before are opened again. */
export const knownPages = remembered('known-pages', ['open', 'skip'] as const, 'open');

/** Puts the settings that style sheets look at onto the page. */
export function applySettings(root: HTMLElement): void {
  effect(() => {
    root.lang = locale.value;
    show(root, 'chart', chart.value, 'auto');
    show(root, 'motion', motion.value, 'auto');
    show(root, 'boardSize', boardSize.value, 'normal');
  });
}

function show(root: HTMLElement, name: string, value: string, usual: string): void {
  if (value === usual) delete root.dataset[name];
  else root.dataset[name] = value;
}

export function remembered<T extends string>(name: string, values: readonly T[], usual: T): Signal<T> {
  const stored = recall(name);
  const setting = signal(values.find((value) => value === stored) ?? usual);
  let first = true;
  effect(() => {
    const { value } = setting;
    if (!first) keep(name, value);
    first = false;
  });
  return setting;
}

function preferredLocale(): Locale {
  const asked = navigator.languages.map((language) => language.slice(0, 2).toLowerCase());
  return asked.flatMap((code) => LOCALES.filter((known) => known === code))[0] ?? 'en';
}
