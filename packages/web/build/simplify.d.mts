type Point = readonly number[];
export function simplify(points: readonly Point[], smallest: number, closed: boolean): Point[];
export function areaOf(ring: readonly Point[]): number;
