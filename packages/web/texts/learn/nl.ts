import type { GuideTexts } from './guide-texts.ts';

export const nl: GuideTexts = {
  name: 'Schipper',
  progress: (lesson, of) => `Les ${lesson} van ${of}`,
  next: 'Verder',
  again: 'Nog een keer',
  finish: 'Een eerste spel spelen',
  leave: 'De uitleg verlaten',
  notThis: 'Dit keer niet: volg wat oplicht.',
  games: {
    caravelas: {
      end: 'Meer hoef je niet te weten. Is het laatste deel van het klooster gekocht, dan wordt de ronde uitgespeeld; elke bestemming die jij hebt ontdekt, levert 5 punten op, en wie de meeste punten heeft, wint.',
      lessons: {
        sail: {
          title: 'Een haven ontdekken',
          task: 'Je vloot ligt in Lisboa. Elke stap naar een buurvak kost één steen. Vaar naar Madeira en dan verder naar de Açores.',
          done: 'Je was in beide havens de eerste: jouw zegel ligt er en de punten zijn voor jou. Wie later komt, krijgt niets.',
        },
        current: {
          title: 'Met een stroming mee',
          task: 'Een stroming draagt je gratis, in de richting van de pijl. Eén steen brengt je erop: vaar naar het zuiden en laat je dan naar Cabo Verde dragen.',
          done: 'Drie vakken voor één steen. Een stroming verlaten, oversteken of ertegenin varen kost gewoon één steen per vak. Met je laatste steen stop je, ook op een stroming.',
        },
        route: {
          title: 'Een route tekenen',
          task: 'Kijk naar een vak en de kaart zegt wat het kost om er te komen, en waarom. Kies Guiné: de route wordt getekend. Vaar dan uit.',
          done: 'In Guiné laad je malagueta, en dat is al gebeurd: van elk goed één, als de plaats aan boord vrij is. Langsvaren is genoeg.',
        },
        pirates: {
          title: 'Piraten ontmoeten',
          task: 'Ten noorden van je liggen piraten op de loer: hun vak kost één steen meer. Je hebt een gunstige wind. Kies hem in je hand en vaar naar het noorden.',
          done: 'Je hebt niets extra betaald. Zo gespeeld geeft een gunstige wind geen stenen terug en schuift niemand anders op.',
        },
        event: {
          title: 'Een gebeurtenis spelen',
          task: 'Een blauw vak: wie het binnenvaart, speelt een gebeurteniskaart, goed of slecht. Vaar naar het zuiden en kies een kaart. De storm van 4 is te sterk voor wat je over hebt.',
          done: 'De kaart heeft gewerkt, en je vaart verder zolang je stenen hebt. Zonder kaart die je kunt spelen, mag je een blauw vak niet in.',
        },
        bonus: {
          title: 'De storm van een ander',
          task: 'De andere speler heeft een storm van 2 gespeeld. Alle anderen in dezelfde oceaan mogen tot twee vakken opschuiven, gratis, overal langs. Ga naar Porto Seguro.',
          done: 'Een ontdekking voor niets. Wat de een schaadt, helpt de ander: denk daaraan als je een kaart kiest.',
        },
        cape: {
          title: 'De Kaap ronden',
          task: 'Op de rode vakken bij de Kaap gooi je de dobbelsteen in plaats van een kaart te spelen. Een rode kant is veilig; bij een 1 zinkt een schip naar keuze met zijn goederen. Vaar naar het oosten.',
          done: 'Een gezonken schip vervoert niets tot je Lisboa aandoet, waar het hersteld wordt. Je houdt evenveel stenen.',
        },
        lisboa: {
          title: 'Thuiskomen',
          task: 'Je ruimen zijn vol. Vaar naar Lisboa en doe de haven aan. Geef peper voor een deel van het klooster, drie goederen voor een grotere vloot, en verkoop dan de rest.',
          done: 'De peper leverde 10 punten op, met het vierde schip heb je voortaan drie stenen meer, en de rest is verkocht. Lisboa aandoen beëindigt je beurt.',
        },
        bid: {
          title: 'Bieden op de spelvolgorde',
          task: 'Elke ronde begint met een bod in stenen. De andere speler biedt er één. Bied meer: de hoogste bieder kiest een plaats.',
          done: 'Geboden stenen zijn voor deze ronde gebruikt, ook die van de verliezer. Passen kost niets en is vaak verstandig.',
        },
      },
    },
    'francis-drake': {
      end: 'Meer hoef je niet te weten. Drie reizen, dan tellen goederen en schatkisten; wie de meeste punten heeft, wint.',
      lessons: {
        street: {
          title: 'Bemanning werven',
          task: 'Iedereen loopt door de straat van Plymouth om een schip uit te rusten. Je hebt tien schijven. Leg er een op Bemanning I: de eerste cirkel geeft het meest.',
          done: 'Er staan drie bemanningsleden in je logboek. Nu leggen de anderen een schijf, en zo gaat het rond.',
        },
        ahead: {
          title: 'Eenrichtingsverkeer',
          task: 'Je volgende schijf moet verderop liggen. Loop de kanonnen voorbij en ga naar de koningin: er is maar plaats voor één.',
          done: 'Je fregat is nu een galjoen, met een kanon en een ruilwaar. Wat je voorbij bent gelopen, is deze reis gesloten voor je.',
        },
        ready: {
          title: 'Vaten en kade',
          task: 'Elk vat opent een zone van de Caraïben, en je hebt er maar één. Stop aan de kade en neem wat je wilt.',
          done: 'Na de kade is er niets meer: je schip vaart uit. Wie de straat het eerst verlaat, vaart het eerst.',
        },
        tokens: {
          title: 'Het geheim van de admiraal',
          task: 'Jij bent admiraal: leg de drie fregatfiches bij de galjoenen. Niemand anders zal ze kennen. Klik op de galjoenen.',
          done: 'Een galjoen vraagt zijn eigen kanonnen en die van zijn fregat. De gouverneur doet hetzelfde met de troepen van de forten.',
        },
        missions: {
          title: 'Vier missies, gedekt',
          task: 'Leg je laatste twee schijven waar je er nog geen hebt. Lage nummers komen eerst, en per bestemming slagen maar twee aanvallen. Het vaarplan telt op wat je nodig hebt.',
          done: 'Alle schijven zijn omgedraaid: het laagste nummer ligt op de eerste cirkel, gelijke nummers gaan in vaarvolgorde.',
        },
        informer: {
          title: 'De informant op pad',
          task: 'Voor de schijven worden omgedraaid, mag de informant kijken: naar de schijven van een bestemming waar je er een hebt, of naar de fiche daar. Daarna mag je je plannen wijzigen.',
          done: 'Wat je gezien hebt, weet alleen jij. Heb je schijven of een fiche bekeken, dan kun je dat niet meer terugnemen.',
        },
        town: {
          title: 'Een stad veroveren',
          task: 'Jouw schijf 1 is het eerst aan de beurt. Cartagena kost één bemanningslid. Val aan!',
          done: 'Je kreeg de punten, en omdat je de eerste was ook het zilver. Het ligt in je schatkist, waar alleen jij in mag kijken.',
        },
        fort: {
          title: 'Een fort bestormen',
          task: 'Río de la Hacha kost bemanningsleden voor de troepen en één kanon, en er ligt een gedekte fiche. Je hebt genoeg voor het ergste. Val aan!',
          done: 'De fiche is omgedraaid en blijft open voor wie hierna komt. Een stad en een fort: twee soorten leveren 4 punten op, alle drie 10.',
        },
        trade: {
          title: 'Handelen',
          task: 'In een handelshaven ruil je een ruilwaar voor een van de goederen die er liggen. Je hebt al suiker en tabak. Kies.',
          done: 'Goederen houd je tot het einde van het spel: vier verschillende zijn 26 punten waard.',
        },
        home: {
          title: 'Op tijd naar huis',
          task: 'Verover Cartagena. Je laatste missie gaat boven je krachten: ga naar huis vóór schijf 4.',
          done: 'Wie het eerst vroeg thuiskomt met een verovering, krijgt 2 punten, de tweede 1.',
        },
      },
    },
    maracaibo: {
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
    },
    'port-royal': {
      end: 'Meer hoef je niet te weten. Heeft iemand 12 invloed, dan wordt de ronde uitgespeeld; wie de meeste heeft, wint.',
      lessons: {
        draw: {
          title: 'Kaarten omdraaien',
          task: 'Jij bent de actieve speler en de haven is leeg. Draai drie kaarten van de trekstapel om: er komen schepen en personages binnen.',
          done: 'De eerste kaart is altijd veilig. Schepen leveren munten op; personages kosten munten en geven invloed, het schild. Met invloed win je.',
        },
        stop: {
          title: 'Weten wanneer je stopt',
          task: 'Hier liggen een pinas en een fluitschip. Een tweede schip van dezelfde kleur kost je de hele haven. Bekijk de kans en stop dan.',
          done: 'De volgende kaart was een tweede fluitschip geweest. Door te stoppen houd je de haven om te handelen.',
        },
        trade: {
          title: 'Handelen met een schip',
          task: 'Je mag één kaart nemen. De admiraal is vandaag te duur. Neem een schip: de munten zijn voor jou.',
          done: 'Het schip wordt afgelegd en de munten komen van de trekstapel, gedekt. Niemand weet wat er op de andere kant staat.',
        },
        hire: {
          title: 'Iemand inhuren',
          task: 'Nu heb je zes munten. Huur de matroos of de admiraal in: betaal wat op de munt staat, krijg wat op het schild staat.',
          done: 'Personages blijven voor je liggen. Hun invloed telt meteen en wat ze kunnen, helpt je vanaf nu.',
        },
        repel: {
          title: 'Een schip verjagen',
          task: 'Je matroos en je piraat hebben samen drie sabels. Draai een kaart om. Ligt er al een schip van die kleur, dan kun je het nieuwe met je sabels verjagen.',
          done: 'Een verjaagd schip gaat naar de aflegstapel en je beurt gaat door. Sabels raken nooit op.',
        },
        colours: {
          title: 'Vier kleuren, twee kaarten',
          task: 'Er liggen vier scheepskleuren, dus je mag twee kaarten nemen. Met vijf kleuren zouden het er drie zijn. Neem er twee.',
          done: 'Wat de eerste kaart opleverde, kon je al uitgeven voor de tweede.',
        },
        fee: {
          title: 'De haven van een ander',
          task: 'De andere speler was actief en is klaar. Nu mag ook jij een kaart nemen: één munt gaat naar die speler. Neem een schip.',
          done: 'Zo heeft iedereen iets aan een goede haven, en de actieve speler verdient eraan.',
        },
        expedition: {
          title: 'Op expeditie gaan',
          task: 'Een expeditie vraagt twee ankers, en jij hebt twee kapiteins. Klik erop om ze uit te sturen.',
          done: 'Je kapiteins zijn weg, maar de expeditie levert meer invloed op dan zij, en ook nog munten.',
        },
      },
    },
  },
};
