/** When Jeanne does what: her card is turned over, she sails, then one thing after the other. In milliseconds. */
export const CARD = 900;
export const SAIL = 1_100;
const LINE = 420;
const LAST_LOOK = 700;

/** When the first, second, … of her actions is shown; sailing is the first. */
export function deedAt(index: number): number {
  return index === 0 ? CARD : CARD + SAIL + (index - 1) * LINE;
}

export function turnTime(deeds: number): number {
  return deedAt(deeds) + LAST_LOOK;
}
