import type { HelpTopic } from './francis-drake-texts.ts';

export const HELP: Readonly<Record<HelpTopic, string>> = {
  overview:
    'Drie keer rust je in Plymouth een schip uit en vaar je naar de Caraïben, om Spaanse steden, forten en galjoenen te plunderen en handel te drijven. In de straat verzamel je bemanning, kanonnen, vaten en hulp; op zee leg je in het geheim genummerde missies. Na de derde reis tellen goederen en schatten mee, en wie de meeste punten heeft, wint.',
  provisioning:
    'De straat loopt één kant op. In laadvolgorde legt iedereen een schijf op een plek verderop, neemt wat die geeft en wacht op de volgende beurt. Wat je voorbijloopt, ben je kwijt.',
  street:
    'Leg een schijf op een vrije plek voorbij je vorige en neem wat die geeft. Of pas: je schip gaat naar het volgende vertrekdok, en in die volgorde wordt gevaren.',
  drake:
    'Je tweede schijf gaat naar Drake. Je krijgt 2 bemanningsleden en 2 kanonnen; kies er nog een bemanningslid of een kanon bij.',
  departure:
    'Wie de straat het eerst verlaat, vaart het eerst. Je legt je missies dan met minder kennis, maar bij gelijke nummers ben je de anderen voor.',
  tokens:
    'Bij elk fort ligt een gedekte troepenfiche en bij elk galjoen een gedekte fregatfiche, die 0, 1 of 2 bij de sterkte optelt. Alleen wie ze gelegd heeft, kent ze; bij de eerste aanval wordt de fiche omgedraaid.',
  frigates:
    'Leg de fregatfiches bij de galjoenen. Lage waar je zelf wilt aanvallen, hoge waar je de anderen verwacht.',
  troops:
    'Leg de troepenfiches bij de forten. Lage waar je zelf wilt aanvallen, hoge waar je de anderen verwacht.',
  zones: 'De kaart heeft vier zones. Met twee vaten bereik je zone 1 en 2, met vier vaten alle.',
  mission:
    'Leg een van je schijven gedekt op een bestemming binnen bereik waar je er nog geen hebt. Met lage nummers ben je er vroeg en ligt de schat er nog; hoge bewaar je voor bestemmingen waar niemand anders heen gaat.',
  missions:
    'Als alle schijven zijn omgedraaid, worden de missies één voor één uitgevoerd. Op elke bestemming kunnen maar twee aanvallen slagen, dus het telt wie het eerst komt.',
  order:
    'Eerst de Golden Hind, dan alle schijven 1, dan 2, 3 en 4. Gelijke nummers gaan in vaarvolgorde. Schijven zonder cirkel wachten tot er vóór hen een missie mislukt.',
  informer:
    'Bekijk de schijven op één bestemming waar je er zelf een hebt, en verwissel er daarna twee van jezelf als je wilt. Of bekijk de fiche van een fort of galjoen waar je een schijf hebt, en verplaats die schijf als je wilt.',
  swap: 'Je hebt gezien wie wanneer komt. Je mag twee van je eigen schijven verwisselen, waar ze ook liggen.',
  redirect: 'Je hebt de fiche gezien. Je mag je schijf naar een andere bestemming binnen bereik verplaatsen.',
  attack:
    'Als je aanvalt, betaal je de bemanningsleden en kanonnen die nodig zijn en krijg je de punten; wie het eerst komt, krijgt ook de schat. Een gedekte fiche kan het duurder maken dan je kunt betalen; dan verlies je alleen de missie.',
  towns: 'Een stad kost 1 bemanningslid. Er is geen fiche en geen verrassing.',
  forts:
    'Een fort kost bemanningsleden voor zijn troepen en de gedekte fiche, en kanonnen voor zijn kanonnen. Met een sloep heb je geen kanonnen nodig.',
  galleons: 'Een galjoen kost kanonnen voor zijn tegel en de gedekte fiche. Je moet zelf een galjoen hebben.',
  ports:
    'In een handelshaven geef je één ruilwaar voor een van de goederen die er nog zijn. Wie het eerst komt, heeft de meeste keus.',
  trade:
    'Kies een van de goederen voor je ruilwaar. Je bewaart je goederen tot het einde; dan tellen ze in series.',
  home: 'Je mag nu naar huis varen of doorgaan naar je volgende missie. De eerste twee die vóór schijf 4 met een verovering thuiskomen, krijgen 2 punten en 1 punt.',
  conquests:
    'Aan het einde van elke reis krijg je punten voor de soorten die je hebt veroverd: 1 punt voor één soort, 4 voor twee, 10 voor een stad, een fort en een galjoen.',
  chest:
    'Schatten gaan in je schatkist, waar niemand anders in mag kijken. Aan het einde is zilver 3 punten waard, goud 4 en een juweel 5.',
  goods:
    'Vier verschillende goederen leveren 26 punten op, drie 16, twee 8 en één 2. Elk van je goederen telt in één serie mee.',
  'golden-hind': 'Een vijfde missie voor deze reis, die vóór alle andere komt.',
  'ghost-ship':
    'Een schijf zonder missie: hij ligt tussen de andere tot ze worden omgedraaid, en verdwijnt dan. Zo kun je wachten en misleiden.',
  end: 'Na de derde reis tellen ook de goederen en de schatkisten. Bij een gelijke stand is wie het eerst thuiskwam de ander voor.',
  variants:
    'De straat kan ook voor de eerste reis worden geschud. Met alle fiches kiezen admiraal en gouverneur uit twee keer zoveel.',
};
