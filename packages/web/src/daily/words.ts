/** The words of the daily harbour, in the language the person has chosen. */
import { computed } from '@preact/signals';
import { dailyTexts } from '../../texts/daily/index.ts';
import { locale } from '../app/settings.ts';

export const dailyWords = computed(() => dailyTexts.in(locale.value));
