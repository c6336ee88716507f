/** Dutch names and paragraphs about tiles, buildings, upgrades and the other pieces. */
import type { Explained, PieceTopic, Pieces } from './maracaibo-texts.ts';

export const PRESTIGE: Pieces = {
  abbey: { name: 'Abdij', help: 'Aan het einde 4 OP voor elke grens die je verkenner gepasseerd is.' },
  palace: { name: 'Paleis', help: 'Aan het einde 2 OP voor elk van je missietegels.' },
  basilica: {
    name: 'Basiliek',
    help: 'Aan het einde 4 OP voor elk van je assistenten op het speelbord, hoogstens 16 OP.',
  },
  citadel: {
    name: 'Citadel',
    help: 'Aan het einde 2 OP voor elke assistent in je voorraad en voor elk gevechtspunt dat je over hebt.',
  },
  minster: { name: 'Abdijkerk', help: 'Aan het einde 3 OP voor elk van je synergiefiches.' },
  garrison: { name: 'Militaire basis', help: 'Aan het einde 2 OP voor elk van je gevechtsfiches.' },
  academy: { name: 'Academie', help: 'Aan het einde 2 OP voor elk van je scheepsupgrades.' },
  cathedral: {
    name: 'Kathedraal',
    help: 'Aan het einde twee keer de OP van je veld op het dubloenen-inkomstenspoor, naast het spoor zelf.',
  },
};

export const UPGRADES: Pieces = {
  U1: {
    name: 'Snelle landing',
    help: 'Als hoofdactie in een dorp heb je 2 dorpsacties na 2 tot 4 bewegingspunten en 3 na 5 of meer.',
  },
  U2: { name: 'Grotere kajuit', help: 'Je handlimiet is 6 kaarten.' },
  U3: {
    name: 'Goede relaties',
    help: 'Je krijgt meteen 3 OP. Voortaan zijn kaarten uit de open rij gratis.',
  },
  U4: { name: 'Geldkist', help: 'Je neemt meteen 5 dubloenen.' },
  U5: { name: 'Boegbeeld', help: 'Je krijgt meteen 3 OP.' },
  U6: {
    name: 'Vergulde spiegel',
    help: 'Je krijgt meteen 6 OP. Het Boegbeeld moet eerst vrijgespeeld zijn.',
  },
  U7: {
    name: 'Landingsploeg',
    help: 'Nieuwe gevechtsactie: annexeer een dorp voor 2 gevechtswaarde of verover er een voor 5. Je krijgt 1 invloed, 3 dubloenen voor elk van je assistenten daar en 1 voor elke andere assistent daar.',
  },
  U8: { name: 'Exercitiedek', help: 'Nieuwe dorpsactie: krijg 1 gevechtspunt en neem 1 dubloen.' },
  U9: {
    name: 'Handelsruim',
    help: 'Nieuwe dorpsactie: leg 3 kaarten met hetzelfde goed af voor 2 dubloenen en 2 OP. Het Exercitiedek moet eerst vrijgespeeld zijn.',
  },
  U10: {
    name: 'Vlaggenkist',
    help: 'Nieuwe dorpsactie in een vrij dorp: plaats er een landmarker naar keuze voor 1 invloed in dat land en 1 dubloen. Eerst moeten vier andere velden vrijgespeeld zijn.',
  },
  U11: {
    name: 'Keus van de kapitein',
    help: 'Kies meteen: je verkenner hoogstens 3 velden, of 4 dubloenen en 4 OP, of een invloedmarker naar de volgende banier. Eerst moeten vier andere velden vrijgespeeld zijn.',
  },
  U12: {
    name: 'Oorlogsschip',
    help: 'Je krijgt meteen 10 OP. Eerst moeten zes andere velden vrijgespeeld zijn.',
  },
};

const SKULL = 'Hier is geen dorpsactie als hoofdactie mogelijk; missies en assistenten kunnen nog wel.';
const SLOW = 'De aangegeven route kost 3 bewegingspunten.';
const DISCS =
  'Als je hier stopt, mag je vóór je hoofdactie de prijs betalen en een schijf naar keuze van je scheepsbord naar deze tegel verplaatsen. Een volle tegel is gesloten.';

export const LEGACY: Pieces = {
  L1: {
    name: 'L1: Puerto Cabezas wordt een stad',
    help: 'De stad heeft een markt en een vlag; als stadsactie voldoe je de missie die erop ligt, en er komt meteen een nieuwe. Een landmarker van het dorp gaat naar de vlag.',
  },
  L2: { name: 'L2: ruwe zee', help: SLOW },
  L3: {
    name: 'L3: de pest in Cartagena',
    help: 'Hier kan geen stads- of dorpsactie, de stadstegel en de landmarker zijn weg, en er kan geen landmarker bij. Verdwijnt de tegel, dan komt er een andere stadstegel.',
  },
  L4: {
    name: 'L4: Santo Tomé',
    help: 'Een nieuwe stad voor verkenners op veld 4 of verder; erheen en ervandaan varen kost telkens 3 bewegingspunten. Je hebt er 2 dorpsacties, en een teruggelegde assistent is 5 OP waard.',
  },
  L5: {
    name: 'L5: informanten op Tortuga',
    help: 'Als je hier stopt, neem je vóór je hoofdactie 1 assistent.',
  },
  L6: {
    name: 'L6: de Zilvervloot',
    help: 'Gevechtsactie, twee keer in het spel: voor 10 en daarna voor 11 gevechtswaarde escorteer je de vloot. Je plaatst een landmarker op de tegel, krijgt 3 invloed en neemt 8 dubloenen.',
  },
  L7: {
    name: 'L7: Panamá',
    help: 'Een nieuwe stad voor verkenners op veld 11 of verder. Krijg 3 gevechtspunten en ga daarna een gevecht aan.',
  },
  L8: { name: 'L8: ruwe zee', help: SLOW },
  L9: {
    name: 'L9: de goudmijn',
    help: 'Gevechtsactie, één keer in het spel, voor verkenners op veld 5 of verder: voor 8 gevechtswaarde annexeer je de mijn. Je plaatst een landmarker op de tegel en neemt 12 dubloenen.',
  },
  L10: { name: 'L10: het baken', help: DISCS },
  L11: {
    name: 'L11: de tol',
    help: 'Voorbijvaren kost 2 dubloenen; wie niet kan betalen, moet hier stoppen. Als je stopt, mag je vóór je hoofdactie de prijs betalen en een schijf naar keuze naar deze tegel verplaatsen.',
  },
  L12: { name: 'L12: de graanschuur', help: DISCS },
  L13: { name: 'L13: de ziekenzaal', help: DISCS },
  L14: { name: 'L14: de batterij', help: DISCS },
  L15: { name: 'L15: de leeszaal', help: DISCS },
  L16: { name: 'L16: de pier', help: DISCS },
  L17: { name: 'L17: de hal', help: DISCS },
  L18: { name: 'L18: ruwe zee', help: SLOW },
  L20: { name: 'L20: schedel', help: SKULL },
  L21: { name: 'L21: schedel', help: SKULL },
  L22: { name: 'L22: schedel', help: SKULL },
  L23: { name: 'L23: schedel', help: SKULL },
  L25: { name: 'L25: het laatste baken', help: 'Wie hier stopt, krijgt 6 OP.' },
};

export const STORIES: Pieces = {
  75: {
    name: 'Kalm water (75)',
    help: 'Het eenvoudige spel zonder campagne: veel missies en geen legacy-tegels.',
  },
  76: {
    name: 'Frisse wind (76)',
    help: 'Het gemiddelde spel zonder campagne: minder missies, vier legacy-tegels en acht projectkaarten extra.',
  },
  77: {
    name: 'Volle zee (77)',
    help: 'Het moeilijke spel zonder campagne: de minste missies, zeven legacy-tegels en acht projectkaarten extra.',
  },
};

export const VILLAGE_ACTIONS: Pieces = {
  VA1: { name: 'Hand afleggen', help: 'Leg al je handkaarten af, minstens één, voor 2 dubloenen.' },
  VA2: { name: 'Eén dubloen', help: 'Neem 1 dubloen.' },
  VA3: {
    name: 'Kopen of investeren',
    help: 'Koop een kaart uit je hand of van je planningsvelden, of investeer in een prestigegebouw.',
  },
  VU1: { name: 'Exercitiedek', help: UPGRADES['U8']?.help ?? '' },
  VU2: { name: 'Handelsruim', help: UPGRADES['U9']?.help ?? '' },
  VU3: { name: 'Vlaggenkist', help: UPGRADES['U10']?.help ?? '' },
};

export const COMBAT_ACTIONS: Pieces = {
  CA1: {
    name: 'Invloed krijgen',
    help: 'Krijg voor 2 gevechtswaarde 1 invloed in het strijdende land, of voor 5 gevechtswaarde 2 invloed.',
  },
  CA2: {
    name: 'Een stad annexeren of veroveren',
    help: 'Annexeer een stad zonder landmarker voor 4 gevechtswaarde, of verover er een van een ander land voor 6. Je plaatst een landmarker, krijgt 1 invloed en neemt de bonus van de vlag.',
  },
  CA3: { name: 'Een dorp annexeren of veroveren', help: UPGRADES['U7']?.help ?? '' },
  CA6: { name: 'De Zilvervloot escorteren', help: LEGACY['L6']?.help ?? '' },
  CA7: { name: 'De goudmijn annexeren', help: LEGACY['L9']?.help ?? '' },
};

export const PIECES: Readonly<Record<PieceTopic, Explained>> = {
  'project-card': {
    name: 'projectkaart',
    help: 'Koop een kaart om wat ze doet en om de OP aan het einde, of leg haar uit je hand af als het goed of het voorwerp dat erop staat.',
  },
  spy: {
    name: 'assistent',
    help: 'Assistenten wachten in je voorraad tot een kaart ze naar een locatie stuurt. Stop daar en gebruik de assistent-actie, of krijg 2 OP als je dat niet doet.',
  },
  ship: {
    name: 'schip',
    help: 'Je schip vaart elke beurt 1 tot 7 locaties verder, altijd in de richting van de pijlen.',
  },
  explorer: {
    name: 'verkenner',
    help: 'De verkenner loopt langs zijn spoor; het veld waar hij stopt geeft een beloning, en dat doen ook de drie grenzen die hij passeert.',
  },
  disc: {
    name: 'schijf',
    help: 'Op elk van de twaalf velden van je scheepsbord liggen twee schijven. Zijn ze allebei weg, dan is het veld vrijgespeeld.',
  },
  cube: {
    name: 'landmarker',
    help: 'Een landmarker toont van welk land een locatie is. Elk land heeft er 13; hoe minder er naast het spoor over zijn, hoe meer je banieren daar waard zijn.',
  },
  doubloon: {
    name: 'dubloen',
    help: 'Met dubloenen betaal je kaarten en gebouwen. Aan het einde zijn ze niets waard.',
  },
  'combat-point': {
    name: 'gevechtspunt',
    help: 'In een gevecht verhoogt elk ingeleverd punt de waarde met 1. Je kunt er hoogstens 8 hebben.',
  },
  'combat-token': {
    name: 'gevechtsfiche',
    help: 'Een gevecht begint met een fiche: voor elk land staat erop hoe sterk je bent, en wat het kost of oplevert om ervoor te vechten. Daarna houd je de fiche.',
  },
  quest: {
    name: 'missie',
    help: 'Stop waar een missie ligt en betaal de kosten om haar te voldoen. De vierde levert 3 OP op, elke volgende 2 OP.',
  },
  compass: {
    name: 'kompas',
    help: 'Een deel van de beloning van elke missie telt één keer per kompas. Je begint met één.',
  },
  synergy: {
    name: 'synergiefiche',
    help: 'Er zijn vijf symbolen en je kunt er van elk één hebben. Sommige inkomsten tellen alleen met een bepaalde fiche, ook als die later komt.',
  },
  good: { name: 'goed', help: 'Suiker, tabak of maïs: op elke projectkaart staat er één.' },
  item: {
    name: 'voorwerp',
    help: 'Boek, verrekijker, geneeskrachtig kruid of schatkaart: op elke projectkaart staat er één.',
  },
  market: {
    name: 'markt',
    help: 'Een kaart met het goed van de markt en een van je schijven vullen een veld. Na elke ronde gaan alle schijven weg.',
  },
  flag: {
    name: 'vlag',
    help: 'Elke stad heeft een vlag met een bonus voor wie er in een gevecht een landmarker plaatst.',
  },
  influence: {
    name: 'invloed',
    help: 'Je marker gaat vooruit op het spoor van een land. Op het laatste veld is elke verdere stap 2 OP.',
  },
  rank: {
    name: 'banier',
    help: 'De rode kolommen van het invloedspoor tonen hoeveel banieren je in dat land hebt.',
  },
  multiplier: {
    name: 'vermenigvuldigingsfactor',
    help: 'Aan het einde worden je banieren in elk land vermenigvuldigd met de lege velden van dat land, plus 2 voor het land met de meeste landmarkers in het spel en 1 voor het tweede.',
  },
  'doubloon-income': {
    name: 'dubloenen-inkomsten',
    help: 'Ze leveren dubloenen op na ronde I tot III, en aan het einde de OP die ernaast staan. Voorbij 34 verhogen ze de punteninkomsten.',
  },
  'point-income': {
    name: 'punteninkomsten',
    help: 'Ze leveren OP op bij elke telling. Bij 20 krijg je 20 OP voor elke telling die nog komt, en de marker begint opnieuw.',
  },
  career: {
    name: 'carrière',
    help: 'Drie opdrachten, elk met een lage en een hoge eis. Wie ze alle drie voltooit, wordt admiraal.',
  },
  prestige: {
    name: 'prestigegebouw',
    help: 'Investeer dubloenen en een assistent, één keer per gebouw, voor OP aan het einde. Wie als eerste investeert, krijgt meteen 2 OP.',
  },
  upgrade: {
    name: 'scheepsupgrade',
    help: 'Een vrijgespeeld veld van je scheepsbord: een beloning meteen of een blijvende eigenschap.',
  },
  'city-tile': { name: 'stadstegel', help: 'Toont de markt en de actie van een stad in dit spel.' },
  'legacy-tile': {
    name: 'legacy-tegel',
    help: 'Verandert een locatie of een route; verhaalkaarten brengen de tegel in het spel.',
  },
  'story-card': {
    name: 'verhaalkaart',
    help: 'Zegt waar er aan het begin en na elke ronde missies komen, en welke legacy-tegels meedoen.',
  },
  'automa-card': { name: 'automa-kaart', help: 'Zegt hoe ver Jeanne vaart en wat ze daar doet.' },
  armada: {
    name: 'La Armada',
    help: 'Een kleine uitbreiding met drie carrières en negen projectkaarten over de vloten van de landen.',
  },
};
