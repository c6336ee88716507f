import type { PrimerTexts } from '../../../../learn/primer.ts';

export const nl: PrimerTexts = {
  aim: () =>
    'In drie reizen plunder je de Caraïben en drijf je handel: steden, forten en galjoenen leveren punten op, en aan het einde ook goederen en schatten; wie de meeste punten heeft, wint.',
  tips: {
    street: {
      title: 'Eén richting',
      text: 'Door de straat ga je maar één kant op: wat je voorbij bent gelopen, is deze reis voor je gesloten. De eerste cirkel van een plek geeft het meeste.',
    },
    failure: {
      title: 'Een missie mislukt',
      text: 'Een missie mislukt zonder de bemanning of kanonnen die ze vraagt, of als anderen je voor waren. Lage nummers gaan eerst; de planner telt op wat je nodig hebt.',
    },
    conquest: {
      title: 'Je eerste verovering',
      text: 'Wie ergens als eerste slaagt, neemt ook de schat mee. Stad, fort en galjoen in één reis tellen extra: hoe meer soorten, hoe beter.',
    },
    goods: {
      title: 'Goederen',
      text: 'Goederen houd je tot het einde. Verschillende zijn meer waard dan veel van dezelfde: een serie van alle vier levert het meest op.',
    },
  },
};
