import { rankOf } from '../src/coop.ts';
import type { Facts } from './card-facts.ts';
import { CONTRACTS } from './nl-contracts.ts';
import type { DutchCardWords } from './nl-words.ts';
import { cards, coins, influence, rewards } from './nl-words.ts';
import type { OtherTexts, PortRoyalTexts } from './port-royal-texts.ts';

export const RANKS: PortRoyalTexts['ranks'] = {
  landlubber: 'Landrot',
  sailor: 'Matroos',
  pirate: 'Piraat',
  captain: 'Kapitein',
  lord: 'Heer der Zeven Zeeën',
};

export function events(facts: Facts, { a, crew, expedition, the }: DutchCardWords): OtherTexts['events'] {
  const contract = (id: string) => facts.named(CONTRACTS, id);
  return {
    'turn-began': ({ seat, turn }, context) => `Beurt ${turn}: ${context.seat(seat)} is de actieve speler`,
    'set-aside': (event, context) =>
      `${context.seat(event.seat)} verplaatst ${cards(event.cards)} van de tijdstapel naar de overwinningsstapel`,
    drew: ({ seat, card: drawn, from }, context) =>
      from === 'time'
        ? `${context.seat(seat)} draait van de tijdstapel ${a(drawn, ' om')}`
        : `${context.seat(seat)} draait ${a(drawn, ' om')}`,
    gambled: (event, context) => `${context.seat(event.seat)} gokt: ${cards(event.cards)} in één keer`,
    repelled: ({ seat, card: ship }, context) => `${context.seat(seat)} verjaagt ${the(ship)}`,
    kept: ({ seat, card: ship }, context) =>
      `${context.seat(seat)} verjaagt ${the(ship)} en houdt het schip voor het contract ${contract('pirates-nest')}`,
    stopped: ({ seat }, context) => `${context.seat(seat)} stopt`,
    'nothing-left': () =>
      'Deze beurt kunnen er geen kaarten meer worden omgedraaid; het ontdekken is voorbij',
    busted: ({ seat }, context) =>
      `Twee schepen van dezelfde kleur: ${context.seat(seat)} verspeelt de beurt`,
    taxed: (event, context) => `${context.seat(event.seat)} betaalt ${coins(event.coins)} belasting`,
    'tax-bonus': (event, context) =>
      `${context.seat(event.seat)} krijgt ${coins(event.coins)} dankzij de belasting`,
    saved: ({ seat }, context) => `${context.seat(seat)} legt een tijdkaart op de overwinningsstapel`,
    jested: (event, context) => `${context.seat(event.seat)} krijgt ${coins(event.coins)} dankzij hofnarren`,
    arrived: (event, context) =>
      `${context.seat(event.seat)} krijgt ${coins(event.coins)} dankzij personages en mag nu kiezen`,
    traded: (event, context) =>
      `${context.seat(event.seat)} handelt met ${the(event.card)} en krijgt ${coins(event.coins)}`,
    forwent: ({ seat, card: ship }, context) =>
      `${context.seat(seat)} handelt met ${the(ship)} en ziet af van de munten`,
    stored: ({ seat, card: ship }, context) => `${context.seat(seat)} legt ${the(ship)} onder een koopman`,
    gave: (event, context) =>
      `${context.seat(event.seat)} gunt ${context.seat(event.other)} ${coins(event.coins)}`,
    fee: ({ seat, other }, context) => `${context.seat(seat)} betaalt ${coins(1)} aan ${context.seat(other)}`,
    recruited: ({ seat, card: person, cost }, context) =>
      cost === 0
        ? `${context.seat(seat)} huurt gratis ${the(person, ' in')}`
        : `${context.seat(seat)} huurt voor ${coins(cost)} ${the(person, ' in')}`,
    explored(event, context) {
      const gained = rewards(event.coins, facts.influence(event.card));
      const done = `${context.seat(event.seat)} stuurt ${crew(event.persons)} op ${expedition(event.card)}`;
      return gained === '' ? done : `${done}: ${gained}`;
    },
    counted: ({ seat, contract: id, step }, context) =>
      step === 1
        ? `${context.seat(seat)} legt een fiche op vakje 1 van ${contract(id)}`
        : `${context.seat(seat)} schuift de fiche naar vakje ${step} van ${contract(id)}`,
    claimed(event, context) {
      const gained = rewards(event.coins, event.influence);
      const done = `${context.seat(event.seat)} vervult het contract ${contract(event.contract)}`;
      return gained === '' ? done : `${done} en krijgt ${gained}`;
    },
    passed: ({ seat }, context) => `${context.seat(seat)} neemt geen kaart`,
    reshuffled: (event) =>
      `De aflegstapel (${cards(event.cards)}) wordt geschud en vormt een nieuwe trekstapel`,
    exchanged: (event) =>
      `Alle munten worden losse munten; hun kaarten, ${event.cards} in totaal, worden in de trekstapel geschud`,
    standstill: ({ rounds }) =>
      rounds <= 1
        ? 'Er is geen kaart meer over en er verandert niets meer: het spel eindigt zoals het ervoor staat'
        : `Er is al ${rounds} rondes niets veranderd: het spel eindigt zoals het ervoor staat`,
    ending: (event, context) =>
      `${context.seat(event.seat)} heeft ${influence(event.influence)}: de ronde wordt uitgespeeld, dan is het spel afgelopen`,
    won: ({ victory }) =>
      `Alle contracten zijn vervuld, het spel is gewonnen! Rang: ${RANKS[rankOf(victory)]}, met ${cards(victory)} op de overwinningsstapel`,
    lost: () => 'De tijdstapel is leeg en er staan nog contracten open: het spel is verloren',
  };
}
