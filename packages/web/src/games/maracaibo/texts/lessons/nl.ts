import type { GuideTexts } from '../../../../learn/lesson.ts';

export const nl: GuideTexts = {
  end: 'Meer hoef je niet te weten. Na vier rondes tellen kaarten, gebouwen en invloed; wie de meeste OP heeft, wint.',
  lessons: {
    opening: {
      title: 'De eerste kaarten',
      task: 'Je hebt acht kaarten. Plan de Handelspost: die wacht naast je hand tot je hem koopt. Leg dan drie kaarten naar keuze af en kies een van twee carrières.',
      done: 'Vier kaarten houd je op hand. Voortaan mag je in elke beurt een kaart plannen, gratis. De drie opdrachten van je carrière leveren dubloenen, assistenten en OP op.',
    },
    sail: {
      title: 'Uitvaren',
      task: 'Je schip volgt de pijlen, één tot zeven stappen. In een dorp heb je 1 dorpsactie na hoogstens drie stappen, 2 na vier tot zes en 3 na zeven. Vaar vijf stappen naar San Juan.',
      done: 'Je hebt twee dorpsacties. Wie ver vaart, doet meer per stop; wie kort vaart, stopt vaker: de ronde is voor iedereen voorbij zodra één schip thuis is.',
    },
    village: {
      title: 'Een kaart kopen',
      task: 'Voer je twee dorpsacties uit. Koop eerst de Handelspost die je gepland hebt en neem dan een dubloen.',
      done: 'Je inkomsten stegen met 3 dubloenen, die je na elke ronde krijgt. Ook de weegschaal is van jou: andere kaarten leveren meer op voor wie zo’n symbool heeft.',
    },
    city: {
      title: 'Leveren in een stad',
      task: 'Santo Domingo koopt tabak. Lever de Matroos, waar tabak op staat, en haal een schijf van je schip, onder de kaarten. De stadsactie haalt er nog een weg: kies beide keren de Geldkist.',
      done: 'Beide schijven zijn weg, dus de Geldkist is vrijgespeeld: 5 dubloenen. Andere velden helpen je de rest van het spel. De stad gaf je ook een gevechtspunt.',
    },
    quest: {
      title: 'Een missie voldoen',
      task: 'In Portobelo vraagt een missie twee geneeskrachtige kruiden. Ze levert 2 OP op voor elk van je kompassen, en 4 dubloenen. Kies haar en leg dan de twee kaarten met kruiden af.',
      done: 'Je hebt twee kompassen, een op je schip en een op de Kompasmaker: 4 OP. Een kaart kan een goed, een voorwerp of een aankoop zijn, maar slechts één daarvan.',
    },
    combat: {
      title: 'Vechten',
      task: 'In Maracaibo is de stadsactie een gevecht: er wordt een fiche omgedraaid. Vecht voor Frankrijk, waar de waarde het hoogst is, en annexeer Maracaibo. Besteed dan een gevechtspunt of een assistent, krijg invloed en beëindig het gevecht.',
      done: 'Er staat een Franse landmarker in Maracaibo, de vlag leverde 4 dubloenen op, en je hebt 2 invloed in Frankrijk. Hoe minder landmarkers een land naast zijn spoor overhoudt, hoe meer je banieren daar aan het einde waard zijn.',
    },
    explore: {
      title: 'Verkennen',
      task: 'De stadsactie van Puerto Plata brengt je verkenner twee velden verder; de andere verkenner sla je over zonder te tellen. Ga over de rode grens en kies dan een land.',
      done: 'De grens leverde 3 invloed op en het veld 3 dubloenen. Alleen het veld waar je stopt, levert iets op. Bij een splitsing kies je: langs de langere weg liggen schijven, assistenten en missies.',
    },
    spy: {
      title: 'Een assistent inzetten',
      task: 'Twee kaarten hebben je assistenten vooruitgestuurd, naar Tortuga en naar San Juan. Vaar naar San Juan en laat de Informant zijn werk doen.',
      done: 'De assistent die je passeerde, leverde 2 OP op, de Informant 3 OP en 5 dubloenen. Assistenten blijven staan en leveren elke ronde opnieuw iets op.',
    },
    career: {
      title: 'Een opdracht voltooien',
      task: 'Je carrière, naast je schip, heeft drie opdrachten. Je hebt 3 invloed in twee landen: voltooi de eerste. Dat is gratis en kost geen actie.',
      done: 'Je kreeg 2 dubloenen, een assistent, en 2 OP omdat je op de hoge eis hebt gewacht. De lage eis haal je eerder, maar zonder OP.',
    },
    home: {
      title: 'Huiswaarts',
      task: 'Geen schip mag een Huiswaarts-veld voorbij. Vaar naar het laatste en voer de actie uit.',
      done: 'Je kreeg 3 OP. Na deze beurt is de ronde voorbij: het andere schip is nog op zee en komt niet meer aan de beurt.',
    },
    scoring: {
      title: 'Tussen twee rondes',
      task: 'De andere speler is thuis, dus de ronde is voorbij. Iedereen mag nog één keer kopen, of krijgt 2 OP. Investeer in het Paleis: dat kost 8 dubloenen en een assistent.',
      done: 'Als eerste investeren leverde 2 OP op, en aan het einde levert het Paleis 2 OP op voor elk van je missies. Daarna kwamen je inkomsten, 11 dubloenen en 2 OP, en alle schepen zijn terug in Havana.',
    },
  },
};
