/** The words of settings, signing in and credits; they come with those pages. */
import { computed } from '@preact/signals';
import { accountTexts } from '../../texts/shell/account/index.ts';
import { locale } from '../app/settings.ts';

export const accountWords = computed(() => accountTexts.in(locale.value));
