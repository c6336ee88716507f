/** The words about packs, in the language the person has chosen. */
import { computed } from '@preact/signals';
import { packsTexts } from '../../texts/packs/index.ts';
import { locale } from '../app/settings.ts';

export const packsWords = computed(() => packsTexts.in(locale.value));
