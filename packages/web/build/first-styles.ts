/** The styles of the first page come with the page itself: a visitor far away waits for one answer less. */
import type { Plugin } from 'vite';

const LINKS = /<link rel="stylesheet"[^>]* href="\/(?<file>[^"]+\.css)">/g;

/** Fonts that are files; those of the device are there at once. */
const FONTS = /@font-face\s*\{[^}]*url\([^}]*\}/g;

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
          const source = String(styles.source).trim();
          const fonts = source.match(FONTS)?.join('') ?? '';
          // `first-look.js` switches them on.
          const later = fonts === '' ? '' : `<style id="fonts" media="not all">${fonts}</style>`;
          return `<style data-file="/${file}">${source.replaceAll(FONTS, '')}</style>${later}`;
        });
      },
    },
  };
}
