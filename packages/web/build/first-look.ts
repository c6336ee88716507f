/** Puts a script into the page itself that runs before anything is shown. A server allows it by what is in it. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const COMMENTS = /\/\*\*.*?\*\/|^\s*\/\/[^\n]*$/gms;
const SPACE = /\s+/g;

export function firstLook(source: string): Plugin {
  return {
    name: 'first-look',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page) {
        const code = readFileSync(source, 'utf8').replaceAll(COMMENTS, '').replaceAll(SPACE, ' ').trim();
        // After the styles, which it looks at.
        return page.replace('</head>', () => `<script>${code}</script></head>`);
      },
    },
  };
}
