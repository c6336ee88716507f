import type { GuideTexts } from '../../../../learn/lesson.ts';

export const nl: GuideTexts = {
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
};
