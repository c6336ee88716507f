import type { Content } from '../src/content.ts';
import { describePieces } from './describe.ts';
import { events } from './fr-events.ts';
import { CITY_ACTIONS, FIELDS } from './fr-fields.ts';
import { HELP } from './fr-help.ts';
import { helpConcerns } from './help-concerns.ts';
import { moves, prompts } from './fr-moves.ts';
import { GOODS, ITEMS, LINES, NATIONS, SCORES, SYNERGIES } from './fr-names.ts';
import { COMBAT_ACTIONS, LEGACY, PIECES, PRESTIGE, STORIES, UPGRADES, VILLAGE_ACTIONS } from './fr-pieces.ts';
import { REFUSALS } from './fr-refusals.ts';
import { speech } from './fr-speech.ts';
import { FACTS } from './fr-story.ts';
import { factsOf } from './facts.ts';
import type { MaracaiboTexts } from './maracaibo-texts.ts';

export function french(content: Content): MaracaiboTexts {
  const facts = factsOf(content);
  return {
    name: 'Maracaibo',
    tagline: 'Faites quatre fois le tour des Caraïbes et laissez votre empreinte sur chaque côte.',
    modes: {
      classic: 'Mode classique',
      solo: 'Solo contre Jeanne',
      story: 'L’histoire\u00a0: La cire grise',
    },
    options: {
      chapter: 'Chapitre',
      'chapter.1': 'Chapitre 1',
      'chapter.2': 'Chapitre 2',
      'chapter.3': 'Chapitre 3',
      'chapter.4': 'Chapitre 4',
      'chapter.5': 'Chapitre 5',
      'chapter.6': 'Chapitre 6',
      'chapter.7': 'Chapitre 7',
      'chapter.8': 'Chapitre 8',
      'chapter.9': 'Chapitre 9',
      'chapter.10': 'Chapitre 10',
      'chapter.11': 'Chapitre 11',
      difficulty: 'Niveau de difficulté (carte Histoire)',
      'difficulty.easy': 'facile (75)',
      'difficulty.medium': 'moyen (76)',
      'difficulty.hard': 'difficile (77)',
      jeanne: 'Niveau de Jeanne',
      'jeanne.veryEasy': 'très facile',
      'jeanne.easy': 'facile',
      'jeanne.medium': 'moyen',
      'jeanne.hard': 'difficile',
      'jeanne.veryHard': 'très difficile',
      armada: 'Avec La Armada (3 carrières, 9 cartes Projet)',
      randomStart: 'Premier joueur tiré au sort',
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
