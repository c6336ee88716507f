/** Content packs: the owner of a box enters the cards that lie in it. See docs/content-packs.md. */
import type { PackFile } from '@captains-table/kernel';
import { ContentPackError, isRecord } from '@captains-table/kernel';
import * as v from 'valibot';
import { layOverAdventure } from './adventure/content-pack.ts';
import { CONTENT } from './built-in-content.ts';
import type { CardData, Content, ContractData, SetName } from './content.ts';
import { SETS } from './content.ts';
import { cardSchema, contractSchema, packFileSchema } from './content-schema.ts';

/** Our content with a pack laid over it. */
export function applyContentPack(files: readonly PackFile[]): Content {
  const { cards: ours } = CONTENT;
  const cards: Record<SetName, CardData[]> = {
    base: [...ours.base],
    'sets-sail': [...ours['sets-sail']],
    gambler: [...ours.gambler],
    contracts: [...ours.contracts],
    adventure: [...ours.adventure],
  };
  const contracts: ContractData[] = [...CONTENT.contracts];
  let { adventure } = CONTENT;
  for (const file of files) {
    const part = parse(packFileSchema, file.json, file.name);
    const set = cards[part.set];
    for (const id of part.remove ?? []) remove(file, id, set, contracts);
    for (const change of part.cards ?? []) {
      const where = `${file.name}: card "${change.id}"`;
      replace(set, change, cardSchema, where);
      checkOtherSets(cards, part.set, change.id, where);
    }
    for (const change of part.contracts ?? []) {
      replace(contracts, change, contractSchema, `${file.name}: contract "${change.id}"`);
    }
    adventure = layOverAdventure(adventure, part, (schema, value, where) =>
      parse(schema, value, `${file.name}: ${where}`),
    );
  }
  return { cards, contracts, adventure };
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

function checkOtherSets(
  cards: Readonly<Record<SetName, readonly CardData[]>>,
  set: SetName,
  id: string,
  where: string,
): void {
  const other = SETS.find((name) => name !== set && cards[name].some((card) => card.id === id));
  if (other === undefined) return;
  throw new ContentPackError(`${where}: field "id": the card would be in two sets, ${other} and ${set}`);
}

function parse<S extends v.GenericSchema>(schema: S, value: unknown, where: string): v.InferOutput<S> {
  if (!isRecord(value)) throw new ContentPackError(`${where}: it is not a JSON object`);
  const { success, issues, output } = v.safeParse(schema, value);
  if (success) return output;
  const [issue] = issues;
  const field = v.getDotPath(issue) ?? '';
  throw new ContentPackError(`${where}${field === '' ? '' : `: field "${field}"`}: ${issue.message}`);
}
