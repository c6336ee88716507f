/**
 * Pages in each language. The front page is drawn while the client is built: a visitor far away reads it before any
 * script is there, and the program takes over what it finds. Every other page comes empty.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LOCALES } from '../../../kernel/src/texts.ts';
import type { Locale } from '@captains-table/kernel';
import type { InlineConfig, Plugin, Rolldown } from 'vite';
import { runnerImport } from 'vite';
import type { Drawn } from './draw.tsx';
import { paper } from './paper.ts';

const DRAW = resolve('packages/web/build/front-page/draw.tsx');

interface Drawing {
  readonly frontPages: Readonly<Record<Locale, Drawn>>;
}

/** The styles are in the page already. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0style' : undefined),
  load: (id) => (id === '\0style' ? '' : undefined),
};

export function frontPages(): Plugin {
  let folder = '';
  let settings: InlineConfig = {};
  return {
    name: 'front-pages',
    apply: 'build',
    configResolved({ root, build, define = {} }) {
      folder = resolve(root, build.outDir);
      const oxc = { jsx: { importSource: 'preact' } };
      settings = { configFile: false, root, define, oxc, plugins: [withoutStyles] };
    },
    writeBundle: {
      // All files are there, and none is compressed yet.
      sequential: true,
      async handler(_options, bundle) {
        const empty = readFileSync(join(folder, 'index.html'), 'utf8');
        lendBrowser();
        const { module } = await runnerImport<Drawing>(DRAW, settings);
        for (const locale of LOCALES) {
          const page = inLanguage(empty, locale, filesOfWords(bundle, locale));
          writeFileSync(join(folder, `page-${locale}.html`), page);
          writeFileSync(join(folder, `front-${locale}.html`), filledIn(page, module.frontPages[locale]));
        }
      },
    },
  };
}

/** The file with the words of a language, and what it needs. */
function filesOfWords(bundle: Rolldown.OutputBundle, locale: Locale): readonly string[] {
  const words = resolve(`packages/web/texts/shell/${locale}.ts`);
  return Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && file.facadeModuleId === words ? [file.fileName, ...file.imports] : [],
  );
}

/** What modules of the client ask of a browser when they are loaded, and when the first page is rendered. */
function lendBrowser(): void {
  const nothing = () => undefined;
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: { languages: [], onLine: true },
  });
  Object.assign(globalThis, {
    document: { ...paper, addEventListener: nothing, querySelector: nothing },
    location: { origin: 'http://localhost', protocol: 'http:', host: 'localhost', pathname: '/', search: '' },
    addEventListener: nothing,
    matchMedia: () => ({ matches: false, addEventListener: nothing }),
  });
}

/** A page that says in which language it is, and fetches the words of that language at once. */
export function inLanguage(page: string, locale: Locale, words: readonly string[]): string {
  const links = words
    .filter((file) => !page.includes(`"/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return page
    .replace('<html lang="en"', () => `<html lang="${locale}"`)
    .replace('</head>', () => `${links.join('')}</head>`);
}

/** There is something to read already, so scripts have a lower priority than fonts and the first paint. */
export function filledIn(page: string, { body, description }: Drawn): string {
  return page
    .replace(/(?<=<meta\s+name="description"\s+content=")[^"]*/, () => description)
    .replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
    .replace('<div id="app"></div>', () => `<div id="app">${body}</div>`);
}
