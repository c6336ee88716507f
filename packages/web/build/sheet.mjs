/** The sheets of the front page are 400 by 260; some land lies beyond the edge. */
export const SHEET = [
  [-14, -14],
  [414, 274],
];
