/** The shell's words in the language the person has chosen. */
import { computed } from '@preact/signals';
import { shellTexts } from '../../texts/shell/index.ts';
import { locale } from './settings.ts';

export const words = computed(() => shellTexts.in(locale.value));
