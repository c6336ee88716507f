/** The words of the workshop, in the language the person has chosen. */
import { computed } from '@preact/signals';
import { workshopTexts } from '../../texts/workshop/index.ts';
import { locale } from '../app/settings.ts';

export const workshopWords = computed(() => workshopTexts.in(locale.value));
