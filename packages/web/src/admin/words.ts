/** The words of the page for hosts; they come with it. */
import { computed } from '@preact/signals';
import { adminTexts } from '../../texts/admin/index.ts';
import { locale } from '../app/settings.ts';

export const adminWords = computed(() => adminTexts.in(locale.value));

export function dateOf(at: number): string {
  return new Date(at).toLocaleString(locale.value, { dateStyle: 'medium', timeStyle: 'short' });
}
