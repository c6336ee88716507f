import type { HelpTopic } from './port-royal-texts.ts';

export const HELP: Readonly<Record<HelpTopic, string>> = {
  overview:
    'Om de beurt ben je de actieve speler: eerst ontdekken, dan handelen en inhuren. Draai schepen en personages om en neem er daarna een of meer: schepen leveren munten op, personages kosten munten en geven invloed en vaardigheden. De anderen mogen ook een kaart nemen, voor een munt aan de actieve speler. Het gaat om de invloed.',
  harbour:
    'De haven is de rij schepen en personages die deze beurt zijn omgedraaid. Expedities en belastingen horen er niet bij. Wat niemand neemt, wordt afgelegd, dus elke beurt begint met een lege haven.',
  discover:
    'Draai minstens één kaart om, en daarna zoveel als je durft. Schepen en personages gaan naar de haven, expedities naar de tafel, en een belasting wordt meteen afgehandeld. Met vier scheepskleuren mag je straks 2 kaarten nemen, met vijf 3. Maar met een tweede schip van dezelfde kleur verspeel je je beurt.',
  repel:
    'Heb je samen minstens zoveel sabels als er op het zojuist omgedraaide schip staan, dan mag je het verjagen naar de aflegstapel. Een schip met een doodshoofd kun je nooit verjagen. Sabels raken niet op, en je mag het schip ook altijd binnenlaten.',
  bust: 'Komt er een tweede schip van dezelfde kleur in de haven, dan is de beurt verspeeld: de hele haven wordt afgelegd en niemand neemt een kaart. Iedereen krijgt 1 munt voor elke eigen hofnar. Voordat de beurt doorgaat naar de volgende, mag de actieve speler nog doen wat op elk moment van de beurt mag.',
  take: 'Je neemt kaarten een voor een; wat een kaart oplevert, kun je al gebruiken voor de volgende. De actieve speler mag 1 kaart nemen, met vier scheepskleuren in de haven 2 en met vijf 3; alle anderen mogen er 1 nemen. Met sommige personages mag je er meer nemen. Je hoeft nooit een kaart te nemen.',
  trade:
    'Neem een schip uit de haven, leg het af en krijg de munten die erop staan, plus 1 voor elke eigen handelaar in die kleur. Ben je niet de actieve speler, dan betaal je daarna 1 munt aan de actieve speler; dat mag met de munten van het schip.',
  recruit:
    'Betaal de prijs die op het personage staat, 1 munt minder voor elke eigen señorita, en leg het voor je neer. De invloed telt meteen en de vaardigheid werkt vanaf nu. Alleen wat gebeurt wanneer jij mag kiezen, moet wachten tot een latere beurt.',
  fee: 'Ben je niet de actieve speler, dan betaal je voor elke kaart die je neemt 1 munt aan de actieve speler. Neem je niets, dan betaal je niets. Bij een schip krijg je eerst de munten; voor een personage moet je de prijs en deze munt al hebben.',
  store:
    'Een koopman in de kleur van het schip kan het bewaren. De munten krijg je toch, en het schip is tot het einde van het spel 1 invloed waard.',
  gift: 'Dit schip levert ook een andere speler 1 munt op. Die komt van de trekstapel en niet van jou; jij kiest alleen wie hem krijgt.',
  forgo:
    'Zolang Fregattenschrik of Galjoenenschrik voor jou openstaat, mag je afzien van alle munten van zo’n schip om met het contract verder te komen. Drie fregatten of twee galjoenen zijn genoeg. Al het andere blijft zoals bij elke handel.',
  window:
    'Dit is voor de actieve speler de laatste kans van de beurt om een expeditie te voltooien of iets anders te doen wat op elk moment mag. Daarna wordt de volgende speler actief.',
  taxes:
    'Een belasting treft iedereen tegelijk: met 12 munten of meer raak je de helft kwijt, naar beneden afgerond. Daarna krijgt de speler met de meeste sabels of de minste invloed, net wat de kaart zegt, 1 munt. Bij een gelijke stand krijgen ze die allemaal.',
  'sets-sail-taxes':
    'Een belasting treft iedereen tegelijk: met 9 munten of meer houd je er 8 over. Daarna krijgt de speler met de meeste sabels of de minste invloed, net wat de kaart zegt, 1 munt. Bij een gelijke stand krijgen ze die allemaal.',
  expeditions:
    'Een expeditie blijft op tafel liggen tot een actieve speler haar voltooit; dat kan op elk moment van de beurt, ook als die verspeeld is. Leg voor elk symbool één personage af: een kapitein voor een anker, een priester voor een kruis, een kolonist voor een huis, een manusje-van-alles voor elk van de drie. Je krijgt de munten en houdt de expeditie om haar invloed.',
  coins:
    'Elke munt is een gedekte kaart, en niemand weet wat er op de andere kant staat. Munten die je krijgt, komen van de trekstapel; munten die je uitgeeft, gaan naar de aflegstapel. Zijn alle kaarten in gebruik, dan komen er losse munten voor in de plaats.',
  influence:
    'Je personages en voltooide expedities leveren invloed op. Personages die op expeditie gaan, nemen hun invloed mee. Munten zijn geen invloed.',
  'sets-sail-influence':
    'Je personages leveren invloed op, en elk schip onder je kooplieden telt voor 1 invloed. Munten zijn geen invloed; ze tellen alleen bij een gelijke stand.',
  sabres:
    'Een matroos heeft 1 sabel, een piraat 2. Met al je sabels samen verjaag je in een beurt zoveel schepen als je wilt, en ze tellen bij de sabelbelasting.',
  contracts:
    'Je mag een open contract op elk moment van je eigen beurt vervullen, actief of niet, zolang je aan de voorwaarden voldoet; sommige alleen op één bepaald moment. Je fiche komt op het meest linkse vrije vakje en je krijgt de munten die daar staan. Je tweede contract levert 1 invloed op, je derde nog eens 2. Met drie fiches is drie contracten het maximum.',
  claim:
    'Sommige contracten vervul je op het moment zelf of niet: Belastinginspecteur, Pechvogel, Speculant en Grote speculant. Zie je er nu van af, dan moet je wachten tot het nog eens gebeurt.',
  'sets-sail':
    'Een snel, zelfstandig spel voor 2 tot 4 spelers, tot 8 invloed. Er zijn geen expedities; kooplieden maken van schepen invloed. Na een belasting heeft niemand meer dan 8 munten over, de bonus niet meegerekend.',
  cooperative:
    'Vervul samen alle open contracten voordat de tijd om is; één speler met een fiche op een contract is genoeg. De eerste kaart van elke beurt komt van de tijdstapel, en moet er een beurt beginnen zonder tijdkaart, dan is het spel verloren. Invloed maakt geen einde aan het spel. Winnen jullie, dan is elke kaart van de overwinningsstapel 1 punt voor jullie rang.',
  solo: 'Je speelt het coöperatieve spel alleen en bent altijd de actieve speler. Je betaalt nooit voor het nemen van een kaart, elke belastingbonus is voor jou, en geschenken van schepen vervallen.',
  'set-aside':
    'Vóór de eerste beurt mag je zoveel tijdkaarten als je wilt naar de overwinningsstapel verplaatsen, als er maar één overblijft. Elke kaart is 1 punt als je wint, maar ook een beurt minder om te winnen.',
  save: 'Na elke belasting mag de actieve speler de bovenste kaart van de tijdstapel op de overwinningsstapel leggen. Die is 1 punt als je wint, maar ook een beurt minder om te winnen.',
  end: 'Zodra een speler 12 invloed heeft, wordt de ronde uitgespeeld, zodat iedereen even vaak actief is geweest. Wie de meeste invloed heeft, wint. Bij een gelijke stand beslissen de munten; is het dan nog gelijk, dan wordt de overwinning gedeeld.',
  'sets-sail-end':
    'Zodra een speler 8 invloed heeft, wordt de ronde uitgespeeld, zodat iedereen even vaak actief is geweest. Wie de meeste invloed heeft, wint. Bij een gelijke stand beslissen de munten; is het dan nog gelijk, dan wordt de overwinning gedeeld.',
  standstill:
    'Geen beurt en geen spel duurt eindeloos: is de trekstapel in één beurt voor de tweede keer op, dan worden er die beurt geen kaarten meer omgedraaid. Is er bij het begin van een beurt geen kaart over, of heeft vijf rondes lang niemand een personage ingehuurd, een expeditie voltooid, een schip bewaard of een stap in een contract gezet, dan worden alle munten losse munten en worden hun kaarten in de trekstapel geschud. Na tien van zulke rondes eindigt het spel zoals het ervoor staat. In het coöperatieve spel en het solospel maakt de tijdstapel een einde aan het spel.',
  'expedition-to-win':
    'In deze variant luidt 12 invloed het einde alleen in als je een voltooide expeditie hebt, en alleen wie een expeditie heeft kan winnen. Eindigt het spel omdat er niets meer verandert en heeft niemand er een, dan beslist alleen de invloed.',
  adventure:
    'Vijf hoofdstukken vertellen een verhaal; elk spel speelt er één. Elke beurt begint met een gebeurtenis, en de laatste van de maand brengt de volgende bladzijde met een nieuwe missie. Het verhaal voegt ook schepen, personages en expedities aan de trekstapel toe. Samen moet je de doelen van het hoofdstuk halen; tegen elkaar heb je 12 invloed en de trofee nodig.',
  missions:
    'Je mag een missie volbrengen op elk moment van je eigen beurt, actief of niet. Wat met een min staat, leg je af of betaal je; de rest hoef je alleen te hebben. Je meest linkse fiche gaat naar de missie: de eerste geeft je de vaardigheid, de tweede legt de trofee bloot, de derde en vierde leveren 1 en 3 kronen op. Iedereen krijgt de beloning, de eerste speler krijgt er nog een bij.',
  crowns:
    'Met kronen gaat je fiche vooruit op het kronenspoor. Het hoogste schild dat ze bereikt heeft, toont je invloed uit kronen, 1 tot 6. Betaal je kronen en zak je weer onder een schild, dan ben je die invloed kwijt.',
  events:
    'De actieve speler draait eerst een gebeurtenis om, die meteen of tijdens deze beurt werkt. Aan het einde van de maand gaat het verhaal verder; daarna worden de gebeurtenissen zonder schudden omgekeerd. Ze komen dus in dezelfde volgorde terug, met een nieuwe bovenop.',
  cargo:
    'Schepen van de piraten van Ares zijn een zesde kleur; met alle zes mag de actieve speler 4 kaarten nemen. Een schip met lading verkoop je, of je houdt het voor je liggen voor missies, expedities en herbergiers. Handelaars in die kleur leveren in beide gevallen hun munt op.',
  'chapter-goals':
    'Het hoofdstuk eindigt meteen als het einde van een maand naar kaart 9 leidt. Je wint als elke missie door iemand volbracht is, er genoeg fiches op missies liggen en de groep genoeg invloed heeft. Na een nederlaag speel je het hoofdstuk opnieuw, elke keer met 3 munten extra voor de groep.',
  trophy:
    'Het einde komt door een speler met 12 invloed en de trofee; de ronde wordt uitgespeeld. Alleen wie de trofee heeft blootgelegd, kan winnen. Bij gelijke invloed beslissen minder fiches op de avonturier, daarna meer munten.',
  variable:
    'Vier van de missies met een ster liggen vanaf het begin op tafel, en alle kaarten van het avontuur zitten in de trekstapel. Aan het einde van elke maand mag je voor 10 munten een fiche in de doos leggen. Verder gaat alles zoals tegen elkaar.',
  adventurer:
    'Elke avonturier begint met een schat en heeft een vaardigheid, die vrijkomt met je eerste fiche. Een avonturier werkt als een personage maar is er geen: voor missies telt hij niet als handelaar of matroos.',
  share:
    'Na een nederlaag begint de groep met 3 munten extra, na twee met 6, enzovoort. Om de beurt neem je er een deel van; de laatste speler neemt de rest.',
  page: 'Lees de bladzijde en zeg dat je klaar bent. Ze wordt omgeslagen als iedereen haar gelezen heeft, of als de voorlezer haar voor allen omslaat.',
  look: 'Alleen jij ziet deze kaarten. Een schildwacht legt er één van de volgende drie terug bovenop en legt de andere af; de uitkijk mag er één van de volgende vijf in de haven leggen. Afgelegde kaarten hebben geen effect.',
  mission: 'Deze missie kun je alleen nu opeisen. Zie je ervan af, dan moet je wachten tot het weer gebeurt.',
  'buy-crowns':
    'Elke speler mag voor deze prijs kronen kopen. Kronen leveren bij elk schild op het spoor invloed op.',
  'buy-marker':
    'Je mag betalen om je meest linkse fiche in de doos te leggen. Je krijgt wat eronder ligt, of dat nu de vaardigheid, de trofee of kronen zijn, maar ze ligt op geen missie.',
};
