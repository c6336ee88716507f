/** The styles of the first page come with the page itself: a visitor far away waits for one answer less. */
import type { Plugin } from 'vite';

const LINK = /<link rel="stylesheet"[^>]* href="\/(?<file>[^"]+\.css)">/;

export function firstStyles(): Plugin {
  return {
    name: 'first-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        const [link, file] = LINK.exec(page) ?? [];
        const styles = file === undefined ? undefined : bundle[file];
        if (link === undefined || styles?.type !== 'asset') return page;
        // A link that is switched off is not fetched, and tells parts that are loaded later that their styles are here.
        const there = link.replace('>', ' disabled>');
        return page.replace(link, () => `<style>${String(styles.source).trim()}</style>\n    ${there}`);
      },
    },
  };
}
