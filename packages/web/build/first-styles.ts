/** The styles of the first page come with the page itself: a visitor far away waits for one answer less. */
import type { Plugin } from 'vite';

const LINKS = /<link rel="stylesheet"[^>]* href="\/(?<file>[^"]+\.css)">/g;

export function firstStyles(): Plugin {
  return {
    name: 'first-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        return page.replace(LINKS, (link: string, file: string) => {
          const styles = bundle[file];
          if (styles?.type !== 'asset') return link;
          return `<style data-file="/${file}">${String(styles.source).trim()}</style>`;
        });
      },
    },
  };
}
