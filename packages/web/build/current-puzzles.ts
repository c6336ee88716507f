/** Puzzles that were made with other cards are left out of the client: their moves lead elsewhere now. */
import type { puzzlesFit, PuzzleFile } from '@captains-table/kernel';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { runnerImport } from 'vite';

const PUZZLES = /\/packages\/games\/[^/]+\/puzzles\/puzzles\.json$/;
/** By its path: the configuration of a build cannot import what is written in TypeScript by name. */
const KERNEL = resolve('packages/kernel/src/index.ts');

interface Kernel {
  readonly puzzlesFit: typeof puzzlesFit;
}

export function currentPuzzles(): Plugin {
  return {
    name: 'current-puzzles',
    apply: 'build',
    // Before JSON becomes a module.
    enforce: 'pre',
    async transform(code, id) {
      if (!PUZZLES.test(id)) return undefined;
      const kernel = await imported<Kernel>(KERNEL);
      const builtIn = resolve(id, '../../src/built-in-content.ts');
      const { CONTENT } = await imported<{ readonly CONTENT: unknown }>(builtIn);
      // Any file of puzzles is checked by its type where the catalogue imports it.
      const file = JSON.parse(code) as PuzzleFile;
      if (kernel.puzzlesFit(file, CONTENT)) return undefined;
      this.warn(`the puzzles of ${file.game} were made with other cards and are left out. Make them again.`);
      return JSON.stringify({ ...file, puzzles: [] });
    },
  };
}

async function imported<T>(path: string): Promise<T> {
  const { module } = await runnerImport<T>(path, { configFile: false });
  return module;
}
