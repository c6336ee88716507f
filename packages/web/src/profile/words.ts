/** The words of profiles, in the language the person has chosen. */
import { computed } from '@preact/signals';
import { profileTexts } from '../../texts/profile/index.ts';
import { locale } from '../app/settings.ts';

export const profileWords = computed(() => profileTexts.in(locale.value));
