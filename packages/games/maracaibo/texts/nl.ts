import type { Content } from '../src/content.ts';
import { describePieces } from './describe.ts';
import { events } from './nl-events.ts';
import { CITY_ACTIONS, FIELDS } from './nl-fields.ts';
import { HELP } from './nl-help.ts';
import { helpConcerns } from './help-concerns.ts';
import { moves, prompts } from './nl-moves.ts';
import { GOODS, ITEMS, LINES, NATIONS, SCORES, SYNERGIES } from './nl-names.ts';
import { COMBAT_ACTIONS, LEGACY, PIECES, PRESTIGE, STORIES, UPGRADES, VILLAGE_ACTIONS } from './nl-pieces.ts';
import { REFUSALS } from './nl-refusals.ts';
import { speech } from './nl-speech.ts';
import { FACTS } from './nl-story.ts';
import { factsOf } from './facts.ts';
import type { MaracaiboTexts } from './maracaibo-texts.ts';

export function dutch(content: Content): MaracaiboTexts {
  const facts = factsOf(content);
  return {
    name: 'Maracaibo',
    tagline: 'Vaar vier keer door het Caribisch gebied en laat op elke kust je sporen na.',
    modes: {
      classic: 'Spel zonder campagne',
      solo: 'Solo tegen Jeanne',
      story: 'Het verhaal: De grijze was',
    },
    options: {
      chapter: 'Hoofdstuk',
      'chapter.1': 'Hoofdstuk 1',
      'chapter.2': 'Hoofdstuk 2',
      'chapter.3': 'Hoofdstuk 3',
      'chapter.4': 'Hoofdstuk 4',
      'chapter.5': 'Hoofdstuk 5',
      'chapter.6': 'Hoofdstuk 6',
      'chapter.7': 'Hoofdstuk 7',
      'chapter.8': 'Hoofdstuk 8',
      'chapter.9': 'Hoofdstuk 9',
      'chapter.10': 'Hoofdstuk 10',
      'chapter.11': 'Hoofdstuk 11',
      difficulty: 'Moeilijkheid (verhaalkaart)',
      'difficulty.easy': 'eenvoudig (75)',
      'difficulty.medium': 'gemiddeld (76)',
      'difficulty.hard': 'moeilijk (77)',
      jeanne: 'Sterkte van Jeanne',
      'jeanne.veryEasy': 'heel eenvoudig',
      'jeanne.easy': 'eenvoudig',
      'jeanne.medium': 'gemiddeld',
      'jeanne.hard': 'moeilijk',
      'jeanne.veryHard': 'heel moeilijk',
      armada: 'Met La Armada (3 carrières, 9 projectkaarten)',
      randomStart: 'De startspeler loten',
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
