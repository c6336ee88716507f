/** The words around a story's pages, in the language the person has chosen. */
import { computed } from '@preact/signals';
import { storyTexts } from '../../texts/story/index.ts';
import { locale } from '../app/settings.ts';

export const storyWords = computed(() => storyTexts.in(locale.value));
