import { describe, expect, it } from 'vitest';
import type { AnyGame, ModeSpec } from '@captains-table/kernel';
import { loadRules } from '@captains-table/catalogue';
import {
  chapterOption,
  isCampaignMode,
  metaForChapter,
  optionsFor,
  withoutChapterChoice,
} from '../../src/campaigns/chapter-options.ts';

const TALE: ModeSpec = {
  id: 'tale',
  players: { min: 1, max: 4 },
  options: [
    { id: 'chapter', type: 'choice', choices: ['1', '2', '3'], default: '1' },
    { id: 'storms', type: 'boolean', default: false },
  ],
};

/** A game with a mode that tells a story beside its others. */
async function gameWithTale(): Promise<AnyGame> {
  const game = await loadRules('tic-tac-toe');
  if (game === undefined) throw new Error('no game');
  const none = () => {
    throw new Error('not asked here');
  };
  const campaign = { modes: ['tale'], begin: none, next: none, after: none, view: none, read: none };
  return { ...game, meta: { ...game.meta, modes: [...game.meta.modes, TALE] }, campaign };
}

describe('the form for a chapter', () => {
  it('does not ask which chapter: that follows from the story', async () => {
    const game = await gameWithTale();
    expect(isCampaignMode(game, 'tale')).toBe(true);
    const tale = withoutChapterChoice(game).modes.find(({ id }) => id === 'tale');
    expect(tale?.options.map(({ id }) => id)).toEqual(['storms']);
  });

  it('has the modes of the campaign, for as many players as the chapter takes', async () => {
    const meta = metaForChapter(await gameWithTale(), { min: 2, max: 6 });
    expect(meta.modes.map(({ id, players }) => [id, players])).toEqual([['tale', { min: 2, max: 4 }]]);
  });

  it('asks for a chapter only where one was chosen freely', async () => {
    const game = await gameWithTale();
    const chosen = { mode: 'tale', storms: true };
    expect(optionsFor(game, chosen, undefined)).toEqual(chosen);
    expect(optionsFor(game, chosen, 3)).toEqual({ ...chosen, chapter: '3' });
    expect(chapterOption(game, 'tale', 4)).toBeUndefined();
    expect(chapterOption(game, 'no-tale', 1)).toBeUndefined();
  });
});
