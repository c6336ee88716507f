/** The parts of boardgame.io 0.50.2 that play a game without its client and server; what games are to it. */
import { pathToFileURL } from 'node:url';
import { peerFile } from './install.ts';

export interface BoardgameIo {
  /** Prepares a game once; the two functions below would do it again for each call. */
  ProcessGameConfig<G>(game: GameConfig<G> | ServerGame<G>): Processed<G>;
  InitializeGame<G>(start: { game: Processed<G>; numPlayers: number }): PeerState<G>;
  CreateGameReducer<G>(start: {
    game: Processed<G>;
  }): (state: PeerState<G>, action: MakeMove) => PeerState<G>;
}

export interface BoardgameIoBots {
  readonly MCTSBot: new <G>(start: {
    game: Processed<G>;
    enumerate: (G: G, ctx: PeerState<G>['ctx'], playerID: string) => readonly MakeMove[];
    iterations: number;
  }) => MctsBot<G>;
}

interface MctsBot<G> {
  /** Iterations of the last `play`. */
  readonly iterationCounter: number;
  play(state: PeerState<G>, playerID: string): Promise<{ readonly action: MakeMove | null }>;
}

export interface GameConfig<G> {
  readonly seed: string;
  readonly disableUndo: boolean;
  readonly setup: () => G;
  readonly moves: Readonly<Record<string, (context: { G: G; playerID: string }, arg: number) => G>>;
  readonly turn: { readonly minMoves: number; readonly maxMoves: number };
  readonly endIf: (context: { G: G }) => object | undefined;
}

/** A game for several people with secrets, for the server. */
export interface ServerGame<G> {
  readonly name: string;
  readonly disableUndo: boolean;
  readonly setup: (context: Pick<MoveContext<G>, 'ctx' | 'random'>) => G;
  readonly moves: Readonly<Record<string, (context: MoveContext<G>, card: number) => void>>;
  readonly playerView: (context: { readonly G: G }) => G;
  readonly endIf: (context: { readonly G: G }) => object | undefined;
}

export interface MoveContext<G> {
  readonly G: G;
  readonly ctx: { readonly numPlayers: number };
  readonly playerID: string;
  readonly random: { Shuffle<T>(items: readonly T[]): T[] };
  readonly events: { endTurn(): void };
}

declare const processed: unique symbol;
interface Processed<G> extends GameConfig<G> {
  readonly [processed]: true;
}

export interface PeerState<G> {
  readonly G: G;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: object };
}

export interface MakeMove {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly [number]; readonly playerID: string };
}

/** What its action creator `makeMove` returns; the package does not export that one. */
export function makeMove(type: string, arg: number, playerID: string): MakeMove {
  return { type: 'MAKE_MOVE', payload: { type, args: [arg], playerID } };
}

export async function loadBoardgameIo(): Promise<BoardgameIo> {
  const functions = ['ProcessGameConfig', 'InitializeGame', 'CreateGameReducer'];
  return (await loadEntry('internal', functions)) as BoardgameIo;
}

export async function loadBoardgameIoBots(): Promise<BoardgameIoBots> {
  return (await loadEntry('ai', ['MCTSBot'])) as BoardgameIoBots;
}

/** One of the entries of the package, if it has these functions. */
export async function loadEntry(entry: string, functions: readonly string[]): Promise<unknown> {
  const file = pathToFileURL(peerFile(`boardgame.io/dist/cjs/${entry}.js`)).href;
  const loaded = (await import(/* @vite-ignore */ file)) as Readonly<Record<string, unknown>>;
  if (!functions.every((name) => typeof loaded[name] === 'function')) {
    throw new Error('boardgame.io does not export what it should');
  }
  return loaded;
}
