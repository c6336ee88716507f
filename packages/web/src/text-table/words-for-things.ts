/** What things are called and what they do, found in the texts of any game. */
import type { AnyTexts, Pending, Seat, ViewTexts } from '@captains-table/kernel';
import { isRecord } from '@captains-table/kernel';

/** Parts of the texts that name no things of the table. */
const NOT_THINGS = new Set([
  'modes',
  'options',
  'prompts',
  'moves',
  'events',
  'refusals',
  'reasons',
  'scores',
  'help',
  'rules',
  'view',
]);

/** A game arranges views of its own; here they are any game's. */
interface TableTexts extends Omit<ViewTexts, 'arrange'> {
  readonly arrange?: (view: unknown, viewer: Seat | undefined, pending: readonly Pending[]) => unknown;
}

export function tableTextsOf({ view }: AnyTexts): TableTexts {
  return (view ?? {}) as TableTexts;
}

/** A thing by its id: `trader-red-1`, `mercenary`. What has no name stands for itself. */
export function wordForThing(texts: AnyTexts, id: string): string {
  const named = texts.view?.things?.[id];
  if (named !== undefined) return named;
  const card: unknown = 'card' in texts ? texts.card : undefined;
  const told: unknown = typeof card === 'function' ? card(id) : undefined;
  if (typeof told === 'string' && told !== id) return told;
  return nameOf(texts, id) ?? id;
}

/** Where there is little room: its name alone, since a touch shows the rest. */
export function shortWordForThing(texts: AnyTexts, id: string): string {
  const explained = explanationOf(texts, id) !== undefined && texts.view?.things?.[id] === undefined;
  return (explained ? nameOf(texts, id) : undefined) ?? wordForThing(texts, id);
}

/** What a thing does; undefined for what has no words for it. */
export function explanationOf(texts: AnyTexts, id: string): string | undefined {
  return firstOf(texts, id, (entry) => textIn(entry, 'help'));
}

function nameOf(texts: AnyTexts, id: string): string | undefined {
  return firstOf(texts, id, (entry) => (typeof entry === 'string' ? entry : textIn(entry, 'name')));
}

function firstOf(
  texts: AnyTexts,
  id: string,
  read: (entry: unknown) => string | undefined,
): string | undefined {
  for (const [part, names] of Object.entries(texts)) {
    if (NOT_THINGS.has(part) || !isRecord(names) || !Object.hasOwn(names, id)) continue;
    const found = read(names[id]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function textIn(entry: unknown, key: 'name' | 'help'): string | undefined {
  const text = isRecord(entry) ? entry[key] : undefined;
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** A field of a view by its key: the game's word, the table's, or the key itself made readable. */
export function wordForField(
  texts: Pick<AnyTexts, 'view'>,
  common: Readonly<Record<string, string>>,
  field: string,
): string {
  const own = texts.view?.fields ?? {};
  if (Object.hasOwn(own, field)) return own[field] ?? field;
  if (Object.hasOwn(common, field)) return common[field] ?? field;
  const spaced = field.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|[-_]/g, ' ').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
