/** What is new in The Adventure Begins, for those who know the harbour. */
import type { MoreLessons } from '../../../learn/lesson.ts';
import { does as doesAny } from '../../../learn/steps.ts';
import type { Move } from '../board/table.ts';

const does: (...kinds: readonly Move['kind'][]) => MoreLessons['lessons'][number]['steps'][number] = doesAny;

const MODE = 'adventure-cooperative';
const CHAPTER = {
  options: { mode: MODE, chapter: '1' },
  missions: ['10'],
  event: 'event-fair-wind',
  events: ['event-alms', 'event-regatta'],
};
const JOOST = { adventurer: 'officer-scott', coins: 3 };

export const adventureLessons: MoreLessons = {
  options: { mode: MODE },
  lessons: [
    {
      id: 'event',
      position: {
        ...CHAPTER,
        event: 'event-sea-fog',
        players: [{ adventurer: 'grace-may', coins: 3 }, JOOST],
        harbour: ['yellow 1/1', 'blue 2/2'],
        deck: ['blue 3/5', 'sailor'],
      },
      steps: [does('draw'), does('repel')],
    },
    {
      id: 'cargo',
      position: {
        ...CHAPTER,
        players: [{ adventurer: 'grace-may', coins: 3 }, JOOST],
        harbour: ['yellow 1/1', 'adventure-ares-book-01', 'sailor'],
        phase: 'trade',
      },
      steps: [does('keep')],
    },
    {
      id: 'mission',
      position: {
        ...CHAPTER,
        players: [
          {
            adventurer: 'grace-may',
            coins: 3,
            cargo: ['adventure-ares-book-01', 'adventure-ares-herbs-01'],
          },
          JOOST,
        ],
        harbour: ['yellow 1/1'],
      },
      steps: [does('mission')],
    },
  ],
};
