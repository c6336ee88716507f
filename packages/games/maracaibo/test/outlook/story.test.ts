import { describe, expect, test } from 'vitest';
import { storyPosition } from '../story-table.ts';
import { StoryOutlook } from '../../src/outlook/story.ts';
import { outlook } from './random-games.ts';

const story = new StoryOutlook(outlook.sight);

describe('MA-27.7 the story', () => {
  test('MA-28.15: a card in play says what its quest asks and brings, and where it waits', () => {
    const view = storyPosition([{ combatPoints: 1 }, { combatPoints: 0 }]).view(0);
    const [card] = story.cards(view);
    expect(card).toMatchObject({ id: '01', chapter: 1, side: false, page: '01-front', fulfilled: false });
    expect(card?.task).toMatchObject({ is: 'quest', at: '15', holder: undefined });
    expect(card?.task.is === 'quest' && card.task.pay).toEqual([{ op: 'combatPoints', n: 1 }]);
    expect([0, 1].map((seat) => story.canPay(view, seat, '01'))).toEqual([true, false]);
    expect(story.cardOfTile(view, card?.task.tile ?? '')?.id).toBe('01');
  });

  test('MA-28.15: a voyage that a quest asks for is not missing in the stores', () => {
    const view = storyPosition([{ combatPoints: 0 }, {}], { storyCards: ['03'] }).view(0);
    expect(story.canPay(view, 0, '03')).toBe(true);
    expect(story.canPay(view, 0, '01')).toBe(false);
  });

  test('MA-28.18, MA-28.19: a taken tile has a holder, who reads', () => {
    const view = storyPosition([{}, {}], { storyTaken: { '01': 1 } }).view(0);
    const [card] = story.cards(view);
    expect(card).toMatchObject({ fulfilled: true, task: { at: '', holder: 1 } });
    expect(story.readerOf(view, '01')).toBe(1);
  });

  test('MA-28.19: for discs it is who ended the round, which cannot be seen', () => {
    const view = storyPosition([{}, {}], {
      chapter: '3',
      storyCards: ['14', '13'],
      tileDiscs: { L13: 3 },
    }).view(0);
    const cards = story.cards(view);
    expect(cards.map(({ id }) => id)).toEqual(['13', '14']);
    expect(cards[1]?.task).toEqual({ is: 'discs', tile: 'L13', discs: 3, spaces: 4 });
    expect(story.readerOf(view, '14')).toBeUndefined();
  });

  test('MA-28.17, MA-28.19: Jeanne holds a tile, and the person reads', () => {
    const view = storyPosition([{}], { storyTaken: { '01': 1 } }).view(0);
    expect(story.cards(view)[0]?.task).toMatchObject({ holder: 'jeanne' });
    expect(story.readerOf(view, '01')).toBe(0);
  });

  test('MA-28.8 to MA-28.11: pages say what is done, for this number of players', () => {
    const view = storyPosition([{}, {}], { chapter: '3', storyCards: ['17'], legacy: ['L20'] }).view(0);
    expect(story.instructionsOn(view, '02-front')).toEqual([
      { op: 'addTile', tiles: ['L5'] },
      { op: 'story', at: '8' },
      { op: 'quests', at: [{ location: '6', players: [1, 2, 3, 4] }] },
    ]);
    expect(story.instructionsOn(view, '06-back')).toEqual([{ op: 'removeTile', tiles: ['L10'] }]);
    const [fever] = story.instructionsOn(view, '17-back');
    expect(fever).toMatchObject({ op: 'removeTile', tiles: ['L3', 'L20', 'L21', 'L22'] });
    expect(story.instructionsOn(view, 'chapter-1')).toEqual([]);
  });
});
