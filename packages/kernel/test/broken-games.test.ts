/**
 * The contract tests are themselves tested: each game here breaks one guarantee in the way a tired
 * author would, and the checker must say which.
 */
import type { AnyGame, Chance, GameState, Move, Viewer } from '@captains-table/kernel';
import { chanceFromNumbers, shuffle } from '@captains-table/kernel';
import type { GuaranteeName } from '@captains-table/kernel/contract';
import { playChecked, tablesOf } from '@captains-table/kernel/contract';
import type { State } from '@captains-table/stowaways';
import { stowaways } from '@captains-table/stowaways';
import { ticTacToe } from '@captains-table/tic-tac-toe';
import { describe, expect, test } from 'vitest';

type Fault = Partial<AnyGame>;

/** The guarantees that break in up to forty games of the faulty game; with the one looked for it is known enough. */
function brokenBy(base: AnyGame, fault: Fault, lookedFor?: GuaranteeName): Set<GuaranteeName | 'crash'> {
  const game: AnyGame = { ...base, ...fault };
  const broken = new Set<GuaranteeName | 'crash'>();
  for (let i = 0; i < 40 && broken.size < 2; i++) {
    if (lookedFor !== undefined && broken.has(lookedFor)) break;
    const tables = tablesOf(game.meta);
    const table = tables[i % tables.length];
    if (table === undefined) break;
    const { failure } = playChecked(game, table, `broken-${i}`, { limit: 300 });
    if (failure !== undefined) broken.add(failure.guarantee);
  }
  return broken;
}

const breaks = (guarantee: GuaranteeName, base: AnyGame, fault: Fault) => {
  expect([...brokenBy(base, fault, guarantee)]).toContain(guarantee);
};

test('the games as they are break nothing', () => {
  expect(brokenBy(stowaways, {}).size).toBe(0);
  expect(brokenBy(ticTacToe, {}).size).toBe(0);
});

describe('a game that does not end or forgets itself', () => {
  test('K-1.1 a turn that never ends', () => {
    const legal: AnyGame['legal'] = (_state, seat) => (seat === 0 ? [{ kind: 'mark', square: 0 }] : []);
    breaks('ends', ticTacToe, {
      apply: (state: State) => void state.reveals++,
      legal,
      whyNot: onlyListedBy(legal),
    });
  });

  test('K-1.2 a Set in the state', () => {
    const setup: AnyGame['setup'] = (...args) => ({ ...stowaways.setup(...args), seen: new Set() });
    breaks('json', stowaways, { setup });
  });

  test('K-1.2 something remembered outside the state', () => {
    let outside = 0;
    const apply: AnyGame['apply'] = (state: State, ...rest) => {
      outside++;
      stowaways.apply(state, ...rest);
      state.coins[0] = (state.coins[0] ?? 0) + (outside % 2);
    };
    breaks('sink', stowaways, { apply });
  });

  test('K-1.2 a field that appears during the game', () => {
    const apply: AnyGame['apply'] = (state: State, ...rest) => {
      stowaways.apply(state, ...rest);
      Object.assign(state, { late: true });
    };
    breaks('shape', stowaways, { apply, clone: (state: State) => structuredClone(state) });
  });
});

describe('a game that copies or looks carelessly', () => {
  test('K-1.3 a shallow clone', () =>
    breaks('clone', stowaways, { clone: (state: State) => ({ ...state }) }));

  test('K-1.3 a clone that shares one list', () => {
    breaks('clone', stowaways, {
      clone: (state: State) => ({ ...stowaways.clone(state), coins: state.coins }),
    });
  });

  test('K-1.3 a clone that forgets a field', () => {
    breaks('clone', stowaways, { clone: (state: State) => ({ ...stowaways.clone(state), knowTop: [9] }) });
  });

  test('K-1.3 a view that sorts the real hand', () => {
    const view: AnyGame['view'] = (state: State, viewer: Viewer) => {
      state.hands.forEach((hand) => hand.sort());
      return stowaways.view(state, viewer);
    };
    breaks('pure', stowaways, { view });
  });
});

describe('a game whose move list is not the truth', () => {
  test('K-1.4 a listed move that is refused', () => {
    breaks('legal', ticTacToe, { whyNot: () => ({ code: 'no', rule: 'K-2.4' }) });
  });

  test('K-1.4 a decision without a move', () => {
    const legal: AnyGame['legal'] = (state: State, seat) => stowaways.legal(state, seat).slice(1);
    breaks('legal', stowaways, { legal });
  });

  test('K-1.4 the same move twice', () => {
    const legal: AnyGame['legal'] = (state: State, seat) => [
      ...stowaways.legal(state, seat),
      ...stowaways.legal(state, seat),
    ];
    breaks('legal', stowaways, { legal });
  });

  test('K-1.4 moves for a player whose turn it is not', () => {
    breaks('legal', ticTacToe, {
      legal: (state) => ticTacToe.legal(state, ticTacToe.pending(state)[0]?.seat ?? 0),
    });
  });

  test('K-1.5 an illegal move is accepted', () => {
    const whyNot: AnyGame['whyNot'] = (state, seat, move) => {
      const refusal = ticTacToe.whyNot(state, seat, move);
      return refusal?.code === 'occupied' ? undefined : refusal;
    };
    breaks('refusal', ticTacToe, { whyNot });
  });

  test('K-1.5 a refusal that names no rule', () => {
    const whyNot: AnyGame['whyNot'] = (state, seat, move) =>
      ticTacToe.whyNot(state, seat, move) && { code: 'no', rule: 'because' };
    breaks('refusal', ticTacToe, { whyNot });
  });
});

describe('a game that is not repeatable', () => {
  test('K-1.6 dice of its own', () => {
    const apply: AnyGame['apply'] = (state: State, ...rest) => {
      stowaways.apply(state, ...rest);
      shuffle(chanceFromNumbers(Math.random() * 2 ** 32, 1), state.deck);
    };
    expect([...brokenBy(stowaways, { apply })].some((name) => ['sink', 'deterministic'].includes(name))).toBe(
      true,
    );
  });

  test('K-1.6 rules that depend on who listens', () => {
    const apply: AnyGame['apply'] = (state: State, seat, move, events) => {
      stowaways.apply(state, seat, move, events);
      if (events !== undefined) state.coins[0] = (state.coins[0] ?? 0) + 1;
    };
    breaks('sink', stowaways, { apply });
  });
});

describe('a game that reveals too much', () => {
  const leak = (part: (state: State, viewer: Viewer) => unknown): AnyGame['view'] => {
    return (state: State, viewer: Viewer) => ({
      ...stowaways.view(state, viewer),
      leak: part(state, viewer),
    });
  };

  test.each<[string, (state: State, viewer: Viewer) => unknown]>([
    ['the deck', (state) => state.deck],
    ['the next card', (state) => state.deck.at(-1) ?? ''],
    ['all hands', (state) => state.hands],
    ['how many captains the deck holds', (state) => state.deck.filter((card) => card === 'captain').length],
    ['the stack with the secret choices', (state) => state.stack],
    ['the generator', (state) => state.chance],
  ])('K-1.7 a view that shows %s', (_what, part) => breaks('view', stowaways, { view: leak(part) }));

  test('K-1.7 a view that is a filtered copy of everything', () => {
    breaks('view', stowaways, { view: (state: State) => ({ ...state, deck: [], chance: [] }) });
  });

  test('K-1.7 a prompt that names a hidden card', () => {
    const pending: AnyGame['pending'] = (state: State) =>
      stowaways.pending(state).map((owed) => ({ ...owed, hint: state.deck[0] ?? '' }));
    breaks('view', stowaways, { pending });
  });

  test('K-1.7 moves that depend on a hidden card', () => {
    const legal: AnyGame['legal'] = (state: State, seat) =>
      stowaways
        .legal(state, seat)
        .map((move) => (move.kind === 'keep' ? { ...move, next: state.deck.at(0) ?? '' } : move));
    breaks('view', stowaways, { legal, whyNot: onlyListedBy(legal) });
  });

  test('K-1.7 an event that everyone hears', () => {
    const apply: AnyGame['apply'] = (state: State, seat, move, events) => {
      stowaways.apply(state, seat, move, events && ((event) => events({ ...event, to: undefined })));
    };
    breaks('view', stowaways, { apply });
  });
});

describe('a game that deals again badly', () => {
  test('K-1.8 a resample that returns the truth', () => {
    const redeal: AnyGame['redeal'] = (state: State, _viewer, chance) => ({
      ...stowaways.clone(state),
      chance,
    });
    breaks('redeal', stowaways, { redeal });
  });

  test('K-1.8 a resample with the real generator', () => {
    const redeal: AnyGame['redeal'] = (state: State, viewer: Viewer, chance: Chance) => ({
      ...stowaways.redeal(state, viewer, chance),
      chance: state.chance.slice(),
    });
    breaks('redeal', stowaways, { redeal });
  });

  test('K-1.8 a resample that shuffles the hidden cards as they lie', () => {
    const redeal: AnyGame['redeal'] = (state: State, _viewer, chance) => {
      const other = { ...stowaways.clone(state), chance };
      shuffle(chance, other.deck);
      return other;
    };
    breaks('redeal', stowaways, { redeal });
  });

  test('K-1.8 a resample that invents cards', () => {
    const redeal: AnyGame['redeal'] = (state: State, viewer: Viewer, chance: Chance) => {
      const other = stowaways.redeal(state, viewer, chance);
      other.deck.fill('captain');
      return other;
    };
    breaks('redeal', stowaways, { redeal });
  });

  test('K-1.8 a resample that changes what the seat holds', () => {
    const redeal: AnyGame['redeal'] = (state: State, _viewer, chance) =>
      stowaways.redeal(state, 'spectator', chance);
    breaks('view', stowaways, { redeal });
  });

  test('K-1.8 a game that hides nothing and claims to', () => {
    breaks('redeal', ticTacToe, { meta: { ...ticTacToe.meta, perfectInformation: false } });
  });
});

describe('a game whose moves can be taken back too far', () => {
  test('K-1.9 an undo across a reveal', () => {
    const apply: AnyGame['apply'] = (state: State, ...rest) => {
      const { reveals } = state;
      stowaways.apply(state, ...rest);
      state.reveals = reveals;
    };
    breaks('undo', stowaways, { apply });
  });

  test('K-1.9 an undo across a shuffle with an uncounted generator', () => {
    const apply: AnyGame['apply'] = (state: State, ...rest) => {
      const { reveals } = state;
      const uses = state.chance[4] ?? 0;
      stowaways.apply(state, ...rest);
      state.reveals = reveals;
      state.chance[4] = uses;
    };
    breaks('undo', stowaways, { apply });
  });
});

describe('a game that cannot count', () => {
  test('K-1.10 a result while the game goes on', () => {
    const result = () => ({ ranking: [1, 1], scores: [0, 0], breakdown: [{}, {}] });
    breaks('result', ticTacToe, { result });
  });

  test('K-1.10 no result at the end', () => breaks('result', ticTacToe, { result: () => undefined }));

  test('K-1.10 parts that do not add up', () => {
    const result: AnyGame['result'] = (state: State) => {
      const real = stowaways.result(state);
      return real && { ...real, scores: real.scores.map((score) => score + 1) };
    };
    breaks('result', stowaways, { result });
  });

  test('K-1.10 equals that are ranked for no reason', () => {
    const result: AnyGame['result'] = (state: State) => {
      const real = stowaways.result(state);
      return (
        real && {
          ...real,
          ranking: real.ranking.map((_, seat) => seat + 1),
          scores: real.scores.map(() => 0),
          breakdown: real.breakdown.map(() => ({})),
        }
      );
    };
    breaks('result', stowaways, { result });
  });

  test('K-1.10 a card that gets lost', () => {
    const apply: AnyGame['apply'] = (state: State, ...rest) => {
      stowaways.apply(state, ...rest);
      state.discard.pop();
    };
    breaks('audit', stowaways, { apply });
  });
});

/** A `whyNot` that only looks into a list. */
function onlyListedBy(legal: AnyGame['legal']): AnyGame['whyNot'] {
  return (state: GameState, seat, move) =>
    legal(state, seat).some((listed: Move) => JSON.stringify(listed) === JSON.stringify(move))
      ? undefined
      : { code: 'not-legal', rule: 'K-2.4' };
}
