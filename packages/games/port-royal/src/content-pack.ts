/** Content packs: the owner of a box enters the cards that lie in it. See docs/content-packs.md. */
import { canonical, isRecord, sha256Hex } from '@captains-table/kernel';
import * as v from 'valibot';
import type { CardData, Content, ContractData, SetName } from './content.ts';
import { CONTENT, SETS } from './content.ts';
import { cardSchema, contractSchema, packFileSchema } from './content-schema.ts';
import { meta } from './setup.ts';

/** A file of a pack as it was read: its name, for messages, and its JSON. */
export interface PackFile {
  readonly name: string;
  readonly json: unknown;
}

/** What is wrong with a pack: names file, card and field. */
export class ContentPackError extends Error {
  override readonly name = 'ContentPackError';
}

/** Our content with a pack laid over it. */
export function applyContentPack(files: readonly PackFile[]): Content {
  const { cards: ours } = CONTENT;
  const cards: Record<SetName, CardData[]> = {
    base: [...ours.base],
    'sets-sail': [...ours['sets-sail']],
    gambler: [...ours.gambler],
    contracts: [...ours.contracts],
  };
  const contracts: ContractData[] = [...CONTENT.contracts];
  for (const file of files) {
    const part = parse(packFileSchema, file.json, file.name);
    const set = cards[part.set];
    for (const id of part.remove ?? []) remove(file, id, set, contracts);
    for (const change of part.cards ?? [])
      replace(set, change, cardSchema, `${file.name}: card "${change.id}"`);
    for (const change of part.contracts ?? []) {
      replace(contracts, change, contractSchema, `${file.name}: contract "${change.id}"`);
    }
  }
  checkIds(cards);
  return { cards, contracts };
}

/** The rules version of a game with other content: matches with another pack do not mix. */
export function packVersion(content: Content): string {
  return `${meta.rulesVersion}+${sha256Hex(canonical(content)).slice(0, 12)}`;
}

function replace<T extends { readonly id: string }>(
  list: T[],
  change: { readonly id: string },
  schema: v.GenericSchema<unknown, T>,
  where: string,
): void {
  const at = list.findIndex((item) => item.id === change.id);
  const whole = parse(schema, at < 0 ? change : { ...list[at], ...change }, where);
  if (at < 0) list.push(whole);
  else list[at] = whole;
}

function remove(file: PackFile, id: string, set: CardData[], contracts: ContractData[]): void {
  for (const list of [set, contracts]) {
    const at = list.findIndex((item) => item.id === id);
    if (at < 0) continue;
    list.splice(at, 1);
    return;
  }
  throw new ContentPackError(`${file.name}: remove: there is no card or contract "${id}" in this set`);
}

function checkIds(cards: Readonly<Record<SetName, readonly CardData[]>>): void {
  const seen = new Map<string, SetName>();
  for (const set of SETS) {
    for (const { id } of cards[set]) {
      const other = seen.get(id);
      if (other !== undefined) throw new ContentPackError(`card "${id}" is in two sets: ${other} and ${set}`);
      seen.set(id, set);
    }
  }
}

function parse<S extends v.GenericSchema>(schema: S, value: unknown, where: string): v.InferOutput<S> {
  if (!isRecord(value)) throw new ContentPackError(`${where}: it is not a JSON object`);
  const { success, issues, output } = v.safeParse(schema, value);
  if (success) return output;
  const [issue] = issues;
  const field = v.getDotPath(issue) ?? '';
  throw new ContentPackError(`${where}${field === '' ? '' : `: field "${field}"`}: ${issue.message}`);
}
