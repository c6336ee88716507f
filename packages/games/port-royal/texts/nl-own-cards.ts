/** What pieces of a box with other values do, in Dutch. */
import type { Ability, Content, PersonType, TaxData } from '../src/content.ts';
import { ADVENTURERS, EVENTS } from './nl-adventure.ts';
import { CARDS, PERSONS, SHIPS } from './nl-cards.ts';
import { CONTRACTS } from './nl-contracts.ts';
import { HELP } from './nl-help.ts';
import { effect } from './nl-own-events.ts';
import { aShip, capital, cards, coins, crowns, influence, list, sabres, shipsOf, times } from './nl-words.ts';
import type { AbilityOfFew, OwnCardWords, Told } from './own-cards.ts';
import { ownCardTexts } from './own-cards.ts';

const SYMBOLS = { anchor: 'anker', cross: 'kruis', house: 'huis' } as const;
const CHOOSING = 'wanneer jij mag kiezen';

function harbourSize({ from, to, coins: gold }: Extract<Ability, { does: 'harbour-size' }>): Told {
  const [held, brief] =
    to === undefined
      ? [`minstens ${cards(from)}`, `vanaf ${cards(from)}`]
      : to === from
        ? [`precies ${cards(from)}`, `bij ${cards(from)}`]
        : [`${from} tot ${to} kaarten`, `bij ${from} tot ${to} kaarten`];
  return {
    help: `Levert ${coins(gold)} op als er ${held} in de haven liggen ${CHOOSING}. Expedities en belastingen tellen niet mee.`,
    brief: `${coins(gold)} ${brief}`,
  };
}

function symbolTold(symbol: 'anchor' | 'cross' | 'house' | 'any'): Told {
  const lost = 'Je raakt de invloed kwijt, maar de expeditie levert meer op.';
  return symbol === 'any'
    ? {
        help: `Kun je afleggen voor één anker, één kruis of één huis van een expeditie, wat je maar wilt. ${lost}`,
        brief: 'Telt als elk symbool',
      }
    : {
        help: `Kun je afleggen voor één ${SYMBOLS[symbol]} van een expeditie. ${lost}`,
        brief: `Telt als ${SYMBOLS[symbol]}`,
      };
}

function ability(does: Ability): Told {
  switch (does.does) {
    case 'trade-bonus':
      return {
        help: `Elke keer dat je handelt met ${aShip(does.colour)}, krijg je ${coins(does.coins)} extra. Extra munten voor dezelfde kleur tellen bij elkaar op.`,
        brief: `${capital(shipsOf(does.colour))}: ${coins(does.coins)} meer`,
      };
    case 'symbol':
      return symbolTold(does.symbol);
    case 'sabres':
      return {
        help: `Heeft ${sabres(does.sabres)}. Al je sabels tellen bij elkaar op om schepen te verjagen en voor de sabelbelasting. Ze raken nooit op.`,
        brief: sabres(does.sabres),
      };
    case 'discount':
      return {
        help: `Elk personage dat je inhuurt, kost je ${coins(does.coins)} minder, maar nooit minder dan 0. De munt voor de actieve speler blijft.`,
        brief: `Inhuren kost ${coins(does.coins)} minder`,
      };
    case 'empty-harbour':
      return {
        help: `Levert ${coins(does.coins)} op als de haven leeg is ${CHOOSING}, en telkens als een beurt verspeeld wordt.`,
        brief: `${coins(does.coins)} bij een lege haven`,
      };
    case 'harbour-size':
      return harbourSize(does);
    case 'ships-minus-one':
      return {
        help: `Levert zoveel munten op als er schepen in de haven liggen ${CHOOSING}, min 1.`,
        brief: '1 munt per schip, min 1',
      };
    case 'extra-card':
      return {
        help: `${capital(CHOOSING)}, mag je ${cards(does.cards)} meer nemen, of je nu actief bent of niet. Ben je niet de actieve speler, dan betaal je die 1 munt voor elke kaart.`,
        brief: `${cards(does.cards)} meer nemen`,
      };
    case 'extra-card-on-ship':
      return {
        help: `Elke keer dat je handelt met ${aShip(does.colour)}, mag je ${cards(does.cards)} meer nemen. Ben je niet de actieve speler, dan betaal je die ook daarvoor 1 munt per kaart.`,
        brief: `${capital(shipsOf(does.colour))}: ${cards(does.cards)} meer`,
      };
    case 'store-ship':
      return {
        help: `Handel je met ${aShip(does.colour)}, dan mag je het onder deze kaart leggen in plaats van het af te leggen. Je krijgt de munten gewoon, en het schip is ${influence(does.influence)} waard.`,
        brief: `Houdt ${shipsOf(does.colour)}: ${does.influence} per stuk`,
      };
    default:
      return abilityOfFew(does);
  }
}

function abilityOfFew(does: AbilityOfFew): Told {
  switch (does.does) {
    case 'gamble':
      return {
        help: `Draai één keer in je beurt als actieve speler ${cards(does.draw)} ineens om. Geen van die schepen kan verjaagd worden, en de kleuren worden pas daarna vergeleken. Gaat het goed, dan stopt het ontdekken en mag je ${cards(does.cards)} meer nemen.`,
        brief: `${cards(does.draw)} ineens`,
      };
    case 'look':
      return {
        help: `Eén keer in je beurt als actieve speler mag je de volgende ${cards(does.cards)} van de trekstapel bekijken. Eén daarvan gaat terug bovenop, de andere worden zonder effect afgelegd.`,
        brief: `Bekijkt ${cards(does.cards)}, houdt er 1`,
      };
    case 'harbour-ships':
      return {
        help: `Levert ${coins(does.coins)} op als er minstens ${does.from} schepen in de haven liggen ${CHOOSING}.`,
        brief: `${coins(does.coins)} vanaf ${does.from} schepen`,
      };
    case 'harbour-persons':
      return {
        help: `Levert ${crowns(does.crowns)} op als er minstens ${does.from} personages in de haven liggen ${CHOOSING}.`,
        brief: `${crowns(does.crowns)} vanaf ${does.from} personages`,
      };
    case 'sell-cargo':
      return {
        help: `In jouw deel van handelen en inhuren mag je één gehouden lading verkopen: brood voor ${coins(does.bread)}, rum voor ${coins(does.rum)}.`,
        brief: `Brood ${does.bread}, rum ${does.rum}`,
      };
    case 'trade-crowns':
      return {
        help: `Elke keer dat je ${aShip(does.colour)} neemt, krijg je ${crowns(does.crowns)}, of je het nu verkoopt of houdt.`,
        brief: `${capital(shipsOf(does.colour))}: ${crowns(does.crowns)}`,
      };
    case 'bust':
      return {
        help: `Verspeel je je beurt als actieve speler met hooguit ${cards(does.to)} in de haven, dan krijg je ${coins(does.coins)}. Het schip dat te veel was, telt mee.`,
        brief: `Beurt verspeeld met hooguit ${cards(does.to)}: ${coins(does.coins)}`,
      };
    case 'expedition':
      return {
        help: `Elke keer dat je een expeditie voltooit, krijg je ${crowns(does.crowns)}.`,
        brief: `Een expeditie voltooid: ${crowns(does.crowns)}`,
      };
    case 'unlock':
      return {
        help: `Levert één keer ${coins(does.coins)} op, op het moment dat de vaardigheid vrijkomt.`,
        brief: `Eén keer: ${coins(does.coins)}`,
      };
  }
}

function persons(wanted: readonly { readonly type: PersonType; readonly count: number }[]): Told {
  const named = wanted.map(({ type, count }) =>
    count === 1 ? `een ${PERSONS[type].name}` : `${count} ${PERSONS[type].plural}`,
  );
  const brief = wanted.map(({ type, count }) =>
    count === 1 ? PERSONS[type].name : `${count} ${PERSONS[type].plural}`,
  );
  return {
    help: `Je moet ${list(named)} hebben. Personages blijven bij je. Een manusje-van-alles telt niet in hun plaats.`,
    brief: capital(list(brief)),
  };
}

const requirement: OwnCardWords['requirement'] = (asked) => {
  switch (asked.asks) {
    case 'cheap-persons':
      return {
        help: `Je moet ${asked.count} personages hebben die elk ${coins(asked.cost)} of minder kosten. De gedrukte prijs telt, niet wat je betaald hebt.`,
        brief: `${asked.count} personages van hooguit ${coins(asked.cost)}`,
      };
    case 'sabres':
      return {
        help: `Je moet in totaal minstens ${sabres(asked.count)} hebben.`,
        brief: sabres(asked.count),
      };
    case 'expeditions': {
      const done = asked.count === 1 ? '1 expeditie' : `${asked.count} expedities`;
      return { help: `Je moet minstens ${done} voltooid hebben.`, brief: `${done} voltooid` };
    }
    case 'influence':
      return { help: `Je moet minstens ${influence(asked.count)} hebben.`, brief: influence(asked.count) };
    case 'pay':
      return { help: `Betaal ${coins(asked.coins)}.`, brief: `${coins(asked.coins)} betalen` };
    case 'forgo':
      return {
        help: `Handel je met een ${SHIPS[asked.colour].name}, dan mag je afzien van alle munten, ook die van je handelaars. Doe dat ${times(asked.times)} om het contract te vervullen.`,
        brief: `${capital(times(asked.times))} afzien van de munten van een ${SHIPS[asked.colour].name}`,
      };
    case 'taxed':
      return {
        help: 'Te vervullen op het moment dat een belasting je munten kost, wie ze ook heeft omgedraaid.',
        brief: 'Munten kwijt door een belasting',
      };
    case 'bust':
      return {
        help: 'Te vervullen op het moment dat je als actieve speler je beurt verspeelt.',
        brief: 'Je beurt verspelen',
      };
    case 'colours': {
      const often = asked.times ?? 1;
      return {
        help:
          often === 1
            ? `Te vervullen door de actieve speler, op het moment dat er ${asked.count} scheepskleuren in de haven liggen.`
            : `Zorg als actieve speler in ${often} van je beurten voor ${asked.count} scheepskleuren in de haven.`,
        brief: `${asked.count} kleuren${often === 1 ? ' in de haven' : `, in ${often} beurten`}`,
      };
    }
    case 'nest':
      return {
        help: `Verjaag je een schip, dan mag je het houden in plaats van het af te leggen, één van elke kleur. Met ${asked.colours} kleuren mag je die schepen in je beurt als actieve speler afleggen om het contract te vervullen.`,
        brief: `Schepen in ${asked.colours} kleuren houden`,
      };
  }
};

function tax({ loss, bonus }: TaxData): string {
  const loses =
    loss.keep === undefined
      ? `Elke speler met ${coins(loss.from)} of meer raakt de helft kwijt, naar beneden afgerond.`
      : `Elke speler met ${coins(loss.from)} of meer houdt er ${loss.keep} over.`;
  const most = bonus.to === 'most-sabres' ? 'de meeste sabels' : 'de minste invloed';
  return `${loses} Daarna krijgt de speler met ${most} ${coins(bonus.coins)}; bij gelijke stand krijgen ze die allemaal.`;
}

const WORDS: OwnCardWords = {
  ability,
  noAbility: { help: 'Heeft geen vaardigheid, alleen invloed.', brief: 'Alleen invloed' },
  between: '; ',
  recruited: 'Een personage dat je deze beurt inhuurt, doet dat nog niet.',
  persons,
  requirement,
  alone: 'Eén speler moet het in z’n eentje doen. Alleen in het coöperatieve spel en het solospel.',
  tax,
  effect,
};

export const ownCards = (content: Content): ReturnType<typeof ownCardTexts> =>
  ownCardTexts(content, WORDS, {
    persons: PERSONS,
    cards: CARDS,
    contracts: CONTRACTS,
    adventurers: ADVENTURERS,
    events: EVENTS,
    help: HELP,
  });
