/** A balance report as text. */
import type { BalanceReport, Source, Taken } from './balance.ts';

export function balanceLines({ sources, taken }: BalanceReport): string[] {
  return [
    '',
    'points by source',
    ...table([
      ['', 'mean', 'winners', 'others', ...(sources[0]?.bySeat ?? []).map((_, seat) => `seat ${seat}`)],
      ...sources.map(sourceRow),
    ]),
    ...(taken === undefined ? [] : ['', 'taken, and how those fared who did', ...takenLines(taken)]),
  ];
}

function sourceRow({ source, mean, winners, others, bySeat }: Source): string[] {
  const points = (value: number | undefined) => (value === undefined ? '-' : value.toFixed(1));
  return [source, points(mean), points(winners), points(others), ...bySeat.map(points)];
}

function takenLines(taken: readonly Taken[]): string[] {
  return table([
    ['', 'a game', 'wins', 'lift', '', 'move'],
    ...taken.map(({ id, perGame, winRate, lift, error, move }) => [
      id,
      perGame.toFixed(2),
      percent(winRate),
      `${lift < 0 ? '' : '+'}${percent(lift)}`,
      `± ${percent(error)}`,
      shortened(move),
    ]),
  ]);
}

/** Some moves say all that their card does. */
function shortened(move: string): string {
  return move.length <= MOST_LETTERS ? move : `${move.slice(0, MOST_LETTERS - 1)}…`;
}

const MOST_LETTERS = 50;

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** Columns under each other: the first and a last one of words to the left, numbers to the right. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 || rows[0]?.[column] === 'move' ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
}
