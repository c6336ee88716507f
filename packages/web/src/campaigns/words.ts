/** The words of logbooks, in the language the person has chosen. */
import { computed } from '@preact/signals';
import { campaignsTexts } from '../../texts/campaigns/index.ts';
import { locale } from '../app/settings.ts';

export const campaignWords = computed(() => campaignsTexts.in(locale.value));
