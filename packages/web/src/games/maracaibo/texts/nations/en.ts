import type { NationsTexts } from './texts.ts';

export const en: NationsTexts = {
  title: 'Nations',
  stands: (name, influence, rank) => `${name}: ${influence} influence, rank ${rank}`,
  worth: (rank, times, points) => `Your rank ${rank} × ${times} would score ${points} VP now.`,
  times: (slots, majority) =>
    majority === 0
      ? `Multiplier: ${slots} for empty slots.`
      : `Multiplier: ${slots} for empty slots + ${majority} for cubes in play.`,
  reserve: (cubes) => (cubes === 1 ? '1 cube in reserve.' : `${cubes} cubes in reserve.`),
  most: (names, points) => `Most influence: ${names}, ${points} VP at the end.`,
  combat: {
    title: 'Combat',
    fights: (name) => `${name} fights`,
    fightsFor: (name, nation) => `${name} fights for ${nation}`,
    value: 'Combat value',
    changed: (printed, change) => (change < 0 ? `${printed} − ${-change}` : `${printed} + ${change}`),
    pay: (doubloons) => (doubloons === 1 ? 'Costs 1 doubloon' : `Costs ${doubloons} doubloons`),
    modifiers: {
      mostCubes: (by) => `Most cubes in play, alone: −${by}`,
      fewestCubes: (by) => `Fewest cubes in play, alone: +${by}`,
    },
    tokens: (left) => (left === 1 ? '1 token left' : `${left} tokens left`),
    raise: 'Raise the value by 1',
    left: (count) => `${count} left`,
    cards: 'Your cards',
    held: (nation) => `held by ${nation}`,
  },
  prestige: {
    opensAfter: (rounds, count) =>
      count === 1 ? `The next opens after round ${rounds}.` : `The next open after rounds ${rounds}.`,
    now: (points) => `Worth ${points} VP to you now`,
    first: (points) => `First investor: ${points} VP`,
    investors: (names) => `Invested: ${names}`,
    price: (doubloons) => `${doubloons} doubloons and 1 spy`,
  },
  tiles: {
    title: 'Piles and tiles',
    next: (quest) => `Next: ${quest}`,
    free: (value) => `Free, for ${value} of the combat value`,
    taken: (nation) => `Taken for ${nation}`,
    storyTiles: 'Story tiles',
    archive: 'Kept for the next game',
  },
  jeanne: {
    role: 'Your rival',
    title: 'Jeanne',
    deck: (cards) => (cards === 1 ? '1 card in her deck' : `${cards} cards in her deck`),
    noCard: 'She has not sailed yet.',
    deeds: 'Her last turn',
    discs: (removed, of) => `Discs removed: ${removed} of ${of}`,
    income: (points) => `Her income at the next scoring: ${points} VP`,
    cards: (count) => `Project cards: ${count}`,
    quests: (count) => `Quests: ${count}`,
    tokens: (count) => `Combat tokens: ${count}`,
  },
  scoring: {
    title: (round) => `Scoring of round ${round}`,
    final: 'Final scoring',
    ahead: 'What it will bring',
    doubloons: (n) => (n === 1 ? '1 doubloon' : `${n} doubloons`),
    points: (n) => `${n} VP`,
    dismiss: 'Close the account',
  },
};
