/** What things are called, found in the texts of any game. */
import type { AnyTexts } from '@captains-table/kernel';
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

/** A thing by its id: `trader-red-1`, `mercenary`. What has no name stands for itself. */
export function wordForThing(texts: AnyTexts, id: string): string {
  const named = texts.view?.things?.[id];
  if (named !== undefined) return named;
  const { card } = texts as { readonly card?: unknown };
  const told: unknown = typeof card === 'function' ? (card as (id: string) => unknown)(id) : undefined;
  if (typeof told === 'string' && told !== id) return told;
  for (const [part, names] of Object.entries(texts)) {
    if (NOT_THINGS.has(part) || !isRecord(names) || !Object.hasOwn(names, id)) continue;
    const found = nameIn(names[id]);
    if (found !== undefined) return found;
  }
  return id;
}

function nameIn(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry;
  if (isRecord(entry) && typeof entry['name'] === 'string') return entry['name'];
  return undefined;
}

/** A field of a view by its key: the game's word, the table's, or the key itself made readable. */
export function wordForField(
  texts: AnyTexts,
  common: Readonly<Record<string, string>>,
  field: string,
): string {
  const own = texts.view?.fields ?? {};
  if (Object.hasOwn(own, field)) return own[field] ?? field;
  if (Object.hasOwn(common, field)) return common[field] ?? field;
  const spaced = field.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|[-_]/g, ' ').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
