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
  characters: {
    pip: 'Speelt het eerste wat blinkt.',
    teach: 'Veel rook, en daar trots op.',
    rackham: 'Vlug, hebberig, gauw afgeleid.',
    grietje: 'Nooit gehaast, nooit met lege handen.',
    bonny: 'Denkt een beurt vooruit en vecht dan.',
    hands: 'Telt de kaarten, en onthoudt ze.',
    maynard: 'Geduldig. Wint in de laatste ronde.',
    read: 'Plant drie kaarten diep.',
    levasseur: 'Neemt even de tijd, en dan de leiding.',
    zheng: 'Gebiedt de zee. Vergeeft niets.',
  },
};
