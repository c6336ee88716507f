/** How far an explorer is from the three lines across its track. */
import { CONTENT } from '../pieces.ts';

type Path = (typeof CONTENT.tracks.explorerPaths)[number];
type Line = NonNullable<Path['line']>;

const LINES: readonly Line[] = CONTENT.tracks.explorerLines.map(({ id }) => id);
const PATHS = pathsByStart();

function pathsByStart(): ReadonlyMap<string, readonly Path[]> {
  const paths = new Map<string, Path[]>();
  for (const path of CONTENT.tracks.explorerPaths) {
    paths.set(path.from, [...(paths.get(path.from) ?? []), path]);
  }
  return paths;
}

/** Spaces until the line is passed, on the shortest way; undefined once it is. */
export function stepsToLine(space: string, line: Line): number | undefined {
  let reached: readonly string[] = [space];
  for (let steps = 1; reached.length > 0; steps++) {
    const paths = reached.flatMap((from) => PATHS.get(from) ?? []);
    if (paths.some((path) => path.line === line)) return steps;
    reached = [...new Set(paths.map(({ to }) => to))];
  }
  return undefined;
}

/** Lines passed so far. */
export function linesPassed(space: string): number {
  return LINES.filter((line) => stepsToLine(space, line) === undefined).length;
}

/** How many lines are passed with this one. */
export function lineNumber(line: Line): number {
  return LINES.indexOf(line) + 1;
}
