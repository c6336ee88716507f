import type { LoadedGame, PackedContent } from '@captains-table/catalogue';

/** Everything a command touches outside itself, so that tests run commands in their own process. */
export interface Io {
  readonly stdin: AsyncIterable<Uint8Array | string>;
  readonly stdout: Output;
  readonly stderr: Output;
  /** What relative paths start from. */
  readonly folder: string;
  readonly games: GameSource;
  /** The built script of an arena's threads; without it games are played one by one. */
  readonly arenaWorker?: URL;
  /** The built script of the threads that play campaigns; without it they are played one by one. */
  readonly campaignWorker?: URL;
  /** The built script of the threads that think for a server's bots. */
  readonly thinkerWorker?: URL;
  /** The built script of the thread that looks at a server's packs. */
  readonly packWorker?: URL;
  /** The built script of the thread that writes to a server's file. */
  readonly writeThread?: URL;
  /** The folder of the built web client. */
  readonly client?: URL;
}

export interface Output {
  /** False when the reader is slow; `drain` then says when to go on. */
  write(text: string): boolean;
  once(event: 'drain', listener: () => void): unknown;
  readonly isTTY?: boolean;
}

/** Where games come from: the catalogue, or a test's own. */
export interface GameSource {
  readonly ids: readonly string[];
  load(id: string): Promise<LoadedGame | undefined>;
  /** The content of the packs that `--content` named; absent without any. */
  readonly packed?: readonly PackedContent[];
}

/** Waits for a slow reader instead of piling up what it has not read. */
export async function send(output: Output, text: string): Promise<void> {
  if (output.write(text)) return;
  await new Promise<void>((resolve) => {
    output.once('drain', resolve);
  });
}

export function print(io: Io, text: string): void {
  io.stdout.write(`${text}\n`);
}

export function printJson(io: Io, value: unknown): void {
  print(io, JSON.stringify(value, undefined, 2));
}
