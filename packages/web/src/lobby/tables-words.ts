/** The words of the pages about tables; they come with those pages. */
import { computed } from '@preact/signals';
import { tablesTexts } from '../../texts/shell/tables/index.ts';
import { locale } from '../app/settings.ts';

export const tablesWords = computed(() => tablesTexts.in(locale.value));
