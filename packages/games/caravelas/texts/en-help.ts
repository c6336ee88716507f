import type { Content } from '../src/content.ts';
import type { HelpTopic } from './caravelas-texts.ts';
import { simplerHelp } from './en-help-simpler.ts';
import { markers, points } from './en-words.ts';

export const helpFor = ({ figures }: Content): Readonly<Record<HelpTopic, string>> => ({
  overview:
    'Points come in three ways: discover ports first, sell goods in Lisboa, and give pepper for pieces of the Jerónimos monastery. In each round everybody has one turn: sail, discover and load on the way, and stop. The round in which the last piece is bought is the last.',
  auction:
    'Bid navigation markers for the turn order, more than the highest bid so far, or pass. Who passes may come back while the bidding goes on. All markers bid are used for this round, the losers’ too.',
  places:
    'The highest bidder chooses any place in the turn order, then the next highest. Who bid nothing takes what is left, in the old order. In the first round later places are dealt more event cards.',
  turn: `Sail from space to space, as long as you have markers. End the turn whenever you like; all markers come back afterwards, and your hand of event cards is filled up to ${figures.hand}. In Lisboa, stopping means calling there.`,
  event:
    'You have sailed onto an event space, so you play one event card of your choice. First the others in the same ocean may move by it, then it has its effect on you. Storms with a number need that many unused markers.',
  bonus:
    'Another player’s event card lets you move for nothing, up to the number of spaces shown. You discover ports and load goods on the way; pirates, events and currents mean nothing. You may stop early or stay.',
  wreck:
    'A 1 at the Cape: one of your ships sinks with its goods. You choose which; an empty one may be the least loss. It carries nothing until you call at Lisboa.',
  lisboa:
    'Give pepper for the next piece of the monastery, pay three different goods to upgrade your fleet, then sell all the rest. Fill up your hand or swap it whole. Sunk ships are repaired, and your turn is over.',
  sailing:
    'A step to a neighbouring sea space costs 1 marker. Along a current with its arrow it costs nothing. When your last marker is used, the fleet stops where it is.',
  currents:
    'From one space of a current to the next, with the arrow, sailing is free. Getting onto a current, off it, across it or against it costs 1 marker a step. Where two currents meet you may choose.',
  pirates:
    'Sailing onto a space with pirates costs 1 marker more, along a current too. A fair wind card played against them saves that marker, and then nobody else gets a bonus move from it.',
  events:
    'Blue spaces ask for an event card as soon as you sail onto them. Without a card you can play there, you cannot enter. Starting your turn on one costs nothing.',
  cape: 'On the red spaces south of Africa a die is rolled when you sail onto them. A red face is harmless, a 1 sinks a ship of yours. Bonus moves and compass storms pass them without a roll.',
  'bonus-moves':
    'Storms and fair winds played on an event space move the other fleets in the same ocean, in turn order, before the player goes on. The frontier at the Cape parts the two oceans; what counts is where a fleet starts.',
  discoveries:
    'The first fleet to reach a port discovers it and gains its value. Passing through is enough, also with a bonus move or in a compass storm.',
  destinations: `Each of your ${2 * figures.destinations} destination cards is worth ${points(figures.destinationPoints)} at the end, if you were the one who discovered that port. Keep them to yourself.`,
  goods:
    'Eight ports have goods. Your fleet loads one cube when it passes, if the slot on its ship is free. Nutmeg and silver need the fourth ship.',
  jeronimos: `The pieces of the monastery are bought in order, one for a cube of pepper, ${points(figures.piecePoints)} each. The last one ends the game with the round.`,
  upgrade: `Three different goods at once, paid in Lisboa, unlock your fourth ship and give you ${markers(figures.upgradeMarkers)} more for the rest of the game. The earlier, the better.`,
  end: 'When the last piece has been bought, the round is played to its end. Then destination cards count. The most points win; a tie goes to the piece with the lowest number.',
  drawn:
    'Simplified game: nobody has a hand. A player who sails onto an event space draws a card and uses it at once. A storm that is too strong takes all the markers left.',
  dice: 'Simplified game: two dice say how many steps you have this turn. Event spaces mean nothing, and there are no cards and no bids; pirates cost a step more.',
  ...simplerHelp,
});
