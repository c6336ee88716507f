/** Games with someone's own cards: how bots judge them, and what they count for. */
import { createBot, Observation, policyFor } from '@captains-table/bots';
import { Catalogue, contentSource, loadGame, loadPlayerReport, loadedGames } from '@captains-table/catalogue';
import type { LoadedGame } from '@captains-table/catalogue';
import { applyPacks } from '@captains-table/catalogue/packs';
import type { AnyMatch, PlayerFigures, Result } from '@captains-table/kernel';
import { checkTable, Match, must } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { countGame, playedGame } from '../src/profile/index.ts';
import type { FigureBook } from '../src/profile/index.ts';
import type { ChairEntry, StoredEntry, TableRecord } from '../src/index.ts';

/** A changed piece of each game, at the number of players for which a judgement was learned. */
const LEARNED = [
  { game: 'port-royal', seats: 2, cards: [{ id: 'base-sailor-01', cost: 0 }] },
  { game: 'caravelas', seats: 2, die: { red: 3, one: 3, source: 'box' } },
  { game: 'francis-drake', seats: 4, destinations: [{ id: 'cartagena', points: 5 }] },
  { game: 'maracaibo', seats: 2, cards: [{ id: 'A10', points: 6 }] },
];

async function withPack(pack: Readonly<Record<string, unknown>>, game: string): Promise<LoadedGame> {
  const packed = await applyPacks([{ name: 'own.json', json: pack }]);
  return must(await loadedGames(new Catalogue(contentSource(packed)))(game));
}

describe.each(LEARNED)('with own cards, $game', ({ seats, ...pack }) => {
  const optionsOf = ({ game }: LoadedGame) => {
    const asked = checkTable(game.meta, seats, {});
    if (!asked.ok) throw new Error('this table cannot be set');
    return asked.options;
  };

  test('is judged by the formula, which needs no learning; with our cards by what was learned', async () => {
    const ours = must(await loadGame(pack.game));
    const learned = must(await policyFor(ours, optionsOf(ours), seats));
    expect(learned).not.toBe(ours.policy);
    const own = await withPack(pack, pack.game);
    expect(await policyFor(own, optionsOf(own), seats)).toBe(own.policy);
    // Even weights that someone hands over are not used: they were learned with another box.
    const handed = { ...own, weights: must(ours.weights) };
    expect(await policyFor(handed, optionsOf(own), seats)).toBe(own.policy);
  });

  test('is played by every level that searches, by its rules', async () => {
    const own = await withPack(pack, pack.game);
    const options = optionsOf(own);
    const policy = await policyFor(own, options, seats);
    const match: AnyMatch = new Match(own.game, { seats, options, seed: '5c'.repeat(16) });
    for (const level of ['sailor', 'mate']) {
      const { seat } = must(own.game.pending(match.state)[0]);
      const bot = must(createBot(level, 'own', policy));
      const move = bot.choose(new Observation(own.game, options, match.state, seat));
      expect(match.legal(seat)).toContainEqual(move);
      match.play(seat, move);
    }
  });
});

const CHAIRS: readonly ChairEntry[] = [
  { kind: 'person', person: 'anna' },
  { kind: 'bot', level: 'admiral' },
];
const ENTRIES: readonly StoredEntry[] = [
  ...CHAIRS.map((chair, seat): StoredEntry => ({ seq: seat, at: 1, entry: { kind: 'chair', seat, chair } })),
  { seq: 2, at: 1, entry: { kind: 'start' } },
];
const RESULT: Result = { ranking: [1, 2], scores: [12, 9], breakdown: [{}, {}] };
const FIGURES: readonly PlayerFigures[] = [{ stops: 4 }, {}];

/** Anna has beaten an admiral at Port Royal. */
async function counted(pack?: TableRecord['pack']) {
  const { game } = must(await loadGame('port-royal'));
  const record: TableRecord = {
    id: 'one',
    game: 'port-royal',
    rules: game.meta.rulesVersion,
    options: { mode: 'base' },
    seed: '',
    host: 'anna',
    invite: '',
    chairs: CHAIRS,
    tempo: { kind: 'none' },
    visibility: 'invite',
    spectators: false,
    hints: true,
    createdAt: 1,
    updatedAt: 2,
    endedAt: 2,
    status: 'over',
    result: RESULT,
    ...(pack !== undefined && { pack }),
  };
  const book: FigureBook = new Map();
  const played = must(playedGame(record, ENTRIES, game, FIGURES));
  const report = await loadPlayerReport('port-royal');
  const [anna] = countGame(played, report, { rating: () => undefined, book: () => book });
  return { anna: must(anna), book };
}

test('games with own cards appear in profiles, and count neither for ratings nor for the ladder', async () => {
  const ours = await counted();
  expect(ours.anna.rating?.value).toBeGreaterThan(1_500);
  expect(Object.fromEntries(ours.book)).toMatchObject({
    '/games': 1,
    'port-royal/beat-admiral': 1,
    'port-royal/stops': 4,
  });
  const own = await counted({ hash: '0'.repeat(64), name: 'Everything is free' });
  expect(own.anna).not.toHaveProperty('rating');
  const figures = Object.fromEntries(own.book);
  expect(figures).toMatchObject({ '/games': 1, '/wins': 1 });
  expect(Object.keys(figures).filter((name) => /admiral|stops/.test(name))).toEqual([]);
});
