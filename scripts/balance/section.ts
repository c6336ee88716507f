/** What is found out about a game, as rows with names, and whether they are within what is wanted. */

interface BalanceRow {
  readonly name: string;
  /** Shares are from 0 to 1. */
  readonly values: Readonly<Record<string, number>>;
  /** Absent where nothing is wanted. */
  readonly within?: boolean;
}

export interface Section {
  readonly title: string;
  /** In words: what would be well. */
  readonly wanted?: string;
  readonly rows: readonly BalanceRow[];
  /** Long lists show only what is not within. */
  readonly brief?: boolean;
}

/** As text, with a mark at what is not within. */
export function sectionLines({ title, wanted, rows, brief = false }: Section): string[] {
  const outside = rows.filter(({ within }) => within === false);
  const judged = rows.filter(({ within }) => within !== undefined);
  const sum = judged.length === 0 ? '' : `; ${judged.length - outside.length} of ${judged.length} within`;
  const shown = brief ? outside : rows;
  const width = Math.max(0, ...shown.map(({ name }) => name.length));
  return [
    `${title}${wanted === undefined ? '' : ` (wanted: ${wanted}${sum})`}`,
    ...shown.map(({ name, values, within }) => {
      const told = Object.entries(values).map(([value, number]) => `${value} ${rounded(number)}`);
      return `  ${within === false ? '!' : ' '} ${name.padEnd(width)}  ${told.join('  ')}`;
    }),
  ];
}

function rounded(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(3);
}
