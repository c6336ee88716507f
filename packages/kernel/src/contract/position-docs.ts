import type { Field, Fields, Length, PositionFields } from '../position/index.ts';

/** The fields of a game's positions as two tables in Markdown: those of the table, and those of each player. */
export function positionDocs({ player, table }: PositionFields): string {
  return [
    ...markdown('field', rowsOf(table)),
    '',
    'Each entry of `players` may have:',
    '',
    ...markdown('field', rowsOf(player)),
  ].join('\n');
}

type Row = readonly [field: string, type: string, means: string];

function rowsOf(fields: Fields, prefix = ''): Row[] {
  return Object.entries(fields).flatMap(([key, field]): Row[] => {
    const own: Row = [`\`${prefix}${key}\``, typeOf(field), field.means];
    return field.is === 'group' ? [own, ...rowsOf(field.fields, `${prefix}${key}.`)] : [own];
  });
}

/** Longer lists of names are not written out. */
const FEW_NAMES = 10;

function typeOf(field: Field): string {
  switch (field.is) {
    case 'whole':
      return `${field.min} to ${field.max}`;
    case 'flag':
      return 'true or false';
    case 'text':
      return 'text';
    case 'seat':
      return 'seat';
    case 'name':
      return field.among.length > FEW_NAMES
        ? field.what
        : field.among.map((name) => `\`${name}\``).join(', ');
    case 'list':
      return `list of ${lengthsOf(field.least, field.most)}: ${typeOf(field.of)}`;
    case 'map':
      return `by ${field.by.what}: ${typeOf(field.of)}`;
    case 'group':
      return 'object';
  }
}

function lengthsOf(least: Length, most: Length): string {
  const [from, to] = [least, most].map((length) => (length === 'seats' ? 'all seats' : `${length}`));
  if (from === to) return `${to}`;
  return least === 0 ? `up to ${to}` : `${from} to ${to}`;
}

/** As Prettier writes it: columns as wide as their widest cell. */
function markdown(title: string, rows: readonly Row[]): string[] {
  const all: readonly Row[] = [[title, 'what it holds', 'meaning'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  const [head, ...body] = all.map((row) => line(row));
  return [head ?? '', line(['', '', ''], '-'), ...body];
}
