/**
 * Bots think in a thread of the same build. Vite would build each thread as a program of its own, and a visitor
 * would fetch the rules of a game twice; this way page and thread share their files.
 */
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const THREAD = /(?<=new Worker\(\s*)new URL\('(?<file>[^']+)', import\.meta\.url\)/g;

export function sharedThreads(): Plugin {
  const emitted = new Map<string, string>();
  return {
    name: 'shared-threads',
    apply: 'build',
    // Before Vite looks for threads itself.
    enforce: 'pre',
    buildStart: () => emitted.clear(),
    transform(code, id) {
      if (!code.includes('new Worker(')) return undefined;
      return code.replace(THREAD, (_, file: string) => {
        const path = resolve(dirname(id), file);
        const thread = emitted.get(path) ?? this.emitFile({ type: 'chunk', id: path });
        emitted.set(path, thread);
        return `import.meta.ROLLUP_FILE_URL_${thread}`;
      });
    },
  };
}
