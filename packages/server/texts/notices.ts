import type { Locale } from '@captains-table/kernel';

/** It is a person's turn, the others ask for them, or they are asked to a table. */
export type NoticeEvent = 'turn' | 'nudge' | 'invited';

/** What a browser shows of a notice, given the game's name. */
interface NoticeTexts {
  readonly title: (game: string) => string;
  readonly body: (game: string) => string;
}

export const noticeTexts: Readonly<Record<Locale, Readonly<Record<NoticeEvent, NoticeTexts>>>> = {
  en: {
    turn: {
      title: (game) => `${game}: it is your turn`,
      body: (game) => `Your table of ${game} is waiting for your decision.`,
    },
    nudge: {
      title: (game) => `${game}: the others are asking for you`,
      body: (game) => `Come back to your table of ${game}: your seat is kept for you.`,
    },
    invited: {
      title: (game) => `${game}: you are invited`,
      body: (game) => `A chair at a table of ${game} is free for you.`,
    },
  },
  fr: {
    turn: {
      title: (game) => `${game}\u00a0: c’est à vous`,
      body: (game) => `À votre table de ${game}, on attend votre décision.`,
    },
    nudge: {
      title: (game) => `${game}\u00a0: on vous demande`,
      body: (game) => `Revenez à votre table de ${game}\u00a0: votre place vous attend.`,
    },
    invited: {
      title: (game) => `${game}\u00a0: vous êtes invité`,
      body: (game) => `Une place est libre pour vous à une table de ${game}.`,
    },
  },
  nl: {
    turn: {
      title: (game) => `${game}: jij bent aan de beurt`,
      body: (game) => `Aan je tafel ${game} wachten ze op jouw beslissing.`,
    },
    nudge: {
      title: (game) => `${game}: de anderen vragen naar je`,
      body: (game) => `Kom terug naar je tafel ${game}: je plaats wordt vrijgehouden.`,
    },
    invited: {
      title: (game) => `${game}: je bent uitgenodigd`,
      body: (game) => `Aan een tafel ${game} is een plaats voor je vrij.`,
    },
  },
};
