import type { RuleId } from './rules.ts';
import { rules } from './rules.ts';

const RULES: Readonly<Record<RuleId, string>> = {
  'FD-1.1': 'Een reis heeft twee fasen: eerst bevoorraden in Plymouth, dan varen.',
  'FD-1.2': 'Er zijn 14 bestemmingen: 4 steden, 4 forten, 3 galjoenen en 3 handelshavens.',
  'FD-1.8': 'De straat heeft 18 plekken; de investeerder en de kade zijn altijd de laatste twee.',
  'FD-1.14':
    'Je hebt tien actieschijven en vier missieschijven; de Golden Hind en het spookschip worden voor één reis geleend.',
  'FD-2.3': 'In laadvolgorde legt iedereen steeds één actieschijf.',
  'FD-2.5': 'Een schijf moet verder in de straat liggen dan je vorige. Niemand gaat terug.',
  'FD-2.6': 'Er moet een cirkel vrij zijn; de eerste cirkel wordt het eerst genomen.',
  'FD-2.7': 'Je legt maar één schijf op een plek, behalve bij Drake.',
  'FD-2.8': 'Je neemt meteen wat de cirkel toont.',
  'FD-2.9': 'In plaats van een schijf te leggen mag je passen: je schip gaat naar het volgende vertrekdok.',
  'FD-2.12': 'Wie het eerst past, vaart het eerst: de vertrekdokken zijn de vaarvolgorde.',
  'FD-3.7': 'Drake vraagt twee schijven van dezelfde speler, in twee beurten achter elkaar.',
  'FD-3.8': 'Met de tweede schijf geeft Drake 2 bemanningsleden, 2 kanonnen en nog 1 bemanningslid of kanon.',
  'FD-3.9': 'Met je laatste actieschijf kun je niet meer bij Drake beginnen.',
  'FD-3.15': 'Iedereen mag één keer per spel naar de investeerder, voor 4 punten.',
  'FD-3.17': 'Je fregat kan maar één keer per reis een galjoen worden.',
  'FD-3.18': 'Aan de kade mag iedereen 1 bemanningslid, 1 kanon of 1 vat nemen.',
  'FD-4.2': 'De admiraal legt bij elk galjoen een gedekte fregatfiche en kent ze als enige.',
  'FD-4.4': 'De gouverneur legt bij elk fort een gedekte troepenfiche en kent ze als enige.',
  'FD-5.1': 'In vaarvolgorde legt iedereen steeds één missieschijf gedekt neer.',
  'FD-5.2': 'Je legt je nummers in de volgorde die je wilt; het nummer zegt wanneer de missie plaatsvindt.',
  'FD-5.3': 'Je hebt maar één schijf op een bestemming; anderen mogen er ook liggen.',
  'FD-5.4': 'Je kunt niet verder varen dan de zone die je vaten bereiken.',
  'FD-5.5': 'Je moet al je schijven leggen, ook die je niet wilt gebruiken.',
  'FD-5.6': 'Een schijf die nergens heen kan, blijft deze reis buiten het spel.',
  'FD-5.7': 'Iedereen ziet waar een schijf ligt, alleen de eigenaar kent het nummer.',
  'FD-6.1': 'De informant wordt één keer gebruikt: voor schijven of voor een fiche, of helemaal niet.',
  'FD-6.2': 'Je mag alle schijven bekijken op één bestemming waar je een schijf hebt.',
  'FD-6.3': 'Na het bekijken van schijven mag je er twee van jezelf verwisselen.',
  'FD-6.4': 'Je mag de fiche bekijken van een fort of galjoen waar je een schijf hebt.',
  'FD-6.5': 'Na het bekijken van een fiche mag je je schijf naar een andere bestemming verplaatsen.',
  'FD-8.1': 'Eerst de Golden Hind, dan alle schijven 1, 2, 3 en 4, telkens in vaarvolgorde.',
  'FD-8.3': 'Een geslaagde aanval levert meteen punten op.',
  'FD-8.4': 'De eerste geslaagde aanval op een bestemming krijgt de schat.',
  'FD-8.5': 'Als je afziet, komt je schijf terug en is er plaats voor een schijf die wacht.',
  'FD-8.6': 'Een stad kost 1 bemanningslid.',
  'FD-8.7': 'Een fort kost bemanningsleden voor zijn troepen en zijn fiche, en kanonnen voor zijn kanonnen.',
  'FD-8.9': 'Met een sloep negeer je de kanonnen van alle forten.',
  'FD-8.10': 'Een galjoen kost kanonnen voor zijn tegel en zijn fiche, en je hebt zelf een galjoen nodig.',
  'FD-8.12':
    'Als je aanvalt, moet je betalen als je kunt, wat de fiche ook toont. Kun je niet, dan verlies je alleen de missie.',
  'FD-8.14': 'Bij een ruil geef je één ruilwaar voor een van de goederen die de haven nog heeft.',
  'FD-8.15': 'In een haven kan er zo vaak geruild worden als er cirkels zijn.',
  'FD-9.1': 'Na elk van je missies mag je naar huis varen; je andere schijven komen terug.',
  'FD-9.3':
    'Van wie thuiskomt vóór schijf 4 en iets heeft veroverd, krijgt de eerste 2 punten en de tweede 1.',
  'FD-10.1': 'Veroveringen van één soort leveren 1 punt op, van twee soorten 4, van alle drie 10.',
  'FD-10.2':
    'Aan het einde van de reis krijgt de admiraal 1 punt voor elk goud dat op de kaart is blijven liggen.',
  'FD-10.3':
    'Aan het einde van de reis krijgt de gouverneur 1 punt voor elk zilver dat op de kaart is blijven liggen.',
  'FD-11.1': 'Aan het einde leveren series van 4, 3, 2 of 1 verschillende goederen 26, 16, 8 of 2 punten op.',
  'FD-12.2': 'Met alle fiches kiest de admiraal er drie uit zes.',
  'FD-12.3': 'Met alle fiches kiest de gouverneur er vier uit acht.',
};

export const ruleTexts = rules(RULES);
