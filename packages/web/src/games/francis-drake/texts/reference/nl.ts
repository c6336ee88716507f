import type { ReferenceTexts } from '../../../../learn/reference.ts';

export const nl: ReferenceTexts = {
  chapters: {
    aim: 'Doel en einde',
    street: 'In de straat',
    tokens: 'Verborgen fiches',
    missions: 'Missies',
    places: 'Op zee',
    variants: 'Varianten',
  },
  signs: {
    crown: { name: 'Punten', help: 'Wie na drie reizen de meeste heeft, wint.' },
    town: { name: 'Stad', help: 'Vraagt bemanning. Wie haar als eerste verovert, neemt de schat.' },
    fort: { name: 'Fort', help: 'Vraagt bemanning voor de troepen en de verborgen fiche, en kanonnen.' },
    galleon: {
      name: 'Spaans galjoen',
      help: 'Vraagt kanonnen voor de tegel en de verborgen fiche, en een eigen galjoen.',
    },
    port: { name: 'Handelshaven', help: 'Eén ruilwaar voor een van de goederen die er nog zijn.' },
  },
};
