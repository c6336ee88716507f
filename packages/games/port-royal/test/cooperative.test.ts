/** Cooperative play: contracts against time. */
import { describe, expect, test } from 'vitest';
import type { Position } from '../src/position.ts';
import { box, fresh, given } from './table.ts';

const options = { mode: 'cooperative' };
const SEEDS = Array.from({ length: 30 }, (_, n) => `seed ${n}`);
const fighters = ['pirate', 'sailor'];
const poor = [{ coins: 0 }, { coins: 0 }];

/** Two players with an open contract that no one is near to, unless said otherwise. */
function deal(position: Partial<Position>) {
  return given({ options, players: poor, contracts: ['explorer'], ...position });
}

function start(seats: number, seed = 'fresh') {
  return fresh(seats, { mode: seats === 1 ? 'solo' : 'cooperative' }, seed);
}

function seals(table: ReturnType<typeof fresh>) {
  return table.state.contracts.flatMap((contract) => box.contracts[contract]?.seal ?? []);
}

describe('set-up', () => {
  test('PR-13.1 all 18 contracts are shuffled, the two cooperative ones among them', () => {
    const seen = new Set(SEEDS.flatMap((seed) => start(3, seed).view.contracts.map(({ id }) => id)));
    expect(seen.size).toBe(18);
  });

  test('PR-13.2 PR-13.17 3, 5, 7, 9, 11 contracts face up, the others are the stack', () => {
    const views = [1, 2, 3, 4, 5].map((seats) => start(seats).view);
    expect(views.map(({ contracts }) => contracts.length)).toEqual([3, 5, 7, 9, 11]);
    expect(views.map(({ contractStack }) => contractStack)).toEqual([15, 13, 11, 9, 7]);
  });

  test('PR-13.3 coins are dealt first, then the time pile comes off the top', () => {
    for (const seed of SEEDS.slice(0, 5)) {
      const together = start(3, seed).state;
      const apart = fresh(3, { mode: 'contracts' }, seed).state;
      expect(together.coins).toEqual(apart.coins);
      expect([...together.deck, ...together.timePile]).toEqual(apart.deck);
    }
  });

  test('PR-13.4 PR-13.5 time pile: 13, the numbers of the seals, and each letter once, for any number of players', () => {
    for (const seed of SEEDS) {
      for (const seats of [1, 2, 3, 4, 5]) {
        const table = start(seats, seed);
        let sum = 13;
        const letters = new Set<string>();
        for (const { number, letter } of seals(table)) {
          sum += number;
          letters.add(letter);
        }
        expect(table.view.time).toBe(sum + letters.size);
      }
    }
  });

  test('PR-13.18 the special expedition is there with five players only', () => {
    expect([1, 2, 3, 4, 5].map((seats) => start(seats).view.expeditions.length)).toEqual([0, 0, 0, 0, 1]);
  });

  test('PR-13.24 before the first turn any number of time cards may go to the victory pile, but not the last', () => {
    const table = start(2);
    const { time } = table.view;
    expect(table.decision).toMatchObject({ kind: 'set-aside', seat: 0, time });
    expect(table.legal).toHaveLength(time);
    const refusal = table.whyNot({ kind: 'set-aside', cards: time });
    expect(refusal).toMatchObject({ rule: 'PR-13.24' });
    table.play({ kind: 'set-aside', cards: time - 1 });
    expect([table.view.time, table.view.victory]).toEqual([1, time - 1]);
    const none = start(2).play({ kind: 'set-aside', cards: 0 });
    expect([none.view.time, none.view.victory]).toEqual([time, 0]);
    expect(none.decision).toMatchObject({ kind: 'discover', seat: 0, drawn: 0 });
  });

  test('PR-1.16 PR-13.24 the first player is drawn by lot and decides about the victory cards', () => {
    const first = SEEDS.map((seed) => fresh(4, { ...options, randomStart: true }, seed)).map(
      ({ view, seat }) => {
        expect(seat).toBe(view.first);
        return view.first;
      },
    );
    expect(new Set(first).size).toBe(4);
  });
});

describe('the time pile', () => {
  const draws = (table: ReturnType<typeof fresh>) => table.heard('drew').map(({ from }) => from);

  test('PR-13.6 PR-14.9 a reshuffle neither takes from the time pile nor adds to it', () => {
    const position = {
      timePile: ['governor'],
      time: 4,
      deck: ['red 1/1'],
      deckOnly: true,
      discard: ['priest'],
    };
    const table = deal(position);
    const before = table.state.timePile.slice(0, 3);
    table.draw(3);
    expect(table.heard('reshuffled')).toMatchObject([{ cards: 1 }]);
    expect(table.state.timePile).toEqual(before);
  });

  test('PR-13.7 the first card of a turn is a time card, all others come from the draw pile', () => {
    const table = deal({ timePile: ['governor', 'governor'], time: 5, deck: ['jack', 'jack'] })
      .draw(3)
      .stop()
      .draw();
    expect(draws(table)).toEqual(['time', 'deck', 'deck', 'time']);
    expect(table.view.time).toBe(3);
  });

  test('PR-13.7 PR-2.26 with nothing else left to draw a turn is its time card', () => {
    const table = deal({ timePile: ['governor', 'governor'], time: 3, deck: [], deckOnly: true }).draw();
    expect(table.heard('nothing-left')).toHaveLength(1);
    expect(table.decision).toMatchObject({ kind: 'discover', seat: 1 });
    expect(table.draw().view.time).toBe(1);
  });

  test('PR-13.7 PR-13.8 a time card is handled as any other, and the next one is of the draw pile', () => {
    const repelled = deal({ players: [{ persons: fighters }, {}], timePile: ['blue 1/1'], deck: ['jack'] });
    repelled.draw().play({ kind: 'repel' }).draw();
    expect([repelled.view.discard.length, draws(repelled)]).toEqual([1, ['time', 'deck']]);

    const expedition = deal({ timePile: ['expedition 2 cross'], deck: ['jack'] }).draw(2);
    expect([expedition.view.expeditions.length, draws(expedition)]).toEqual([1, ['time', 'deck']]);

    const tax = deal({ players: [{ coins: 12 }, {}], timePile: ['tax sabres'] }).draw();
    expect(tax.heard('taxed')).toMatchObject([{ seat: 0, coins: 6 }]);
    expect(draws(tax.play({ kind: 'save', take: false }).draw())).toEqual(['time', 'deck']);

    const taken = deal({ timePile: ['blue 3/2'], deck: ['blue 1/1'] })
      .draw()
      .stop()
      .trade('blue 3/2');
    expect(taken.coins(0)).toBe(3);
    const bust = deal({ timePile: ['blue 3/2'], deck: ['blue 1/1'] }).draw(2);
    expect(bust.view.discard).toHaveLength(2);
  });

  test('PR-13.9 a gamble that opens the turn begins with the time card', () => {
    const players = [{ persons: ['gambler'] }, {}];
    const safe = ['blue 1/1', 'priest', 'red 1/1', 'jack', 'settler'];
    const gambler = {
      options: { ...options, gambler: true },
      players,
      timePile: ['captain'],
      time: 3,
      deck: safe,
    };
    const table = deal(gambler).play({ kind: 'gamble' });
    expect(draws(table)).toEqual(['time', 'deck', 'deck', 'deck']);
    expect(table.view.time).toBe(2);
    const later = deal(gambler).draw().play({ kind: 'gamble' });
    expect(draws(later)).toEqual(['time', 'deck', 'deck', 'deck', 'deck']);
  });

  test('PR-13.10 lost when a turn must begin without a time card', () => {
    const table = deal({ timePile: ['governor', 'governor'], time: 2 })
      .draw()
      .stop();
    expect(table.result).toBeUndefined();
    table.draw().stop();
    expect([table.view.outcome, table.heard('lost').length]).toEqual(['lost', 1]);
    expect(table.result).toMatchObject({ ranking: [2, 2] });
    expect(table.decision).toBeUndefined();
  });

  test('PR-13.11 the turn of the last time card is played in full', () => {
    const table = deal({ timePile: ['blue 1/1'], time: 1, deck: ['red 2/3'] }).draw();
    expect([table.view.time, table.result]).toEqual([0, undefined]);
    table.draw().stop().trade('blue 1/1').done().trade('red 2/3').done();
    expect([table.coins(0), table.coins(1), table.view.outcome]).toEqual([2, 1, 'lost']);
    const players = [{ persons: fighters }, {}];
    const won = deal({ players, contracts: ['mercenary'], timePile: ['governor'], time: 1 })
      .draw()
      .claim('mercenary');
    expect(won.view.outcome).toBe('won');
  });

  test('PR-13.10 PR-11.34 a dead end is played until the time is up', () => {
    const both = [0, 1];
    const table = deal({
      players: [{ coins: 0, expeditions: ['expedition 2 cross'] }, { coins: 0 }],
      contracts: ['mercenary', 'bruja', 'luminary', 'explorer'],
      claims: { mercenary: both, bruja: both, luminary: both },
      timePile: ['governor', 'governor'],
      time: 2,
    });
    const refusal = table.whyNot({ kind: 'claim', contract: 'explorer' });
    expect(refusal).toMatchObject({ code: 'no-marker', rule: 'PR-11.34' });
    table.draw().stop().draw().stop();
    expect(table.view.outcome).toBe('lost');
  });
});

describe('winning', () => {
  const armed = { players: [{ coins: 0, persons: fighters }, { coins: 0 }] };

  test('PR-13.12 won as soon as the last contract is fulfilled, in the middle of a turn', () => {
    const table = deal({ ...armed, contracts: ['mercenary', 'jinx'], claims: { jinx: [1] } }).claim(
      'mercenary',
    );
    expect([table.view.outcome, table.decision]).toEqual(['won', undefined]);
    expect(table.result).toMatchObject({ ranking: [1, 1] });
    expect(table.whyNot({ kind: 'draw' }, 0)).toMatchObject({ code: 'game-over' });
  });

  test('PR-13.12 during a bust: Jinx wins before the jesters pay', () => {
    const players = [{ coins: 0, persons: ['jester'] }, { coins: 0 }];
    const table = deal({ players, contracts: ['jinx'], harbour: ['blue 1/1'], deck: ['blue 2/1'] }).draw();
    table.claim('jinx');
    expect([table.view.outcome, table.heard('jested')]).toEqual(['won', []]);
  });

  test('PR-13.12 PR-13.23 PR-14.14 during a tax: Tax Inspector wins, no victory card, no card lost', () => {
    const table = deal({
      players: [{ coins: 12 }, {}],
      contracts: ['tax-inspector'],
      deck: ['tax sabres'],
      drawn: 1,
    });
    table.draw().claim('tax-inspector');
    expect([table.view.outcome, table.decision, table.heard('tax-bonus')]).toEqual(['won', undefined, []]);
  });

  test('PR-13.12 in a trade of a player who is not active', () => {
    const counting = { 'galleon-nemesis': [0, 1] };
    const position = {
      contracts: ['galleon-nemesis'],
      counting,
      harbour: ['black 1/2'],
      phase: 'trade',
    } as const;
    const table = deal(position).done().trade('black 1/2').play({ kind: 'forgo', take: true });
    expect([table.view.outcome, table.decision]).toEqual(['won', undefined]);
  });

  test('PR-13.13 one player’s marker on a reward slot is enough, one on a counting space is not', () => {
    const contracts = ['mercenary', 'speculator'];
    const counted = deal({ ...armed, contracts, counting: { speculator: [1, 1] } }).claim('mercenary');
    expect(counted.view.outcome).toBe('');
    const fulfilled = deal({ ...armed, contracts, claims: { speculator: [1] } }).claim('mercenary');
    expect(fulfilled.view.outcome).toBe('won');
  });

  test('PR-13.14 12 influence end nothing', () => {
    const eleven = { coins: 3, persons: ['senorita 9', 'senorita 9', 'admiral 9', 'jester 7'] };
    const table = deal({ players: [{ coins: 0 }, eleven], active: 1, harbour: ['sailor 3'], phase: 'trade' });
    table.recruit('sailor 3').done();
    expect([table.influence(1), table.view.ending, table.view.outcome]).toEqual([12, false, '']);
    expect(table.decision).toMatchObject({ kind: 'discover', seat: 0 });
  });

  test('PR-13.15 a player who is not active still pays for each card', () => {
    const table = deal({ harbour: ['blue 2/1'], phase: 'trade' })
      .done()
      .trade('blue 2/1');
    expect([table.coins(0), table.coins(1)]).toEqual([1, 1]);
  });

  test('PR-13.16 rewards, influence and the limit of three are those of the competition', () => {
    const persons = [...fighters, 'captain', 'senorita', 'trader', 'trader', 'priest', 'jester'];
    const contracts = ['mercenary', 'bruja', 'trade-master', 'luminary'];
    const players = [{ coins: 0, persons }, { coins: 0 }];
    const table = deal({ players, contracts, claims: { mercenary: [1] }, contractStack: 13 });
    table.claim('mercenary').claim('bruja').claim('luminary');
    expect(table.heard('claimed').map(({ coins, influence }) => [coins, influence])).toEqual([
      [2, 0],
      [3, 1],
      [4, 2],
    ]);
    const refusal = table.whyNot({ kind: 'claim', contract: 'trade-master' });
    expect(refusal).toMatchObject({ code: 'no-marker', rule: 'PR-11.34' });
    expect(table.view.contractStack).toBe(10);
  });
});
