/** Content of packs on its way to a worker: one that is asked about a game it does not know asks its host for the content. */
import { isRecord } from '@captains-table/kernel';
import type { Port, WorkerPort } from './port.ts';

/** Undefined where no such content is known. */
export type FindContent = (game: string, hash: string) => Promise<unknown>;

interface Want {
  readonly wants: { readonly number: number; readonly game: string; readonly hash: string };
}

interface Brought {
  readonly brought: { readonly number: number; readonly content: unknown };
}

/** The host's end: answers what the worker wants and passes on everything else. */
export function providingContent(worker: WorkerPort, find: FindContent): WorkerPort {
  const answer = async ({ number, game, hash }: Want['wants']) => {
    const content = await find(game, hash).catch(() => undefined);
    worker.postMessage({ brought: { number, content } } satisfies Brought);
  };
  return {
    ...worker,
    onMessage: (listener) =>
      worker.onMessage((message) => {
        if (isWant(message)) void answer(message.wants);
        else listener(message);
      }),
  };
}

/** The worker's end: the rest of the conversation, and content from the host. */
export function contentFromHost(port: Port): { readonly port: Port; readonly find: FindContent } {
  const waiting = new Map<number, (content: unknown) => void>();
  let last = 0;
  const take = ({ number, content }: Brought['brought']) => {
    waiting.get(number)?.(content);
    waiting.delete(number);
  };
  return {
    port: {
      postMessage: (message) => port.postMessage(message),
      onMessage: (listener) =>
        port.onMessage((message) => {
          if (isBrought(message)) take(message.brought);
          else listener(message);
        }),
    },
    find: (game, hash) =>
      new Promise((resolve) => {
        const number = ++last;
        waiting.set(number, resolve);
        port.postMessage({ wants: { number, game, hash } } satisfies Want);
      }),
  };
}

/** Both ends come from the same build. */
function isWant(message: unknown): message is Want {
  return isRecord(message) && isRecord(message['wants']);
}

function isBrought(message: unknown): message is Brought {
  return isRecord(message) && isRecord(message['brought']);
}
