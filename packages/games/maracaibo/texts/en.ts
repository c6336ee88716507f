import type { Content } from '../src/content.ts';
import { describePieces } from './describe.ts';
import { events } from './en-events.ts';
import { CITY_ACTIONS, FIELDS } from './en-fields.ts';
import { HELP } from './en-help.ts';
import { helpConcerns } from './help-concerns.ts';
import { moves, prompts } from './en-moves.ts';
import { GOODS, ITEMS, LINES, NATIONS, SCORES, SYNERGIES } from './en-names.ts';
import { COMBAT_ACTIONS, LEGACY, PIECES, PRESTIGE, STORIES, UPGRADES, VILLAGE_ACTIONS } from './en-pieces.ts';
import { REFUSALS } from './en-refusals.ts';
import { speech } from './en-speech.ts';
import { FACTS } from './en-story.ts';
import { factsOf } from './facts.ts';
import type { MaracaiboTexts } from './maracaibo-texts.ts';

export function english(content: Content): MaracaiboTexts {
  const facts = factsOf(content);
  return {
    name: 'Maracaibo',
    tagline: 'Sail around the Caribbean four times and leave your mark on every coast.',
    modes: { classic: 'Classic game', solo: 'Solo against Jeanne', story: 'The story: The grey wax' },
    options: {
      chapter: 'Chapter',
      'chapter.1': 'Chapter 1',
      'chapter.2': 'Chapter 2',
      'chapter.3': 'Chapter 3',
      'chapter.4': 'Chapter 4',
      'chapter.5': 'Chapter 5',
      'chapter.6': 'Chapter 6',
      'chapter.7': 'Chapter 7',
      'chapter.8': 'Chapter 8',
      'chapter.9': 'Chapter 9',
      'chapter.10': 'Chapter 10',
      'chapter.11': 'Chapter 11',
      difficulty: 'Difficulty (story card)',
      'difficulty.easy': 'easy (75)',
      'difficulty.medium': 'medium (76)',
      'difficulty.hard': 'hard (77)',
      jeanne: 'Jeanne’s strength',
      'jeanne.veryEasy': 'very easy',
      'jeanne.easy': 'easy',
      'jeanne.medium': 'medium',
      'jeanne.hard': 'hard',
      'jeanne.veryHard': 'very hard',
      armada: 'With La Armada (3 careers, 9 project cards)',
      randomStart: 'Draw the first player at random',
    },
    nations: NATIONS,
    goods: GOODS,
    items: ITEMS,
    synergies: SYNERGIES,
    lines: LINES,
    prestige: PRESTIGE,
    upgrades: UPGRADES,
    legacy: LEGACY,
    stories: STORIES,
    villageActions: VILLAGE_ACTIONS,
    combatActions: COMBAT_ACTIONS,
    pieces: PIECES,
    cityActions: CITY_ACTIONS,
    scores: SCORES,
    facts: FACTS,
    rivals: { jeanne: 'Jeanne' },
    help: HELP,
    helpConcerns,
    prompts: prompts(facts),
    moves: moves(facts),
    events: events(facts),
    refusals: REFUSALS,
    view: { fields: FIELDS },
    ...describePieces(facts, speech),
  };
}
