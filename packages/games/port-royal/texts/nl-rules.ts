import type { RuleId } from './rules.ts';
import { rules } from './rules.ts';

const RULES: Readonly<Record<RuleId, string>> = {
  'PR-1.18': 'Een beurt heeft twee fasen: eerst ontdekken, dan handelen en inhuren.',
  'PR-2.1': 'Je moet minstens één kaart omdraaien.',
  'PR-2.2':
    'Na elke kaart kies je: nog een omdraaien, of stoppen. Er is geen maximum, zolang er kaarten zijn.',
  'PR-2.10': 'Komt er een tweede schip van dezelfde kleur in de haven, dan verspeel je je beurt.',
  'PR-2.14': 'Is de beurt verspeeld, dan wordt de haven afgelegd en neemt niemand een kaart.',
  'PR-2.15': 'Is de beurt verspeeld, dan krijgt iedereen 1 munt voor elke eigen hofnar.',
  'PR-2.16':
    'Ook als je beurt verspeeld is, mag je nog expedities voltooien voordat de volgende speler aan de beurt is.',
  'PR-2.18': 'Alleen het schip dat net is omgedraaid, kan verjaagd worden, en alleen door de actieve speler.',
  'PR-2.20': 'Om een schip te verjagen heb je in totaal minstens zoveel sabels nodig als erop staan.',
  'PR-2.21': 'Een verjaagd schip gaat naar de aflegstapel en niet naar de haven.',
  'PR-2.23': 'Een schip met een doodshoofd kun je nooit verjagen.',
  'PR-2.24': 'Sabels raken niet op: je verjaagt er in een beurt zoveel schepen mee als je wilt.',
  'PR-2.25': 'Je hoeft een schip niet te verjagen, ook niet als je er je beurt door verspeelt.',
  'PR-2.28':
    'Is de trekstapel in één beurt voor de tweede keer op, dan worden er geen kaarten meer omgedraaid.',
  'PR-3.1': 'Als actieve speler mag je 1 kaart nemen.',
  'PR-3.2': 'Met schepen in vier kleuren in de haven mag de actieve speler 2 kaarten nemen.',
  'PR-3.3': 'Met schepen in alle vijf kleuren mag de actieve speler 3 kaarten nemen.',
  'PR-3.5': 'Je neemt de kaarten een voor een; wat een kaart oplevert, kun je al gebruiken voor de volgende.',
  'PR-3.6': 'Je hoeft nooit een kaart te nemen.',
  'PR-3.7': 'Alleen schepen en personages uit de haven kun je nemen.',
  'PR-3.8': 'Een schip wordt afgelegd en levert je de munten op die erop staan.',
  'PR-3.9': 'Voor een personage betaal je de prijs die erop staat; daarna ligt de kaart voor je.',
  'PR-3.11':
    'Je kunt een personage alleen inhuren als je het kunt betalen, en ook de munt voor de actieve speler als die nodig is.',
  'PR-3.14': 'Als de actieve speler klaar is, mag ieder ander om de beurt 1 kaart nemen.',
  'PR-3.15': 'Ben je niet de actieve speler, dan kost elke kaart die je neemt 1 munt voor de actieve speler.',
  'PR-3.17': 'Die munt mag je betalen met de munten van het schip zelf.',
  'PR-3.18': 'Voor een personage moet je de prijs en de munt voor de actieve speler al hebben.',
  'PR-3.24':
    'Als de anderen hun kaarten hebben genomen, heeft de actieve speler een laatste kans om expedities te voltooien en contracten te vervullen.',
  'PR-5.1': 'Een expeditie blijft op tafel liggen tot een actieve speler haar voltooit.',
  'PR-5.2': 'Alleen de actieve speler voltooit expedities.',
  'PR-5.3': 'Zolang je actief bent, mag je op elk moment expedities voltooien, zoveel als je kunt.',
  'PR-5.6':
    'Een expeditie vraagt één personage per symbool: een kapitein voor een anker, een priester voor een kruis, een kolonist voor een huis.',
  'PR-5.7': 'Een manusje-van-alles staat voor elk van de drie symbolen.',
  'PR-5.8': 'Personages die op expeditie gaan, worden afgelegd en nemen hun invloed mee.',
  'PR-8.11': 'Handel je met een schip in de kleur van je koopman, dan mag je het onder die koopman leggen.',
  'PR-8.12': 'De munten van dat schip krijg je toch.',
  'PR-8.13': 'Elk schip onder een koopman is 1 invloed waard.',
  'PR-8.17': 'Je beslist per schip; ligt het eenmaal onder een koopman, dan blijft het daar.',
  'PR-9.2':
    'In plaats van één kaart mag de actieve speler er vier ineens omdraaien, één keer per beurt voor elke eigen gokker.',
  'PR-9.5': 'Schepen die bij een gok zijn omgedraaid, kun je niet verjagen.',
  'PR-9.10': 'Na een gok mogen deze beurt geen losse kaarten meer worden omgedraaid.',
  'PR-9.11': 'Na een geslaagde gok mag je 1 kaart meer nemen.',
  'PR-9.12': 'Meteen na een geslaagde gok mag je nog een gokker gebruiken.',
  'PR-9.14': 'Zijn je gokkers op, dan volgt handelen en inhuren.',
  'PR-10.14': 'Dit schip levert jou zijn munten op, en een andere speler naar keuze krijgt 1 munt.',
  'PR-10.15': 'Het geschenk komt van de trekstapel en niet van jou.',
  'PR-10.16':
    'Ieder ander mag het geschenk krijgen, ook de actieve speler. De munt voor de actieve speler betaal je toch.',
  'PR-11.7': 'De contracten die aan het begin openliggen, blijven het hele spel; er komen geen andere bij.',
  'PR-11.9':
    'Je mag een contract op elk moment van je eigen beurt vervullen, actief of niet, zolang je aan de voorwaarden voldoet.',
  'PR-11.11':
    'Je fiche komt op het meest linkse vrije vakje van het contract en je krijgt de munten die daar staan.',
  'PR-11.13': 'Je kunt elk contract maar één keer vervullen.',
  'PR-11.17': 'Je tweede contract levert 1 invloed op, je derde nog eens 2. Meer dan drie kan niet.',
  'PR-11.26': 'Sommige contracten kun je alleen vervullen op het moment dat de kans zich voordoet.',
  'PR-11.27': 'Piratennest, Speculant, Grote speculant en Pechvogel zijn alleen voor de actieve speler.',
  'PR-11.34': 'Zonder vrije fiche kun je geen contract vervullen en ook niet beginnen te tellen.',
  'PR-12.14':
    'Fregattenschrik: zie bij het handelen af van de munten van drie fregatten en het contract is vervuld.',
  'PR-12.15': 'Je ziet dan ook af van de munten van je handelaars voor dit schip.',
  'PR-12.18': 'Een fiche op dit contract blijft daar liggen, ook als je het nooit vervult.',
  'PR-12.20':
    'Voor de rest is het gewone handel: klerk, koopman en geschenk werken, en de munt voor de actieve speler betaal je.',
  'PR-12.22':
    'Galjoenenschrik: zie bij het handelen af van de munten van twee galjoenen en het contract is vervuld.',
  'PR-12.23': 'Belastinginspecteur vervul je op het moment dat je munten kwijtraakt aan een belasting.',
  'PR-12.25': 'De munten van dit contract vallen buiten die belasting.',
  'PR-12.26': 'Pechvogel vervul je op het moment dat je je beurt als actieve speler verspeelt.',
  'PR-12.28':
    'Speculant: met schepen in drie kleuren in jouw haven mag je een fiche op het genummerde vakje leggen.',
  'PR-12.29': 'In een latere beurt van jou vervullen drie kleuren het contract vanzelf.',
  'PR-12.32': 'Grote speculant vervul je op het moment dat er schepen in vier kleuren in jouw haven liggen.',
  'PR-12.33': 'Zie je ervan af, dan is de kans voor deze beurt voorbij.',
  'PR-12.34': 'Wat je vervuld of geteld hebt, blijft van jou, ook als de beurt daarna verspeeld is.',
  'PR-12.36': 'Voor Piratennest mag je een verjaagd schip houden, van elke kleur één.',
  'PR-12.39':
    'Schepen houden kan alleen zolang Piratennest op tafel ligt, jij het nog kunt vervullen en je een vrije fiche hebt.',
  'PR-13.7': 'De eerste kaart van elke beurt komt van de tijdstapel.',
  'PR-13.10':
    'Moet er een beurt beginnen zonder tijdkaart terwijl er nog contracten openstaan, dan is het spel verloren.',
  'PR-13.22':
    'Na elke belasting mag de actieve speler de bovenste tijdkaart op de overwinningsstapel leggen.',
  'PR-13.24':
    'Vóór de eerste beurt mag je zoveel tijdkaarten als je wilt naar de overwinningsstapel verplaatsen, als er maar één overblijft.',
  'PR-13.26': 'Winnen jullie, dan is elke kaart van de overwinningsstapel 1 punt voor jullie rang.',
  'PR-20.6': 'Je kiest één kant van een avonturierskaart.',
  'PR-20.8': 'Je begint met de munten van je avonturier.',
  'PR-20.13':
    'De startspeler leest de eerste kaart, latere kaarten leest wie het einde van de maand omdraaide.',
  'PR-20.16':
    'Een bladzijde wordt omgeslagen als iedereen haar gelezen heeft, of als de voorlezer haar voor allen omslaat.',
  'PR-21.1': 'Een missie kost de meest linkse fiche van je avonturier.',
  'PR-21.2': 'Is je eerste fiche weg, dan komt de vaardigheid van je avonturier vrij.',
  'PR-21.3': 'Is je tweede fiche weg, dan ligt de trofee bloot.',
  'PR-21.4': 'Je derde fiche levert 1 kroon op, je vierde 3.',
  'PR-21.5': 'Je hebt vier fiches, dus je volbrengt hoogstens vier missies.',
  'PR-21.8': 'Met kronen die je krijgt gaat je fiche vooruit, met kronen die je betaalt gaat ze terug.',
  'PR-21.10': 'Het hoogste schild dat je fiche bereikt heeft, toont je invloed uit kronen.',
  'PR-22.15': 'Je mag nu kronen kopen, voor de prijs die erbij staat.',
  'PR-22.16': 'Je mag pas stoppen als er zoveel kaarten in de haven liggen als de gebeurtenis zegt.',
  'PR-22.24':
    'Je mag één schip of personage van deze kaarten in de haven leggen; de andere worden zonder effect afgelegd.',
  'PR-23.1':
    'Je mag een missie volbrengen op elk moment van je eigen beurt, actief of niet, zolang je aan de voorwaarden voldoet.',
  'PR-23.2': 'Je volbrengt elke missie maar één keer.',
  'PR-23.6': 'Iedereen die een missie volbrengt krijgt de beloning, de eerste speler krijgt er nog een bij.',
  'PR-23.11': 'Sommige missies moet je opeisen zodra ze zich voordoen, of helemaal niet.',
  'PR-23.24': 'Een missie voor een andere spelvorm is niet in het spel.',
  'PR-24.4': 'Een schip met lading verkoop je voor de munten, of je houdt het om de lading.',
  'PR-24.6':
    'Een gehouden schip levert zelf geen munten op, dus de munt voor de actieve speler moet ergens anders vandaan komen.',
  'PR-24.9':
    'Eén keer per beurt mag elke schildwacht de volgende 3 kaarten bekijken: 2 worden er zonder effect afgelegd, de derde gaat terug bovenop.',
  'PR-24.11': 'Daarna draai je de volgende kaart om of stop je, zoals gewoonlijk.',
  'PR-24.15':
    'Je mag één gehouden brood of rum verkopen aan elke herbergier die je had toen jij mocht kiezen.',
  'PR-25.5': 'Voor elke nederlaag in dit hoofdstuk begint de groep met in totaal 3 munten extra.',
  'PR-25.6': 'Om de beurt neem je een deel van de extra munten; de laatste speler neemt de rest.',
  'PR-25.13': 'Je mag betalen om je meest linkse fiche in de doos te leggen; wat eronder ligt is voor jou.',
};

export const ruleTexts = rules(RULES);
