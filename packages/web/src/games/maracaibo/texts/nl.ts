import type { BoardTexts } from './board-texts.ts';
import { nl as cards } from './cards/nl.ts';
import { nl as chart } from './chart/nl.ts';
import { nl as nations } from './nations/nl.ts';
import { nl as screen } from './screen/nl.ts';
import { nl as ship } from './ship/nl.ts';

export const nl: BoardTexts = {
  chart,
  cards,
  ship,
  nations,
  screen,
  jump: 'Delen van de tafel',
  close: 'Sluiten',
  which: (thing) => `${thing}: wat?`,
  round: (number, of) => `Ronde ${number} van ${of}`,
  why: {
    'opening-plan': 'De kaart wacht op een planningsveld tot je haar koopt.',
    'opening-discard':
      'Vier kaarten blijven: goederen en voorwerpen om mee te betalen, of projecten om te plannen.',
    'opening-career': 'Elke opdracht levert dubloenen en een assistent op; de hoge eis ook OP.',
    sail: 'Hoe verder je vaart, hoe meer dorpsacties; maar snelle schepen stoppen minder vaak.',
    main: 'Eén actie: de stad, het dorp, een missie hier of een van je assistenten.',
    village: 'Koop een geplande kaart of een uit je hand, investeer, of neem dubloenen.',
    disc: 'Een veld is vrijgespeeld als beide schijven weg zijn.',
    explore: 'Alleen het veld waar je verkenner stopt, geeft een beloning.',
    pay: 'Een kaart telt voor haar goed of voor haar voorwerp, nooit voor allebei.',
    'fight-for': 'Alles wat je in dit gevecht doet, is voor dat land.',
    combat: 'Elk gevechtspunt en elke assistent verhoogt de waarde met 1; wat overblijft, vervalt.',
    influence: 'Banieren tellen aan het einde, maal de factor van dat land.',
    'cube-nation': 'Hoe minder landmarkers er over zijn, hoe meer elke banier in dat land waard is.',
    synergy: 'Inkomsten van je kaarten die erop wachten, beginnen meteen.',
    after: 'Daarna vul je je hand aan.',
    draw: 'Ongezien van de trekstapel, of uit de open rij, die daarna wordt aangevuld.',
    buying: 'Daarna volgen de inkomsten.',
  },
  points: 'Overwinningspunten',
  doubloons: 'Dubloenen',
};
