/** Every tenth game is held back for the report: by a hash of its number, so that neighbours do not fall together. */
const HELD = 10;

export function isHeldBack(game: number): boolean {
  return (Math.imul(game, 2_654_435_761) >>> 7) % HELD === 0;
}
