/** What events of a box with other values do, in English. */
import type { Effect, Whom } from '../src/adventure/content.ts';
import { aShip, capital, cards, coins, crowns, sabres, shipsOf, times } from './en-words.ts';

function who(whom: Whom, from = 0): string {
  switch (whom) {
    case 'active':
      return 'The active player';
    case 'all':
      return 'Every player';
    case 'fewest-coins':
      return 'Every player with the fewest coins';
    case 'coins':
      return `Every player with ${coins(from)} or more`;
    case 'sabres':
      return `Every player with ${sabres(from)} or more`;
  }
}

export function effect(does: Effect): string {
  switch (does.does) {
    case 'gain':
    case 'pay': {
      const told = `${who(does.for, does.from)} ${does.does === 'gain' ? 'gains' : 'pays'} ${coins(does.coins)}`;
      return does.in === undefined ? `${told}.` : `${told}, in the ${does.in} game only.`;
    }
    case 'sell-crowns':
      return does.most === 1
        ? `${who(does.for)} may buy 1 crown for ${coins(does.price)}.`
        : `${who(does.for)} may buy up to ${crowns(does.most)} for ${coins(does.price)} each.`;
    case 'first-ship':
      return `Up to ${cards(does.cards)} are turned over until ${aShip(does.colour)} appears. It is the first card of the harbour; the others are discarded without effect.`;
    case 'look-and-place':
      return `The active player looks at the next ${cards(does.cards)} and may put one ship or person into the harbour. The rest are discarded without effect.`;
    case 'return-ships':
      return `All ${shipsOf(does.colour)} of the discard pile go back into the draw pile.`;
    case 'month-end':
      return 'The story goes on as the newest mission says.';
    case 'sell-marker':
      return `Each player may put a marker into the box for ${coins(does.price)}.`;
    case 'new-month':
      return 'Then the events are turned over in the same order, with a new one on top.';
    case 'ship-bonus':
      return does.for === 'active'
        ? `This turn each ship the active player sells brings ${coins(does.coins)} more.`
        : `This turn every ship brings ${coins(does.coins)} more to the player who sells it.`;
    case 'cheap-crew':
      return `This turn every person costs ${does.for === 'active' ? 'the active player' : 'all players'} ${coins(does.coins)} less.`;
    case 'free-repel':
      return `${capital(times(does.times))} this turn the active player may repel a ship without enough sabres. A skull is not fooled.`;
    case 'hard-repel':
      return `This turn every ship takes ${sabres(does.sabres)} more to repel.`;
    case 'least-harbour':
      return `The active player may not stop before the harbour holds ${cards(does.cards)}.`;
    case 'extra-cards':
      return `This turn the active player may take ${cards(does.cards)} more.`;
    case 'free-port':
      return `This turn nobody pays the active player for cards: those coins come from the draw pile. A player alone gains ${coins(does.alone)}.`;
    case 'regatta':
      return `With ships of at least ${does.colours} colours in the harbour on stopping, the active player gains ${crowns(does.crowns)}.`;
  }
}
