import type { HelpTopic } from './francis-drake-texts.ts';

export const HELP: Readonly<Record<HelpTopic, string>> = {
  overview:
    'Three times you fit out a ship in Plymouth and sail to the Caribbean, to raid Spanish towns, forts and galleons and to trade. In the street you collect crew, guns, barrels and help; at sea you place numbered missions in secret. After the third voyage goods and treasure are counted, and the most points win.',
  provisioning:
    'The street is walked one way. In loading order everybody places a disc on a place further along, takes what it gives, and waits for the next turn. What you pass by is lost to you.',
  street:
    'Place a disc on a free place ahead of your last one and take what it gives. Or pass: your ship goes to the next departure dock, and you will sail in that order.',
  drake: 'Your second disc goes on Drake. You get 2 crew and 2 guns; choose one more crew or one more gun.',
  departure:
    'The first player to leave the street sails first. Sailing first means placing missions with less knowledge, but winning ties between equal numbers.',
  tokens:
    'Each fort has a hidden troop token and each galleon a hidden frigate token that adds to its strength: 0, 1 or 2. Only the player who placed them knows them, until the first attack turns them over.',
  frigates:
    'Lay the frigate tokens beside the galleons. Put low ones where you mean to attack and high ones where you expect the others.',
  troops:
    'Lay the troop tokens at the forts. Put low ones where you mean to attack and high ones where you expect the others.',
  zones: 'The chart has four zones. With two barrels you reach zones 1 and 2, with four barrels all of them.',
  mission:
    'Place one of your discs face down on a destination within reach where you have none. Low numbers act earlier and find the treasure still there; high numbers can be kept for places where nobody else goes.',
  missions:
    'When all discs are turned over, the missions are carried out one by one. Only two attacks on a destination can succeed, so who comes first matters.',
  order:
    'First the Golden Hind, then all discs 1, then 2, 3 and 4. Equal numbers go by sailing order. Discs that find no circle wait in case one before them fails.',
  informer:
    'Look at the discs on one destination where you have one, and then swap two of your own if you like. Or look at the token of a fort or galleon where you have a disc, and move that disc if you like.',
  swap: 'You have seen who comes when. You may swap two of your own discs, wherever they lie.',
  redirect: 'You have seen the token. You may move your disc to another destination within reach.',
  attack:
    'If you attack, you pay the crew and guns it takes and score the points; the first also takes the treasure. A token face down may make it more than you can pay; then nothing is lost but the mission.',
  towns: 'A town takes 1 crew. There is no token and no surprise.',
  forts: 'A fort takes crew for its troops and the hidden token, and guns. With a pinnace you need no guns.',
  galleons: 'A galleon takes guns for its tile and the hidden token. You must have a galleon yourself.',
  ports:
    'In a trade port you give one trade cube for one of the goods that are left. Who comes first has the choice.',
  trade: 'Choose one of the goods for your trade cube. Goods are kept to the end and score in sets.',
  home: 'You may sail home now or go on to your next mission. The first two who come home before disc 4 with a conquest score 2 and 1 points.',
  conquests:
    'At the end of each voyage you score for the kinds of places you have conquered: 1 point for one kind, 4 for two, 10 for a town, a fort and a galleon.',
  chest:
    'Treasure goes into your chest, which nobody else may look into. At the end silver is worth 3 points, gold 4 and a jewel 5.',
  goods:
    'Four different goods score 26 points, three 16, two 8, a single one 2. Each of your goods counts in one set.',
  'golden-hind': 'A fifth mission for this voyage, resolved before all others.',
  'ghost-ship':
    'A disc without a mission: it lies among the others until they are turned over, and then disappears. It lets you wait and mislead.',
  end: 'After the third voyage goods and chests are added. If tied, the ship that came home first is ahead.',
  variants:
    'The street may be shuffled for the first voyage too. With all tokens, admiral and governor choose from twice as many.',
};
