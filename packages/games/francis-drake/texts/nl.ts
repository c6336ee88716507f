import type { FrancisDrakeTexts, Named } from './francis-drake-texts.ts';
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

function prompts({ destinations }: Named): FrancisDrakeTexts['prompts'] {
  return {
    street: ({ seat, discs: left }, context) =>
      `${context.seat(seat)}: leg een schijf in de straat, of pas (nog ${discs(left)})`,
    drake: ({ seat }, context) =>
      `${context.seat(seat)}: de tweede schijf bij Drake; nog 1 bemanningslid of nog 1 kanon?`,
    frigates: ({ seat }, context) => `${context.seat(seat)}: leg de fregatfiches in het geheim`,
    troops: ({ seat }, context) => `${context.seat(seat)}: leg de troepenfiches in het geheim`,
    mission: ({ seat, left, zone }, context) =>
      `${context.seat(seat)}: leg een missie tot en met zone ${zone} (nog ${discs(left)})`,
    informer: ({ seat }, context) => `${context.seat(seat)}: waar kijkt je informant?`,
    swap: ({ seat }, context) => `${context.seat(seat)}: twee van je schijven verwisselen?`,
    redirect: ({ seat, at }, context) =>
      `${context.seat(seat)}: je schijf van ${destinations[at]} ergens anders leggen?`,
    attack: ({ seat, at, crew: needed, guns: fired, token }, context) =>
      `${context.seat(seat)}: ${destinations[at]} aanvallen voor ${price(needed, fired)}${token ? ', plus wat de fiche erbij doet' : ''}?`,
    trade: ({ seat, at }, context) => `${context.seat(seat)}: welke goederen neem je in ${destinations[at]}?`,
    home: ({ seat, bonus }, context) =>
      bonus > 0
        ? `${context.seat(seat)}: naar Plymouth voor ${points(bonus)}, of door naar de volgende missie?`
        : `${context.seat(seat)}: naar Plymouth, of door naar de volgende missie?`,
  };
}

function moves({ destinations, choice }: Named): FrancisDrakeTexts['moves'] {
  return {
    visit: ({ place }) => `${AT_PLACE[place]} stoppen`,
    choose: ({ place, take }) => `${AT_PLACE[place]} stoppen: ${choice(place, take)}`,
    pass: () => 'passen en het schip klaarmaken',
    frigates: ({ tokens }) =>
      `fregatten van ${list(tokens.map(String))} leggen, van het dichtstbijzijnde galjoen naar het verste`,
    troops: ({ tokens }) =>
      `troepen van ${list(tokens.map(String))} leggen, van het dichtstbijzijnde fort naar het verste`,
    mission: ({ disc, to }) => `${DISCS[disc]} naar ${destinations[to]}`,
    'look-discs': ({ at }) => `de schijven bekijken: ${destinations[at]}`,
    'look-token': ({ at }) => `de fiche bekijken: ${destinations[at]}`,
    swap: ({ one, other }) => `de schijven van ${destinations[one]} en ${destinations[other]} verwisselen`,
    redirect: ({ to }) => `de schijf naar ${destinations[to]} verplaatsen`,
    leave: () => 'alles laten zoals het is',
    attack: () => 'aanvallen',
    barter: ({ good }) => `${GOODS[good]} nemen`,
    decline: () => 'van de missie afzien',
    home: () => 'naar huis varen',
    'sail-on': () => 'doorvaren',
  };
}

type EventTexts = Partial<FrancisDrakeTexts['events']>;

function eventsInPort({ destinations }: Named) {
  return {
    'voyage-began': ({ voyage, loading }, context) =>
      `Reis ${voyage} begint. Laadvolgorde: ${loading.map((seat) => context.seat(seat)).join(', ')}`,
    'street-laid': ({ places }) => `De straat: ${places.map((place) => PLACES[place].name).join(', ')}`,
    'galleons-laid': ({ at, guns: armed, points: worth }) =>
      `Galjoenen: ${at.map((id, i) => `${destinations[id]} met ${guns(armed[i] ?? 0)} voor ${points(worth[i] ?? 0)}`).join('; ')}`,
    'last-gun': ({ seat }, context) => `${context.seat(seat)} laadt als laatste en krijgt ${guns(1)}`,
    visited(event, context) {
      const gained = gifts(event);
      const stops = `${context.seat(event.seat)} stopt ${AT_PLACE[event.place]}`;
      return gained === '' ? stops : `${stops}: ${gained}`;
    },
    'met-drake': ({ seat }, context) =>
      `${context.seat(seat)} stopt ${AT_PLACE.drake} en legt daar nog een schijf`,
    invested: ({ seat, points: paid }, context) =>
      `${context.seat(seat)} betaalt de investeerder ${points(paid)}`,
    rolled: ({ seat, die, bonus, crew: hired, ghost }, context) =>
      `${context.seat(seat)} gooit ${die}${bonus > 0 ? ` + ${bonus}` : ''}: ${ghost ? 'het spookschip' : crew(hired)}`,
    'took-office': ({ seat, office }, context) =>
      `${context.seat(seat)} heeft deze reis de hulp van de ${OFFICES[office]}`,
    'took-hind': ({ seat }, context) => `${context.seat(seat)} heeft deze reis de Golden Hind`,
    departed: ({ seat, dock }, context) => `${context.seat(seat)} ligt klaar in dok ${dock}`,
    'moved-up': ({ seat, other, dock }, context) =>
      `Door de gouverneur schuift ${context.seat(seat)} op naar dok ${dock}, vóór ${context.seat(other)}`,
    'tokens-random': ({ office }) =>
      office === 'admiral'
        ? 'Er is geen admiraal: de fregatfiches worden willekeurig gelegd'
        : 'Er is geen gouverneur: de troepenfiches worden willekeurig gelegd',
    'tokens-placed': ({ seat, office }, context) =>
      `${context.seat(seat)} legt de ${office === 'admiral' ? 'fregatfiches' : 'troepenfiches'} in het geheim`,
    'tokens-known': ({ at, tokens }) =>
      `Alleen jij weet: ${at.map((id, i) => `${destinations[id]} ${tokens[i] ?? 0}`).join(', ')}`,
  } satisfies EventTexts;
}

function eventsAtSea({ destinations }: Named) {
  return {
    zone: ({ seat, zone }, context) => `${context.seat(seat)} kan tot en met zone ${zone} varen`,
    stays: ({ seat }, context) => `${context.seat(seat)} heeft geen vat en blijft in Plymouth`,
    placed: ({ seat, at }, context) => `${context.seat(seat)} legt een missie: ${destinations[at]}`,
    'placed-own': ({ seat, disc, at }, context) =>
      `${context.seat(seat)} legt ${DISCS[disc]}: ${destinations[at]}`,
    'left-out': ({ seat, discs: left }, context) => `${context.seat(seat)} kan ${discs(left)} nergens leggen`,
    looked: ({ seat, at, for: what }, context) =>
      `De informant van ${context.seat(seat)} bekijkt ${what === 'discs' ? 'de schijven' : 'de fiche'}: ${destinations[at]}`,
    'saw-discs': ({ at, discs: seen }, context) =>
      `Alleen jij ziet (${destinations[at]}): ${list(seen.map(({ seat, disc }) => `${DISCS[disc]} van ${context.seat(seat)}`))}`,
    'saw-token': ({ at, token }) => `Alleen jij ziet: de fiche is ${token} (${destinations[at]})`,
    swapped: ({ seat, one, other }, context) =>
      `${context.seat(seat)} verwisselt de schijven van ${destinations[one]} en ${destinations[other]}`,
    redirected: ({ seat, from, at }, context) =>
      `${context.seat(seat)} verplaatst een schijf van ${destinations[from]} naar ${destinations[at]}`,
    'kept-course': ({ seat }, context) => `${context.seat(seat)} verandert niets`,
    revealed: ({ at, discs: shown }, context) =>
      `Omgedraaid, ${destinations[at]}: ${list(shown.map(({ seat, disc }) => `${DISCS[disc]} van ${context.seat(seat)}`))}`,
    'ghost-vanished': ({ seat, at }, context) =>
      `Het spookschip van ${context.seat(seat)} verdwijnt: ${destinations[at]}`,
    mission: ({ seat, disc, at }, context) => `${context.seat(seat)}, ${DISCS[disc]}: ${destinations[at]}`,
    'token-turned': ({ at, token, total }) =>
      `De fiche toont ${token}: ${destinations[at]} heeft een sterkte van ${total}`,
    attacked(event, context) {
      const won = event.treasure === '' ? '' : ` en ${TREASURES[event.treasure]}`;
      const paid = price(event.crew, event.guns);
      return `${context.seat(event.seat)} verovert ${destinations[event.at]} voor ${paid} en krijgt ${points(event.points)}${won}`;
    },
    traded: ({ seat, at, good }, context) =>
      `${context.seat(seat)} ruilt in ${destinations[at]} een ruilwaar voor ${GOODS[good]}`,
    failed: ({ seat, at, reason }, context) =>
      `${context.seat(seat)} ${FAILURES[reason]} (${destinations[at]})`,
    'came-home': ({ seat, dock, points: bonus }, context) =>
      bonus > 0
        ? `${context.seat(seat)} komt thuis in dok ${dock} en krijgt ${points(bonus)}`
        : `${context.seat(seat)} komt thuis in dok ${dock}`,
    'stayed-home': ({ seat, dock }, context) =>
      `${context.seat(seat)} is niet uitgevaren en ligt in dok ${dock}`,
    conquests: ({ seat, town, fort, galleon, points: bonus }, context) =>
      `${context.seat(seat)} heeft ${list([town ? ['een stad'] : [], fort ? ['een fort'] : [], galleon ? ['een galjoen'] : []].flat())} veroverd: ${points(bonus)}`,
    unclaimed: ({ seat, office, points: bonus }, context) =>
      `${context.seat(seat)} krijgt ${points(bonus)} voor ${office === 'admiral' ? 'goud' : 'zilver'} dat is blijven liggen`,
    'goods-scored': ({ seat, points: worth }, context) =>
      `${context.seat(seat)} krijgt ${points(worth)} voor goederen`,
    'chest-opened': ({ seat, silver, gold, jewels, points: worth }, context) =>
      `${context.seat(seat)} opent de schatkist: ${silver} zilver, ${gold} goud, ${jewels} ${jewels === 1 ? 'juweel' : 'juwelen'}, ${points(worth)}`,
  } satisfies EventTexts;
}

/** The words for destinations and gifts with these names. */
export function dutch(named: Named): FrancisDrakeTexts {
  return {
    name: 'Francis Drake',
    tagline: 'Rust in Plymouth een schip uit, leg je missies in het geheim en kom rijk thuis.',
    modes: { base: 'Drie reizen' },
    options: {
      shuffledStreet: 'De straat ook voor de eerste reis schudden',
      allTokens: 'Admiraal en gouverneur kiezen uit alle fiches',
    },
    places: PLACES,
    ...named,
    kinds: KINDS,
    goods: GOODS,
    treasures: TREASURES,
    offices: OFFICES,
    discs: DISCS,
    phases: PHASES,
    help: HELP,
    helpConcerns,
    prompts: prompts(named),
    moves: moves(named),
    events: { ...eventsInPort(named), ...eventsAtSea(named) },
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
}

export const nl = dutch({ destinations: DESTINATIONS, choice: (_, take) => CHOICES[take] });
