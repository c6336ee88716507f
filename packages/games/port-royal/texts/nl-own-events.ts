/** What events of a box with other values do, in Dutch. */
import type { Effect, Whom } from '../src/adventure/content.ts';
import { aShip, capital, cards, coins, crowns, sabres, shipsOf, times } from './nl-words.ts';

function who(whom: Whom, from = 0): string {
  switch (whom) {
    case 'active':
      return 'De actieve speler';
    case 'all':
      return 'Elke speler';
    case 'fewest-coins':
      return 'Elke speler met de minste munten';
    case 'coins':
      return `Elke speler met minstens ${coins(from)}`;
    case 'sabres':
      return `Elke speler met minstens ${sabres(from)}`;
  }
}

const IN = {
  cooperative: 'alleen in het coöperatieve spel',
  competitive: 'alleen als jullie tegen elkaar spelen',
} as const;

export function effect(does: Effect): string {
  switch (does.does) {
    case 'gain':
    case 'pay': {
      const told = `${who(does.for, does.from)} ${does.does === 'gain' ? 'krijgt' : 'betaalt'} ${coins(does.coins)}`;
      return does.in === undefined ? `${told}.` : `${told}, ${IN[does.in]}.`;
    }
    case 'sell-crowns':
      return does.most === 1
        ? `${who(does.for)} mag 1 kroon kopen voor ${coins(does.price)}.`
        : `${who(does.for)} mag hoogstens ${crowns(does.most)} kopen, voor ${coins(does.price)} per stuk.`;
    case 'first-ship':
      return `Er worden hoogstens ${cards(does.cards)} omgedraaid, tot er ${aShip(does.colour)} verschijnt. Dat is de eerste kaart van de haven; de andere worden zonder effect afgelegd.`;
    case 'look-and-place':
      return `De actieve speler bekijkt de volgende ${cards(does.cards)} en mag één schip of personage in de haven leggen. De rest wordt zonder effect afgelegd.`;
    case 'return-ships':
      return `Alle ${shipsOf(does.colour)} van de aflegstapel gaan terug in de trekstapel.`;
    case 'month-end':
      return 'Het verhaal gaat verder zoals de nieuwste missie zegt.';
    case 'sell-marker':
      return `Elke speler mag voor ${coins(does.price)} een fiche in de doos leggen.`;
    case 'new-month':
      return 'Daarna worden de gebeurtenissen in dezelfde volgorde omgekeerd, met een nieuwe bovenop.';
    case 'ship-bonus':
      return does.for === 'active'
        ? `Deze beurt levert elk schip dat de actieve speler verkoopt ${coins(does.coins)} extra op.`
        : `Deze beurt levert elk schip ${coins(does.coins)} extra op voor wie het verkoopt.`;
    case 'cheap-crew':
      return `Deze beurt kost elk personage ${does.for === 'active' ? 'de actieve speler' : 'alle spelers'} ${coins(does.coins)} minder.`;
    case 'free-repel':
      return `${capital(times(does.times))} mag de actieve speler deze beurt een schip verjagen zonder genoeg sabels, maar geen schip met een doodshoofd.`;
    case 'hard-repel':
      return `Deze beurt is er voor elk schip ${sabres(does.sabres)} meer nodig om het te verjagen.`;
    case 'least-harbour':
      return `De actieve speler mag pas stoppen als er ${cards(does.cards)} in de haven liggen.`;
    case 'extra-cards':
      return `Deze beurt mag de actieve speler ${cards(does.cards)} extra nemen.`;
    case 'free-port':
      return `Deze beurt betaalt niemand de actieve speler voor kaarten: die munten komen van de trekstapel. Wie alleen speelt, krijgt ${coins(does.alone)}.`;
    case 'regatta':
      return `Liggen er bij het stoppen schepen in minstens ${does.colours} kleuren in de haven, dan krijgt de actieve speler ${crowns(does.crowns)}.`;
  }
}
