import type { Locale } from '@captains-table/kernel';

/** It is a person's turn, the others ask for them, or they are asked to a table. */
export type NoticeEvent = 'turn' | 'nudge' | 'invited';

/** What a browser shows of a notice, given the game's name. */
interface NoticeTexts {
  readonly title: (game: string) => string;
  readonly body: (game: string) => string;
}

interface OtherTexts {
  /** Several tables at once. */
  readonly digest: (tables: number) => string;
  /** In a chat room that is told of the turns at a table. */
  readonly room: (name: string, game: string) => string;
}

export const noticeTexts: Readonly<Record<Locale, Readonly<Record<NoticeEvent, NoticeTexts>> & OtherTexts>> =
  {
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
      digest: (tables) => `${tables} tables are waiting for you`,
      room: (name, game) => `${game}: it is ${name}’s turn.`,
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
      digest: (tables) => `${tables} tables vous attendent`,
      room: (name, game) => `${game}\u00a0: c’est à ${name} de jouer.`,
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
      digest: (tables) => `${tables} tafels wachten op je`,
      room: (name, game) => `${game}: ${name} is aan de beurt.`,
    },
  };
