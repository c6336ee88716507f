export function compactPath(d: string, digits?: number): string;
export function pathOfPoints(
  points: readonly (readonly number[])[],
  digits: number,
  closed?: boolean,
): string;
