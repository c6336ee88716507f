import type { AdventureBoardTexts } from './adventure-texts.ts';
import { EVENT_LINES } from './event-lines-nl.ts';

const OR = new Intl.ListFormat('nl', { type: 'disjunction' });
const AND = new Intl.ListFormat('nl', { type: 'conjunction' });
const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const coins = (count: number) => some(count, 'munt', 'munten');
const crowns = (count: number) => some(count, 'kroon', 'kronen');
const sabres = (count: number) => some(count, 'sabel', 'sabels');
const CARGO = { book: 'boeken', herbs: 'kruiden', bread: 'brood', rum: 'rum' };

export const nl: AdventureBoardTexts = {
  ares: 'Ares',
  event: 'Gebeurtenis',
  noEvent: 'De eerste gebeurtenis komt met de eerste beurt.',
  eventLines: EVENT_LINES,
  missions: 'Missies',
  missionsNote: 'Op elk moment van je beurt, ieder één keer',
  noMission: 'De eerste missie komt met het verhaal.',
  mission: (id) => `Missie ${id}`,
  newest: 'Nieuw',
  first: 'eerst',
  each: 'ieder',
  done: 'Al volbracht',
  otherPlay: 'Niet in dit spel',
  noMarker: 'Geen fiche over',
  halfDone: 'Eén van twee beurten',
  claim: 'Volbrengen',
  reward: (gold, crown) =>
    [...(gold > 0 ? [`+${coins(gold)}`] : []), ...(crown > 0 ? [`+${crowns(crown)}`] : [])].join(', '),
  asks(asked, person) {
    switch (asked.asks) {
      case 'persons': {
        const names = OR.format(asked.types.map(person));
        return asked.count === 1 ? names : `${asked.count} × ${names}`;
      }
      case 'cheap-persons':
        return `${asked.count} personages van ${asked.cost} munten of minder`;
      case 'sabres':
        return sabres(asked.count);
      case 'expeditions':
        return some(asked.count, 'expeditie volbracht', 'expedities volbracht');
      case 'influence':
        return `${asked.count} invloed`;
      case 'pay':
        return `${coins(asked.coins)} betalen`;
      case 'ships':
        return some(asked.count, 'bewaard Ares-schip', 'bewaarde Ares-schepen');
      case 'cargo':
        return `${asked.count} bewaard: ${OR.format(asked.cargo.map((cargo) => CARGO[cargo]))}`;
      case 'crowns':
        return `${crowns(asked.count)} betalen`;
      case 'colours':
        return `${asked.count} kleuren in de haven`;
      case 'stop':
        return `stoppen bij precies ${some(asked.cards, 'kaart', 'kaarten')}`;
      case 'take-less':
        return `${asked.cards} minder nemen`;
      case 'taxed':
        return 'munten verliezen aan belasting';
    }
  },
  lacks(asked, count) {
    switch (asked.asks) {
      case 'persons':
      case 'cheap-persons':
        return `${some(count, 'persoon', 'personen')} te kort`;
      case 'sabres':
        return `${sabres(count)} te kort`;
      case 'expeditions':
        return 'Nog geen expeditie';
      case 'influence':
        return `${count} invloed te kort`;
      case 'pay':
        return `${coins(count)} te kort`;
      case 'ships':
      case 'cargo':
        return `${some(count, 'schip', 'schepen')} te kort`;
      case 'crowns':
        return `${crowns(count)} te kort`;
      case 'colours':
      case 'stop':
      case 'take-less':
      case 'taxed':
        return 'Op dat moment';
    }
  },
  chooseShips: 'Welke schepen geef je?',
  couldComplete: (ids) =>
    ids.length === 1
      ? `Je kunt missie ${ids[0]} volbrengen.`
      : `Je kunt de missies ${AND.format(ids)} volbrengen.`,
  chapter: (number) => `Hoofdstuk ${number}`,
  variable: 'Variabel spel',
  month: (number) => `Maand ${number}`,
  turnsLeft: (turns) =>
    turns === 0
      ? 'De maand eindigt met de volgende beurt'
      : `Nog ${some(turns, 'beurt', 'beurten')}, dan eindigt de maand`,
  goals: { missions: 'Elke missie door iemand', markers: 'Fiches verstuurd', influence: 'Invloed samen' },
  trophy: 'Trofee',
  ends: (influence) => `Eindigt bij ${influence} invloed met de trofee`,
  goalReached: (missions, markers, influence) =>
    `Missies ${missions}, fiches ${markers}, invloed ${influence}.`,
  stern: (gone) => `${gone} van 4 fiches verstuurd`,
  crowns,
  locked: 'Dient na de eerste missie',
  abilities: {
    'grace-may': 'Beurt verspeeld met hooguit 4 kaarten: +2 munten',
    'jacques-grandeur': 'Een expeditie voltooid: +2 kronen',
    'jean-blackbeard': 'Draagt 1 sabel',
    'senora-anne': 'Elk personage kost 1 munt minder',
    'don-ferdinando': 'Een rood schip genomen: +1 kroon',
    'officer-scott': 'Vijf kaarten in de haven: +1 munt',
    'p-landman': 'Een blauw schip genomen: +1 munt',
    'cutthroat-mary': 'Drie schepen in de haven: +1 munt',
    'samuel-blackguard': 'Eén keer: +2 munten',
    'thomas-fishborn': 'Kijkt één keer per beurt vooruit in de stapel',
  },
  keepTab: (gain) => ({ full: `${gain} of bewaren`, brief: `${gain}, houd` }),
  sell: (cargo, count) => `Verkoop ${cargo}: +${coins(count)}`,
  keepOrSell: (ship) => `${ship}: verkopen, of bewaren om de lading?`,
  look: 'Schildwacht sturen',
  seen: 'Alleen jij ziet deze kaarten',
  putBack: { full: 'Terug bovenop', brief: 'Bovenop' },
  place: { full: 'In de haven leggen', brief: 'In haven' },
  next: (card) => `Hierna: ${card}`,
  chooseAdventurer: 'Kies je avonturier',
  treasure: (count) => `Begint met ${coins(count)}`,
  share: (count) => `De groep heeft nog ${coins(count)} te verdelen. Hoeveel neem je?`,
  cargo: CARGO,
  kept: (cargo) => `Bewaard schip, lading: ${cargo}`,
  expeditions: (count) => some(count, 'expeditie volbracht', 'expedities volbracht'),
  moments: {
    won: 'Hoofdstuk gewonnen',
    lost: 'Hoofdstuk verloren',
    trophy: 'De trofee',
    'month-over': 'De maand is om',
    'mission-done': 'Missie volbracht',
    'mission-step': 'De eerste van twee beurten',
    'bought-marker': 'Een fiche voor de doos',
    'bought-crowns': 'Kronen gekocht',
    shared: 'De munten verdeeld',
    adventurer: 'Een avonturier komt aan boord',
  },
  page: {
    changes: 'Op tafel',
    mission: 'Jullie missie',
    take: 'De missie aannemen',
    adds: {
      ares: 'Schepen van de Ares-piraten, de gebroeders Tybuk en een belasting worden door de trekstapel geschud.',
      sentinels: 'Schildwachten worden door de trekstapel geschud.',
      rum: 'Schepen met rum worden door de trekstapel geschud.',
      explorers:
        'Een kapitein, een priester, een kolonist en twee expedities worden door de trekstapel geschud.',
      bread: 'Schepen met brood worden door de trekstapel geschud.',
      innkeepers: 'Herbergiers worden door de trekstapel geschud.',
      levy: 'Een belasting en de laatste expeditie worden door de trekstapel geschud.',
    },
    returned: 'Alle Ares-schepen van de aflegstapel gaan terug in de trekstapel.',
    gain: (count) => `Iedere speler krijgt ${coins(count)}.`,
    pay: (count) => `Iedere speler betaalt ${coins(count)}.`,
    sellCrowns: (price, most) =>
      `Iedere speler mag tot ${crowns(most)} kopen, voor ${coins(price)} per stuk.`,
  },
};
