/** The story in words, Dutch. What its pages say stands in `pages/`. */
import { story } from '@captains-table/kernel/story/nl';
import type { Facts } from './facts.ts';
import { storyFacts, voteNames } from './story-names.ts';
import { LEGACY } from './nl-pieces.ts';
import { speech } from './nl-speech.ts';
import { good, item } from './nl-words.ts';
import type { MaracaiboTexts, Names } from './maracaibo-texts.ts';
import type { ThingWords } from './things.ts';
import { thingWords } from './things.ts';

/** The words of a choice stand on its page, so here it is only told from the others. */
export function storyTexts(facts: Facts): ReturnType<typeof story> {
  return story(voteNames(facts, 'welke weg neemt het verhaal', (letter) => `weg ${letter}`));
}

export function storyEvents(facts: Facts) {
  const { questName, title, place }: ThingWords = thingWords(facts, speech, { good, item });
  const names = (cards: readonly string[]) => cards.map(title).join(', ');
  return {
    'story-card': ({ card }) => `Verhaalkaart ${card} komt in het spel`,
    'story-card-waits': ({ card }) => `Verhaalkaart ${card} ligt klaar voor het volgende spel`,
    'story-card-done': ({ card, seat }, context) => `${context.seat(seat)} draait verhaalkaart ${card} om`,
    'story-card-dropped': ({ card }) =>
      `Verhaalkaart ${card} gaat uit het spel: een andere heeft haar tegel nodig`,
    'story-tile-laid': ({ tile, at }) => `De ${questName(tile)} komt bij ${place(at)}`,
    'story-cards-discarded': ({ cards }) => `Op de aflegstapel gelegd: ${names(cards)}`,
    'story-cards-shuffled-in': ({ cards }) => `Door de trekstapel geschud: ${names(cards)}`,
    'story-ended': () => 'Het verhaal is uit',
    ...storyTexts(facts).events,
  } satisfies Partial<MaracaiboTexts['events']>;
}

/** What the logbook tells besides pages. */
export const FACTS: Names = storyFacts(LEGACY, {
  games: 'Gespeelde spellen',
  best: 'Hoogste score tot nu toe',
  projects: 'Projectkaarten van het verhaal',
});
