/** Contracts in general, and as a competition: markers, rewards, and when to claim. */
import { checkTable } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { portRoyal } from '../src/index.ts';
import type { Position } from '../src/position.ts';
import { box, fresh, given, shuffledCards } from './table.ts';

const options = { mode: 'contracts' };
const SEEDS = Array.from({ length: 40 }, (_, n) => `seed ${n}`);
const fighters = ['pirate', 'sailor'];
/** Persons for Mercenary, Bruja, Trade Master and Luminary. */
const everybody = [...fighters, 'captain', 'senorita', 'trader red', 'trader blue', 'priest', 'jester'];
const four = ['mercenary', 'bruja', 'trade-master', 'luminary'];

function deal(position: Position) {
  return given({ options, ...position });
}

describe('set-up', () => {
  test('PR-11.1 base cards and those of the set; the special expedition for five only', () => {
    const special = (seats: number) => fresh(seats, options).dealt.filter((card) => card.special);
    expect([2, 3, 4, 5].map((seats) => special(seats).length)).toEqual([0, 0, 0, 1]);
    const two = fresh(2, options);
    expect(two.view.deck).toBe(shuffledCards('base', 'contracts') - 6);
    expect(fresh(5, options).view.expeditions).toHaveLength(1);
  });

  test('PR-11.2 three markers each', () => {
    expect(fresh(5, options).view.players.map((player) => player.markers)).toEqual([3, 3, 3, 3, 3]);
  });

  test('PR-11.3 competition for two to five, cooperation for one to five', () => {
    const possible = (mode: string) =>
      [1, 2, 3, 4, 5, 6].filter((seats) => checkTable(portRoyal.meta, seats, { mode }).ok);
    expect(possible('contracts')).toEqual([2, 3, 4, 5]);
    expect([...possible('solo'), ...possible('cooperative')]).toEqual([1, 2, 3, 4, 5]);
  });

  test('PR-11.4 PR-11.5 four face up, the others in the stack, the cooperative two left out', () => {
    const competitive = box.contracts
      .map(({ id }) => id)
      .filter((id) => !['small-estate', 'ransom'].includes(id));
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      const { contracts, contractStack } = fresh(2, options, seed).view;
      expect(new Set(contracts.map(({ id }) => id)).size).toBe(4);
      expect(contractStack).toBe(competitive.length - 4);
      for (const { id } of contracts) seen.add(id);
    }
    expect([...seen].toSorted()).toEqual(competitive.toSorted());
  });

  test('PR-11.6 seals mean nothing: no time pile, every card from the draw pile', () => {
    for (const seed of SEEDS.slice(0, 8)) {
      const table = fresh(3, options, seed);
      expect([table.view.time, table.view.deck]).toEqual([0, shuffledCards('base', 'contracts') - 9]);
      expect(table.decision).toMatchObject({ kind: 'discover', seat: 0 });
      expect(table.draw().heard('drew')).toMatchObject([{ from: 'deck' }]);
    }
  });

  test('PR-11.7 face-up contracts are never replaced, and no other can be claimed', () => {
    const player = { persons: fighters };
    const table = deal({ players: [player, player], contracts: ['mercenary', 'jinx'], phase: 'trade' });
    table.claim('mercenary').done().claim('mercenary').done();
    expect(table.view.contracts.map(({ id }) => id)).toEqual(['mercenary', 'jinx']);
    const refusal = table.whyNot({ kind: 'claim', contract: 'explorer' });
    expect(refusal).toMatchObject({ code: 'contract-away', rule: 'PR-11.7' });
  });

  test('PR-11.8 otherwise the base rules hold', () => {
    expect(fresh(2, options).view.goal).toBe(12);
    const deck = ['blue 1/1', 'red 1/1', 'green 1/1', 'yellow 1/1'];
    const table = deal({ players: [{}, {}], contracts: ['explorer'], deck })
      .draw(4)
      .stop();
    expect(table.decision).toMatchObject({ kind: 'take', seat: 0, left: 2 });
    table.done().trade('blue 1/1').done();
    expect([table.coins(0), table.coins(1)]).toEqual([4, 3]);
    expect(table.decision).toMatchObject({ kind: 'discover', seat: 1 });
  });
});

describe('claiming', () => {
  test('PR-11.9 at any moment of the player’s own turn, while the conditions are met', () => {
    const active = { players: [{ persons: fighters }, {}], contracts: ['mercenary'] };
    expect(deal(active).kinds).toContain('claim');
    expect(deal({ ...active, deck: ['blue 4/5'] }).draw().kinds).toContain('claim');
    expect(deal({ ...active, harbour: ['blue 1/1'], phase: 'trade' }).kinds).toContain('claim');
    const busted = deal({ ...active, harbour: ['blue 1/1'], deck: ['blue 4/5'] }).draw();
    expect(busted.decision).toMatchObject({ kind: 'window', after: 'bust' });
    busted.claim('mercenary');
    const unarmed = deal({ ...active, players: [{ persons: ['pirate'] }, {}] });
    const refusal = unarmed.whyNot({ kind: 'claim', contract: 'mercenary' });
    expect(refusal).toMatchObject({ code: 'not-met', rule: 'PR-11.9' });
  });

  test('PR-11.10 for the others it is their part of trade and recruit: before, between and after the cards', () => {
    const crew = ['governor', 'pirate', 'captain', 'senorita', 'trader red'];
    const position = {
      players: [{ coins: 0 }, { coins: 9, persons: crew }],
      contracts: ['mercenary', 'bruja', 'trade-master'],
      deck: ['blue 1/1', 'trader blue 3', 'sailor 3'],
    };
    const table = deal(position).draw(3);
    expect(table.whyNot({ kind: 'claim', contract: 'bruja' }, 1)).toMatchObject({
      code: 'not-your-decision',
    });
    table.stop().done();
    expect(table.seat).toBe(1);
    table.claim('bruja').recruit('sailor 3').claim('mercenary').recruit('trader blue').claim('trade-master');
    expect(table.view.contracts.map(({ claims }) => claims)).toEqual([[1], [1], [1]]);
  });

  test('PR-3.18 PR-11.10 its coins may pay for the card that is taken next', () => {
    const players = [{ coins: 0 }, { coins: 1, persons: fighters }];
    const table = deal({ players, contracts: ['mercenary'], harbour: ['trader red'], phase: 'trade' });
    const trader = { kind: 'recruit', card: table.id('trader red') } as const;
    expect(table.seat).toBe(1);
    expect(table.whyNot(trader)).toMatchObject({ code: 'too-expensive' });
    table.claim('mercenary').play(trader);
    expect([table.coins(0), table.coins(1)]).toEqual([1, 0]);
  });

  test('PR-11.11 PR-11.14 PR-11.15 all five players claim, each on the leftmost free slot, for its coins', () => {
    const pair = { coins: 0, persons: fighters };
    const trio = { coins: 0, persons: ['sailor', 'sailor', 'sailor'] };
    const table = deal({ players: [pair, pair, pair, trio, trio], contracts: ['mercenary'], phase: 'trade' });
    for (let seat = 0; seat < 5; seat++) table.claim('mercenary').done();
    expect(table.view.contracts[0]?.claims).toEqual([0, 1, 2, 3, 4]);
    expect([0, 1, 2, 3, 4].map((seat) => table.coins(seat))).toEqual([3, 2, 1, 0, 0]);
    for (const { slots } of box.contracts) {
      expect(slots).toHaveLength(5);
      expect(slots).toEqual(slots.toSorted((a, b) => b - a));
    }
  });

  test('PR-11.11 PR-11.15 a slot worth nothing still takes a marker and counts as a contract', () => {
    const players = [{ coins: 0, persons: everybody }, {}, {}, {}];
    const table = deal({ players, contracts: four, claims: { mercenary: [1, 2, 3] } }).claim('mercenary');
    expect([table.coins(0), table.view.players[0]?.markers]).toEqual([0, 2]);
    table.claim('bruja');
    expect(table.heard('claimed').map(({ influence }) => influence)).toEqual([0, 1]);
  });

  test('PR-11.12 PR-11.25 a marker stays though its person leaves; a player who waited has lost the chance', () => {
    const crew = { persons: ['captain', 'captain', 'senorita'] };
    const position = { players: [crew, {}], contracts: ['bruja'], expeditions: ['expedition 2 anchor'] };
    const claimed = deal(position).claim('bruja').expedition('expedition 2 anchor', 'captain captain');
    expect(claimed.view.contracts[0]?.claims).toEqual([0]);
    const waited = deal(position).expedition('expedition 2 anchor', 'captain captain');
    expect(waited.whyNot({ kind: 'claim', contract: 'bruja' })).toMatchObject({ code: 'not-met' });
  });

  test('PR-11.13 no one fulfils a contract twice', () => {
    const table = deal({ players: [{ persons: fighters }, {}], contracts: ['mercenary'] }).claim('mercenary');
    const refusal = table.whyNot({ kind: 'claim', contract: 'mercenary' });
    expect(refusal).toMatchObject({ code: 'contract-done', rule: 'PR-11.13' });
  });

  test('PR-11.24 numbers are minimums', () => {
    const crew = ['pirate', 'pirate', 'trader red', 'trader red', 'trader blue 3', 'sailor 3', 'sailor 3'];
    const contracts = ['mercenary', 'trade-master', 'thrifty-crew'];
    const table = deal({ players: [{ persons: crew }, {}], contracts });
    table.claim('mercenary').claim('trade-master').claim('thrifty-crew');
    expect(table.heard('claimed')).toHaveLength(3);
  });

  test('PR-11.25 a claim may wait for a later turn', () => {
    const players = [{ coins: 0, persons: fighters }, { coins: 0 }];
    const table = deal({ players, contracts: ['mercenary'], deck: ['governor', 'governor', 'governor'] });
    table.draw().stop().done().done();
    expect(table.seat).toBe(1);
    table.draw().stop().done();
    expect(table.decision).toMatchObject({ kind: 'discover', seat: 0 });
    table.claim('mercenary');
    expect(table.coins(0)).toBe(3);
  });

  test('PR-11.29 a person recruited this turn counts at once', () => {
    const players = [{ coins: 3, persons: ['pirate'] }, {}];
    const table = deal({ players, contracts: ['mercenary'], harbour: ['sailor 3'], phase: 'trade' });
    expect(table.kinds).not.toContain('claim');
    table.recruit('sailor 3').claim('mercenary');
    expect(table.coins(0)).toBe(3);
  });

  test('PR-11.30 nothing is discarded for a claim', () => {
    const table = deal({ players: [{ persons: everybody }, {}], contracts: four });
    const { persons } = table.view.players[0] ?? {};
    table.claim('mercenary').claim('bruja').claim('luminary');
    expect(table.view.players[0]?.persons).toEqual(persons);
    expect([table.view.discard, table.view.paid]).toEqual([[], 0]);
  });
});

describe('influence', () => {
  test('PR-11.16 PR-11.17 PR-11.18 PR-11.20 none, then 1, then 2 more, each marked by a card of the stack', () => {
    const table = deal({ players: [{ persons: everybody }, {}], contracts: four });
    const before = table.influence(0);
    const after = ['mercenary', 'bruja', 'luminary'].map((contract) => {
      table.claim(contract);
      return [table.influence(0) - before, table.view.contractStack];
    });
    expect(after).toEqual([
      [0, 12],
      [1, 11],
      [3, 9],
    ]);
  });

  test('PR-11.19 three contracts are the most', () => {
    const table = deal({ players: [{ persons: everybody }, {}], contracts: four });
    table.claim('mercenary').claim('bruja').claim('luminary');
    expect(table.kinds).not.toContain('claim');
    const refusal = table.whyNot({ kind: 'claim', contract: 'trade-master' });
    expect(refusal).toMatchObject({ code: 'no-marker', rule: 'PR-11.34' });
  });

  test('PR-11.21 with the stack used up the influence counts all the same', () => {
    const table = deal({ players: [{ persons: everybody }, {}], contracts: four, contractStack: 1 });
    const before = table.influence(0);
    table.claim('mercenary').claim('bruja').claim('luminary');
    expect([table.influence(0) - before, table.view.contractStack]).toEqual([3, 0]);
  });

  test('PR-11.22 it counts for the influence tax', () => {
    const crew = ['pirate 5', 'sailor 3', 'trader red', 'trader black'];
    const players = [
      { coins: 0, persons: crew },
      { coins: 0, persons: ['sailor 5', 'sailor 5'] },
    ];
    const position = { players, contracts: ['mercenary', 'trade-master'] };
    const fillers = ['jester 5', 'jester 7', 'jester 7', 'admiral 5', 'admiral 7'];
    const tied = deal({ ...position, deck: ['tax influence'] }).draw();
    expect([tied.coins(0), tied.coins(1)]).toEqual([1, 1]);
    const table = deal({ ...position, deck: [...fillers, 'governor', 'tax influence'] });
    table.claim('mercenary').claim('trade-master').draw();
    expect(table.heard('tax-bonus').map(({ seat }) => seat)).toEqual([1]);
  });

  test('PR-11.22 it triggers the end and decides the winner', () => {
    const eleven = {
      coins: 0,
      persons: ['senorita 9', 'senorita 9', 'pirate 7', 'sailor 3', 'trader red', 'trader red'],
    };
    const rival = { coins: 0, persons: ['admiral 9', 'admiral 9', 'gunner 8', 'priest', 'priest'] };
    const contracts = ['mercenary', 'trade-master'];
    const fillers = ['governor', 'governor', 'captain', 'captain', 'captain', 'jack'];
    const deck = [...fillers, 'expedition 2 anchor', 'expedition 2 house'];
    const table = deal({ players: [eleven, rival], contracts, deck });
    expect([table.influence(0), table.influence(1)]).toEqual([11, 11]);
    table.claim('mercenary');
    expect(table.view.ending).toBe(false);
    table.claim('trade-master');
    expect([table.influence(0), table.view.ending]).toEqual([12, true]);
    table.draw().stop().draw().stop();
    expect(table.result).toMatchObject({ scores: [12, 11], ranking: [1, 2] });
    expect(table.result?.breakdown?.[0]).toMatchObject({ contracts: 1 });
  });

  test('PR-11.23 no contract is needed to end the game or to win it', () => {
    const eleven = { coins: 4, persons: ['senorita 9', 'senorita 9', 'admiral 9', 'sailor 5'] };
    const players = [{ coins: 0, persons: fighters }, eleven];
    const table = deal({
      players,
      active: 1,
      contracts: ['mercenary'],
      harbour: ['trader red'],
      phase: 'trade',
    });
    expect(table.influence(1)).toBe(11);
    table.recruit('trader red').done().claim('mercenary').done();
    expect(table.result).toMatchObject({ ranking: [2, 1] });
  });
});

describe('markers', () => {
  const speculator = { counting: { speculator: [1, 0] }, contracts: [...four.slice(0, 3), 'speculator'] };

  test('PR-11.31 PR-11.34 a counting marker is bound: with two more placed there is none left', () => {
    const claims = { mercenary: [0], bruja: [0] };
    const harbour = ['blue 1/1', 'red 1/1'];
    const table = deal({
      players: [{ coins: 0, persons: everybody }, {}],
      ...speculator,
      claims,
      harbour,
      deck: ['green 4/5'],
    });
    expect(table.view.players[0]?.markers).toBe(0);
    const refusal = table.whyNot({ kind: 'claim', contract: 'trade-master' });
    expect(refusal).toMatchObject({ code: 'no-marker', rule: 'PR-11.34' });
    table.draw();
    expect(table.heard('claimed')).toMatchObject([{ contract: 'speculator', influence: 2 }]);
  });

  test('PR-11.32 a counting space holds markers of several players', () => {
    const players = [{}, { coins: 2 }];
    const contracts = ['frigate-nemesis'];
    const counting = { 'frigate-nemesis': [1, 0] };
    const table = deal({ players, contracts, counting, harbour: ['red 1/1'], phase: 'trade' }).done();
    table.trade('red 1/1').play({ kind: 'forgo', take: true });
    expect(table.view.contracts[0]?.counting).toEqual([1, 1]);
  });

  test('PR-11.33 claims of one moment are made clockwise from the active player', () => {
    const rich = { coins: 12 };
    const table = deal({
      players: [rich, rich, rich],
      active: 1,
      contracts: ['tax-inspector'],
      deck: ['tax sabres'],
    });
    table.draw();
    const asked = [1, 2, 0].map(() => {
      const { seat } = table;
      table.claim('tax-inspector');
      return seat;
    });
    expect(asked).toEqual([1, 2, 0]);
    expect(table.view.contracts[0]?.claims).toEqual([1, 2, 0]);
  });

  test('PR-11.34 without a free marker no counting is started and nothing is offered at once', () => {
    const claims = { mercenary: [0], bruja: [0], luminary: [0] };
    const base = { players: [{ coins: 12 }, {}], claims };
    const three = ['mercenary', 'bruja', 'luminary'];
    const nemesis = deal({
      ...base,
      contracts: [...three, 'frigate-nemesis'],
      harbour: ['red 1/1'],
      phase: 'trade',
    });
    expect(nemesis.trade('red 1/1').decision).toMatchObject({ kind: 'take' });
    const harbour = ['red 1/1', 'blue 1/1'];
    const speculator = deal({
      ...base,
      contracts: [...three, 'speculator'],
      harbour,
      deck: ['green 4/5'],
    }).draw();
    expect(speculator.decision).toMatchObject({ kind: 'discover' });
    const taxed = deal({ ...base, contracts: [...three, 'tax-inspector'], deck: ['tax sabres'] }).draw();
    expect([taxed.heard('taxed').length, taxed.decision?.kind]).toEqual([1, 'discover']);
    const jinx = deal({ ...base, contracts: [...three, 'jinx'], harbour, deck: ['red 1/1'] }).draw();
    expect(jinx.decision).toMatchObject({ kind: 'discover', seat: 1 });
  });
});
