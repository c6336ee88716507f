import type { Content } from '../src/content.ts';
import type { HelpTopic } from './caravelas-texts.ts';
import { simplerHelp } from './nl-help-simpler.ts';
import { cards, markers, points } from './nl-words.ts';

export const helpFor = ({ figures }: Content): Readonly<Record<HelpTopic, string>> => ({
  overview:
    'Er zijn drie manieren om punten te halen: als eerste havens ontdekken, goederen verkopen in Lisboa en peper geven voor delen van het Jerónimosklooster. In elke ronde heeft iedereen één beurt: varen, onderweg ontdekken en laden, en stoppen. De ronde waarin het laatste deel wordt gekocht, is de laatste.',
  auction:
    'Bied navigatiestenen voor de spelvolgorde, meer dan het hoogste bod, of pas. Wie past, mag weer meebieden zolang er geboden wordt. Alle geboden stenen zijn deze ronde gebruikt, ook die van de verliezers.',
  places:
    'De hoogste bieder kiest een plaats in de spelvolgorde, daarna kiest de op een na hoogste. Wie niets bood, krijgt wat overblijft, in de oude volgorde. In de eerste ronde krijgen latere plaatsen meer gebeurteniskaarten.',
  turn: `Vaar van vak naar vak zolang je stenen hebt. Stop wanneer je wilt; alle stenen komen daarna terug en je hand met gebeurtenissen wordt aangevuld tot ${cards(figures.hand)}. Stop je in Lisboa, dan doe je Lisboa aan.`,
  event:
    'Je bent op een gebeurtenisvak gevaren, dus speel je een gebeurteniskaart naar keuze. Eerst mogen de anderen in dezelfde oceaan opschuiven, dan werkt de kaart op jou. Een storm met een getal vraagt zoveel ongebruikte stenen.',
  bonus:
    'Door de kaart van iemand anders mag je gratis opschuiven, tot het aantal vakken op de kaart. Onderweg ontdek en laad je; piraten, gebeurtenissen en stromingen tellen niet. Je mag eerder stoppen of blijven liggen.',
  wreck:
    'Een 1 bij de Kaap: een van je schepen zinkt met zijn goederen. Je kiest zelf welk; een leeg schip is vaak het kleinste verlies. Het vervoert niets meer tot je Lisboa aandoet.',
  lisboa:
    'Geef peper voor het volgende deel van het klooster, betaal drie verschillende goederen om je vloot uit te breiden en verkoop dan alles wat over is. Vul je hand aan of ruil hem helemaal. Gezonken schepen worden hersteld en je beurt is voorbij.',
  sailing:
    'Een stap naar een aangrenzend zeevak kost 1 steen. Met een stroming mee, in de richting van de pijl, is een stap gratis. Is je laatste steen gebruikt, dan ligt de vloot stil.',
  currents:
    'Van het ene vak van een stroming naar het volgende, met de pijl mee, vaar je gratis. Erop komen, eraf gaan, oversteken of tegen de stroom in kost 1 steen per vak. Waar twee stromingen elkaar raken, mag je kiezen.',
  pirates:
    'Een vak met piraten binnenvaren kost 1 steen meer, ook op een stroming. Een gunstige wind tegen hen bespaart die steen; niemand anders krijgt dan een bonuszet.',
  events:
    'Blauwe vakken vragen een gebeurteniskaart zodra je erop vaart. Zonder speelbare kaart kom je er niet op. Begin je je beurt op zo’n vak, dan kost dat niets.',
  cape: 'Op de rode vakken ten zuiden van Afrika wordt gedobbeld als je erop vaart. Rood is veilig, een 1 laat een van je schepen zinken. Bonuszetten en kompasstormen gaan er zonder worp langs.',
  'bonus-moves':
    'Stormen en gunstige winden op een gebeurtenisvak laten de andere vloten in dezelfde oceaan opschuiven, in spelvolgorde, voordat de speler verdergaat. De grens bij de Kaap scheidt de oceanen; het gaat om het vak waar een vloot begint.',
  discoveries:
    'De eerste vloot in een haven ontdekt haar en krijgt de punten. Langsvaren is genoeg, ook met een bonuszet of in een kompasstorm.',
  destinations: `Elk van je ${2 * figures.destinations} bestemmingskaarten is aan het eind ${points(figures.destinationPoints)} waard, als jij die haven hebt ontdekt. Houd ze geheim.`,
  goods:
    'Acht havens hebben goederen. Je vloot laadt er in het voorbijgaan één blokje, als de plek ervoor aan boord vrij is. Voor nootmuskaat en zilver heb je het vierde schip nodig.',
  jeronimos: `De delen van het klooster worden op volgorde gekocht, elk voor een blokje peper, en zijn elk ${points(figures.piecePoints)} waard. Is het laatste gekocht, dan eindigt het spel met die ronde.`,
  upgrade: `Betaal je in Lisboa drie verschillende goederen tegelijk, dan krijg je het vierde schip en ${markers(figures.upgradeMarkers)} meer voor de rest van het spel. Hoe eerder, hoe beter.`,
  end: 'Is het laatste deel gekocht, dan wordt de ronde uitgespeeld. Daarna tellen de bestemmingskaarten. Wie de meeste punten heeft, wint; bij een gelijke stand beslist het laagste nummer van de kloosterdelen.',
  drawn:
    'Eenvoudig spel: niemand heeft een hand. Wie op een gebeurtenisvak vaart, trekt een kaart en gebruikt die meteen. Een te sterke storm kost alle stenen die over zijn.',
  dice: 'Eenvoudig spel: twee dobbelstenen geven je stappen voor deze beurt. Gebeurtenisvakken tellen niet, er zijn geen kaarten en er wordt niet geboden; piraten kosten een stap meer.',
  ...simplerHelp,
});
