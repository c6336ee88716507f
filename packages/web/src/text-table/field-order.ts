/** Fields that many games have. */
import { isRecord } from '@captains-table/kernel';

/** The order in which known fields are shown; others follow in the order of the view. */
const ORDER = [
  'id',
  'waiting',
  'harbour',
  'board',
  'hand',
  'ownChoice',
  'expeditions',
  'contracts',
  'shown',
  'chosen',
  'top',
  'active',
  'turn',
  'roundsLeft',
  'influence',
  'coins',
  'sabres',
  'discount',
  'persons',
  'ships',
  'completed',
  'contractInfluence',
  'markers',
  'nest',
  'handSizes',
  'players',
  'deck',
  'notInDeck',
  'discard',
  'paid',
  'time',
  'victory',
  'contractStack',
  'first',
  'goal',
  'needsExpedition',
  'ending',
  'winner',
  'outcome',
  'adventure',
];

/** Fields whose numbers are seats. */
export const SEATS: ReadonlySet<string> = new Set(['active', 'first', 'seat', 'winner', 'claims', 'knowTop']);

/** Fields that hold one entry for each seat. */
export const BY_SEAT: ReadonlySet<string> = new Set([
  'players',
  'coins',
  'handSizes',
  'chosen',
  'shown',
  'counting',
  'hands',
]);

/** Fields that are worth a word only when there is something. */
const QUIET = new Set([
  'adventure',
  'waiting',
  'chosen',
  'shown',
  'contracts',
  'contractInfluence',
  'contractStack',
  'cooperative',
  'discount',
  'ending',
  'markers',
  'needsExpedition',
  'outcome',
  'ownChoice',
  'paid',
  'time',
  'top',
  'victory',
]);

/** Known fields in their order, then the others as they come. */
export function inOrder(fields: readonly string[]): readonly string[] {
  const rank = (field: string) => (ORDER.includes(field) ? ORDER.indexOf(field) : ORDER.length);
  return fields.toSorted((a, b) => rank(a) - rank(b));
}

export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isRecord(value)) return Object.keys(value).length === 0;
  return value === undefined || value === '';
}

/** Empty fields are shown at the top level only: an empty harbour matters, an empty corner of a panel does not. */
export function isWorthTelling(field: string, value: unknown, top: boolean): boolean {
  if (QUIET.has(field)) return !isEmpty(value) && value !== 0 && value !== false;
  return top || (!isEmpty(value) && value !== false);
}
