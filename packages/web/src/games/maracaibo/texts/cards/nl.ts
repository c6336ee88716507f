import type { CardsTexts } from './texts.ts';

const some = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const nl: CardsTexts = {
  title: 'Kaarten',
  hand: 'Je hand',
  handEmpty: 'Geen kaarten op hand.',
  planned: 'Gepland',
  plannedOf: (name) => `Gepland door ${name}`,
  plannedHint:
    'Je planningsvelden: drie kaarten die je later wilt kopen. Ze tellen niet meer als handkaarten, maar je kunt ze ook niet leveren of ermee betalen.',
  plannedSlot: 'Vrij',
  row: 'Open rij',
  rowPrice: (doubloons) =>
    doubloons === 0
      ? 'Gratis voor jou, in plaats van trekken'
      : `${some(doubloons, 'dubloen', 'dubloenen')} per kaart, in plaats van trekken`,
  deck: (cards) => `${some(cards, 'kaart', 'kaarten')} op de trekstapel`,
  draw: 'Een kaart trekken',
  discardPile: (cards) => `${some(cards, 'kaart', 'kaarten')} afgelegd: bekijken`,
  discardTitle: 'Afgelegde kaarten',
  discardEmpty: 'Er is niets afgelegd.',
  bought: 'Gekocht',
  boughtNone: (name) => `${name} heeft nog geen kaart gekocht.`,
  whose: 'Wiens kaarten',
  questHere: (quest) => `Op deze kaart: ${quest}`,
  kinds: {
    income: {
      name: 'Inkomsten',
      help: 'Verhoogt wat je bij elke telling krijgt. Staat er een gestippeld symbool naast, dan wacht dat op die synergiefiche.',
    },
    permanent: { name: 'Blijvend', help: 'Geldt de rest van het spel.' },
    villageAction: { name: 'Dorpen', help: 'Een eigen dorpsactie.' },
    combatAction: { name: 'Gevecht', help: 'Nog een manier om gevechtswaarde te gebruiken.' },
    immediate: { name: 'Meteen', help: 'Gebeurt één keer, als je de kaart koopt.' },
    spyAction: { name: 'Assistenten', help: 'Een hoofdactie waar je assistent staat.' },
  },
  does: {
    buy: (doubloons) => (doubloons === 0 ? 'Kopen: gratis' : `Kopen: −${doubloons}`),
    take: (doubloons) => (doubloons === 0 ? 'Nemen: gratis' : `Nemen: −${doubloons}`),
    deliver: 'Leveren',
    pay: 'Betalen',
    discard: 'Afleggen',
    plan: 'Plannen',
    spy: 'Assistent',
    villageAction: 'Gebruiken',
    combatAction: 'Gebruiken',
    choose: 'Kiezen',
  },
  joined: (parts) => parts.map((part, i) => (i === 0 ? part : part.toLowerCase())).join(' / '),
  missing: {
    doubloons: (n) => `${n} te kort`,
    spies: (n) => `${some(n, 'assistent', 'assist.')} te kort`,
    combatPoints: (n) => `${some(n, 'gev.punt', 'gev.punten')} te kort`,
    cubes: (n, nation) => `${nation}: ${n} te kort`,
    items: (n, item) => `${item}: ${n} te kort`,
    other: 'Ander symbool',
  },
  opening: {
    title: 'Voor de eerste beurt',
    steps: ['Plan één kaart', 'Leg er drie af', 'Kies een carrière'],
    left: (cards) => `nog ${cards}`,
    planned: 'Gepland',
    discarded: 'Afgelegd',
    waiting: 'Klaar. De anderen kiezen nog.',
    career: 'Twee carrières',
    careerChosen: 'Van jou',
    chooseCareer: 'Kiezen',
  },
  goals: {
    combatTokens: 'Gevechtsfiches',
    quests: 'Missies',
    influenceInOneNation: 'Invloed in één land',
    influenceInTwoNations: 'Invloed in elk van twee landen',
    upgrades: 'Scheepsupgrades',
    explorerLine: 'Verkenner voorbij de grens',
    synergies: 'Synergiefiches',
    spiesOnBoard: 'Assistenten op het bord',
    cubes: (nation) => `Landmarkers van ${nation} in het spel`,
  },
  allGoals: (doubloons, points) => `Alle drie: nog ${doubloons} dubloenen en ${points} OP`,
  spyEach: 'Elke opdracht levert ook 1 assistent op.',
};
