import { GAME_IDS, loadGame } from '@captains-table/catalogue';
import type { LoadedGame } from '@captains-table/catalogue';
import type { AnyPolicy, GameState, Move, Options, Seat } from '@captains-table/kernel';
import { chanceFrom, checkTable, LOCALES, tellFigure } from '@captains-table/kernel';
import { CONTENT, portRoyal } from '@captains-table/port-royal';
import { Outlook } from '@captains-table/port-royal/outlook';
import { createPolicy } from '@captains-table/port-royal/policy';
import { describe, expect, test } from 'vitest';
import { afterMove, figuresOf, reasonsBeside } from '../src/figures.ts';
import { Observation } from '../src/index.ts';

/** Looking at every decision of every game would take minutes. */
const EVERY = 4;
const MOST_MOVES = 6;

interface Position {
  readonly state: GameState;
  readonly seat: Seat;
  readonly options: Options;
}

/** Some decisions of a game in which every player does what looks best, with the moves that look best. */
function* decisions({ game, policy }: LoadedGame, mode: string, seats: number): Generator<Position> {
  const table = checkTable(game.meta, seats, { mode });
  if (!table.ok) throw new Error(table.problem.field);
  const state: GameState = game.setup(seats, table.options, chanceFrom(`figures ${mode}`));
  for (let number = 0; ; number++) {
    const seat: Seat | undefined = game.pending(state)[0]?.seat;
    if (seat === undefined) return;
    if (number % EVERY === 0) yield { state, seat, options: table.options };
    const [best] = byRating(policy, state, seat, game.legal(state, seat));
    if (best !== undefined) game.apply(state, seat, best, undefined);
  }
}

function byRating(
  policy: AnyPolicy | undefined,
  state: GameState,
  seat: Seat,
  legal: readonly Move[],
): Move[] {
  const ratings = policy?.rate(state, seat, legal) ?? [];
  return legal
    .map((move, at) => ({ move, rating: ratings[at] ?? 0 }))
    .toSorted((a, b) => b.rating - a.rating)
    .map(({ move }) => move);
}

const listed: { readonly id: string; readonly mode: string; readonly seats: number }[] = [];
for (const id of GAME_IDS) {
  const loaded = await loadGame(id);
  if (loaded?.game.meta.listed !== true) continue;
  for (const { id: mode, players } of loaded.game.meta.modes)
    listed.push({ id, mode, seats: Math.min(players.max, Math.max(players.min, 2)) });
}

describe.each(listed)('figures of $id, $mode', ({ id, mode, seats }) => {
  test('say what happens, and nothing that is hidden', { timeout: 60_000 }, async () => {
    const loaded = await loadGame(id);
    const figures = loaded?.policy?.figures;
    if (loaded === undefined || figures === undefined) throw new Error(`${id} has no figures`);
    const { game } = loaded;
    const texts = {
      en: (await loaded.hintTexts?.('en')) ?? {},
      fr: (await loaded.hintTexts?.('fr')) ?? {},
      nl: (await loaded.hintTexts?.('nl')) ?? {},
    };
    let changes = 0;
    for (const { state, seat, options } of decisions(loaded, mode, seats)) {
      const otherWorld = game.redeal(state, seat, chanceFrom('another world'));
      const tell = (truth: GameState, move: Move) =>
        figuresOf(new Observation(game, options, truth, seat), figures, 'figures', move);
      for (const move of byRating(loaded.policy, state, seat, game.legal(state, seat)).slice(0, MOST_MOVES)) {
        const told = tell(state, move);
        const where = `${JSON.stringify(move)} ${JSON.stringify(told)}`;
        expect(tell(otherWorld, move), where).toEqual(told);
        const after = afterMove(game, state, seat, move);
        for (const figure of told) {
          for (const locale of LOCALES) {
            expect(texts[locale].figures?.[figure.name], figure.name).toBeTypeOf('function');
            expect(tellFigure(figure, texts[locale], locale)).toMatch(/\S/);
          }
        }
        const [now, then] = [state, after].map((each) => figures.of(each, seat));
        const facts = figures.about(state, after, seat, move);
        const sure = told.filter((figure) => 'value' in figure || figure.about !== true);
        const played = sure.map((figure) =>
          'value' in figure
            ? { ...figure, value: facts[figure.name] }
            : { ...figure, change: (then?.[figure.name] ?? 0) - (now?.[figure.name] ?? 0) },
        );
        expect(played, where).toEqual(sure);
        changes += sure.length;
      }
    }
    expect(changes).toBeGreaterThan(10);
  });
});

describe('the chance of a bust', () => {
  test('is the one that stands on the button', () => {
    const outlook = new Outlook(CONTENT);
    const { figures } = createPolicy(CONTENT);
    const options = { mode: 'base' };
    const state = portRoyal.position?.({
      players: [{ persons: ['pirate'] }, {}],
      harbour: ['blue', 'red', 'green'],
    }).state;
    if (state === undefined || figures === undefined) throw new Error('no position');
    const { cards, of } = outlook.bust(portRoyal.view(state, 0), { ...options, gambler: false });
    const draw = { kind: 'draw' } as const;
    expect(figures.about(state, state, 0, draw)).toEqual({ bust: Math.round((100 * cards) / of) });
    expect(cards).toBeGreaterThan(0);
  });
});

test('a reason that repeats a figure is left out', () => {
  const { figures } = createPolicy(CONTENT);
  if (figures === undefined) throw new Error('no figures');
  const reasons = ['brings-coins', 'needs-coins'];
  expect(reasonsBeside([{ name: 'coins', change: 3 }], reasons, figures)).toEqual(['needs-coins']);
  expect(reasonsBeside([], reasons, figures)).toEqual(reasons);
});
