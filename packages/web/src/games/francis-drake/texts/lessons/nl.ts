import type { GuideTexts } from '../../../../learn/lesson.ts';

export const nl: GuideTexts = {
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
};
