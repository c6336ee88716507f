import type { PrimerTexts } from '../../../../learn/primer.ts';

export const nl: PrimerTexts = {
  aim: () =>
    'Ontdek als eerste havens, verkoop goederen in Lisboa en koop delen van het klooster: is het laatste deel gekocht, dan wordt de ronde uitgespeeld, en wie de meeste punten heeft, wint.',
  tips: {
    discovery: {
      title: 'Je eerste ontdekking',
      text: 'Wie als eerste bij een haven komt, krijgt de waarde ervan. Wie later komt, kan er alleen nog goederen laden.',
    },
    goods: {
      title: 'Goederen aan boord',
      text: 'Vaar je langs een haven, dan laad je één stuk van het goed van die haven, zolang er een schip voor is. In Lisboa levert het punten op.',
    },
    storm: {
      title: 'Een storm',
      text: 'Een storm kost wie hem speelt navigatiestenen. Alle anderen in dezelfde oceaan mogen gratis varen: kijk dus waar zij zijn voordat je er een speelt.',
    },
    wreck: {
      title: 'Een schip vergaan',
      text: 'Bij de Kaap beslist een dobbelsteen. Een gezonken schip draagt niets meer tot je Lisboa aandoet, maar je houdt al je stenen.',
    },
  },
};
