/** The story in words, French. What its pages say stands in `pages/`. */
import { story } from '@captains-table/kernel/story/fr';
import type { Facts } from './facts.ts';
import { storyFacts, voteNames } from './story-names.ts';
import { LEGACY } from './fr-pieces.ts';
import { speech } from './fr-speech.ts';
import { good, item, placesIn } from './fr-words.ts';
import type { MaracaiboTexts, Names } from './maracaibo-texts.ts';
import type { ThingWords } from './things.ts';
import { thingWords } from './things.ts';

/** The words of a choice stand on its page, so here it is only told from the others. */
export function storyTexts(facts: Facts): ReturnType<typeof story> {
  return story(voteNames(facts, 'quelle voie l’histoire prend-elle', (letter) => `la voie ${letter}`));
}

export function storyEvents(facts: Facts) {
  const { questName, title }: ThingWords = thingWords(facts, speech, { good, item });
  const { atPlace } = placesIn(facts);
  const names = (cards: readonly string[]) => cards.map(title).join(', ');
  return {
    'story-card': ({ card }) => `La carte Histoire ${card} entre en jeu`,
    'story-card-waits': ({ card }) => `La carte Histoire ${card} est posée pour la prochaine partie`,
    'story-card-done': ({ card, seat }, context) =>
      `${context.seat(seat)} retourne la carte Histoire ${card}`,
    'story-card-dropped': ({ card }) =>
      `La carte Histoire ${card} quitte le jeu, une autre a besoin de sa tuile`,
    'story-tile-laid': ({ tile, at }) => `La ${questName(tile)} est posée ${atPlace(at)}`,
    'story-cards-discarded': ({ cards }) => `Cartes ajoutées à la défausse\u00a0: ${names(cards)}`,
    'story-cards-shuffled-in': ({ cards }) => `Cartes mélangées à la pioche\u00a0: ${names(cards)}`,
    'story-ended': () => 'L’histoire est terminée',
    ...storyTexts(facts).events,
  } satisfies Partial<MaracaiboTexts['events']>;
}

/** What the logbook tells besides pages. */
export const FACTS: Names = storyFacts(LEGACY, {
  games: 'Parties jouées',
  best: 'Meilleur score',
  projects: 'Cartes Projet de l’histoire',
});
