import type { FrancisDrakeTexts } from './francis-drake-texts.ts';
import { HELP } from './nl-help.ts';
import { helpConcerns } from './help-concerns.ts';
import {
  AT_PLACE,
  CHOICES,
  DESTINATIONS,
  DISCS,
  GOODS,
  KINDS,
  OFFICES,
  PHASES,
  PLACES,
  TREASURES,
} from './nl-names.ts';
import { crew, discs, gifts, guns, list, points, price } from './nl-words.ts';

const FAILURES = {
  declined: 'ziet ervan af',
  full: 'komt te laat, er is geen cirkel vrij',
  'no-crew': 'heeft te weinig bemanning',
  'no-guns': 'heeft te weinig kanonnen',
  'no-galleon': 'heeft geen galjoen',
  'no-trade': 'heeft niets te ruilen',
  'sold-out': 'vindt geen goederen meer',
} as const;

export const nl: FrancisDrakeTexts = {
  name: 'Francis Drake',
  tagline: 'Rust in Plymouth een schip uit, leg je missies in het geheim en kom rijk thuis.',
  modes: { base: 'Drie reizen' },
  options: {
    shuffledStreet: 'De straat ook voor de eerste reis schudden',
    allTokens: 'Admiraal en gouverneur kiezen uit alle fiches',
  },
  places: PLACES,
  destinations: DESTINATIONS,
  kinds: KINDS,
  goods: GOODS,
  treasures: TREASURES,
  offices: OFFICES,
  choices: CHOICES,
  discs: DISCS,
  phases: PHASES,
  help: HELP,
  helpConcerns,
  prompts: {
    street: ({ seat, discs: left }, scene) =>
      `${scene.seat(seat)}: leg een schijf in de straat, of pas (nog ${discs(left)})`,
    drake: ({ seat }, scene) =>
      `${scene.seat(seat)}: de tweede schijf bij Drake; nog 1 bemanningslid of nog 1 kanon?`,
    frigates: ({ seat }, scene) => `${scene.seat(seat)}: leg de fregatfiches in het geheim`,
    troops: ({ seat }, scene) => `${scene.seat(seat)}: leg de troepenfiches in het geheim`,
    mission: ({ seat, left, zone }, scene) =>
      `${scene.seat(seat)}: leg een missie tot en met zone ${zone} (nog ${discs(left)})`,
    informer: ({ seat }, scene) => `${scene.seat(seat)}: waar kijkt je informant?`,
    swap: ({ seat }, scene) => `${scene.seat(seat)}: twee van je schijven verwisselen?`,
    redirect: ({ seat, at }, scene) =>
      `${scene.seat(seat)}: je schijf van ${DESTINATIONS[at]} ergens anders leggen?`,
    attack: ({ seat, at, crew: needed, guns: fired, token }, scene) =>
      `${scene.seat(seat)}: ${DESTINATIONS[at]} aanvallen voor ${price(needed, fired)}${token ? ', plus wat de fiche erbij doet' : ''}?`,
    trade: ({ seat, at }, scene) => `${scene.seat(seat)}: welke goederen neem je in ${DESTINATIONS[at]}?`,
    home: ({ seat, bonus }, scene) =>
      bonus > 0
        ? `${scene.seat(seat)}: naar Plymouth voor ${points(bonus)}, of door naar de volgende missie?`
        : `${scene.seat(seat)}: naar Plymouth, of door naar de volgende missie?`,
  },
  moves: {
    visit: ({ place }) => `${AT_PLACE[place]} stoppen`,
    choose: ({ place, take }) => `${AT_PLACE[place]} stoppen: ${CHOICES[take]}`,
    pass: () => 'passen en het schip klaarmaken',
    frigates: ({ tokens }) =>
      `fregatten van ${list(tokens.map(String))} leggen, van het dichtstbijzijnde galjoen naar het verste`,
    troops: ({ tokens }) =>
      `troepen van ${list(tokens.map(String))} leggen, van het dichtstbijzijnde fort naar het verste`,
    mission: ({ disc, to }) => `${DISCS[disc]} naar ${DESTINATIONS[to]}`,
    'look-discs': ({ at }) => `de schijven bekijken: ${DESTINATIONS[at]}`,
    'look-token': ({ at }) => `de fiche bekijken: ${DESTINATIONS[at]}`,
    swap: ({ one, other }) => `de schijven van ${DESTINATIONS[one]} en ${DESTINATIONS[other]} verwisselen`,
    redirect: ({ to }) => `de schijf naar ${DESTINATIONS[to]} verplaatsen`,
    leave: () => 'alles laten zoals het is',
    attack: () => 'aanvallen',
    barter: ({ good }) => `${GOODS[good]} nemen`,
    decline: () => 'van de missie afzien',
    home: () => 'naar huis varen',
    'sail-on': () => 'doorvaren',
  },
  events: {
    'voyage-began': ({ voyage, loading }, scene) =>
      `Reis ${voyage} begint. Laadvolgorde: ${loading.map((seat) => scene.seat(seat)).join(', ')}`,
    'street-laid': ({ places }) => `De straat: ${places.map((place) => PLACES[place].name).join(', ')}`,
    'galleons-laid': ({ at, guns: armed, points: worth }) =>
      `Galjoenen: ${at.map((id, i) => `${DESTINATIONS[id]} met ${guns(armed[i] ?? 0)} voor ${points(worth[i] ?? 0)}`).join('; ')}`,
    'last-gun': ({ seat }, scene) => `${scene.seat(seat)} laadt als laatste en krijgt ${guns(1)}`,
    visited(event, scene) {
      const gained = gifts(event);
      const stops = `${scene.seat(event.seat)} stopt ${AT_PLACE[event.place]}`;
      return gained === '' ? stops : `${stops}: ${gained}`;
    },
    'met-drake': ({ seat }, scene) =>
      `${scene.seat(seat)} stopt ${AT_PLACE.drake} en legt daar nog een schijf`,
    invested: ({ seat, points: paid }, scene) =>
      `${scene.seat(seat)} betaalt de investeerder ${points(paid)}`,
    rolled: ({ seat, die, bonus, crew: hired, ghost }, scene) =>
      `${scene.seat(seat)} gooit ${die}${bonus > 0 ? ` + ${bonus}` : ''}: ${ghost ? 'het spookschip' : crew(hired)}`,
    'took-office': ({ seat, office }, scene) =>
      `${scene.seat(seat)} heeft deze reis de hulp van de ${OFFICES[office]}`,
    'took-hind': ({ seat }, scene) => `${scene.seat(seat)} heeft deze reis de Golden Hind`,
    departed: ({ seat, dock }, scene) => `${scene.seat(seat)} ligt klaar in dok ${dock}`,
    'moved-up': ({ seat, other, dock }, scene) =>
      `Door de gouverneur schuift ${scene.seat(seat)} op naar dok ${dock}, vóór ${scene.seat(other)}`,
    'tokens-random': ({ office }) =>
      office === 'admiral'
        ? 'Er is geen admiraal: de fregatfiches worden willekeurig gelegd'
        : 'Er is geen gouverneur: de troepenfiches worden willekeurig gelegd',
    'tokens-placed': ({ seat, office }, scene) =>
      `${scene.seat(seat)} legt de ${office === 'admiral' ? 'fregatfiches' : 'troepenfiches'} in het geheim`,
    'tokens-known': ({ at, tokens }) =>
      `Alleen jij weet: ${at.map((id, i) => `${DESTINATIONS[id]} ${tokens[i] ?? 0}`).join(', ')}`,
    zone: ({ seat, zone }, scene) => `${scene.seat(seat)} kan tot en met zone ${zone} varen`,
    stays: ({ seat }, scene) => `${scene.seat(seat)} heeft geen vat en blijft in Plymouth`,
    placed: ({ seat, at }, scene) => `${scene.seat(seat)} legt een missie: ${DESTINATIONS[at]}`,
    'placed-own': ({ seat, disc, at }, scene) =>
      `${scene.seat(seat)} legt ${DISCS[disc]}: ${DESTINATIONS[at]}`,
    'left-out': ({ seat, discs: left }, scene) => `${scene.seat(seat)} kan ${discs(left)} nergens leggen`,
    looked: ({ seat, at, for: what }, scene) =>
      `De informant van ${scene.seat(seat)} bekijkt ${what === 'discs' ? 'de schijven' : 'de fiche'}: ${DESTINATIONS[at]}`,
    'saw-discs': ({ at, discs: seen }, scene) =>
      `Alleen jij ziet (${DESTINATIONS[at]}): ${list(seen.map(({ seat, disc }) => `${DISCS[disc]} van ${scene.seat(seat)}`))}`,
    'saw-token': ({ at, token }) => `Alleen jij ziet: de fiche is ${token} (${DESTINATIONS[at]})`,
    swapped: ({ seat, one, other }, scene) =>
      `${scene.seat(seat)} verwisselt de schijven van ${DESTINATIONS[one]} en ${DESTINATIONS[other]}`,
    redirected: ({ seat, from, at }, scene) =>
      `${scene.seat(seat)} verplaatst een schijf van ${DESTINATIONS[from]} naar ${DESTINATIONS[at]}`,
    'kept-course': ({ seat }, scene) => `${scene.seat(seat)} verandert niets`,
    revealed: ({ at, discs: shown }, scene) =>
      `Omgedraaid, ${DESTINATIONS[at]}: ${list(shown.map(({ seat, disc }) => `${DISCS[disc]} van ${scene.seat(seat)}`))}`,
    'ghost-vanished': ({ seat, at }, scene) =>
      `Het spookschip van ${scene.seat(seat)} verdwijnt: ${DESTINATIONS[at]}`,
    mission: ({ seat, disc, at }, scene) => `${scene.seat(seat)}, ${DISCS[disc]}: ${DESTINATIONS[at]}`,
    'token-turned': ({ at, token, total }) =>
      `De fiche toont ${token}: ${DESTINATIONS[at]} heeft een sterkte van ${total}`,
    attacked(event, scene) {
      const won = event.treasure === '' ? '' : ` en ${TREASURES[event.treasure]}`;
      const paid = price(event.crew, event.guns);
      return `${scene.seat(event.seat)} verovert ${DESTINATIONS[event.at]} voor ${paid} en krijgt ${points(event.points)}${won}`;
    },
    traded: ({ seat, at, good }, scene) =>
      `${scene.seat(seat)} ruilt in ${DESTINATIONS[at]} een ruilwaar voor ${GOODS[good]}`,
    failed: ({ seat, at, reason }, scene) => `${scene.seat(seat)} ${FAILURES[reason]} (${DESTINATIONS[at]})`,
    'came-home': ({ seat, dock, points: bonus }, scene) =>
      bonus > 0
        ? `${scene.seat(seat)} komt thuis in dok ${dock} en krijgt ${points(bonus)}`
        : `${scene.seat(seat)} komt thuis in dok ${dock}`,
    'stayed-home': ({ seat, dock }, scene) => `${scene.seat(seat)} is niet uitgevaren en ligt in dok ${dock}`,
    conquests: ({ seat, town, fort, galleon, points: bonus }, scene) =>
      `${scene.seat(seat)} heeft ${list([town ? ['een stad'] : [], fort ? ['een fort'] : [], galleon ? ['een galjoen'] : []].flat())} veroverd: ${points(bonus)}`,
    unclaimed: ({ seat, office, points: bonus }, scene) =>
      `${scene.seat(seat)} krijgt ${points(bonus)} voor ${office === 'admiral' ? 'goud' : 'zilver'} dat is blijven liggen`,
    'goods-scored': ({ seat, points: worth }, scene) =>
      `${scene.seat(seat)} krijgt ${points(worth)} voor goederen`,
    'chest-opened': ({ seat, silver, gold, jewels, points: worth }, scene) =>
      `${scene.seat(seat)} opent de schatkist: ${silver} zilver, ${gold} goud, ${jewels} ${jewels === 1 ? 'juweel' : 'juwelen'}, ${points(worth)}`,
  },
  refusals: {
    'no-such-place': () => 'Die plek is er niet in de straat',
    behind: () => 'Je kunt alleen verder de straat in',
    'circles-full': () => 'Alle cirkels zijn daar bezet',
    'last-disc': () => 'Drake vraagt twee schijven en je hebt er nog maar één',
    'drake-first': () => 'Je tweede schijf moet nu naar Drake',
    invested: () => 'Je bent in dit spel al bij de investeerder geweest',
    'has-galleon': () => 'Je hebt al een galjoen',
    'no-choice': () => 'Dat geeft deze plek niet',
    'wrong-tokens': () => 'Dit zijn niet de fiches die je moet leggen',
    'no-such-destination': () => 'Die bestemming is er niet',
    'no-such-disc': () => 'Deze schijf heb je deze reis niet',
    'disc-placed': () => 'Deze schijf ligt al op de kaart',
    'too-far': ({ zone, reach }) =>
      `Dat is in zone ${Number(zone)}, en je vaten reiken tot zone ${Number(reach)}`,
    'already-there': () => 'Je hebt daar al een schijf',
    'not-present': () => 'Je hebt daar geen schijf',
    'one-place': () => 'Verwisselen kan alleen tussen twee verschillende bestemmingen',
    'other-order': () =>
      'Deze wissel wordt andersom aangeboden: noem dezelfde twee bestemmingen in omgekeerde volgorde',
    'no-token': () => 'Daar ligt geen fiche',
    'not-sold': () => 'Dat is hier niet meer te krijgen',
    'not-asked': () => 'Dit is daar niet het moment voor',
  },
  decidedBy: {
    'home-first': 'Gelijke punten: wie van de derde reis het eerst thuis was, staat voor.',
  },
  scores: {
    start: 'Begin',
    towns: 'Steden',
    forts: 'Forten',
    galleons: 'Galjoenen',
    home: 'Vroeg thuis',
    conquest: 'Veroveringen',
    offices: 'Admiraal en gouverneur',
    investor: 'Investeerder',
    goods: 'Goederen',
    treasure: 'Schatten',
  },
};
