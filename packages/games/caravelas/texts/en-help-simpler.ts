import type { SimplerTopic } from './caravelas-texts.ts';

/** What reads otherwise in the simpler ways to play. */
export const simplerHelp: Readonly<Record<SimplerTopic, string>> = {
  'turn@drawn':
    'Sail from space to space, as long as you have markers. End the turn whenever you like; all markers come back afterwards. In Lisboa, stopping means calling there.',
  'turn@dice':
    'Sail from space to space, as long as you have steps left. End the turn whenever you like. In Lisboa, stopping means calling there.',
  'places@drawn':
    'The highest bidder chooses any place in the turn order, then the next highest. Who bid nothing takes what is left, in the old order.',
  'lisboa@drawn':
    'Give pepper for the next piece of the monastery, pay three different goods to upgrade your fleet, then sell all the rest. Sunk ships are repaired, and your turn is over.',
  'lisboa@dice':
    'Give pepper for the next piece of the monastery, pay three different goods to upgrade your fleet, then sell all the rest. Your turn is over.',
  'sailing@dice':
    'Going to a neighbouring sea space takes 1 step. Along a current with its arrow it takes none. With your last step the fleet stops where it is.',
  'currents@dice':
    'From one space of a current to the next, with the arrow, sailing is free. Getting onto a current, off it, across it or against it takes 1 step a space. Where two currents meet you may choose.',
  'pirates@drawn': 'Sailing onto a space with pirates costs 1 marker more, along a current too.',
  'pirates@dice': 'Sailing onto a space with pirates takes 1 step more, along a current too.',
  'events@drawn':
    'As soon as you sail onto a blue space, you draw an event card and use it. Starting your turn on one costs nothing.',
  'discoveries@dice':
    'The first fleet to reach a port discovers it and gains its value. Passing through is enough.',
  'upgrade@dice':
    'Three different goods at once, paid in Lisboa, unlock your fourth ship for the rest of the game. The earlier, the better.',
  'end@dice':
    'When the last piece has been bought, the round is played to its end. The most points win; a tie goes to the piece with the lowest number.',
};
