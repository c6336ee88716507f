import { defined } from '@captains-table/kernel';
import type { GameSource } from '../src/io.ts';
import { cli } from './cli.ts';

export type Reply = Readonly<Record<string, unknown>>;

/** Sends raw lines and answers the replies, parsed. */
export async function linesToEngine(typed: readonly string[], games?: GameSource): Promise<Reply[]> {
  const { out } = await cli('engine', { typed, ...defined({ games }) });
  return out
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

/** Sends requests, numbered from 1, and answers the replies. */
export function engine(...requests: readonly object[]): Promise<Reply[]> {
  return linesToEngine(requests.map((request, i) => JSON.stringify({ id: i + 1, ...request })));
}

/** The reply to the last of these requests. */
export async function lastReply(...requests: readonly object[]): Promise<Reply | undefined> {
  return (await engine(...requests)).at(-1);
}
