import type { HelpTopic } from './port-royal-texts.ts';

export const HELP: Readonly<Record<HelpTopic, string>> = {
  overview:
    'One player after another is the active player: first discovery, then trade and recruit. Turn over ships and persons, then take some of them: ships bring coins, persons cost coins and bring influence and abilities. The others may take a card as well, for a coin to the active player. The aim is influence.',
  harbour:
    'The harbour is the row of ships and persons turned over this turn. Expeditions and taxes are not part of it. What nobody takes is discarded, so every turn begins with an empty harbour.',
  discover:
    'Turn over at least one card, and then as many more as you dare. Ships and persons go to the harbour, expeditions to the table, and a tax is resolved at once. With four ship colours you may take 2 cards, with five 3. But a second ship of the same colour is a bust.',
  repel:
    'If all your sabres together are at least as many as those on the ship you have just turned over, you may drive it off to the discard pile. A ship with a skull can never be repelled. Sabres are not used up, and you may always let the ship in instead.',
  bust: 'If a second ship of the same colour comes into the harbour, the whole harbour is discarded and nobody takes a card. Every player gains 1 coin for each own jester. Before the turn passes on, the active player may still do whatever is allowed at any moment of it.',
  take: 'Take your cards one at a time; what one card gives can already be used for the next. The active player may take 1 card, 2 with four ship colours in the harbour, 3 with five; everybody else may take 1. Some persons add more. You never have to take a card.',
  trade:
    'Take a ship from the harbour, discard it and gain its coins, plus 1 for each of your traders of its colour. If you are not active, you then pay the active player 1 coin; the ship’s own coins may pay for it.',
  recruit:
    'Pay the cost printed on a person, 1 coin less for each of your señoritas, and put the person in front of you. Influence counts at once and the ability works from now on. Only what happens when your turn to choose comes has to wait for a later turn.',
  fee: 'When you are not the active player, each card you take costs 1 coin for the active player. If you take nothing, you pay nothing. With a ship you gain its coins first; for a person you need the cost and this coin beforehand.',
  store:
    'A merchant of the ship’s colour can keep the ship. You gain its coins all the same, and it is worth 1 influence until the end of the game.',
  gift: 'This ship also brings 1 coin to another player. The coin comes from the draw pile and not from you; all you choose is who gets it.',
  forgo:
    'While Frigate Nemesis or Galleon Nemesis is open to you, you may give up all coins of such a ship to get on with the contract. Three frigates or two galleons fulfil it. All else stays as in any trade.',
  window:
    'This is the active player’s last chance in this turn to complete an expedition or do anything else that is allowed at any moment. Then the next player becomes active.',
  taxes:
    'A tax hits all players at once: with 12 coins or more you lose half of them, rounded down. Then the player with the most sabres or the least influence, whichever the card says, gains 1 coin. All who are tied gain it.',
  'sets-sail-taxes':
    'A tax hits all players at once: with 9 coins or more you go down to 8. Then the player with the most sabres or the least influence, whichever the card says, gains 1 coin. All who are tied gain it.',
  expeditions:
    'An expedition stays on the table until an active player completes it, at any moment of the turn, even after a bust. Discard one person for each symbol: a captain for an anchor, a priest for a cross, a settler for a house, a jack of all trades for any of them. You gain its coins and keep the expedition for its influence.',
  coins:
    'Every coin is a card lying face down, and nobody knows what is on the other side. Coins you gain come from the draw pile, coins you spend go to the discard pile. If all cards are in use, tokens stand in for them.',
  influence:
    'Your persons and completed expeditions bring influence. Persons sent on an expedition take theirs with them. Coins are not influence.',
  'sets-sail-influence':
    'Your persons bring influence, and each ship under your merchants brings 1. Coins are not influence; they only break ties.',
  sabres:
    'A sailor bears 1 sabre, a pirate 2. Your sabres together repel ships as often as you like in a turn, and they count for the sabre tax.',
  contracts:
    'You may claim a face-up contract at any moment of your own turn, active or not, while you meet its conditions; some can only be claimed at one moment. Your marker takes the leftmost free space and you gain its coins. Your second contract brings 1 influence, your third 2 more. With three markers, three contracts are the limit.',
  claim:
    'Some contracts must be claimed the moment they come up: Tax Inspector, Jinx, Speculator and Major Speculator. If you decline now, you have to wait until it happens again.',
  'sets-sail':
    'A quick game of its own for 2 to 4 players, played to 8 influence. There are no expeditions; merchants turn ships into influence. A tax takes everybody with 9 coins or more down to 8.',
  cooperative:
    'Fulfil all face-up contracts together before time runs out; one player’s marker on a contract is enough. The first card of every turn comes from the time pile, and if a turn must begin without one, the game is lost. Influence does not end the game. If you win, every card of the victory pile is 1 point for your rank.',
  solo: 'You play the cooperative game alone and are always the active player. You never pay for taking a card, every tax bonus is yours, and gifts of ships are ignored.',
  'set-aside':
    'Before the first turn you may move any number of time cards to the victory pile, as long as one stays. Each is 1 point if you win, and one turn less to win in.',
  save: 'After each tax the active player may put the top card of the time pile on the victory pile. It is 1 point if you win, and one turn less to win in.',
  end: 'When a player has 12 influence, the round is played out, so that everybody has been active equally often. The most influence wins. If tied, the most coins decide; if still tied, the victory is shared.',
  'sets-sail-end':
    'When a player has 8 influence, the round is played out, so that everybody has been active equally often. The most influence wins. If tied, the most coins decide; if still tied, the victory is shared.',
  standstill:
    'No turn and no game goes on for ever: once the draw pile has run out for the second time in one turn, no more cards are turned over in that turn. If no card is left when a turn begins, or if for five rounds nobody has recruited a person, completed an expedition, put a ship away or got on with a contract, all coins become tokens and their cards are shuffled into the draw pile. After ten such rounds the game ends as it stands. In cooperative and solo play the time pile sees to the end.',
  'expedition-to-win':
    'In this variant, 12 influence end the game only if their owner has completed an expedition, and only players with an expedition can win. If the game ends at a standstill and nobody has one, influence alone decides.',
  adventure:
    'Five chapters tell a story; each game plays one of them. Every turn begins with an event, and the last event of a month brings the next page with a new mission. Story cards also add ships, persons and expeditions to the draw pile. Together you must reach the goals of the chapter; against each other you need 12 influence and the trophy.',
  missions:
    'You may complete a mission at any moment of your own turn, active or not. What it takes with a minus you discard or pay, the rest you only need to have. Your leftmost marker goes on the mission: the first unlocks your adventurer’s ability, the second uncovers the trophy, the third and fourth bring 1 and 3 crowns. Everybody gains the reward, the first player a second one.',
  crowns:
    'Crowns move your marker along the crown track. The highest shield it has reached shows your influence from crowns, 1 to 6. If you pay crowns and fall back below a shield, you lose that influence again.',
  events:
    'The active player begins by turning over an event, which works at once or during this turn. When the month’s end comes, the story goes on; then the events are turned over without shuffling, so that they come again in the same order, with one new event on top.',
  cargo:
    'Ships of the Ares pirates are a sixth colour; with all six the active player may take 4 cards. A ship with cargo is sold, or kept in front of you for missions, expeditions and innkeepers. Traders of its colour pay their coin either way.',
  'chapter-goals':
    'The chapter ends at once when a month’s end leads to card 9. You win if every mission was completed by someone, enough markers lie on missions and the group has enough influence. After a defeat you play the chapter again, with 3 more coins for the group each time.',
  trophy:
    'The end is triggered by a player with 12 influence and the trophy, and the round is played out. Only players with the trophy can win. If influence is tied, fewer markers on the adventurer decide, then more coins.',
  variable:
    'Four of the starred missions lie on the table from the start, and all cards of the adventure are in the draw pile. At each month’s end you may put a marker into the box for 10 coins. All else is as in competitive play.',
  adventurer:
    'Each adventurer has a treasure to start with and an ability, which your first marker unlocks. An adventurer works like a person but is none: no mission counts it as a trader or a sailor.',
  share:
    'After a defeat the group has 3 more coins to start with, 6 after two, and so on. One after another you take some; the last player takes the rest.',
  page: 'Read the page and say so. It is turned when all have read it, or when its reader turns it for everybody.',
  look: 'You alone see these cards. A sentinel puts one of the next three back on top and discards the others; the Lookout may put one of the next five into the harbour. Discarded cards have no effect.',
  mission: 'This mission can only be claimed now. If you decline, you have to wait until it happens again.',
  'buy-crowns':
    'Each player may buy crowns at this price. Crowns bring influence at every shield on the track.',
  'buy-marker':
    'You may pay to put your leftmost marker into the box. You gain what lies under it, be it the ability, the trophy or crowns, but it is on no mission.',
};
