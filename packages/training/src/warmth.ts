/** How fast to learn at a step, as a share of the most: slowly at first, then fast, and ever more slowly to the end. */
export function warmthAt(step: number, steps: number): number {
  const start = Math.min(1, (step + 1) / Math.min(100, steps / 10));
  return start * (0.5 * (1 + Math.cos((Math.PI * step) / steps)) + 0.005);
}
