/** What pieces of a box with other values do, in English. */
import type { Ability, Content, PersonType, TaxData } from '../src/content.ts';
import { ADVENTURERS, EVENTS } from './en-adventure.ts';
import { CARDS, PERSONS, SHIPS } from './en-cards.ts';
import { CONTRACTS } from './en-contracts.ts';
import { HELP } from './en-help.ts';
import { effect } from './en-own-events.ts';
import { aShip, capital, cards, coins, crowns, influence, list, sabres, shipsOf, times } from './en-words.ts';
import type { AbilityOfFew, OwnCardWords, Told } from './own-cards.ts';
import { ownCardTexts } from './own-cards.ts';

const SYMBOLS = { anchor: 'an anchor', cross: 'a cross', house: 'a house' } as const;
const CHOOSING = 'when your turn to choose comes';

function harbourSize({ from, to, coins: gold }: Extract<Ability, { does: 'harbour-size' }>): Told {
  const [held, brief] =
    to === undefined
      ? [`at least ${cards(from)}`, `from ${cards(from)} on`]
      : to === from
        ? [`exactly ${cards(from)}`, `with ${cards(from)}`]
        : [`${from} to ${to} cards`, `with ${from} to ${to} cards`];
  return {
    help: `Brings ${coins(gold)} if the harbour holds ${held} ${CHOOSING}. Expeditions and taxes do not count as harbour cards.`,
    brief: `${coins(gold)} ${brief}`,
  };
}

function symbolTold(symbol: 'anchor' | 'cross' | 'house' | 'any'): Told {
  const lost = 'Its influence is lost, but the expedition brings more.';
  return symbol === 'any'
    ? {
        help: `Can be discarded for one anchor, one cross or one house of an expedition, as you like. ${lost}`,
        brief: 'Counts as any symbol',
      }
    : {
        help: `Can be discarded for one ${symbol} of an expedition. ${lost}`,
        brief: `Counts as ${SYMBOLS[symbol]}`,
      };
}

function ability(does: Ability): Told {
  switch (does.does) {
    case 'trade-bonus':
      return {
        help: `Each time you trade with ${aShip(does.colour)}, you gain ${coins(does.coins)} more. Bonuses for the same colour add up.`,
        brief: `${capital(shipsOf(does.colour))}: ${coins(does.coins)} more`,
      };
    case 'symbol':
      return symbolTold(does.symbol);
    case 'sabres':
      return {
        help: `Bears ${sabres(does.sabres)}. All your sabres are added up to repel ships and for the sabre tax; they are never used up.`,
        brief: sabres(does.sabres),
      };
    case 'discount':
      return {
        help: `Every person you recruit costs ${coins(does.coins)} less, but never less than nothing. The coin for the active player stays.`,
        brief: `Persons cost ${coins(does.coins)} less`,
      };
    case 'empty-harbour':
      return {
        help: `Brings ${coins(does.coins)} if the harbour is empty ${CHOOSING}, and after every bust.`,
        brief: `${coins(does.coins)} if the harbour is empty`,
      };
    case 'harbour-size':
      return harbourSize(does);
    case 'ships-minus-one':
      return {
        help: `Brings as many coins as there are ships in the harbour ${CHOOSING}, minus 1.`,
        brief: '1 coin a ship, less 1',
      };
    case 'extra-card':
      return {
        help: `Lets you take ${cards(does.cards)} more ${CHOOSING}, active or not. If you are not active, you pay the active player 1 coin for each card.`,
        brief: `Take ${cards(does.cards)} more`,
      };
    case 'extra-card-on-ship':
      return {
        help: `Each time you trade with ${aShip(does.colour)}, you may take ${cards(does.cards)} more. If you are not active, you pay the active player 1 coin for each of them too.`,
        brief: `${capital(shipsOf(does.colour))}: ${cards(does.cards)} more`,
      };
    case 'store-ship':
      return {
        help: `When you trade with ${aShip(does.colour)}, you may put it under this card instead of discarding it. You get its coins all the same, and the ship is worth ${influence(does.influence)}.`,
        brief: `Keeps ${shipsOf(does.colour)}: ${does.influence} each`,
      };
    default:
      return abilityOfFew(does);
  }
}

function abilityOfFew(does: AbilityOfFew): Told {
  switch (does.does) {
    case 'gamble':
      return {
        help: `Once in your turn as active player, turn over ${cards(does.draw)} at one go. None of those ships can be repelled, and the colours are compared at the end. If it goes well, discovery ends and you may take ${cards(does.cards)} more.`,
        brief: `${cards(does.draw)} at one go`,
      };
    case 'look':
      return {
        help: `Once in your turn as active player you may look at the next ${cards(does.cards)} of the draw pile. One of them goes back on top; the others are discarded without effect.`,
        brief: `Looks at ${cards(does.cards)}, keeps 1`,
      };
    case 'harbour-ships':
      return {
        help: `Brings ${coins(does.coins)} if there are at least ${does.from} ships in the harbour ${CHOOSING}.`,
        brief: `${coins(does.coins)} from ${does.from} ships on`,
      };
    case 'harbour-persons':
      return {
        help: `Brings ${crowns(does.crowns)} if there are at least ${does.from} persons in the harbour ${CHOOSING}.`,
        brief: `${crowns(does.crowns)} from ${does.from} persons on`,
      };
    case 'sell-cargo':
      return {
        help: `In your part of trade and recruit you may sell one cargo you have kept: bread for ${coins(does.bread)}, rum for ${coins(does.rum)}.`,
        brief: `Bread ${does.bread}, rum ${does.rum}`,
      };
    case 'trade-crowns':
      return {
        help: `Each time you take ${aShip(does.colour)}, you gain ${crowns(does.crowns)}, whether you sell it or keep it.`,
        brief: `${capital(shipsOf(does.colour))}: ${crowns(does.crowns)}`,
      };
    case 'bust':
      return {
        help: `When you bust as the active player with at most ${cards(does.to)} in the harbour, you gain ${coins(does.coins)}. The ship that made you bust is counted.`,
        brief: `Bust with ${does.to} cards or fewer: ${coins(does.coins)}`,
      };
    case 'expedition':
      return {
        help: `Each time you complete an expedition, you gain ${crowns(does.crowns)}.`,
        brief: `An expedition completed: ${crowns(does.crowns)}`,
      };
    case 'unlock':
      return {
        help: `Brings ${coins(does.coins)} once, at the moment the ability is unlocked.`,
        brief: `Once: ${coins(does.coins)}`,
      };
  }
}

function persons(wanted: readonly { readonly type: PersonType; readonly count: number }[]): Told {
  const named = wanted.map(({ type, count }) =>
    count === 1 ? PERSONS[type].a : `${count} ${PERSONS[type].plural}`,
  );
  const brief = wanted.map(({ type, count }) =>
    count === 1 ? PERSONS[type].name : `${count} ${PERSONS[type].plural}`,
  );
  return {
    help: `Own ${list(named)}. Persons stay with you; a jack of all trades does not stand in.`,
    brief: capital(list(brief)),
  };
}

const requirement: OwnCardWords['requirement'] = (asked) => {
  switch (asked.asks) {
    case 'cheap-persons':
      return {
        help: `Own ${asked.count} persons who cost ${coins(asked.cost)} or less each. The printed cost counts, whatever you paid.`,
        brief: `${asked.count} persons of ${coins(asked.cost)} or less`,
      };
    case 'sabres':
      return { help: `Own at least ${sabres(asked.count)} in all.`, brief: capital(sabres(asked.count)) };
    case 'expeditions': {
      const done = asked.count === 1 ? '1 completed expedition' : `${asked.count} completed expeditions`;
      return { help: `Own at least ${done}.`, brief: done };
    }
    case 'influence':
      return { help: `Have at least ${influence(asked.count)}.`, brief: influence(asked.count) };
    case 'pay':
      return { help: `Pay ${coins(asked.coins)}.`, brief: `Pay ${coins(asked.coins)}` };
    case 'forgo':
      return {
        help: `When you trade with a ${SHIPS[asked.colour]}, you may give up all its coins, those of your traders included. Do so ${times(asked.times)} to fulfil the contract.`,
        brief: `Give up a ${SHIPS[asked.colour]}’s coins, ${times(asked.times)}`,
      };
    case 'taxed':
      return {
        help: 'Claim it the moment you lose coins to a tax, no matter who turned it over.',
        brief: 'Lose coins to a tax',
      };
    case 'bust':
      return { help: 'Claim it the moment you bust as the active player.', brief: 'Go bust' };
    case 'colours': {
      const often = asked.times ?? 1;
      return {
        help:
          often === 1
            ? `Claim it as the active player, the moment there are ${asked.count} ship colours in the harbour.`
            : `As the active player, have ${asked.count} ship colours in the harbour, in ${often} turns of yours.`,
        brief: `${asked.count} colours in port${often === 1 ? '' : `, in ${often} turns`}`,
      };
    }
    case 'nest':
      return {
        help: `When you repel a ship, you may keep it instead of discarding it, one of each colour. With ${asked.colours} colours you may discard those ships in your turn as active player to fulfil the contract.`,
        brief: `Repel and keep ${asked.colours} colours`,
      };
  }
};

function tax({ loss, bonus }: TaxData): string {
  const loses =
    loss.keep === undefined
      ? `Every player with ${coins(loss.from)} or more loses half of them, rounded down.`
      : `Every player with ${coins(loss.from)} or more goes down to ${loss.keep}.`;
  const most = bonus.to === 'most-sabres' ? 'the most sabres' : 'the least influence';
  return `${loses} Then the player with ${most} gains ${coins(bonus.coins)}; if several are tied, they all do.`;
}

const WORDS: OwnCardWords = {
  ability,
  noAbility: { help: 'Has no ability, only influence.', brief: 'Influence only' },
  between: '; ',
  recruited: 'A person recruited this turn does not do so yet.',
  persons,
  requirement,
  alone: 'One player alone must do it. Cooperative and solo play only.',
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
