import type { ContractId, Explained } from './port-royal-texts.ts';

export const CONTRACTS: Readonly<Record<ContractId, Explained>> = {
  bruja: {
    name: 'Bruja',
    help: 'Je moet een kapitein en een señorita hebben. Ze blijven bij je. Een manusje-van-alles telt niet in hun plaats.',
  },
  luminary: {
    name: 'Coryfee',
    help: 'Je moet een priester en een hofnar hebben. Ze blijven bij je. Een manusje-van-alles telt niet in hun plaats.',
  },
  'maritime-supremacy': {
    name: 'Heerschappij op zee',
    help: 'Je moet een kapitein en een viceadmiraal hebben. Ze blijven bij je. Een manusje-van-alles telt niet in hun plaats.',
  },
  'new-colony': {
    name: 'Nieuwe kolonie',
    help: 'Je moet een kolonist en een kanonnier hebben. Ze blijven bij je. Een manusje-van-alles telt niet in hun plaats.',
  },
  'trade-outpost': {
    name: 'Handelspost',
    help: 'Je moet een kolonist en een klerk hebben. Ze blijven bij je. Een manusje-van-alles telt niet in hun plaats.',
  },
  'trade-master': {
    name: 'Meesterhandelaar',
    help: 'Je moet twee handelaars hebben, in welke kleuren dan ook. Ze blijven bij je. Een manusje-van-alles telt niet in hun plaats.',
  },
  'thrifty-crew': {
    name: 'Zuinige bemanning',
    help: 'Je moet vier personages hebben die elk 3 munten of minder kosten. De gedrukte prijs telt, niet wat je betaald hebt.',
  },
  mercenary: {
    name: 'Huurling',
    help: 'Je moet in totaal minstens 3 sabels hebben.',
  },
  explorer: {
    name: 'Ontdekkingsreiziger',
    help: 'Je moet minstens één expeditie voltooid hebben.',
  },
  'frigate-nemesis': {
    name: 'Fregattenschrik',
    help: 'Handel je met een fregat, dan mag je afzien van alle munten, ook die van je handelaars. De eerste twee keer schuift je fiche over de genummerde vakjes. De derde keer is het contract vervuld.',
  },
  'galleon-nemesis': {
    name: 'Galjoenenschrik',
    help: 'Handel je met een galjoen, dan mag je afzien van alle munten, ook die van je handelaars. De eerste keer komt je fiche op het genummerde vakje. De tweede keer is het contract vervuld.',
  },
  'tax-inspector': {
    name: 'Belastinginspecteur',
    help: 'Te vervullen op het moment dat een belasting je munten kost, wie ze ook heeft omgedraaid. Over de munten die je ervoor krijgt, betaal je bij die kaart geen belasting.',
  },
  jinx: {
    name: 'Pechvogel',
    help: 'Te vervullen op het moment dat je als actieve speler je beurt verspeelt, met of zonder gokker.',
  },
  speculator: {
    name: 'Speculant',
    help: 'Liggen er in jouw beurt als actieve speler drie scheepskleuren in de haven, dan mag je een fiche op het genummerde vakje leggen. Zodra je in een latere beurt weer drie kleuren hebt, is het contract vervuld. Wat je hebt, houd je, ook als je de beurt nog verspeelt.',
  },
  'major-speculator': {
    name: 'Grote speculant',
    help: 'Te vervullen door de actieve speler, op het moment dat er vier scheepskleuren in de haven liggen. Het blijft vervuld, ook als je de beurt nog verspeelt.',
  },
  'pirates-nest': {
    name: 'Piratennest',
    help: 'Verjaag je een schip, dan mag je het houden in plaats van het af te leggen, één van elke kleur. Met alle vijf kleuren mag je die schepen in je beurt als actieve speler afleggen om het contract te vervullen.',
  },
  'small-estate': {
    name: 'Klein landgoed',
    help: 'Eén speler moet in z’n eentje minstens 12 invloed hebben. Alleen in het coöperatieve spel en het solospel.',
  },
  ransom: {
    name: 'Losgeld',
    help: 'Eén speler betaalt in z’n eentje 15 munten. Alleen in het coöperatieve spel en het solospel.',
  },
};
