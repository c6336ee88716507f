import type { GuideTexts } from '../../../../learn/lesson.ts';

export const nl: GuideTexts = {
  end: 'Meer hoef je niet te weten. Heeft iemand 12 invloed, dan wordt de ronde uitgespeeld; wie de meeste heeft, wint.',
  more: {
    title: 'Het avontuur begint',
    end: 'Dat is wat het verhaal toevoegt. Een maand eindigt met zijn gebeurtenissen, en wat jullie deden of lieten liggen, slaat de volgende bladzijde om. Kaart 9 naast de missies zegt waarmee het hoofdstuk eindigt.',
  },
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
    event: {
      title: 'De gebeurtenis van de beurt',
      task: 'In dit verhaal begint elke beurt met een gebeurtenis, linksboven. Vandaag is het mistig: je mag één schip wegsturen zonder genoeg sabels. Draai een kaart om en laat het tweede fluitschip voorbijvaren.',
      done: 'Een gebeurtenis duurt één beurt. Zijn die van de maand op, dan wordt het stapeltje omgekeerd zoals het ligt, met één nieuwe bovenop: vanaf dan weet iedereen wat er komt.',
    },
    cargo: {
      title: 'Een zesde kleur',
      task: 'De piraten van Ares varen onder een eigen kleur. Hun schepen leveren weinig op, maar ze hebben iets aan boord. Neem er een, en houd het om de lading in plaats van het te verkopen.',
      done: 'Een bewaard schip blijft bij je bemanning liggen. Het levert nu niets op, maar missies, herbergiers en sommige expedities vragen om wat er in het ruim zit.',
    },
    mission: {
      title: 'Een missie volbrengen',
      task: 'Deze missie vraagt twee Ares-schepen, en die heb je. Een missie volbreng je op elk moment van je beurt, ieder één keer. Klik erop.',
      done: 'Je eerste fiche is van de spiegel, dus wat je avonturier kan, kun jij nu ook. Wie een missie als eerste volbrengt, krijgt de beloning van de eerste plaats erbij. Met kronen ga je vooruit op het spoor: het laatste schild dat je haalde, telt als invloed.',
    },
  },
};
