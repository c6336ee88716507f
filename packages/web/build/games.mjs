/** What is generated for each game, as `generated.mjs` in its folder says. */
import { existsSync, readdirSync } from 'node:fs';

const GAMES = new URL('../src/games/', import.meta.url);

export const GENERATED = await Promise.all(
  readdirSync(GAMES)
    .map((game) => ({ folder: `games/${game}`, file: new URL(`${game}/generated.mjs`, GAMES) }))
    .filter(({ file }) => existsSync(file))
    .map(async ({ folder, file }) => ({ folder, ...(await import(file.href)) })),
);
