import type { Locale } from '@captains-table/kernel';

interface CampaignTexts {
  /** What has stayed on the chart. */
  readonly kept: string;
  readonly none: string;
  readonly why: string;
}

export const campaignTexts: Readonly<Record<Locale, CampaignTexts>> = {
  en: {
    kept: 'The chart as it has become',
    none: 'The story has left nothing on the chart yet.',
    why: 'These tiles lie there when the next game begins.',
  },
  fr: {
    kept: 'La carte telle qu’elle est devenue',
    none: 'L’histoire n’a encore rien laissé sur la carte.',
    why: 'Ces tuiles seront là au début de la prochaine partie.',
  },
  nl: {
    kept: 'De zeekaart zoals ze nu is',
    none: 'Het verhaal heeft nog niets op de kaart achtergelaten.',
    why: 'Deze tegels liggen er als het volgende spel begint.',
  },
};
