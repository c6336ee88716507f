/** Following what others do. */
export interface FollowTexts {
  readonly skip: string;
  readonly pace: string;
  readonly paces: Readonly<Record<'slow' | 'normal' | 'fast', string>>;
  readonly toMyTurn: string;
  /** For those who only watch. */
  readonly toPresent: string;
  readonly since: string;
  readonly nothing: string;
  /** With its sign. */
  readonly points: (points: string) => string;
}
