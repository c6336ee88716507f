/** What makes the built client work without a network, and travel light. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_COMPRESSING = /\.(?:js|css|html|svg|json|webmanifest)$/;

/** Writes the service worker with the list of all files of this build. */
export function serviceWorker(source: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      // Chunks that hold only a style sheet are dropped late in the build; a list that names a missing file would
      // keep nothing.
      order: 'post',
      handler(_options, bundle) {
        // Pages of a story are kept when they have been read.
        const files = Object.keys(bundle)
          .filter((file) => !file.endsWith('.map') && !file.startsWith('assets/story/'))
          .toSorted();
        const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
        const list = JSON.stringify(files.filter((file) => file !== 'index.html').map((file) => `/${file}`));
        const code = readFileSync(source, 'utf8').replace("'FILES'", `'${list}'`).replace('VERSION', version);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
      },
    },
  };
}

/** Compresses every file once, as well as it can be done. */
export function precompressed(): Plugin {
  let folder = '';
  return {
    name: 'precompressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!WORTH_COMPRESSING.test(file)) continue;
        const path = join(folder, file);
        const bytes = readFileSync(path);
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
