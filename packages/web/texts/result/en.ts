import type { ResultTexts } from './result-texts.ts';

export const en: ResultTexts = {
  countAll: 'Show the whole score',
  mentioned: 'Mentioned in the log',
  bestMove: 'Best move',
  costliestMove: 'Costliest move',
  atTurn: (turn, name) => `Turn ${turn}, ${name}`,
  chanceWent: (from, to) => `Chance of winning from ${from} to ${to}`,
  lost: (chance) => `${chance} less chance of winning`,
  noBest: 'No single move turned the game.',
  turnByTurn: 'turn by turn',
  asIfEnded: 'as if the game had ended then',
  ready: (ready, of) => `${ready} of ${of} ready`,
  isReady: 'ready',
  thinks: 'thinking it over',
  company: 'Who plays again',
};
