import type { PrimerTexts } from '../../../../learn/primer.ts';

export const nl: PrimerTexts = {
  aim: ({ mode }) => {
    switch (mode) {
      case 'sets-sail':
        return 'Huur personages in en bewaar schepen tot iemand 8 invloed heeft; dan wordt de ronde uitgespeeld, en wie de meeste invloed heeft, wint.';
      case 'cooperative':
      case 'solo':
        return 'Vervul alle open contracten voordat de tijdstapel op is, dan winnen jullie samen.';
      case 'adventure-cooperative':
        return 'Volbreng de missies van het hoofdstuk voordat de laatste maand om is, dan winnen jullie samen.';
      case 'adventure-competitive':
      case 'adventure-variable':
        return 'Verzamel invloed en leg de trofee vrij: iemand met de trofee en 12 invloed beëindigt het spel, en wie de meeste invloed heeft, wint.';
      default:
        return 'Draai schepen om voor munten, huur er personages mee in en verzamel invloed: zodra iemand er 12 heeft, wordt de ronde uitgespeeld, en wie de meeste heeft, wint.';
    }
  },
  tips: {
    bust: {
      title: 'Beurt verspeeld',
      text: 'Er is een tweede schip van dezelfde kleur binnengekomen: de hele haven is weg, en niemand neemt een kaart. Het getal naast de knop om te trekken zegt hoe groot dat risico is.',
    },
    tax: {
      title: 'Belasting',
      text: 'Belasting treft wie oppot: met veel munten raak je er een deel van kwijt. Daarna krijgt wie de meeste sabels of de minste invloed heeft, naar gelang de kaart, er een.',
    },
    recruit: {
      title: 'Je eerste personage',
      text: 'Personages blijven voor je liggen. Hun invloed telt meteen, en hun vaardigheid werkt vanaf nu: tik op een kaart om haar te lezen.',
    },
    repel: {
      title: 'Een schip verjaagd',
      text: 'Je sabels raken niet op: bij het volgende schip helpen ze weer. Alleen een schip met een doodshoofd kan niet worden verjaagd.',
    },
  },
};
