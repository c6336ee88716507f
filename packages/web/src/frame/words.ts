/** The table's words in the language the person has chosen. */
import { computed } from '@preact/signals';
import { tableTexts } from '../../texts/table/index.ts';
import { locale } from '../app/settings.ts';

export const words = computed(() => tableTexts.in(locale.value));
