import type { BoardTexts } from './board-texts.ts';
import { nl as cards } from './cards/nl.ts';
import { nl as chart } from './chart/nl.ts';
import { nl as nations } from './nations/nl.ts';
import { nl as ship } from './ship/nl.ts';

export const nl: BoardTexts = {
  chart,
  cards,
  ship,
  nations,
  jump: 'Delen van de tafel',
  close: 'Sluiten',
  which: (thing) => `${thing}: wat?`,
  round: (number, of) => `Ronde ${number} van ${of}`,
  why: {
    'opening-plan': 'Ze wacht op een planningsveld tot je haar kunt betalen.',
    'opening-discard':
      'Vier kaarten blijven: goederen en voorwerpen om mee te betalen, of projecten om te plannen.',
    'opening-career': 'Elke opdracht levert dubloenen en een assistent op; de hoge trede ook OP.',
    sail: 'Hoe verder je vaart, hoe meer dorpsacties; maar snelle schepen stoppen minder vaak.',
    main: 'Eén actie: de stad, het dorp, een missie hier of een van je assistenten.',
    village: 'Koop een geplande kaart of een uit je hand, investeer, of neem geld.',
    disc: 'Een veld is vrijgespeeld als beide schijven weg zijn.',
    explore: 'Alleen het veld waar hij stopt geeft een beloning.',
    pay: 'Een kaart telt voor haar goed of voor haar voorwerp, nooit voor allebei.',
    'fight-for': 'Alles wat je in dit gevecht doet, is voor dat land.',
    combat: 'Gevechtspunten en assistenten voegen elk 1 toe; wat overblijft, is verloren.',
    influence: 'Rangen tellen aan het einde, maal de blokjes die uit de voorraad van het land zijn.',
    'cube-nation': 'Hoe minder blokjes in voorraad, hoe meer elke rang in dat land waard is.',
    synergy: 'Inkomen van je kaarten dat erop wacht, begint meteen.',
    after: 'Daarna vul je je hand aan.',
    draw: 'Blind van de stapel, of uit de rij, die daarna wordt aangevuld.',
    buying: 'Daarna krijgt iedereen zijn inkomen.',
  },
  points: 'Overwinningspunten',
  doubloons: 'Dubloenen',
};
