import type { Content } from '../src/content.ts';
import { rankOf } from '../src/coop.ts';
import { factsOf } from './card-facts.ts';
import { CARDS, COLOURS, PERSONS, SHIPS } from './nl-cards.ts';
import { CONTRACTS } from './nl-contracts.ts';
import { HELP } from './nl-help.ts';
import { helpConcerns } from './help-concerns.ts';
import { REASONS } from './nl-reasons.ts';
import { RULES } from './nl-rules.ts';
import { cardWords, cards, coins, contract, influence, rewards } from './nl-words.ts';
import type { PortRoyalTexts } from './port-royal-texts.ts';
import { rules } from './rules.ts';

const RANKS: PortRoyalTexts['ranks'] = {
  landlubber: 'Landrot',
  sailor: 'Matroos',
  pirate: 'Piraat',
  captain: 'Kapitein',
  lord: 'Heer der Zeven Zeeën',
};

export function dutch(content: Content): PortRoyalTexts {
  const facts = factsOf(content);
  const { a, card, crew, expedition, the } = cardWords(facts);
  return {
    name: 'Port Royal',
    tagline: 'Draai schepen om, huur een bemanning in en stop op tijd.',
    modes: {
      base: 'Basisspel',
      'sets-sail': 'Port Royal vaart uit',
      contracts: 'Nog één contract, tegen elkaar',
      cooperative: 'Nog één contract, coöperatief',
      solo: 'Nog één contract, solo',
    },
    options: {
      expeditionToWin: 'Zonder expeditie kun je niet winnen',
      setsSail: 'Met 20 kaarten uit Port Royal vaart uit',
      gambler: 'Met de gokker',
      newCrew: 'Met de personages en schepen uit Nog één contract',
      randomStart: 'De startspeler loten',
    },
    ships: {
      yellow: SHIPS.yellow.the,
      blue: SHIPS.blue.the,
      green: SHIPS.green.the,
      red: SHIPS.red.the,
      black: SHIPS.black.the,
    },
    shipNames: {
      yellow: SHIPS.yellow.name,
      blue: SHIPS.blue.name,
      green: SHIPS.green.name,
      red: SHIPS.red.name,
      black: SHIPS.black.name,
    },
    colours: COLOURS,
    persons: PERSONS,
    contracts: CONTRACTS,
    cards: CARDS,
    help: HELP,
    helpConcerns,
    rules: rules(RULES),
    ranks: RANKS,
    reasons: REASONS,
    card,
    prompts: {
      'set-aside': ({ seat, time }, scene) =>
        `${scene.seat(seat)}: hoeveel van de ${time} tijdkaarten gaan naar de overwinningsstapel?`,
      discover({ seat, drawn, gambled }, scene) {
        if (gambled > 0) return `${scene.seat(seat)}: zet nog een gokker in, of stop`;
        if (drawn === 0) return `${scene.seat(seat)}: draai de eerste kaart om`;
        return `${scene.seat(seat)}: draai nog een kaart om, of stop`;
      },
      repel: ({ seat, card: ship, bust }, scene) =>
        bust
          ? `${scene.seat(seat)}: verjaag ${the(ship)}, anders is je beurt verspeeld`
          : `${scene.seat(seat)}: verjaag ${the(ship)}, of laat het schip binnen`,
      claim: ({ seat, contract: id }, scene) =>
        facts.claim(id).how === 'count'
          ? `${scene.seat(seat)}: een fiche op ${contract(id)} leggen?`
          : `${scene.seat(seat)}: het contract ${contract(id)} vervullen?`,
      save: ({ seat }, scene) => `${scene.seat(seat)}: een tijdkaart op de overwinningsstapel leggen?`,
      take({ seat, left, fee }, scene) {
        const name = scene.seat(seat);
        if (left === 0) return `${name}: geen kaarten meer te nemen; rond af als je klaar bent`;
        const what = left === 1 ? 'neem 1 kaart' : `neem hoogstens ${left} kaarten`;
        if (!fee) return `${name}: ${what}, of rond af`;
        return `${name}: ${what} voor ${coins(1)}${left === 1 ? '' : ' per kaart'} aan de actieve speler, of rond af`;
      },
      forgo: ({ seat, card: ship, contract: id }, scene) =>
        `${scene.seat(seat)}: afzien van de munten van ${the(ship)} voor ${contract(id)}?`,
      store: ({ seat, card: ship }, scene) => `${scene.seat(seat)}: ${the(ship)} onder een koopman leggen?`,
      gift: ({ seat, card: ship }, scene) =>
        `${scene.seat(seat)}: wie krijgt het geschenk van ${coins(facts.gift(ship))}?`,
      window: ({ seat, after }, scene) =>
        after === 'bust'
          ? `${scene.seat(seat)}: de haven ben je kwijt, maar expedities en contracten kunnen nog`
          : `${scene.seat(seat)}: laatste kans deze beurt voor expedities en contracten`,
    },
    moves: {
      'set-aside': (move) =>
        move.cards === 0 ? 'de tijdstapel zo laten' : `${cards(move.cards)} naar de overwinningsstapel`,
      draw: (_move, { pending }) =>
        pending?.kind === 'discover' && pending.drawn > 0 ? 'nog een kaart omdraaien' : 'een kaart omdraaien',
      stop: () => 'stoppen',
      gamble: () => 'een gokker inzetten',
      repel: () => 'het schip verjagen',
      'repel-keep': () => 'het schip verjagen en houden',
      'let-in': (_move, { pending }) =>
        pending?.kind === 'repel' && pending.bust ? 'binnenlaten en de beurt verspelen' : 'binnenlaten',
      claim({ contract: id }, { pending }) {
        const claim = facts.claim(id);
        if (claim.how === 'count' && pending?.kind === 'claim') return `een fiche op ${contract(id)} leggen`;
        if (claim.how === 'pay')
          return `${coins(claim.coins)} betalen en het contract ${contract(id)} vervullen`;
        if (claim.how === 'empty-nest')
          return `de gehouden schepen afleggen en het contract ${contract(id)} vervullen`;
        return `het contract ${contract(id)} vervullen`;
      },
      decline: () => 'ervan afzien',
      save: ({ take }) => (take ? 'op de overwinningsstapel leggen' : 'op de tijdstapel laten liggen'),
      trade: ({ card: ship }) => `handelen met ${the(ship)}`,
      recruit: ({ card: person }) => the(person, ' inhuren'),
      expedition: (move) => `${crew(move.persons)} op ${the(move.card, ' sturen')}`,
      forgo: ({ take }) => (take ? 'van de munten afzien' : 'de munten nemen'),
      store: ({ take }) => (take ? 'onder een koopman leggen' : 'afleggen'),
      gift: ({ to }, scene) => `aan ${scene.seat(to)} geven`,
      done: (_move, { pending }) => (pending?.kind === 'window' ? 'de beurt beëindigen' : 'afronden'),
    },
    events: {
      'turn-began': ({ seat, turn }, scene) => `Beurt ${turn}: ${scene.seat(seat)} is de actieve speler`,
      'set-aside': (event, scene) =>
        `${scene.seat(event.seat)} verplaatst ${cards(event.cards)} van de tijdstapel naar de overwinningsstapel`,
      drew: ({ seat, card: drawn, from }, scene) =>
        from === 'time'
          ? `${scene.seat(seat)} draait van de tijdstapel ${a(drawn, ' om')}`
          : `${scene.seat(seat)} draait ${a(drawn, ' om')}`,
      gambled: (event, scene) => `${scene.seat(event.seat)} gokt: ${cards(event.cards)} in één keer`,
      repelled: ({ seat, card: ship }, scene) => `${scene.seat(seat)} verjaagt ${the(ship)}`,
      kept: ({ seat, card: ship }, scene) =>
        `${scene.seat(seat)} verjaagt ${the(ship)} en houdt het schip voor het contract ${contract('pirates-nest')}`,
      stopped: ({ seat }, scene) => `${scene.seat(seat)} stopt`,
      'nothing-left': () =>
        'Deze beurt kunnen er geen kaarten meer worden omgedraaid; het ontdekken is voorbij',
      busted: ({ seat }, scene) => `Twee schepen van dezelfde kleur: ${scene.seat(seat)} verspeelt de beurt`,
      taxed: (event, scene) => `${scene.seat(event.seat)} betaalt ${coins(event.coins)} belasting`,
      'tax-bonus': (event, scene) =>
        `${scene.seat(event.seat)} krijgt ${coins(event.coins)} dankzij de belasting`,
      saved: ({ seat }, scene) => `${scene.seat(seat)} legt een tijdkaart op de overwinningsstapel`,
      jested: (event, scene) => `${scene.seat(event.seat)} krijgt ${coins(event.coins)} dankzij hofnarren`,
      arrived: (event, scene) =>
        `${scene.seat(event.seat)} krijgt ${coins(event.coins)} dankzij personages en mag nu kiezen`,
      traded: (event, scene) =>
        `${scene.seat(event.seat)} handelt met ${the(event.card)} en krijgt ${coins(event.coins)}`,
      forwent: ({ seat, card: ship }, scene) =>
        `${scene.seat(seat)} handelt met ${the(ship)} en ziet af van de munten`,
      stored: ({ seat, card: ship }, scene) => `${scene.seat(seat)} legt ${the(ship)} onder een koopman`,
      gave: (event, scene) =>
        `${scene.seat(event.seat)} gunt ${scene.seat(event.other)} ${coins(event.coins)}`,
      fee: ({ seat, other }, scene) => `${scene.seat(seat)} betaalt ${coins(1)} aan ${scene.seat(other)}`,
      recruited: ({ seat, card: person, cost }, scene) =>
        cost === 0
          ? `${scene.seat(seat)} huurt gratis ${the(person, ' in')}`
          : `${scene.seat(seat)} huurt voor ${coins(cost)} ${the(person, ' in')}`,
      explored(event, scene) {
        const gained = rewards(event.coins, facts.influence(event.card));
        const done = `${scene.seat(event.seat)} stuurt ${crew(event.persons)} op ${expedition(event.card)}`;
        return gained === '' ? done : `${done}: ${gained}`;
      },
      counted: ({ seat, contract: id, step }, scene) =>
        step === 1
          ? `${scene.seat(seat)} legt een fiche op vakje 1 van ${contract(id)}`
          : `${scene.seat(seat)} schuift de fiche naar vakje ${step} van ${contract(id)}`,
      claimed(event, scene) {
        const gained = rewards(event.coins, event.influence);
        const done = `${scene.seat(event.seat)} vervult het contract ${contract(event.contract)}`;
        return gained === '' ? done : `${done} en krijgt ${gained}`;
      },
      passed: ({ seat }, scene) => `${scene.seat(seat)} neemt geen kaart`,
      reshuffled: (event) =>
        `De aflegstapel (${cards(event.cards)}) wordt geschud en vormt een nieuwe trekstapel`,
      exchanged: (event) =>
        `Alle munten worden losse munten; hun kaarten, ${event.cards} in totaal, worden in de trekstapel geschud`,
      standstill: ({ rounds }) =>
        rounds <= 1
          ? 'Er is geen kaart meer over en er verandert niets meer: het spel eindigt zoals het ervoor staat'
          : `Er is al ${rounds} rondes niets veranderd: het spel eindigt zoals het ervoor staat`,
      ending: (event, scene) =>
        `${scene.seat(event.seat)} heeft ${influence(event.influence)}: de ronde wordt uitgespeeld, dan is het spel afgelopen`,
      won: ({ victory }) =>
        `Alle contracten zijn vervuld, het spel is gewonnen! Rang: ${RANKS[rankOf(victory)]}, met ${cards(victory)} op de overwinningsstapel`,
      lost: () => 'De tijdstapel is leeg en er staan nog contracten open: het spel is verloren',
    },
    refusals: {
      'must-draw': () => 'Draai minstens één kaart om voordat je stopt',
      'no-gambler': () => 'Je hebt deze beurt geen gokker meer om in te zetten',
      gambled: () => 'Na een gok kun je in dezelfde beurt geen losse kaarten meer omdraaien',
      skull: () => 'Een schip met een doodshoofd kun je nooit verjagen',
      'too-few-sabres': () => 'Je hebt niet genoeg sabels om dit schip te verjagen',
      'nest-closed': () =>
        `Een verjaagd schip mag je alleen houden voor het contract ${contract('pirates-nest')}, één van elke kleur, zolang je dat nog kunt vervullen`,
      'not-in-harbour': () =>
        'Je kunt alleen nemen wat in de haven ligt: schepen door te handelen, personages door ze in te huren',
      'no-takes-left': () => 'Je hebt al alle kaarten genomen die je deze beurt mag nemen',
      'too-expensive': (params) =>
        `Hiervoor heb je ${coins(Number(params['cost']))} nodig, en je hebt er ${Number(params['coins'])}`,
      'only-active': () => 'Dat kan alleen de actieve speler doen',
      'expedition-away': () => 'Deze expeditie ligt niet op tafel',
      'wrong-persons': () =>
        'Voor een expeditie heb je voor elk symbool precies één passend eigen personage nodig',
      'contract-away': () => 'Dit contract ligt niet open in dit spel',
      'contract-done': () => 'Je hebt dit contract al vervuld',
      'no-marker': () => 'Al je fiches liggen al op contracten',
      'not-met': () => 'Je voldoet op dit moment niet aan de voorwaarden van dit contract',
      'not-asked': () => 'Dit is daar niet het moment voor',
    },
    decidedBy: {
      coins: 'Gelijke invloed: wie meer munten heeft, staat voor.',
      expedition: 'Zonder voltooide expeditie wint niemand.',
    },
    scores: {
      persons: 'Personages',
      expeditions: 'Expedities',
      ships: 'Schepen onder kooplieden',
      contracts: 'Contracten',
      victory: 'Overwinningsstapel',
    },
  };
}
