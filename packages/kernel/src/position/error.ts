/** The path that is reported where no single field is to blame. */
export const WHOLE_POSITION = 'position';

/** Why a position is refused: the field, and what is wrong with it. */
export class PositionError extends Error {
  override readonly name = 'PositionError';
  /** As in `players[1].coins`. */
  readonly field: string;

  constructor(field: string, problem: string) {
    super(`${field}: ${problem}`);
    this.field = field;
  }
}
