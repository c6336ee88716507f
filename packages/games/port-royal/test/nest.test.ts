/** Pirates' Nest: five repelled ships, one of each colour. */
import { expect, test } from 'vitest';
import type { Position } from '../src/position.ts';
import { box, given } from './table.ts';

const options = { mode: 'contracts' };
const contracts = ['pirates-nest'];
const keep = { kind: 'repel-keep' } as const;
const claim = { kind: 'claim', contract: 'pirates-nest' } as const;
const pirate = ['pirate'];
const five = ['blue 1/1', 'red 1/1', 'green 1/1', 'black 1/2', 'yellow 1/1'];

function deal(position: Position) {
  return given({ options, contracts, ...position });
}

test('PR-12.36 a repelled ship may be stored instead of discarded', () => {
  const table = deal({ players: [{ persons: pirate }, {}], deck: ['blue 2/2'] }).draw();
  expect(table.kinds).toEqual(['repel', 'let-in', 'repel-keep']);
  const { waiting } = table.view;
  table.play(keep);
  expect(table.view.players[0]?.nest).toEqual([waiting]);
  expect([table.view.harbour, table.view.discard]).toEqual([[], []]);
  const discarded = deal({ players: [{ persons: pirate }, {}], deck: ['blue 2/2'] })
    .draw()
    .play({ kind: 'repel' });
  expect([discarded.view.players[0]?.nest, discarded.view.discard.length]).toEqual([[], 1]);
});

test('PR-12.36 one of each colour', () => {
  const table = deal({
    players: [{ persons: pirate, nest: ['blue 1/1'] }, {}],
    deck: ['blue 2/2', 'red 1/1'],
  }).draw();
  expect(table.kinds).toEqual(['repel', 'let-in']);
  expect(table.whyNot(keep)).toMatchObject({ code: 'nest-closed' });
  table.play({ kind: 'repel' }).draw().play(keep);
  expect(table.view.players[0]?.nest).toHaveLength(2);
});

test('PR-12.36 slots 3 2 1 0 0, seal 0 A', () => {
  const paid = [0, 1, 2, 3, 4].map((taken) => {
    const players = [{ coins: 0, nest: five }, {}, {}, {}, {}];
    const claims = { 'pirates-nest': [1, 2, 3, 4].slice(0, taken) };
    return deal({ players, claims }).play(claim).coins(0);
  });
  expect(paid).toEqual([3, 2, 1, 0, 0]);
  const seal = box.contracts.find(({ id }) => id === 'pirates-nest')?.seal;
  expect(seal).toEqual({ number: 0, letter: 'A' });
});

test('PR-12.36 PR-2.23 a skull can be neither repelled nor stored', () => {
  const players = [{ persons: ['pirate', 'pirate', 'pirate', 'sailor', 'sailor'] }, {}];
  const table = deal({ players, deck: ['red 4/S'] }).draw();
  expect(table.decision).toMatchObject({ kind: 'discover' });
  expect(table.view.harbour).toHaveLength(1);
});

test('PR-12.37 the fifth colour stored, the five ships are discarded for the contract', () => {
  const players = [{ coins: 0, persons: pirate, nest: five.slice(1) }, {}];
  const table = deal({ players, deck: ['blue 1/1'] });
  expect(table.whyNot(claim)).toMatchObject({ code: 'not-met' });
  table.draw().play(keep);
  expect(table.view.players[0]?.nest).toHaveLength(5);
  table.play(claim);
  expect(table.view.players[0]?.nest).toEqual([]);
  expect(table.view.discard).toHaveLength(5);
  expect([table.coins(0), table.view.contracts[0]?.claims]).toEqual([3, [0]]);
});

test('PR-12.38 the claim may wait for a later turn as active player', () => {
  const players = [{ coins: 0, nest: five }, { coins: 0 }];
  const table = deal({ players, deck: ['governor', 'governor'] })
    .draw()
    .stop();
  expect(table.decision).toMatchObject({ kind: 'take', seat: 0 });
  table.done().done().draw().stop();
  expect(table.decision).toMatchObject({ kind: 'discover', seat: 0 });
  expect(table.view.players[0]?.nest).toHaveLength(5);
  table.play(claim);
  expect(table.coins(0)).toBe(3);
});

test('PR-12.38 PR-11.27 but not for the turn of another', () => {
  const players = [{ coins: 0 }, { coins: 0, nest: five, persons: ['sailor'] }];
  const table = deal({ players, harbour: ['blue 2/2'], phase: 'trade' }).done();
  expect(table.decision).toMatchObject({ kind: 'take', seat: 1 });
  expect(table.whyNot(claim)).toBeDefined();
});

test('PR-12.39 no storing while the contract is not face up', () => {
  const table = deal({
    players: [{ persons: pirate }, {}],
    contracts: ['mercenary'],
    deck: ['blue 2/2'],
  }).draw();
  expect(table.whyNot(keep)).toMatchObject({ code: 'nest-closed', rule: 'PR-12.39' });
});

test('PR-12.39 no storing once the player has fulfilled it', () => {
  const claims = { 'pirates-nest': [0] };
  const table = deal({ players: [{ persons: pirate }, {}], claims, deck: ['blue 2/2'] }).draw();
  expect(table.whyNot(keep)).toMatchObject({ code: 'nest-closed', rule: 'PR-12.39' });
  const other = deal({
    players: [{ persons: pirate }, {}],
    claims: { 'pirates-nest': [1] },
    deck: ['blue 2/2'],
  });
  expect(other.draw().kinds).toContain('repel-keep');
});

test('PR-12.39 no storing without a free marker, but what was stored stays', () => {
  const position = {
    players: [{ persons: pirate, nest: ['red 1/1'] }, {}],
    contracts: ['mercenary', 'bruja', 'speculator', 'pirates-nest'],
    claims: { mercenary: [0], bruja: [0] },
    counting: { speculator: [1, 0] },
  };
  const table = deal({ ...position, deck: ['blue 2/2'] }).draw();
  expect(table.whyNot(keep)).toMatchObject({ code: 'nest-closed', rule: 'PR-12.39' });
  table.play({ kind: 'repel' });
  expect(table.view.players[0]?.nest).toHaveLength(1);
  expect(table.view.discard).toHaveLength(1);
});

test('PR-12.40 PR-8.13 ships of the nest are no influence and never mix with those of merchants', () => {
  const merchant = {
    coins: 0,
    persons: ['merchant blue', 'sailor 3'],
    ships: ['blue 1/1'],
    nest: five.slice(1),
  };
  const table = deal({
    options: { ...options, setsSail: true },
    players: [merchant, {}],
    deck: ['blue 1/1'],
  });
  expect(table.influence(0)).toBe(3 + 1 + 1);
  expect(table.whyNot(claim)).toMatchObject({ code: 'not-met' });
  table.draw().play(keep);
  expect(table.influence(0)).toBe(3 + 1 + 1);
  table.play(claim);
  expect(table.view.players[0]).toMatchObject({ nest: [], influence: 5 });
  expect(table.view.players[0]?.ships).toHaveLength(1);
});

test('PR-12.40 PR-14.9 ships of the nest stay out of the draw pile', () => {
  const players = [{ persons: pirate, nest: ['red 1/1'] }, {}];
  const table = deal({ players, deck: ['priest'], deckOnly: true, discard: ['settler', 'captain'] }).draw(2);
  expect(table.heard('reshuffled')).toMatchObject([{ cards: 2 }]);
  expect(table.view.players[0]?.nest).toHaveLength(1);
});
