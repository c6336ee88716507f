/** The Dutch words of The Adventure Begins. */
import type { MissionRequirement, StoryData } from '../src/adventure/content.ts';
import type { AdventureCode } from '../src/adventure/state.ts';
import type { CardWords, Facts } from './card-facts.ts';
import { COLOURED, PERSONS } from './nl-cards.ts';
import { CARGO, cards, coins, crowns, influence, list, sabres } from './nl-words.ts';
import type { AdventurerId, AdventureTexts, EventId, Explained } from './port-royal-texts.ts';

export const ADVENTURERS: Readonly<Record<AdventurerId, Explained>> = {
  'grace-may': {
    name: 'Grace May “Gamine”',
    help: 'Verspeel je als actieve speler je beurt terwijl er hoogstens 4 kaarten in de haven liggen, dan krijg je 2 munten. Het schip dat je te veel werd, telt mee.',
  },
  'jacques-grandeur': {
    name: 'Jacques Grandeur',
    help: 'Elke keer dat je een expeditie voltooit, krijg je 2 kronen.',
  },
  'jean-blackbeard': { name: 'Jean Blackbeard', help: 'Draagt 1 sabel, net als een matroos.' },
  'senora-anne': {
    name: 'Señora Anne',
    help: 'Elk personage dat je inhuurt, kost 1 munt minder, net als met een señorita.',
  },
  'don-ferdinando': {
    name: 'Don Ferdinando',
    help: 'Elke keer dat je een rood schip neemt, krijg je 1 kroon, of je het nu verkoopt of houdt.',
  },
  'officer-scott': {
    name: 'Officier Scott',
    help: 'Levert 1 munt op als er minstens 5 kaarten in de haven liggen wanneer jij mag kiezen.',
  },
  'p-landman': {
    name: 'P. Landman “Baron”',
    help: 'Elke keer dat je een blauw schip neemt, krijg je 1 munt extra.',
  },
  'cutthroat-mary': {
    name: 'Cutthroat Mary',
    help: 'Levert 1 munt op als er minstens 3 schepen in de haven liggen wanneer jij mag kiezen.',
  },
  'samuel-blackguard': {
    name: 'Samuel Blackguard',
    help: 'Levert één keer 2 munten op, op het moment dat zijn vaardigheid vrijkomt.',
  },
  'thomas-fishborn': {
    name: 'Thomas Fishborn',
    help: 'Eén keer in je beurt als actieve speler bekijkt hij voor je de volgende kaarten, net als een schildwacht.',
  },
};

export const EVENTS: Readonly<Record<EventId, Explained>> = {
  'event-fair-wind': {
    name: 'Gunstige wind',
    help: 'Elk schip dat de actieve speler deze beurt verkoopt, levert 1 munt extra op.',
  },
  'event-market-day': {
    name: 'Marktdag',
    help: 'Deze beurt kost elk personage alle spelers 1 munt minder.',
  },
  'event-sea-fog': {
    name: 'Zeemist',
    help: 'Eén keer deze beurt mag de actieve speler een schip verjagen zonder genoeg sabels, maar geen schip met een doodshoofd.',
  },
  'event-rough-swell': {
    name: 'Zware deining',
    help: 'Deze beurt is er voor elk schip één sabel meer nodig om het te verjagen.',
  },
  'event-audience': {
    name: 'Koninklijke audiëntie',
    help: 'Elke speler mag voor 2 munten 1 kroon kopen.',
  },
  'event-onshore-gale': {
    name: 'Aanlandige storm',
    help: 'De actieve speler mag pas stoppen als er 3 kaarten in de haven liggen.',
  },
  'event-alms': {
    name: 'Aalmoezen',
    help: 'De speler met de minste munten krijgt er 2; bij gelijke stand krijgen ze die allemaal.',
  },
  'event-harbour-dues': { name: 'Havengeld', help: 'Elke speler met 8 of meer munten betaalt er 2.' },
  'event-sailors-feast': {
    name: 'Matrozenfeest',
    help: 'Elke speler met 2 of meer sabels krijgt 1 munt.',
  },
  'event-late-tide': { name: 'Laat tij', help: 'De actieve speler mag deze beurt 1 kaart extra nemen.' },
  'event-free-port': {
    name: 'Vrijhaven',
    help: 'Deze beurt betaalt niemand de actieve speler voor kaarten: die munten komen van de trekstapel. Wie alleen speelt, krijgt 1 munt.',
  },
  'event-red-spear': {
    name: 'Rood zeil in zicht',
    help: 'Er worden hoogstens 8 kaarten omgedraaid, tot er een schip van de piraten van Ares verschijnt. Dat is de eerste kaart van de haven; de andere worden zonder effect afgelegd.',
  },
  'event-regatta': {
    name: 'Regatta',
    help: 'Liggen er bij het stoppen schepen van minstens 4 kleuren in de haven, dan krijgt de actieve speler 1 kroon.',
  },
  'event-lookout': {
    name: 'De uitkijk',
    help: 'De actieve speler bekijkt de volgende 5 kaarten en mag één schip of personage in de haven leggen. De rest wordt zonder effect afgelegd.',
  },
  'event-months-end': {
    name: 'Einde van de maand',
    help: 'Het verhaal gaat verder zoals de nieuwste missie zegt. Daarna worden de gebeurtenissen in dezelfde volgorde omgekeerd, met een nieuwe bovenop.',
  },
  'event-months-end-variable': {
    name: 'Einde van de maand, variabel',
    help: 'Elke speler mag voor 10 munten een fiche in de doos leggen. Daarna worden de gebeurtenissen in dezelfde volgorde omgekeerd, met een nieuwe bovenop.',
  },
};

/** "de titel van hoofdstuk 2", "kaart 10" */
function pageName(page: string): string {
  if (page === 'cover') return 'de omslag van het verhaal';
  const [, kind, number] = /^(chapter|lost)-(\d)$/.exec(page) ?? [];
  if (kind === 'chapter') return `de titel van hoofdstuk ${number}`;
  if (kind === 'lost') return `het einde van hoofdstuk ${number}`;
  return /^6\d$/.test(page) ? `het einde van hoofdstuk ${page.slice(1)}` : `kaart ${page} van het verhaal`;
}

/** What a mission asks for, in the words of a list. */
function asks(asked: MissionRequirement): string {
  switch (asked.asks) {
    case 'persons': {
      const names = asked.types.map((type) =>
        asked.count === 1 ? `een ${PERSONS[type].name}` : PERSONS[type].plural,
      );
      const either = names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} of ${names.at(-1)}`;
      return asked.count === 1 ? `${either} hebben` : `${asked.count} ${either} hebben`;
    }
    case 'cheap-persons':
      return `${asked.count} personages van hoogstens ${asked.cost} munten hebben`;
    case 'sabres':
      return `${sabres(asked.count)} hebben`;
    case 'expeditions':
      return asked.count === 1
        ? 'een voltooide expeditie hebben'
        : `${asked.count} voltooide expedities hebben`;
    case 'influence':
      return `${influence(asked.count)} hebben`;
    case 'pay':
      return `${coins(asked.coins)} betalen`;
    case 'ships': {
      const ships = asked.count === 1 ? 'schip' : 'schepen';
      const whose = asked.colour === 'ares' ? `${ships} van Ares` : `${COLOURED[asked.colour]} ${ships}`;
      return `${asked.count} gehouden ${whose} afleggen`;
    }
    case 'cargo': {
      const kinds = asked.cargo.map((cargo) => CARGO[cargo]).join(' of ');
      return `${asked.count} gehouden ${asked.count === 1 ? 'schip' : 'schepen'} met ${kinds} afleggen`;
    }
    case 'crowns':
      return `${crowns(asked.count)} betalen`;
    case 'colours':
      return `als actieve speler schepen van ${asked.count} kleuren in de haven hebben`;
    case 'stop':
      return `als actieve speler stoppen met precies ${cards(asked.cards)} in de haven`;
    case 'take-less':
      return `${cards(asked.cards)} minder nemen`;
    case 'taxed':
      return 'munten verliezen aan een belasting';
  }
}

function reward({ coins: gold = 0, crowns: crown = 0 }: { coins?: number; crowns?: number }): string {
  const parts: string[] = [];
  if (gold > 0) parts.push(coins(gold));
  if (crown > 0) parts.push(crowns(crown));
  return list(parts);
}

function missionHelp({ mission }: StoryData): string {
  const twice = (mission.steps ?? 1) > 1 ? ', in twee beurten' : '';
  const told = `${list(mission.requires.map(asks))}${twice}`;
  const all = reward(mission.all);
  const first = reward(mission.first);
  const gains = all === '' ? '' : ` Wie dat lukt, krijgt ${all}.`;
  const also = first === '' ? '' : ` De eerste krijgt ${all === '' ? '' : 'ook nog '}${first}.`;
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}.${gains}${also}`;
}

const mission = (id: string) => `missie ${id}`;

export function adventureTexts(facts: Facts, { a, card, the }: CardWords): AdventureTexts {
  const ships = (ids: readonly string[]) => list(ids.map((id) => the(id)));
  return {
    adventurers: ADVENTURERS,
    eventCards: EVENTS,
    mission: (id) => {
      const story = facts.story(id);
      return story === undefined ? id : missionHelp(story);
    },
    prompts: {
      adventurer: ({ seat }, context) => `${context.seat(seat)}: kies je avonturier`,
      share: ({ seat, coins: left }, context) =>
        `${context.seat(seat)}: de groep heeft nog ${coins(left)} extra; hoeveel neem jij er?`,
      page: ({ seat, page }, context) => `${context.seat(seat)}: lees ${pageName(page)}`,
      look: ({ seat, why }, context) =>
        why === 'sentinel'
          ? `${context.seat(seat)}: welke kaart gaat terug bovenop? De andere worden afgelegd`
          : `${context.seat(seat)}: welke kaart gaat in de haven? De andere worden afgelegd`,
      mission: ({ seat, mission: id }, context) =>
        `${context.seat(seat)}: nu een fiche op ${mission(id)} leggen?`,
      'buy-crowns': ({ seat, price, most }, context) =>
        most === 1
          ? `${context.seat(seat)}: voor ${coins(price)} een kroon kopen?`
          : `${context.seat(seat)}: hoogstens ${most} kronen kopen voor ${coins(price)} per stuk?`,
      'buy-marker': ({ seat, price }, context) =>
        `${context.seat(seat)}: ${coins(price)} betalen om een fiche in de doos te leggen?`,
    },
    moves: {
      adventurer: ({ adventurer }) => facts.named(ADVENTURERS, adventurer),
      share: ({ coins: taken }) => (taken === 0 ? 'aan de anderen laten' : `${coins(taken)} nemen`),
      read: () => 'ik heb het gelezen',
      'turn-page': () => 'de bladzijde voor iedereen omslaan',
      look: () => 'een schildwacht vooruit laten kijken',
      'put-back': ({ card: id }) => `bovenop terugleggen: ${card(id)}`,
      place: ({ card: id }) => `in de haven leggen: ${card(id)}`,
      mission: ({ mission: id, ships: ids }) =>
        ids.length === 0 ? `${mission(id)} volbrengen` : `${mission(id)} volbrengen met ${ships(ids)}`,
      keep: ({ card: id }) => `houden om de lading: ${card(id)}`,
      sell: ({ card: id, innkeeper }) => `de lading van ${the(id)} verkopen aan ${the(innkeeper)}`,
      'buy-crowns': ({ crowns: bought }) => (bought === 0 ? 'niets kopen' : `${crowns(bought)} kopen`),
      'buy-marker': ({ take }) => (take ? 'een fiche in de doos leggen' : 'de munten houden'),
    },
    events: {
      adventurer: ({ seat, adventurer }, context) =>
        `${context.seat(seat)} speelt ${facts.named(ADVENTURERS, adventurer)}`,
      treasure: (event, context) => `${context.seat(event.seat)} begint met ${coins(event.coins)}`,
      shared: (event, context) =>
        `${context.seat(event.seat)} neemt ${coins(event.coins)} van de extra munten`,
      page: ({ reader, page }, context) => `${context.seat(reader)} slaat ${pageName(page)} open`,
      'page-turned': ({ seat }, context) => `${context.seat(seat)} slaat de bladzijde om`,
      added: (event) => `In de trekstapel worden ${cards(event.cards)} van het avontuur geschud`,
      event: ({ seat, event }, context) =>
        `${context.seat(seat)} draait de gebeurtenis ${facts.named(EVENTS, event)} om`,
      'event-gain': (event, context) => `${context.seat(event.seat)} krijgt ${coins(event.coins)}`,
      'event-pay': (event, context) => `${context.seat(event.seat)} betaalt ${coins(event.coins)}`,
      placed: ({ card: id }) => `De haven begint met ${a(id)}`,
      swept: (event) => `Zonder effect afgelegd: ${list(event.cards.map(card))}`,
      returned: (event) => `Van de aflegstapel gaan ${cards(event.cards)} terug in de trekstapel`,
      looked: (event, context) => `${context.seat(event.seat)} bekijkt de volgende ${cards(event.cards)}`,
      crowned: (event, context) => `${context.seat(event.seat)} krijgt ${crowns(event.crowns)}`,
      'bought-crowns': (event, context) =>
        `${context.seat(event.seat)} betaalt ${coins(event.coins)} voor ${crowns(event.crowns)}`,
      'bought-marker': (event, context) =>
        `${context.seat(event.seat)} betaalt ${coins(event.coins)} en legt een fiche in de doos`,
      'mission-on-table': ({ mission: id }) => `Er ligt een nieuwe missie op tafel: ${mission(id)}`,
      'mission-step': ({ seat, mission: id }, context) =>
        `${context.seat(seat)} legt een fiche op het eerste vakje van ${mission(id)}`,
      'mission-done'(event, context) {
        const done = `${context.seat(event.seat)} volbrengt ${mission(event.mission)}`;
        const given = event.ships.length === 0 ? done : `${done} met ${ships(event.ships)}`;
        return event.coins === 0 ? given : `${given} en krijgt ${coins(event.coins)}`;
      },
      unlocked: ({ seat, adventurer }, context) =>
        `${context.seat(seat)} mag voortaan de vaardigheid van ${facts.named(ADVENTURERS, adventurer)} gebruiken`,
      trophy: ({ seat }, context) => `${context.seat(seat)} legt de trofee bloot`,
      'cargo-kept': (event, context) =>
        event.coins === 0
          ? `${context.seat(event.seat)} houdt ${the(event.card)}`
          : `${context.seat(event.seat)} houdt ${the(event.card)} en krijgt ${coins(event.coins)}`,
      'cargo-sold': (event, context) =>
        `${context.seat(event.seat)} verkoopt de lading van ${the(event.card)} voor ${coins(event.coins)}`,
      consoled: (event, context) =>
        `${context.seat(event.seat)} krijgt ondanks de verspeelde beurt ${coins(event.coins)}`,
      'fee-from-pile': ({ other }, context) => `${context.seat(other)} krijgt ${coins(1)} van de trekstapel`,
      'month-over': ({ month }) => `Maand ${month} is voorbij; de gebeurtenissen worden omgekeerd`,
      'chapter-over': (event) =>
        `Hoofdstuk ${event.chapter} is ${event.won ? 'gewonnen' : 'verloren'}: ${event.markers} fiches op missies, ${influence(event.influence)}`,
    },
    refusals: REFUSALS,
  };
}

const REFUSALS: Readonly<Record<AdventureCode, () => string>> = {
  'mission-away': () => 'Deze missie is niet in het spel',
  'mission-done': () => 'Je hebt deze missie al volbracht',
  'no-marker-left': () => 'Je hebt geen fiche meer over voor een missie',
  'mission-not-met': () => 'Je voldoet op dit moment niet aan de voorwaarden van deze missie',
  'no-sentinel': () => 'Je hebt deze beurt geen schildwacht meer om in te zetten',
  'harbour-too-small': () => 'Met zo weinig kaarten in de haven laat de storm je niet stoppen',
  'no-cargo': () => 'Alleen schepen met lading kun je houden',
  'no-fee': () =>
    'Een gehouden schip levert geen munten op, dus je zou de actieve speler niet kunnen betalen',
  'inn-closed': () =>
    'Je kunt één gehouden brood of rum verkopen aan elke herbergier die je had toen jij mocht kiezen',
};
