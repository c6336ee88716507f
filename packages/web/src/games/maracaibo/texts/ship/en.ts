import type { ShipTexts } from './texts.ts';

const some = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const en: ShipTexts = {
  title: 'Ship',
  shipOf: (name) => `Ship of ${name}`,
  whose: 'Whose ship is shown',
  areas: {
    oneOf: (ways) => `1 of ${ways} gifts`,
    atMost: (cards) => `max ${cards}`,
    freeRow: 'row free',
    or: 'or',
    open: 'Open.',
    discs: (left) => `${some(left, 'disc', 'discs')} left.`,
    lockedAfter: (area) => `Opens after ${area}.`,
    lockedOthers: (open, needed) => `Opens once ${needed} others are open; now ${open}.`,
    takeDisc: 'Take a disc',
    act: 'Do it',
  },
  stores: {
    combatPoints: 'Combat points',
    spies: 'Spies',
    onShip: 'ship',
    supply: 'supply',
    onCareer: 'career',
    onBoard: 'board',
    spiesTold: (ship, supply, career, board) =>
      `${ship} on the ship, ${supply} in the supply, ${career} on the career card, ${board} on the board.`,
    quests: 'Quests',
    tokens: 'Combat tokens',
    synergies: 'Synergies',
    owned: 'on board',
    missing: 'not yet',
    handLimit: 'Hand',
    cardsInHand: (cards, limit) => `${some(cards, 'card', 'cards')} in hand; the limit is ${limit}.`,
  },
  career: {
    none: 'No career',
    notYet: 'The careers are still being chosen.',
    of: (have, goal) => `${have} of ${goal}`,
    toLine: (steps, line) => `${some(steps, 'space', 'spaces')} to the ${line}`,
    passed: (line) => `${line} passed`,
    lines: { red: 'red', blue: 'blue', green: 'green' },
    low: 'Lower goal',
    high: 'Higher goal',
    done: 'Lower goal done',
    reached: 'Goal reached',
    doneHigh: 'Higher goal done',
    admiral: 'All three',
    isAdmiral: 'Admiral',
    admiralHelp: (doubloons, points) =>
      `A player who completes all three objectives is admiral: ${doubloons} doubloons and ${points} VP more.`,
  },
  incomes: {
    atEnd: 'VP at the end',
    stands: (name, income) => `${name}: ${income}.`,
    standsWorth: (name, income, points) => `${name}: ${income}, now worth ${points} VP at the end.`,
  },
  panel: {
    hand: 'Cards in hand',
    upgrades: 'Ship upgrades',
    ranks: 'Ranks of nobility',
    rank: (nation, influence, rank) => `${nation}: influence ${influence}, rank ${rank}.`,
    nextScoring: (doubloons, points) => `Next scoring: +${doubloons} doubloons, +${points} VP.`,
    finalScoring: (points, track) =>
      `Final scoring: +${points} VP from income, +${track} VP from the doubloon track.`,
    over: 'The game is over.',
  },
};
