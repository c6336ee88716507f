import type { ResultTexts } from './result-texts.ts';

export const nl: ResultTexts = {
  countAll: 'Toon de hele telling',
  mentioned: 'Vermeld in het logboek',
  bestMove: 'Beste zet',
  costliestMove: 'Duurste zet',
  atTurn: (turn, name) => `Beurt ${turn}, ${name}`,
  chanceWent: (from, to) => `Kans om te winnen van ${from} naar ${to}`,
  lost: (chance) => `${chance} minder kans om te winnen`,
  noBest: 'Geen enkele zet besliste het spel.',
  turnByTurn: 'beurt na beurt',
  asIfEnded: 'alsof het spel toen was afgelopen',
  ready: (ready, of) => `${ready} van ${of} klaar`,
  isReady: 'klaar',
  thinks: 'denkt nog na',
  company: 'Wie speelt er weer mee',
};
