/** The thread that checks packs from strangers: whatever is in them, no player has to wait. */
import type { Port } from '@captains-table/bots';
import type { Problem } from '@captains-table/catalogue/pieces';
import { checkedPack, hashOfPack, nameOfPack, readPackText } from '@captains-table/catalogue/pieces';

/** What is asked. */
export interface PackQuestion {
  readonly id: number;
  /** The text of a file, from outside. */
  readonly text: string;
  readonly games: number;
  /** No further game is begun after so long. */
  readonly milliseconds: number;
  /** Packs that have been looked at before: nothing is played with them again. */
  readonly known: readonly string[];
}

/** What there is to say about it. */
export type PackAnswer = { readonly id: number } & (
  | {
      readonly ok: true;
      readonly hash: string;
      readonly game: string;
      readonly name: string;
      readonly contentHash: string;
      /** As JSON text. */
      readonly file: string;
      readonly content: string;
    }
  | { readonly ok: false; readonly game?: string; readonly problems: readonly Problem[] }
);

/** Answers one question after the other for as long as the thread lives. */
export function servePackChecks(port: Port): void {
  let turn = Promise.resolve();
  port.onMessage((message) => {
    turn = turn.then(async () => port.postMessage(await answerTo(message as PackQuestion)));
  });
}

async function answerTo({ id, text, games, milliseconds, known }: PackQuestion): Promise<PackAnswer> {
  const read = readPackText('pack', text);
  if (!('json' in read)) return { id, ok: false, problems: [read] };
  const { json } = read;
  const { check, content } = await checkedPack([read], (contentHash) => ({
    games: known.includes(hashOfPack(json, contentHash)) ? 0 : games,
    milliseconds,
  }));
  const { game, hash: contentHash, problems, verdict } = check;
  if (verdict === 'forbidden' || game === undefined || contentHash === undefined) {
    return { id, ok: false, problems: problems.slice(0, MOST_TOLD), ...(game === undefined ? {} : { game }) };
  }
  return {
    id,
    ok: true,
    hash: hashOfPack(json, contentHash),
    game,
    name: nameOfPack(json),
    contentHash,
    file: JSON.stringify(json),
    content: JSON.stringify(content),
  };
}

/** More is not read. */
const MOST_TOLD = 10;
