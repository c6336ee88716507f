import type { BoardTopic, HelpTopic } from './maracaibo-texts.ts';

/** The help that only the text table and the help itself show. */
export const TOPICS: Readonly<Record<Exclude<HelpTopic, BoardTopic>, string>> = {
  overview:
    'In four rounds you sail around the Caribbean, stop where it suits you and carry out one main action at each stop. Cards, combat, quests, the explorer and your ship all bring victory points (VP). A round ends as soon as one ship is home, so do not dawdle. Most VP after round IV wins.',
  turn: 'First sail 1 to 7 steps, then carry out one main action at that place, then draw up to your hand limit. Planning a card and completing a career objective are free at any moment of the main action. You never have to take a main action.',
  'opening-plan':
    'One of your eight first cards goes to your planning area. You can buy it from there later, and it does not count as a card in your hand.',
  'opening-discard': 'Three of your first cards are discarded; four stay in your hand.',
  'opening-career':
    'Keep one of two careers. Its three objectives bring doubloons and three more spies during the game.',
  sail: 'Your ship moves along the arrows, at least one step and as many as you have movement; at a fork you choose. Every homeward space stops you. The more movement you spend, the more village actions you have, but fast ships stop less often.',
  tip: 'A card of yours pays whenever any ship stops where you have a spy. Choose between VP and doubloons.',
  'tile-offer':
    'Before your main action you may pay the price of this tile and move a disc of your choice from your ship to it. This can open an upgrade at once.',
  main: 'Choose exactly one: the action of a city, village actions, a quest lying here, or one of your spies here. Every spy of yours here that you leave unused brings 2 VP. Free actions are possible before and after.',
  city: 'In a city you may first deliver one good and then carry out its action. Either part can be left out. To deliver, discard a card from your hand that shows the good of the market: a disc of your choice goes from your ship to the market. On homeward spaces nothing is delivered.',
  village:
    'For each village action gain 1 doubloon, discard your whole hand for 2, buy a card or invest in a building, or use an action of your ship or your cards. You may do the same thing several times. Some actions end your village actions for this turn.',
  influence: 'Choose the nation whose track you climb. All of this influence goes to one nation.',
  rank: 'Your marker of this nation jumps to the next red column.',
  disc: 'Choose the area from which a disc goes. When both discs of an area are gone, it is open and its upgrade works. Some areas wait until others are open.',
  explore:
    'Your explorer moves forward, at least one space and up to the number given. Spaces with other explorers are skipped and not counted. Only the space where it stops brings its reward; on a quest space you may fulfil the quest.',
  pay: 'Discard cards from your hand for the symbols asked for. A card counts for its good or for its item, never for both.',
  'cube-nation':
    'Choose the nation whose cube is placed. Fewer cubes in reserve make every rank in it worth more.',
  cube: 'Choose the village. It brings nothing more than the cube itself.',
  synergy: 'Take a token you do not have yet. Income of your cards that waits for it begins at once.',
  quest: 'Your explorer stands on a quest. If you fulfil it, nobody will stop on this space again.',
  'city-quest':
    'This city has a quest of its own. You may fulfil it as its action, also after a delivery; a new one takes its place at once.',
  assign:
    'Put as many spies as you like from your ship on this card, for doubloon income. They stay there until the end of the game.',
  skull: 'Choose a skull tile in play, which leaves the board, or none.',
  after: 'Your main action is over. You may still plan cards and complete objectives; then you draw.',
  buying:
    'At every scoring each player may buy one card or invest in one building, or else scores 2 VP. Nothing can be planned at this moment.',
  choose: 'Choose one of the effects; the others are lost.',
  next: 'Choose what comes first; all of it will be carried out.',
  may: 'You may take this offer or leave it.',
  spies:
    'A card can send a spy to a place. When you stop there on a later turn, the spy’s action on the card can be your main action. Each spy that you pass or do not use brings 2 VP, also when ships return to Havana.',
  quests:
    'A quest has a cost and a reward; part of the reward counts once for each of your compasses. The tile goes to your ship: the fourth brings 3 VP, each later one 2 VP.',
  income:
    'Doubloon income and point income are paid after each round. Cards raise them, some only together with a synergy token; if the token comes later, the income rises then.',
  prestige:
    'Whenever you may buy a card, you may invest in an open prestige building instead: pay its doubloons and put a spy on it. You take its synergy token and score for it at the end. The first investor in a building scores 2 VP.',
  homeward:
    'Every ship must stop on each homeward space: combat or explorer on the first, then 3 VP, and 5 VP on the last of round IV. Reaching the end of the way ends the round after that turn.',
  'interim-scoring':
    'After rounds I to III, in this order: buying or 2 VP, income, markets cleared, a new row, the next prestige building, new quests, ships back to Havana. The player to the left of the one who ended the round begins the next.',
  'final-scoring':
    'After round IV: buying or 2 VP, point income and the VP of the doubloon track, cards and prestige buildings, 3 VP for most influence in each nation, then rank times multiplier. Ties share the victory.',
  armada:
    'La Armada adds three careers and nine project cards. Its careers ask how many cubes of one nation are in play.',
  legacy:
    'Legacy tiles change the board: new cities, dearer ways, places with a bonus, closed places and new combat actions. Story cards 76 and 77 bring some of them into the classic game.',
  page: 'Read the page and say so. It is turned when all have read it, or when its reader turns it for everyone.',
  vote: 'All vote at once, unseen, for the way that the story takes. Most votes win; if they are equal, the reader of the page decides.',
  story:
    'A story of eleven chapters goes on from game to game. Story cards lay a tile at a place: fulfil its quest there, or fill the tile that the card waits for. At each scoring cards that are done are turned over; the table reads, votes, and takes the next one. Legacy tiles stay on the board for the next game.',
};
