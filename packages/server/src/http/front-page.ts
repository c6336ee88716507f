import type { Locale } from '@captains-table/kernel';
import type { ServerTexts } from '../../texts/index.ts';

/** The page people meet until the client lands: what this is, and how to play in a terminal. */
export function frontPage(locale: Locale, texts: ServerTexts): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Captain’s Table</title>
<style>
  :root { color-scheme: light dark; --paper: #f3ead6; --ink: #2b2a26; --sea: #1f4e5f; }
  @media (prefers-color-scheme: dark) { :root { --paper: #12212b; --ink: #e8dfc8; --sea: #8fc1cf; } }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--paper); color: var(--ink);
    font: 1.125rem/1.6 Georgia, 'Times New Roman', serif; }
  main { max-width: 34rem; padding: 2rem; border: 1px solid; outline: 1px solid; outline-offset: 4px; margin: 1.5rem; }
  h1 { margin: 0 0 .5rem; font-weight: 400; font-size: 2.5rem; color: var(--sea); }
  code { background: color-mix(in srgb, var(--ink) 10%, transparent); display: block; margin-top: .5rem;
    padding: .5rem .75rem; border-radius: .25rem; font-size: min(1rem, 3.6vw); white-space: nowrap; }
</style>
</head>
<body>
<main>
<h1>Captain’s Table</h1>
<p>${texts.tagline}</p>
<p>${texts.notYet}</p>
<p>${texts.terminal} <code>npx captains-table play port-royal</code></p>
</main>
</body>
</html>
`;
}
