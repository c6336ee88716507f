import type { Locale } from '@captains-table/kernel';

/** What a browser shows of a notice, given the game's name. */
export interface NoticeTexts {
  readonly title: (game: string) => string;
  readonly body: (game: string) => string;
}

export const turnTexts: Readonly<Record<Locale, NoticeTexts>> = {
  en: {
    title: (game) => `${game}: it is your turn`,
    body: (game) => `Your table of ${game} is waiting for your decision.`,
  },
  fr: {
    title: (game) => `${game} : c’est à vous`,
    body: (game) => `À votre table de ${game}, on attend votre décision.`,
  },
  nl: {
    title: (game) => `${game}: jij bent aan de beurt`,
    body: (game) => `Aan je tafel van ${game} wacht men op jouw beslissing.`,
  },
};
