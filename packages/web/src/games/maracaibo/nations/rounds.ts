/** Rounds as they are printed. */
export const ROUNDS: readonly string[] = ['', 'I', 'II', 'III', 'IV'];
