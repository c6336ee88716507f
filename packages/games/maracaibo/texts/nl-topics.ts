import type { BoardTopic, HelpTopic } from './maracaibo-texts.ts';

/** The help that only the text table and the help itself show. */
export const TOPICS: Readonly<Record<Exclude<HelpTopic, BoardTopic>, string>> = {
  overview:
    'In vier rondes vaar je door het Caribisch gebied en bij elke stop voer je één hoofdactie uit. Kaarten, gevechten, missies, de verkenner en je schip leveren allemaal overwinningspunten (OP) op. Een ronde is voorbij zodra één schip thuis is, dus treuzel niet. Wie na ronde IV de meeste OP heeft, wint.',
  turn: 'Vaar eerst 1 tot 7 locaties verder, voer daar één hoofdactie uit en vul dan je hand aan. Een kaart plannen en een carrièreopdracht voltooien zijn vrije acties, op elk moment van je hoofdactie. Een hoofdactie is nooit verplicht.',
  'opening-plan':
    'Een van je eerste acht kaarten gaat naar een planningsveld. Je kunt haar later kopen, en ze telt niet als handkaart.',
  'opening-discard': 'Drie van je eerste kaarten leg je af, vier houd je op hand.',
  'opening-career':
    'Houd een van twee carrières. De drie opdrachten leveren tijdens het spel dubloenen en drie extra assistenten op.',
  sail: 'Je schip volgt de pijlen, minstens één locatie en zo ver als je bewegingspunten reiken; bij een splitsing kies je. Op elk Huiswaarts-veld moet je stoppen. Hoe meer bewegingspunten je gebruikt, hoe meer dorpsacties, maar wie ver vaart, stopt minder vaak.',
  tip: 'Een van je kaarten betaalt telkens als een schip stopt waar jij een assistent hebt. Kies tussen OP en dubloenen.',
  'tile-offer':
    'Vóór je hoofdactie mag je de prijs van deze tegel betalen en een schijf naar keuze van je scheepsbord erheen verplaatsen. Dat kan meteen een upgrade vrijspelen.',
  main: 'Kies er precies één: de actie van een stad, dorpsacties, een missie die hier ligt, of een van je assistenten hier. Elke assistent van jou die je hier niet gebruikt, levert 2 OP op. Vrije acties kunnen ervoor en erna.',
  city: 'In een stad mag je eerst één goed leveren en daarna de actie uitvoeren. Elk deel mag je overslaan. Om te leveren leg je een handkaart af met het goed van de markt: een schijf naar keuze gaat van je scheepsbord naar de markt. Op Huiswaarts-velden lever je niets.',
  village:
    'Neem per dorpsactie 1 dubloen, leg je hele hand af voor 2 dubloenen, koop een kaart of investeer in een gebouw, of gebruik een actie van je schip of je kaarten. Hetzelfde mag meer dan eens. Sommige acties beëindigen je dorpsacties van deze beurt.',
  influence: 'Kies het land waarvan je het spoor opgaat. Al deze invloed gaat naar één land.',
  rank: 'Je marker van dat land gaat naar de volgende rode kolom.',
  disc: 'Kies het veld waar een schijf weggaat. Zijn beide schijven weg, dan is het veld vrijgespeeld en werkt de upgrade. Sommige velden wachten tot andere vrijgespeeld zijn.',
  explore:
    'Je verkenner gaat vooruit, minstens één veld en hoogstens het aangegeven aantal. Velden met andere verkenners sla je over zonder ze te tellen. Alleen het veld waar hij stopt, geeft een beloning; op een missieveld mag je de missie voldoen.',
  pay: 'Leg handkaarten af voor de gevraagde symbolen. Een kaart telt voor haar goed of voor haar voorwerp, nooit voor allebei.',
  'cube-nation':
    'Kies het land waarvan je een landmarker plaatst. Hoe minder er over zijn, hoe meer elke banier daar waard is.',
  cube: 'Kies het dorp. Het levert niets meer op dan de landmarker zelf.',
  synergy: 'Neem een fiche die je nog niet hebt. Inkomsten van je kaarten die erop wachten, beginnen meteen.',
  quest: 'Je verkenner staat op een missie. Voldoe je haar, dan stopt niemand meer op dit veld.',
  'city-quest':
    'Deze stad heeft een eigen missie. Je mag haar als stadsactie voldoen, ook na een levering; er komt meteen een nieuwe voor in de plaats.',
  assign:
    'Zet zoveel assistenten uit je voorraad op deze kaart als je wilt, voor dubloenen-inkomsten. Ze blijven daar tot het einde van het spel.',
  skull: 'Kies een schedeltegel die in het spel is en van het speelbord gaat, of geen enkele.',
  after:
    'Je hoofdactie is voorbij. Je mag nog kaarten plannen en opdrachten voltooien; daarna neem je kaarten.',
  buying:
    'Bij elke telling mag elke speler één kaart kopen of in één gebouw investeren, of anders 2 OP krijgen. Plannen kan nu niet.',
  choose: 'Kies een van de effecten; de andere vervallen.',
  next: 'Kies wat eerst komt; alles wordt uitgevoerd.',
  may: 'Je mag dit aanbod aannemen of laten.',
  spies:
    'Een kaart kan een assistent naar een locatie sturen. Stop je daar in een latere beurt, dan kan de assistent-actie van de kaart je hoofdactie zijn. Elke assistent die je passeert of niet gebruikt, levert 2 OP op, ook als de schepen naar Havana terugkeren.',
  quests:
    'Een missie heeft kosten en een beloning; een deel daarvan telt één keer per kompas. De tegel gaat naar je scheepsbord: de vierde levert 3 OP op, elke volgende 2 OP.',
  income:
    'Dubloenen- en punteninkomsten krijg je na elke ronde. Kaarten verhogen ze, soms alleen samen met een synergiefiche; komt die later, dan stijgen de inkomsten op dat moment.',
  prestige:
    'Telkens als je een kaart mag kopen, mag je in plaats daarvan in een open prestigegebouw investeren: betaal de dubloenen en zet er een assistent op. Je neemt de synergiefiche en krijgt aan het einde OP. Wie als eerste investeert, krijgt 2 OP.',
  homeward:
    'Elk schip moet op elk Huiswaarts-veld stoppen: gevecht of verkenner op het eerste, daarna 3 OP, en 5 OP op het laatste van ronde IV. Wie het einde van de route bereikt, beëindigt na die beurt de ronde.',
  'interim-scoring':
    'Na ronde I tot III, in deze volgorde: kopen of 2 OP, inkomsten, markten leeg, een nieuwe open rij, het volgende prestigegebouw, nieuwe missies, schepen terug naar Havana. De speler links van wie de ronde beëindigde, begint de volgende.',
  'final-scoring':
    'Na ronde IV: kopen of 2 OP, punteninkomsten en de OP van het dubloenenspoor, kaarten en prestigegebouwen, 3 OP voor de meeste invloed in elk land, en dan banieren maal factor. Bij een gelijke stand wordt de overwinning gedeeld.',
  armada:
    'La Armada voegt drie carrières en negen projectkaarten toe. De carrières vragen hoeveel landmarkers van één land in het spel zijn.',
  legacy:
    'Legacy-tegels veranderen het speelbord: nieuwe steden, duurdere routes, locaties met een bonus, gesloten locaties en nieuwe gevechtsacties. Verhaalkaarten 76 en 77 brengen er een aantal in het spel zonder campagne.',
  page: 'Lees de bladzijde en zeg dat je klaar bent. Ze wordt omgeslagen als iedereen haar gelezen heeft, of als de voorlezer haar voor allen omslaat.',
  vote: 'Iedereen stemt tegelijk en in het geheim over de weg die het verhaal neemt. De meeste stemmen gelden; bij een gelijke stand beslist wie de bladzijde voorleest.',
  story:
    'Een verhaal in elf hoofdstukken gaat van spel tot spel verder. Verhaalkaarten leggen een tegel bij een plaats: vervul daar de missie, of vul de tegel waarop de kaart wacht. Bij elke telling worden vervulde kaarten omgedraaid; jullie lezen, stemmen en nemen de volgende. Legacy-tegels blijven liggen voor het volgende spel.',
};
