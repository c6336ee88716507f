/** Figures of set-up and scoring come from the content: a pack that changes one changes the game. */
import type { Chance } from '@captains-table/kernel';
import { chanceFrom, LOCALES } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { NONE, NO_GIFT, packBox } from '../src/box.ts';
import { CONTENT } from '../src/built-in-content.ts';
import type { FiguresData } from '../src/content.ts';
import { take } from '../src/gifts.ts';
import type { FrancisDrake } from '../src/index.ts';
import { createFrancisDrake } from '../src/index.ts';
import type { PlayerPosition, Position } from '../src/position.ts';
import { positions } from '../src/positions.ts';
import type { State } from '../src/state.ts';
import { ownCards as en } from '../texts/en-own-cards.ts';
import { ownCards as fr } from '../texts/fr-own-cards.ts';
import { ownCards as nl } from '../texts/nl-own-cards.ts';

const gameWith = (figures: Partial<FiguresData>): FrancisDrake =>
  createFrancisDrake({ ...CONTENT, figures: { ...CONTENT.figures, ...figures } }, undefined, positions);

function placed(game: FrancisDrake, position: Position): State {
  const state = game.position?.(position).state;
  if (state === undefined) throw new Error('no position');
  return state;
}

/** What the first player has scored for something when the game is over. */
function ended(game: FrancisDrake, player: PlayerPosition): Readonly<Record<string, number>> | undefined {
  const position: Position = { players: [player, {}, {}], voyage: 3, phase: 'score', home: [0, 1, 2] };
  return game.result(placed(game, position))?.breakdown?.[0];
}

const fresh = (game: FrancisDrake, chance: Chance = chanceFrom('figures')): State =>
  game.setup(3, { mode: 'base' }, chance);

describe('figures of a pack', () => {
  test.each(LOCALES)('appear in the rules: %s', (locale) => {
    const figures = {
      ...CONTENT.figures,
      conquestPoints: [21, 22, 23],
      treasurePoints: { silver: 31, gold: 32, jewel: 33 },
      setPoints: [41, 42, 43, 44],
      homePoints: [51, 52, 53],
      officePoints: 61,
    };
    const { help, places } = { en, fr, nl }[locale]({ ...CONTENT, figures });
    const numbers = (sentence: string) => (sentence.match(/\d+/g) ?? []).map(Number);
    expect(numbers(help.conquests)).toEqual([21, 22, 23]);
    expect(numbers(help.chest)).toEqual([31, 32, 33]);
    expect(numbers(help.goods)).toEqual([44, 43, 42, 41]);
    expect(numbers(help.home)).toEqual([4, 51, 52, 53]);
    expect(numbers(places.admiral.help)).toEqual([61]);
    expect(numbers(places.governor.help)).toEqual([61]);
  });

  test('FD-1.10 points at the start', () => {
    expect(fresh(gameWith({})).score).toEqual([4, 4, 4]);
    expect(fresh(gameWith({ startPoints: 7 })).score).toEqual([7, 7, 7]);
  });

  test('FD-1.14 action discs', () => {
    expect(fresh(gameWith({})).discs).toEqual([10, 10, 10]);
    expect(fresh(gameWith({ discs: 8 })).discs).toEqual([8, 8, 8]);
  });

  test('FD-11.1 sets of goods', () => {
    const goods = { indigo: 1, sugar: 2 };
    expect(ended(gameWith({}), { goods })).toMatchObject({ goods: 8 + 2 });
    expect(ended(gameWith({ setPoints: [3, 11, 16, 26] }), { goods })).toMatchObject({ goods: 11 + 3 });
  });

  test('FD-11.2 treasure', () => {
    const chest = { silver: 2, jewel: 1 };
    expect(ended(gameWith({}), { chest })).toMatchObject({ treasure: 6 + 5 });
    const treasurePoints = { silver: 1, gold: 4, jewel: 9 };
    expect(ended(gameWith({ treasurePoints }), { chest })).toMatchObject({ treasure: 2 + 9 });
  });

  test('FD-10.1 kinds of conquests', () => {
    const player: PlayerPosition = { barrels: 4, galleon: true, done: ['granada', 'galleon-nicaragua'] };
    expect(ended(gameWith({}), player)).toMatchObject({ conquest: 4 });
    expect(ended(gameWith({ conquestPoints: [2, 6, 12] }), player)).toMatchObject({ conquest: 6 });
  });

  test('FD-10.2 FD-10.3 gold and silver left on the chart', () => {
    const players = [{ office: ['admiral'] }, { office: ['governor'] }, {}] as const;
    const scored = (game: FrancisDrake) => placed(game, { players, phase: 'score', home: [0, 1, 2] }).score;
    expect(scored(gameWith({}))).toEqual([4 + 4, 4 + 4, 4]);
    expect(scored(gameWith({ officePoints: 3 }))).toEqual([4 + 12, 4 + 12, 4]);
  });

  test('FD-9.3 coming home early', () => {
    const bonusIn = (game: FrancisDrake) => game.view(fresh(game), 'spectator').homeBonus;
    expect(bonusIn(gameWith({}))).toBe(2);
    expect(bonusIn(gameWith({ homePoints: [5, 3, 1] }))).toBe(5);
  });

  test.each([
    { tavernCrew: [0, 0, 2, 2, 3], added: 1, most: 3 },
    { tavernCrew: [4], added: 0, most: 4 },
    { tavernCrew: [0], added: 0, most: 0 },
  ])('FD-3.4 the tavern: $tavernCrew', ({ tavernCrew, added, most }) => {
    const game = gameWith({ tavernCrew });
    const box = packBox({ ...CONTENT, figures: { ...CONTENT.figures, tavernCrew } });
    const crews = new Set<number>();
    for (let roll = 0; roll < 60; roll++) {
      const state = fresh(game, chanceFrom(`roll ${roll}`));
      take(box, state, 0, 5, 0, { ...NO_GIFT, die: added }, undefined);
      const [crew = NONE] = state.crew;
      expect(state.ghost[0]).toBe(crew === 0);
      crews.add(crew);
    }
    // With one added to the die, every total from 2 to 7 comes up.
    const brought = tavernCrew.slice(added > 0 ? 1 : 0);
    expect(crews).toEqual(new Set(brought));
    expect(Math.max(...crews)).toBe(most);
  });
});
