import type { StoryTexts, VoteNames } from './story-texts.ts';

export function story(names: VoteNames): StoryTexts {
  const name = (id: string) => names[id] ?? id;
  const list = (ids: readonly string[]) => ids.map(name).join(', ');
  return {
    prompts: {
      page: ({ seat, reader }, context) =>
        seat === reader
          ? `${context.seat(seat)}\u00a0: lisez la page à voix haute`
          : `${context.seat(seat)}\u00a0: lisez la page, ou écoutez ${context.seat(reader)}`,
      vote: ({ seat, vote, tied }, context) =>
        tied
          ? `${context.seat(seat)}\u00a0: égalité des voix, à vous de trancher`
          : `${context.seat(seat)}\u00a0: ${name(vote)}\u202f?`,
    },
    moves: {
      read: () => 'c’est lu',
      'turn-page': () => 'tourner la page pour tout le monde',
      vote: ({ choice }) => `voter\u00a0: ${name(choice)}`,
    },
    events: {
      page: ({ reader }, context) => `${context.seat(reader)} lit une page de l’histoire`,
      'page-turned': ({ seat }, context) => `${context.seat(seat)} tourne la page`,
      'vote-asked': ({ vote, choices }) => `On vote\u00a0: ${name(vote)}\u202f? (${list(choices)})`,
      voted: ({ seat, choice }, context) => `${context.seat(seat)} vote\u00a0: ${name(choice)}`,
      'voted-secretly': ({ seat }, context) => `${context.seat(seat)} a voté`,
      'votes-shown': ({ votes }, context) =>
        `Les votes\u00a0: ${votes.map((choice, seat) => `${context.seat(seat)} ${name(choice)}`).join(', ')}`,
      'vote-tied': ({ seat, tied }, context) =>
        `Égalité des voix (${list(tied)})\u00a0: ${context.seat(seat)} tranche`,
      'vote-decided': ({ choice }) => `C’est décidé\u00a0: ${name(choice)}`,
    },
  };
}
