import type { ErrorTexts, QuotaTexts } from './error-texts.ts';

export const nl: ErrorTexts = {
  'bad-json': 'Dit bericht is niet te lezen.',
  'bad-message': 'Er ontbreekt iets aan dit bericht, of iets is niet zoals het hoort.',
  'too-large': 'Dit bericht is te groot.',
  'too-many': 'Dat was veel tegelijk. Wacht even.',
  quota: 'Een grens van deze server is bereikt.',
  protocol: 'Deze pagina is ouder of nieuwer dan de server. Laad de pagina opnieuw.',
  origin: 'Dit verzoek komt van een andere site.',
  'not-found': 'Hier is niets.',
  closing: 'De server start zo opnieuw. Probeer het dadelijk nog eens.',
  internal: 'Er ging bij ons iets mis. Probeer het nog eens.',
  'cannot-store': 'De server kan op dit moment niets bewaren. Probeer het later nog eens.',
  'data-damaged':
    'De server kan een deel van zijn gegevens niet meer lezen. Laat het weten aan wie hem beheert.',
  'not-signed-in': 'Hier is niemand ingelogd.',
  'wrong-credentials': 'De naam of het wachtwoord klopt niet.',
  'login-taken': 'Iemand anders gebruikt deze inlognaam al.',
  'passkey-failed': 'De toegangssleutel is niet geaccepteerd.',
  'provider-failed': 'Het aanmelden bij de aanbieder is niet gelukt. Er is niets veranderd.',
  'identity-taken': 'Dat account bij de aanbieder hoort hier al bij iemand anders, of je hebt er al een.',
  'last-way-in': 'Zonder deze toegangssleutel zou je nooit meer kunnen inloggen.',
  banned: 'De beheerder van deze server heeft je verbannen.',
  'keep-first': 'Bewaar eerst je naam met een wachtwoord of een passkey.',
  'unknown-game': 'Dat spel is er hier niet.',
  table: 'Zo kan het spel niet gespeeld worden.',
  'unknown-table': 'Die tafel is er niet, of staat niet voor je open.',
  invite: 'Deze uitnodiging is niet geldig, of niet meer.',
  'no-spectators': 'Deze tafel speelt zonder toeschouwers.',
  'not-host': 'Alleen wie de tafel heeft geopend, kan dit doen.',
  full: 'Alle plaatsen zijn bezet.',
  'seat-taken': 'Deze plaats is niet vrij.',
  'already-seated': 'Je zit al aan deze tafel.',
  'not-seated': 'Je zit niet aan deze tafel.',
  'already-started': 'Het spel is al begonnen.',
  'not-started': 'Daar is het nog niet de tijd voor.',
  'not-ready': 'Er zijn nog plaatsen te vullen.',
  'rules-changed':
    'Dit spel is begonnen met een oudere versie van de regels, die deze server niet meer heeft.',
  'bad-pack': 'Met dit pakket kan niet gespeeld worden.',
  'unknown-pack': 'Dit pakket bestaat niet, of het is niet met je gedeeld.',
  'no-campaign': 'Dit spel heeft in deze modus geen campagne.',
  'unknown-campaign': 'Deze campagne bestaat niet, of je hoort er niet bij.',
  'unknown-chapter': 'Dit hoofdstuk bestaat niet.',
  'story-over': 'Het verhaal is tot het einde verteld.',
  'bad-campaign': 'Dit bestand is geen campagne die hier gespeeld kan worden.',
  'unknown-club': 'Die club bestaat niet, of je hoort er niet bij.',
  'unknown-cup': 'Dat toernooi bestaat niet, of het is alleen voor leden.',
  'not-organiser': 'Dat kunnen alleen de organisatoren van de club.',
  stale: 'De stand is intussen veranderd.',
  refused: 'De regels staan dit niet toe.',
  over: 'Het spel is afgelopen.',
  away: 'Een bot speelt voor je. Kom eerst terug aan tafel.',
  'not-away': 'Op deze plaats is niemand afwezig.',
  absent: 'Iemand die afwezig is, zou hiermee akkoord moeten gaan.',
  'seat-kept': 'Deze plaats wordt nog vrijgehouden voor wie is weggegaan.',
  'proposal-open': 'Een ander voorstel wacht nog op antwoord.',
  'no-proposal': 'Dit voorstel is niet meer open.',
  'not-asked': 'Je hoeft op dit voorstel niet te antwoorden.',
  'no-hints': 'Deze tafel speelt zonder tips.',
  'no-push': 'Deze server kan geen berichten sturen.',
  webhook: 'Dit adres kan niet voor berichten gebruikt worden.',
};

export const nlQuotas: QuotaTexts = {
  clubs: (limit) => `Je hoort al bij zoveel clubs als deze server toestaat: ${limit}. Verlaat er eerst een.`,
  'club-members': (limit) => `Deze club heeft zoveel leden als deze server toestaat: ${limit}.`,
  evenings: (limit) => `Er staan al zoveel avonden gepland als deze server toestaat: ${limit}.`,
  cups: (limit) => `In deze club lopen al zoveel toernooien als deze server toestaat: ${limit}.`,
  entrants: (limit) => `Aan dit toernooi doen al zoveel spelers mee als deze server toestaat: ${limit}.`,
  'open-tables': (limit) =>
    `Je hebt al zoveel tafels die nog moeten beginnen als deze server toestaat: ${limit}. Begin eerst aan een ervan.`,
  'running-tables': (limit) =>
    `Je zit al aan zoveel tafels als deze server toestaat: ${limit}. Speel eerst een van die spellen uit.`,
  'bot-seats': (limit) =>
    `Aan je tafels zitten al zoveel bots als deze server toestaat: ${limit}. Speel eerst een van die spellen uit.`,
  'address-open-tables': (limit) =>
    `Jouw netwerk heeft al zoveel tafels die nog moeten beginnen als deze server toestaat: ${limit}. Probeer het later nog eens.`,
  'address-running-tables': (limit) =>
    `Jouw netwerk heeft al zoveel spellen lopen als deze server toestaat: ${limit}. Probeer het later nog eens.`,
  'address-bot-seats': (limit) =>
    `Voor jouw netwerk spelen al zoveel bots als deze server toestaat: ${limit}. Probeer het later nog eens.`,
  'address-guests': (limit) =>
    `Vanaf jouw netwerk zijn er binnen een uur al zoveel nieuwe gasten gekomen als deze server toestaat: ${limit}. Probeer het later nog eens, of log in.`,
  friends: (limit) => `Je hebt zoveel vrienden en openstaande verzoeken als deze server toestaat: ${limit}.`,
  invitations: (limit) =>
    `Je hebt op één dag zoveel uitnodigingen verstuurd als deze server toestaat: ${limit}. Probeer het morgen opnieuw.`,
  codes: (limit) =>
    `Er zijn zoveel korte codes van jou in gebruik als deze server toestaat: ${limit}. Ze verlopen vanzelf.`,
  blocks: (limit) => `Je hebt zoveel mensen geblokkeerd als deze server toestaat: ${limit}.`,
  reports: (limit) =>
    `Je hebt op één dag zoveel gemeld als deze server toestaat: ${limit}. De beheerder leest wat je schreef.`,
  packs: (limit) =>
    `Je bewaart hier al zoveel pakketten als deze server toestaat: ${limit}. Verwijder er eerst een.`,
  'address-packs': (limit) =>
    `Vanaf jouw adres zijn al zoveel pakketten gekomen als deze server toestaat: ${limit}. Verwijder er eerst een.`,
};
