import type { BoardTopic } from './maracaibo-texts.ts';

/** The help that boards quote. */
export const HELP: Readonly<Record<BoardTopic, string>> = {
  'fight-for':
    'The token shows a combat value for each nation, and what it costs or brings to fight for it. Choose one nation; all you do in this combat is done for it.',
  combat:
    'Spend the combat value on combat actions, each of them once a turn. Combat points and spies of your ship raise the value by 1 each. What is left at the end is lost, and the token is yours.',
  draw: 'Draw card by card up to your hand limit: unseen from the deck, or from the row for a doubloon each. The row is refilled when your hand is full.',
  'influence-and-rank':
    'Red columns of an influence track are ranks. In the final scoring your rank in each nation is multiplied by the empty slots of its cubes plus a majority bonus. The player with most influence in a nation scores 3 VP.',
  upgrades:
    'Two discs lie on each of the twelve areas of your ship. Deliveries, cities, cards and quests remove discs; an empty area gives a reward at once or a lasting ability.',
  careers:
    'Complete an objective at its lower goal for doubloons and a spy, or wait for the higher goal, which brings VP as well. Each counts once. All three together bring 2 doubloons and 2 VP more.',
  solo: 'You play against Jeanne. An automa card says how far she sails and what she does; villages without a quest do not count for her. She scores for quests, and for being ahead of you in quests, upgrades and exploring.',
};
