/** English names and paragraphs about tiles, buildings, upgrades and the other pieces. */
import type { Explained, PieceTopic, Pieces } from './maracaibo-texts.ts';

export const PRESTIGE: Pieces = {
  abbey: { name: 'Abbey', help: 'At the end it scores 4 VP for each line your explorer has passed.' },
  palace: { name: 'Palace', help: 'At the end it scores 2 VP for each of your quest tiles.' },
  basilica: {
    name: 'Basilica',
    help: 'At the end it scores 4 VP for each of your spies on the board, 16 VP at most.',
  },
  citadel: {
    name: 'Citadel',
    help: 'At the end it scores 2 VP for each spy on your ship and for each combat point you have left.',
  },
  minster: { name: 'Minster', help: 'At the end it scores 3 VP for each of your synergy tokens.' },
  garrison: { name: 'Garrison', help: 'At the end it scores 2 VP for each of your combat tokens.' },
  academy: { name: 'Academy', help: 'At the end it scores 2 VP for each of your ship upgrades.' },
  cathedral: {
    name: 'Cathedral',
    help: 'At the end it scores twice the VP of your space on the doubloon income track, besides the track itself.',
  },
};

export const UPGRADES: Pieces = {
  U1: {
    name: 'Swift landing',
    help: 'As main action in a village you have 2 village actions after 2 to 4 movement and 3 after 5 or more.',
  },
  U2: { name: 'Larger cabin', help: 'Your hand limit is 6 cards.' },
  U3: { name: 'Good connections', help: 'Score 3 VP at once; from now on face-up cards cost you nothing.' },
  U4: { name: 'Strongbox', help: 'Gain 5 doubloons at once.' },
  U5: { name: 'Figurehead', help: 'Score 3 VP at once.' },
  U6: { name: 'Gilded stern', help: 'Score 6 VP at once. The Figurehead must be open first.' },
  U7: {
    name: 'Landing party',
    help: 'New combat action: annex a village for 2 of the combat value or capture one for 5. You gain 1 influence, 3 doubloons for each spy of yours there and 1 for each other spy there.',
  },
  U8: { name: 'Drill deck', help: 'New village action: gain 1 combat point and 1 doubloon.' },
  U9: {
    name: 'Trade hold',
    help: 'New village action: discard 3 cards with the same good for 2 doubloons and 2 VP. The Drill deck must be open first.',
  },
  U10: {
    name: 'Flag locker',
    help: 'New village action in a village without a cube: place a cube of any nation there for 1 influence in it and 1 doubloon. Four other areas must be open first.',
  },
  U11: {
    name: 'Captain’s choice',
    help: 'Choose at once: explorer up to 3 spaces, or 4 doubloons and 4 VP, or one influence marker to its next rank. Four other areas must be open first.',
  },
  U12: { name: 'Man-of-war', help: 'Score 10 VP at once. Six other areas must be open first.' },
};

const SKULL = 'No village action can be the main action here; quests and spies are still possible.';
const SLOW = 'The way marked costs 3 movement.';
const DISCS =
  'If you stop here, you may pay its price before your main action and move a disc of your choice from your ship to this tile. A full tile is closed.';

export const LEGACY: Pieces = {
  L1: {
    name: 'L1: Puerto Cabezas becomes a city',
    help: 'It has a market and a flag; its action is to fulfil the quest that lies on it, which is replaced at once. A cube of the village moves to the flag.',
  },
  L2: { name: 'L2: rough waters', help: SLOW },
  L3: {
    name: 'L3: fever in Cartagena',
    help: 'No city or village action is possible here, its city tile and its cube are gone, and no cube can be placed. When it is removed, another city tile is laid.',
  },
  L4: {
    name: 'L4: Santo Tomé',
    help: 'A new city for explorers at space 4 or beyond; sailing there and away costs 3 movement each. Take 2 village actions; a spy may be returned for 5 VP.',
  },
  L5: { name: 'L5: informers on Tortuga', help: 'If you stop here, you take 1 spy before your main action.' },
  L6: {
    name: 'L6: the treasure fleet',
    help: 'Combat action, twice in the game: once for 10 and once for 11 of the combat value, a cube goes on the tile and brings 3 influence and 8 doubloons.',
  },
  L7: {
    name: 'L7: Panamá',
    help: 'A new city for explorers at space 11 or beyond. Gain 3 combat points, then fight.',
  },
  L8: { name: 'L8: rough waters', help: SLOW },
  L9: {
    name: 'L9: the gold mine',
    help: 'Combat action, once in the game, for explorers at space 5 or beyond: for 8 of the combat value a cube goes on the tile and brings 12 doubloons.',
  },
  L10: { name: 'L10: the beacon', help: DISCS },
  L11: {
    name: 'L11: the toll',
    help: 'Sailing past costs 2 doubloons; who cannot pay must stop here. If you stop, you may pay its price before your main action and move a disc of your choice to this tile.',
  },
  L12: { name: 'L12: the granary', help: DISCS },
  L13: { name: 'L13: the ward', help: DISCS },
  L14: { name: 'L14: the battery', help: DISCS },
  L15: { name: 'L15: the reading room', help: DISCS },
  L16: { name: 'L16: the mole', help: DISCS },
  L17: { name: 'L17: the hall', help: DISCS },
  L18: { name: 'L18: rough waters', help: SLOW },
  L20: { name: 'L20: skull', help: SKULL },
  L21: { name: 'L21: skull', help: SKULL },
  L22: { name: 'L22: skull', help: SKULL },
  L23: { name: 'L23: skull', help: SKULL },
  L25: { name: 'L25: the last beacon', help: 'Who stops here scores 6 VP.' },
};

export const STORIES: Pieces = {
  75: { name: 'Calm waters (75)', help: 'The easy classic game: many quests and no legacy tiles.' },
  76: {
    name: 'Fresh winds (76)',
    help: 'The medium classic game: fewer quests, four legacy tiles and eight more project cards.',
  },
  77: {
    name: 'High seas (77)',
    help: 'The hard classic game: the fewest quests, seven legacy tiles and eight more project cards.',
  },
};

export const VILLAGE_ACTIONS: Pieces = {
  VA1: { name: 'Discard the hand', help: 'Discard your whole hand, at least one card, for 2 doubloons.' },
  VA2: { name: 'One doubloon', help: 'Gain 1 doubloon.' },
  VA3: {
    name: 'Buy or invest',
    help: 'Buy a card from your hand or your planning area, or invest in a prestige building.',
  },
  VU1: { name: 'Drill deck', help: UPGRADES['U8']?.help ?? '' },
  VU2: { name: 'Trade hold', help: UPGRADES['U9']?.help ?? '' },
  VU3: { name: 'Flag locker', help: UPGRADES['U10']?.help ?? '' },
};

export const COMBAT_ACTIONS: Pieces = {
  CA1: {
    name: 'Gain influence',
    help: 'For 2 of the combat value gain 1 influence in the nation you fight for, or for 5 gain 2.',
  },
  CA2: {
    name: 'Take a city',
    help: 'Annex a city without a cube for 4 of the combat value, or capture one with another nation’s cube for 6. You place a cube, gain 1 influence and take the bonus of the flag.',
  },
  CA3: { name: 'Take a village', help: UPGRADES['U7']?.help ?? '' },
  CA6: { name: 'Escort the treasure fleet', help: LEGACY['L6']?.help ?? '' },
  CA7: { name: 'Seize the gold mine', help: LEGACY['L9']?.help ?? '' },
};

export const PIECES: Readonly<Record<PieceTopic, Explained>> = {
  'project-card': {
    name: 'project card',
    help: 'Buy it for what it does and for its VP at the end, or discard it from your hand as the good or the item it shows.',
  },
  spy: {
    name: 'spy',
    help: 'Spies wait on your ship until a card sends them to a place. Stop there and use the spy’s action, or score 2 VP when you leave it unused.',
  },
  ship: { name: 'ship', help: 'Your ship sails 1 to 7 steps each turn, always along the arrows.' },
  explorer: {
    name: 'explorer',
    help: 'The explorer walks along its track; the space where it stops brings a reward, and so do the three lines it passes.',
  },
  disc: {
    name: 'disc',
    help: 'Two discs cover each of the twelve areas of your ship. Once both are gone, the area is open.',
  },
  cube: {
    name: 'cube',
    help: 'A cube shows which nation holds a place. Each nation has 13; the fewer are left beside its track, the more your rank there is worth.',
  },
  doubloon: {
    name: 'doubloon',
    help: 'Doubloons pay for cards and buildings. At the end they are worth nothing.',
  },
  'combat-point': {
    name: 'combat point',
    help: 'In a combat each point spent raises the value by 1. You can have 8 at most.',
  },
  'combat-token': {
    name: 'combat token',
    help: 'A combat begins with a token: it shows for each nation how strong you are, and what it costs or brings to fight for it. Afterwards you keep it.',
  },
  quest: {
    name: 'quest',
    help: 'Stop where a quest lies and pay its cost to fulfil it. Your fourth quest brings 3 VP, each later one 2 VP.',
  },
  compass: {
    name: 'compass',
    help: 'Part of every quest’s reward counts once for each compass. You begin with one.',
  },
  synergy: {
    name: 'synergy token',
    help: 'There are five symbols, and you can have one token of each. Some income only counts with a certain token, even if it comes later.',
  },
  good: { name: 'good', help: 'Sugar, tobacco or corn: every project card shows one of them.' },
  item: { name: 'item', help: 'Book, spyglass, healing herb or map: every project card shows one of them.' },
  market: {
    name: 'market',
    help: 'A card with the good of the market and one of your discs fill a space. All discs are cleared away after each round.',
  },
  flag: {
    name: 'flag',
    help: 'Each city has a flag with a bonus for the player who places a cube on it in combat.',
  },
  influence: {
    name: 'influence',
    help: 'Your marker moves along a nation’s track. On the last space every further step is 2 VP instead.',
  },
  rank: {
    name: 'rank',
    help: 'The red columns of the influence track show your rank of nobility in that nation.',
  },
  multiplier: {
    name: 'multiplier',
    help: 'At the end your rank in each nation is multiplied: by its empty slots, plus 2 for the nation with most cubes in play and 1 for the second.',
  },
  'doubloon-income': {
    name: 'doubloon income',
    help: 'It brings doubloons after rounds I to III and the VP printed beside it at the end. Beyond 34 it raises the point income.',
  },
  'point-income': {
    name: 'point income',
    help: 'It brings VP at every scoring. At 20 you score 20 VP for each scoring still to come, and the marker starts again.',
  },
  career: {
    name: 'career',
    help: 'Three objectives, each with a lower and a higher goal. Completing all three makes you an admiral.',
  },
  prestige: {
    name: 'prestige building',
    help: 'Invest doubloons and a spy, once in each building, for its VP at the end. The first investor scores 2 VP at once.',
  },
  upgrade: {
    name: 'ship upgrade',
    help: 'An open area of your ship: a reward at once or a lasting ability.',
  },
  'city-tile': { name: 'city tile', help: 'Shows the market and the action of a city in this game.' },
  'legacy-tile': { name: 'legacy tile', help: 'Changes a place or a way; story cards bring it into play.' },
  'story-card': {
    name: 'story card',
    help: 'Says where quests are laid at the start and after each round, and which legacy tiles are in play.',
  },
  'automa-card': { name: 'automa card', help: 'Says how far Jeanne sails and what she does there.' },
  armada: {
    name: 'La Armada',
    help: 'A small expansion: three careers and nine project cards about the fleets of the nations.',
  },
};
