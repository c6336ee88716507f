/** The words of clubs and cups, in the language the person has chosen. */
import { computed } from '@preact/signals';
import { clubsTexts } from '../../texts/clubs/index.ts';
import { locale } from '../app/settings.ts';

export const clubsWords = computed(() => clubsTexts.in(locale.value));
