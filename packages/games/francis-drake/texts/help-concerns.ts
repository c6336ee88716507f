import type { Options } from '@captains-table/kernel';

/** Whether a topic of the help is about a table with these options. */
export function helpConcerns(topic: string, { shuffledStreet, allTokens }: Options): boolean {
  return topic !== 'variants' || shuffledStreet === true || allTokens === true;
}
