/** Whether single-key shortcuts are on: people who dictate, or need the keys for something else, turn them off. */
import { effect, signal } from '@preact/signals';

const KEY = 'captains-table/shortcuts';

export const keysOn = signal(stored() !== 'off');

effect(() => {
  const value = keysOn.value ? 'on' : 'off';
  try {
    localStorage.setItem(KEY, value);
  } catch {
    return;
  }
});

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
