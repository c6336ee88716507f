export function compactPath(d: string, grain?: number): string;
export function pathOfPoints(points: readonly (readonly number[])[], grain: number, closed?: boolean): string;
