import { isRecord } from '@captains-table/kernel';

/** JSON for people: whatever fits stands on one line, the rest is broken up and indented. */
export function readableJson(value: unknown, width = 100, indent = ''): string {
  const short = onOneLine(value);
  if (short.length <= width - indent.length) return short;
  const inner = `${indent}  `;
  const item = (content: unknown) => readableJson(content, width, inner);
  if (Array.isArray(value)) return broken('[]', value.map(item), indent);
  if (!isRecord(value)) return short;
  const entries = present(value).map(([key, content]) => `${JSON.stringify(key)}: ${item(content)}`);
  return broken('{}', entries, indent);
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  const entries = present(value).map(([key, content]) => `${JSON.stringify(key)}: ${onOneLine(content)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

function present(record: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(record).filter(([, content]) => content !== undefined);
}

function broken(brackets: '[]' | '{}', items: readonly string[], indent: string): string {
  return `${brackets[0]}\n${items.map((item) => `${indent}  ${item}`).join(',\n')}\n${indent}${brackets[1]}`;
}
