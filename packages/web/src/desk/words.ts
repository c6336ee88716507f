/** The words of the host's desk; they come with it. */
import { computed } from '@preact/signals';
import { deskTexts } from '../../texts/desk/index.ts';
import { locale } from '../app/settings.ts';

export const deskWords = computed(() => deskTexts.in(locale.value));

export function dateOf(at: number): string {
  return new Date(at).toLocaleString(locale.value, { dateStyle: 'medium', timeStyle: 'short' });
}
