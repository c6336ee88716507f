/** What the page of a result says about whole matches. */
import { CONTENT } from '@captains-table/francis-drake';
import { below, chanceFrom, LOCALES, must } from '@captains-table/kernel';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Mention } from '../../src/board-kit/mention.ts';
import { scoreHistoryOf } from '../../src/frame/end/score-history.ts';
import { ReplayLink } from '../../src/frame/replay/replay-link.ts';
import { manifestOf } from '../../src/games/manifests.ts';
import { gameNamed, matchOf, playOn } from '../matches.ts';
import { sceneWith } from '../scenes.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));

const NAMES = ['Inès', 'Joost', 'Marguerite'];
const GAMES = [
  ['port-royal', 3, 'base'],
  ['caravelas', 3, 'full'],
  ['francis-drake', 3, 'base'],
  ['maracaibo', 1, 'solo'],
] as const;

async function randomMatch(id: string, seats: number, mode: string) {
  const game = await gameNamed(id);
  const options = { mode };
  const match = matchOf(game, { seats, options, seed: 'the end' });
  const chance = chanceFrom('the end');
  playOn(match, (legal) => legal[below(chance, legal.length)]);
  const { board } = await must(manifestOf(id)).board(match.options);
  const scene = sceneWith({
    options,
    seats: Array.from({ length: seats }, () => ({ kind: 'person' as const })),
  });
  const recording = new ReplayLink({ game, document: match.toDocument(true), seats: scene.seats });
  return { game, match, board, scene, recording };
}

describe.each(GAMES)('the end of %s', (id, seats, mode) => {
  let played: Awaited<ReturnType<typeof randomMatch>>;
  beforeAll(async () => {
    played = await randomMatch(id, seats, mode);
  });

  it('has a race of what each would have had, up to the result', () => {
    const { game, match, board, scene, recording } = played;
    const result = must(match.game.result(match.state));
    const { points } = scoreHistoryOf(game, scene, result, recording, board);
    const scores = [...result.scores, ...(result.rivals ?? []).map(({ score }) => score)];
    expect(points.at(-1)?.standing).toEqual(scores);
    for (const { standing } of points) expect(standing).toEqual(scores.map(() => expect.any(Number)));
    const views = scene.seats.map((_, seat) => recording.playAt(recording.replay.moves, seat).view);
    expect(board.ifEnded?.(views, game) ?? scores).toEqual(scores);
  });

  it('is described in every language with names and figures', async () => {
    const { mentions } = must(await manifestOf(id)?.mentions?.());
    const { game, recording } = played;
    const toldIn = (locale: (typeof LOCALES)[number]): readonly Mention[] =>
      mentions({
        seats,
        steps: recording.steps,
        game,
        locale,
        viewBefore: (step) => recording.playAt(step, 'spectator').view,
        name: (seat) => must(NAMES[seat]),
      });
    const [first] = LOCALES.map((locale) => toldIn(locale).map(({ seat }) => seat));
    for (const locale of LOCALES) {
      const told = toldIn(locale);
      expect(told.map(({ seat }) => seat)).toEqual(first);
      for (const { seat, title, text } of told) {
        expect(title).toMatch(/^\p{Lu}/u);
        expect(text).toContain(NAMES[seat]);
        expect(text).toMatch(/\d.*\.$/u);
      }
    }
  });
});

it('says who stormed the most forts', async () => {
  const game = await gameNamed('francis-drake');
  const forts = CONTENT.destinations.filter(({ kind }) => kind === 'fort');
  const { mentions } = must(await manifestOf('francis-drake')?.mentions?.());
  const told = mentions({
    seats: 2,
    steps: forts.slice(0, 2).map(({ id: at }) => ({ seat: 1, events: [{ key: 'attacked', seat: 1, at }] })),
    game,
    locale: 'en',
    viewBefore: () => undefined,
    name: (seat) => must(NAMES[seat]),
  });
  expect(told).toMatchObject([{ seat: 1, title: 'Stormer of forts', text: 'Joost stormed 2 forts.' }]);
});
