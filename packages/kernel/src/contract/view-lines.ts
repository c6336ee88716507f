import { isRecord } from '../json.ts';

const WIDTH = 118;
const INDENT = '  ';

/**
 * A view as text: first what is a single value, then each list or record from a line of its own. What is empty, false or
 * 0 is left out, but for such values in a list of others.
 */
export function viewLines(view: unknown): string[] {
  if (!isRecord(view)) return [`${INDENT}${inline(view)}`];
  const fields = Object.entries(view).filter(([, value]) => !isBlank(value));
  const single = fields.filter(([, value]) => typeof value !== 'object');
  const others = fields.filter(([, value]) => typeof value === 'object');
  const summary = single.length === 0 ? [] : [`${INDENT}${single.map(fieldText).join(', ')}`];
  return [...summary, ...others.flatMap(([key, value]) => partLines(key, value))];
}

function partLines(key: string, value: unknown): string[] {
  const start = `${INDENT}${key}:`;
  if (!Array.isArray(value)) return [`${start} ${inline(value)}`];
  return value.some(isRecord) ? filled(start, entries(value), ' | ') : filled(start, value.map(item), ' ');
}

/** Each by its own id, or else by its place in the list. */
function entries(list: readonly unknown[]): string[] {
  return list.map((entry, place) => {
    const { id = place, ...rest } = isRecord(entry) ? entry : { entry };
    return isBlank(rest) ? String(id) : `${String(id)} ${item(rest)}`;
  });
}

/** As many texts on a line as there is room for. */
function filled(start: string, texts: readonly string[], between: string): string[] {
  const lines = [start];
  for (const [index, text] of texts.entries()) {
    const line = lines.at(-1) ?? '';
    const longer = `${line}${index === 0 ? ' ' : between}${text}`;
    if (longer.length > WIDTH) lines.push(`${INDENT}${INDENT}${text}`);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return value.map(item).join(' ');
  if (!isRecord(value)) return scalar(value);
  const fields = Object.entries(value).filter(([, field]) => !isBlank(field));
  return fields.map(fieldText).join(', ');
}

function fieldText([key, value]: readonly [string, unknown]): string {
  if (value === true) return key;
  return `${key} ${isRecord(value) ? item(value) : inline(value)}`;
}

function item(value: unknown): string {
  if (value === '') return '-';
  return Array.isArray(value) || isRecord(value) ? `(${inline(value)})` : scalar(value);
}

function scalar(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isBlank);
  if (isRecord(value)) return Object.values(value).every(isBlank);
  return value === undefined || value === false || value === '' || value === 0;
}
