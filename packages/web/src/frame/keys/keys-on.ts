/** Whether single keys do something: people who dictate or use them otherwise turn them off. */
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
