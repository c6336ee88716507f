import type { BotTexts } from './bot-texts.ts';

export const dutch: BotTexts = {
  levels: {
    random: { name: 'Toeval', description: 'Doet zomaar iets wat volgens de regels mag.' },
    'cabin-boy': { name: 'Kajuitsjongen', description: 'Leert het vak nog en let soms niet goed op.' },
    sailor: { name: 'Matroos', description: 'Neemt wat er op het eerste gezicht het beste uitziet.' },
    mate: { name: 'Stuurman', description: 'Denkt voor elke zet een beetje vooruit.' },
    captain: { name: 'Kapitein', description: 'Denkt ver vooruit en maakt weinig fouten.' },
    admiral: {
      name: 'Admiraal',
      description: 'Neemt de tijd om alles af te wegen en is het moeilijkst te verslaan.',
    },
  },
};
