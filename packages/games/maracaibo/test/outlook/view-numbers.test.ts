import { describe, expect, test } from 'vitest';
import { CONTENT } from '../../src/built-in-content.ts';
import type { State } from '../../src/index.ts';
import { maracaibo } from '../../src/index.ts';
import { seenOf } from '../../src/outlook/view-numbers.ts';
import { Sight } from '../../src/outlook/sight.ts';
import type { Seen } from '../../src/state.ts';
import { given } from '../table.ts';
import { play } from './random-games.ts';

const sight = new Sight(CONTENT);

/** The true numbers, without what the view does not show. */
function truthFor(state: State, viewer: number, seen: Seen): Seen {
  const { jeanne } = state;
  const truth: Seen = {
    ...state,
    moved: 0,
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand : (state.shown[seat] ?? []))),
    prestige: state.prestige.slice(0, state.prestigeOpen),
    investors: state.investors.slice(0, state.prestigeOpen),
    jeanne: { ...jeanne, influence: jeanne.plays ? jeanne.influence : [], points: seen.jeanne.points },
  };
  const known = (from: object, keys: object) =>
    Object.fromEntries(Object.entries(from).filter(([key]) => Object.hasOwn(keys, key)));
  return known({ ...truth, jeanne: known(truth.jeanne, seen.jeanne) }, seen) as unknown as Seen;
}

describe('MA-27.7 what the outlook reads', () => {
  test('is the position itself, as far as the viewer may know it', () => {
    let positions = 0;
    const look = (state: State) => {
      if (state.stack.some(({ kind }) => kind === 'opening') || positions++ % 7 !== 0) return;
      for (let seat = 0; seat < state.players; seat++) {
        const seen = seenOf(sight, maracaibo.view(state, seat));
        expect(seen).toEqual(truthFor(state, seat, seen));
      }
    };
    expect([...play(look)].length).toBeGreaterThan(500);
    expect(positions).toBeGreaterThan(500);
  });

  test('knows nothing of the hands of others but what they were seen to take', () => {
    const { state } = given({ hand: ['A13'] }, { players: [{ hand: ['A13'] }, { hand: ['A14', 'A15'] }] });
    expect(seenOf(sight, maracaibo.view(state, 0)).hands.map(({ length }) => length)).toEqual([1, 0]);
    expect(seenOf(sight, maracaibo.view(state, 'spectator')).hands).toEqual([[], []]);
  });

  test('leaves out pieces that are not in the box', () => {
    const view = given({ bought: ['A05'] }).view(0);
    const [own, other] = view.players;
    if (own === undefined || other === undefined) throw new Error('no one sits there');
    const strange = { ...view, players: [{ ...own, bought: ['Z99', 'A05'], ship: 'atlantis' }, other] };
    expect(seenOf(sight, strange).bought[0]).toEqual(seenOf(sight, view).bought[0]);
    expect(seenOf(sight, strange).ships[0]).toBe(0);
  });
});
