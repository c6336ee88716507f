import { defineConfig } from 'vite';

/** The client. Games, their boards and the bots' worker are loaded when they are needed. */
export default defineConfig(({ mode }) => ({
  root: 'packages/web',
  publicDir: 'public',
  oxc: { jsx: { importSource: 'preact' } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: mode === 'gallery' ? 'packages/web/gallery.html' : 'packages/web/index.html',
    },
  },
  worker: { format: 'es' },
}));
