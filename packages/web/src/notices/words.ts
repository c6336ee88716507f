/** The words about notices; they come with what shows them. */
import { computed } from '@preact/signals';
import { noticesTexts } from '../../texts/notices/index.ts';
import { locale } from '../app/settings.ts';

export const noticesWords = computed(() => noticesTexts.in(locale.value));
