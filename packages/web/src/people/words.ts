/** The words about other people; they come with what shows them. */
import { computed } from '@preact/signals';
import { peopleTexts } from '../../texts/people/index.ts';
import { locale } from '../app/settings.ts';

export const peopleWords = computed(() => peopleTexts.in(locale.value));
