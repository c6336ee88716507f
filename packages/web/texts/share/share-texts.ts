/** What people read about the picture of a result. */
export interface ShareTexts {
  readonly title: string;
  readonly share: string;
  readonly save: string;
  /** That it is made here. */
  readonly note: string;
  /** To the app for logs of plays. */
  readonly bgStats: string;
  readonly failed: string;
  readonly drawing: string;
  readonly turnsAndDay: (turns: number, day: string) => string;
}
