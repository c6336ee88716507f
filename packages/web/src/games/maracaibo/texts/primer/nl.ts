import type { PrimerTexts } from '../../../../learn/primer.ts';

export const nl: PrimerTexts = {
  aim: ({ mode }) =>
    mode === 'solo'
      ? 'Vier rondes door het Caribisch gebied tegen Jeanne: kaarten, missies, gevechten, verkennen en je schip leveren overwinningspunten (OP) op, en je hebt er meer nodig dan zij.'
      : 'Vier rondes door het Caribisch gebied: kaarten, missies, gevechten, verkennen en je schip leveren overwinningspunten (OP) op, en wie de meeste OP heeft, wint.',
  tips: {
    steps: {
      title: 'Ver of dichtbij',
      text: 'Hoe ver je vaart, bepaalt wat je in een dorp mag doen: tot drie stappen 1 actie, vier tot zes 2, zeven 3. De ronde eindigt zodra één schip thuis is.',
    },
    purchase: {
      title: 'Je eerste aankoop',
      text: 'Een gekochte kaart werkt de rest van het spel. Zoek in het begin inkomsten: die krijg je na elk van de vier rondes.',
    },
    combat: {
      title: 'Je eerste gevecht',
      text: 'Kies het land waarvan de invloed je het meeste brengt. Hoe minder landmarkers een land nog heeft, hoe meer je banier daar aan het einde waard is.',
    },
    scoring: {
      title: 'Tussen twee rondes',
      text: 'Er is een schip thuis, dus de ronde is voor iedereen voorbij. Je mag nog één keer kopen of 2 OP scoren; daarna krijg je je inkomsten.',
    },
  },
};
