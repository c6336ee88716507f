/** The story in words, English. What its pages say stands in `pages/`. */
import { story } from '@captains-table/kernel/story/en';
import type { Facts } from './facts.ts';
import { storyFacts, voteNames } from './story-names.ts';
import { LEGACY } from './en-pieces.ts';
import { speech } from './en-speech.ts';
import { good, item } from './en-words.ts';
import type { MaracaiboTexts, Names } from './maracaibo-texts.ts';
import type { ThingWords } from './things.ts';
import { thingWords } from './things.ts';

/** The words of a choice stand on its page, so here it is only told from the others. */
export function storyTexts(facts: Facts): ReturnType<typeof story> {
  return story(voteNames(facts, 'which way shall the story take', (letter) => `way ${letter}`));
}

export function storyEvents(facts: Facts) {
  const { questName, title, place }: ThingWords = thingWords(facts, speech, { good, item });
  const names = (cards: readonly string[]) => cards.map(title).join(', ');
  return {
    'story-card': ({ card }) => `Story card ${card} comes into play`,
    'story-card-waits': ({ card }) => `Story card ${card} is laid out for the next game`,
    'story-card-done': ({ card, seat }, context) => `${context.seat(seat)} turns over story card ${card}`,
    'story-card-dropped': ({ card }) => `Story card ${card} leaves play: another needs its tile`,
    'story-tile-laid': ({ tile, at }) => `${questName(tile)} is laid at ${place(at)}`,
    'story-cards-discarded': ({ cards }) => `Put on the discard pile: ${names(cards)}`,
    'story-cards-shuffled-in': ({ cards }) => `Shuffled into the deck: ${names(cards)}`,
    'story-ended': () => 'The story is over',
    ...storyTexts(facts).events,
  } satisfies Partial<MaracaiboTexts['events']>;
}

/** What the logbook tells besides pages. */
export const FACTS: Names = storyFacts(LEGACY, {
  games: 'Games so far',
  best: 'Highest score so far',
  projects: 'Project cards of the story',
});
