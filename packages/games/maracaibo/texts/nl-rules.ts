import type { RuleId } from './rules.ts';
import { rules } from './rules.ts';

/** The rules that players meet at the table, in Dutch. */
const RULES: Readonly<Record<RuleId, string>> = {
  'MA-1.17': 'Van je eerste 8 kaarten plan je er 1, houd je er 4 en leg je er 3 af.',
  'MA-1.18': 'Je krijgt 2 carrières en houdt er 1.',
  'MA-2.2': 'Je schip moet varen, met 1 tot 7 bewegingspunten; wat je niet gebruikt, gaat verloren.',
  'MA-2.3': 'Een stap naar de volgende locatie kost 1 bewegingspunt, tenzij een tegel iets anders zegt.',
  'MA-2.4': 'Schepen volgen de pijlen en varen nooit terug; bij een splitsing kies je.',
  'MA-2.6': 'Niemand vaart een Huiswaarts-veld voorbij.',
  'MA-3.1':
    'Bij elke stop heb je één hoofdactie: stad, dorp, missie of een van je assistenten, net wat er op die locatie kan.',
  'MA-3.2': 'Je mag van de hoofdactie afzien.',
  'MA-3.3':
    'Een kaart plannen en een carrièreopdracht voltooien zijn vrije acties, voor, tijdens en na de hoofdactie.',
  'MA-3.4': 'Je hebt drie planningsvelden.',
  'MA-3.5':
    'Geplande kaarten kun je kopen, maar ze zijn geen handkaarten meer en dienen niet als goed of voorwerp.',
  'MA-3.7':
    'Elk deel van een effect mag je overslaan; het wordt gevraagd waar het iets kan uitmaken, bijvoorbeeld vóór een gevecht.',
  'MA-4.1': 'Je neemt kaart voor kaart tot je handlimiet, van de trekstapel of uit de open rij.',
  'MA-4.2': 'Elke kaart uit de open rij kost 1 dubloen.',
  'MA-5.1': 'In een stad lever je eerst en voer je dan de actie uit; elk deel mag je overslaan.',
  'MA-5.2':
    'Om te leveren moet de markt een vrij veld hebben: leg een kaart met dat goed af en leg er een schijf van je scheepsbord.',
  'MA-5.4':
    'Je kunt de actie uitvoeren zonder te leveren, en leveren zonder de actie: na een levering mag je van het gevecht afzien.',
  'MA-5.17': 'Leveren kan alleen in een stad met een markt, nooit op een Huiswaarts-veld.',
  'MA-6.1':
    'Je draait een gevechtsfiche om, kiest een land om voor te vechten en betaalt of neemt wat erbij staat.',
  'MA-6.2':
    'Een land dat dubloenen kost, kun je alleen kiezen als je kunt betalen; kun je er geen betalen, dan is het gevecht voorbij.',
  'MA-6.8':
    'Elk gevechtspunt en elke assistent uit je voorraad die je inlevert, verhoogt de gevechtswaarde met 1.',
  'MA-6.12': 'Elke gevechtsactie kan één keer per beurt, en de waarde komt nooit onder 0.',
  'MA-6.13': 'Invloed krijgen: 1 invloed voor 2 van de waarde, of 2 invloed voor 5.',
  'MA-6.14':
    'Een stad zonder landmarker annexeren kost 4 van de waarde: een landmarker, 1 invloed en de bonus van de vlag.',
  'MA-6.15': 'Een stad veroveren op een ander land kost 6 van de waarde; die landmarker gaat uit het spel.',
  'MA-6.16': 'Een stad annexeren en veroveren zijn één actie: een van beide per beurt.',
  'MA-6.17': 'Een landmarker vervangt nooit een landmarker van hetzelfde land.',
  'MA-6.18': 'Voor een land waarvan de landmarkers op zijn, kun je niets annexeren of veroveren.',
  'MA-6.19': 'Met de Landingsploeg kun je ook dorpen annexeren, voor 2 van de waarde, of veroveren, voor 5.',
  'MA-6.20': 'Elke kaart met een gevechtsactie kun je één keer per beurt gebruiken.',
  'MA-6.22':
    'Het gevecht eindigt als je niets meer wilt; wat over is van de waarde vervalt en de fiche is van jou.',
  'MA-6.23': 'Alleen steden hebben een vlag; dorpen, Huiswaarts-velden en Havana niet.',
  'MA-7.1': 'Elke invloed verplaatst je marker van dat land één veld naar rechts.',
  'MA-7.4': 'Naar de volgende banier betekent naar de volgende rode kolom; op de laatste gebeurt er niets.',
  'MA-8.1':
    'Je verkenner gaat minstens 1 veld vooruit en hoogstens het aangegeven aantal; waar het spoor splitst, kies je.',
  'MA-8.2': 'Velden met een andere verkenner sla je over zonder ze te tellen, behalve het einde.',
  'MA-8.3': 'Alleen het veld waar je verkenner stopt, geeft een beloning.',
  'MA-8.4':
    'Op een missieveld mag je de missie meteen voldoen; ze wordt niet vervangen en het veld wordt voortaan overgeslagen.',
  'MA-9.1': 'In een dorp heb je 1 dorpsactie na 1 tot 3 bewegingspunten, 2 na 4 tot 6 en 3 na 7.',
  'MA-9.2': 'Leg je hele hand af, minstens één kaart, voor 2 dubloenen.',
  'MA-9.4': 'Koop een kaart uit je hand of van je planningsvelden, of investeer in een prestigegebouw.',
  'MA-9.5': 'Dezelfde dorpsactie mag meer dan eens.',
  'MA-9.6': 'Upgrades en kaarten geven alleen hun eigenaar nieuwe dorpsacties.',
  'MA-9.7': 'Sommige dorpsacties zijn de laatste van je beurt: wat je nog over had, vervalt.',
  'MA-10.1': 'Een missie kun je alleen voldoen waar ze ligt.',
  'MA-10.2': 'De kosten van een missie moet je helemaal betalen.',
  'MA-10.5': 'Een deel van de beloning telt per kompas, de rest één keer.',
  'MA-10.6': 'Je vierde missie levert 3 OP op, elke volgende 2 OP.',
  'MA-10.9': 'Goederen en voorwerpen betaal je met handkaarten; één kaart betaalt één symbool.',
  'MA-11.1':
    'De actie van een assistent kan je hoofdactie zijn waar hij staat: wat de kaart zegt, in die volgorde.',
  'MA-11.2': 'Een assistent kan niets doen in de beurt waarin je hem plaatst.',
  'MA-11.4': 'Elk van je assistenten bij de stop die niets doet, levert 2 OP op.',
  'MA-13.1': 'Bij een telling koop je één kaart of investeer je in één gebouw, of anders krijg je 2 OP.',
  'MA-13.3': 'Bij een telling kun je niets plannen.',
  'MA-13.4': 'Bij een telling kun je vóór en na het kopen carrièreopdrachten voltooien.',
  'MA-14.5':
    'Aan het einde telt elke banier zo vaak als haar land lege velden heeft, plus de meerderheidsbonus.',
  'MA-15.1': 'Een carrière heeft drie opdrachten, in elke volgorde, elk één keer te voltooien.',
  'MA-15.2': 'De lage eis levert de dubloenen en de assistent op.',
  'MA-15.3': 'De hoge eis levert ook OP op; je mag erop wachten.',
  'MA-16.1': 'Je kiest van welk veld een schijf weggaat; zijn ze allebei weg, dan is het veld vrijgespeeld.',
  'MA-16.6': 'De Vergulde spiegel kan pas als het Boegbeeld vrijgespeeld is.',
  'MA-16.7': 'De Landingsploeg geeft je de gevechtsactie voor dorpen.',
  'MA-16.10': 'De Vlaggenkist werkt alleen in het dorp van je schip, als daar geen landmarker staat.',
  'MA-17.2': 'Kaarten koop je met een dorpsactie of bij een telling, uit je hand of van je planningsvelden.',
  'MA-17.3': 'Je betaalt de aangegeven dubloenen min je kortingen, nooit minder dan 0.',
  'MA-17.4': 'Een kaart die een assistent stuurt, vraagt een assistent uit je voorraad.',
  'MA-17.5': 'Het Hospitaal kost ook 3 geneeskrachtige kruiden; de kaart zelf telt niet mee.',
  'MA-17.6': 'Sommige kaarten vragen dat een land minstens drie landmarkers op locaties heeft.',
  'MA-17.7':
    'Sommige kaarten kosten een assistent uit je voorraad, die naar de algemene voorraad of op de kaart gaat.',
  'MA-17.8': 'Sommige kaarten kosten ook gevechtspunten; assistenten tellen daarvoor niet.',
  'MA-18.3': 'Sommige inkomsten beginnen zodra je hun synergiefiche hebt, meteen of later.',
  'MA-18.6': 'Je hebt van elk symbool hoogstens één synergiefiche.',
  'MA-19.2':
    'Een blijvend voorwerp telt elke keer mee als je voorwerpen betaalt; je legt er geen kaart voor af.',
  'MA-19.8':
    'Stopt een schip waar jij een assistent hebt, dan betaalt je kaart 1 OP of 2 dubloenen, één keer per stop.',
  'MA-19.9': 'Met de juiste kaart mag je op elk moment een assistent terugleggen voor 2 gevechtspunten.',
  'MA-20.3': 'De landmarker komt in een vrij dorp en levert verder niets op.',
  'MA-20.12': 'Je neemt een synergiefiche die je nog niet hebt.',
  'MA-20.14': 'Assistenten op de kaart blijven daar en leveren elk 2 dubloenen-inkomsten op.',
  'MA-21.4':
    'Na 1 tot 3 extra bewegingspunten heb je nog een hoofdactie; die punten tellen voor de dorpsacties.',
  'MA-21.18': 'Een assistent-actie met kosten kan alleen als je kunt betalen.',
  'MA-22.1': 'Investeren kost de prijs van het gebouw min je kortingen, en een assistent uit je voorraad.',
  'MA-22.3': 'Wie als eerste in een gebouw investeert, krijgt 2 OP.',
  'MA-22.4': 'Je mag in elk open gebouw investeren, één keer per gebouw.',
  'MA-24.1':
    'De actie van deze stad is leveren, de missie voldoen, of allebei; er komt meteen een nieuwe missie.',
  'MA-24.4': 'Zolang de pest er heerst, heeft Cartagena geen stads- of dorpsactie en geen landmarker.',
  'MA-24.6': 'Santo Tomé is open voor verkenners vanaf veld 4; 3 bewegingspunten erheen en 3 ervandaan.',
  'MA-24.8':
    'De Zilvervloot wordt twee keer in het spel geëscorteerd, één keer voor 10 en één keer voor 11 van de waarde.',
  'MA-24.9': 'Panamá is open voor verkenners vanaf veld 11.',
  'MA-24.10':
    'De goudmijn wordt één keer geannexeerd, voor 8 van de waarde, met een verkenner op veld 5 of verder.',
  'MA-24.12':
    'Vóór de hoofdactie mag je de prijs van de tegel hier betalen en er een schijf heen verplaatsen.',
  'MA-24.15': 'De tol voorbijvaren kost 2 dubloenen; wie niet kan betalen, moet stoppen.',
  'MA-24.16': 'Onder een schedeltegel kan een dorpsactie niet de hoofdactie zijn.',
  'MA-24.18': 'De beloning verwijdert één schedeltegel die in het spel is, als je dat wilt.',
  'MA-24.19':
    'In de nieuwe steden kan een speler met een verkenner die niet ver genoeg is geen landmarker plaatsen.',
  'MA-28.7':
    'Een bladzijde van het verhaal is voor iedereen. Ze wordt omgeslagen als allen haar gelezen hebben, of als de voorlezer haar voor iedereen omslaat.',
  'MA-28.21':
    'Iedereen stemt tegelijk en in het geheim. De meeste stemmen gelden; bij een gelijke stand beslist de voorlezer.',
  'MA-28.15': 'Een verhaaltegel neem je waar ze ligt, voor wat haar kaart vraagt. Ze telt als missietegel.',
};

export const ruleTexts = rules(RULES);
