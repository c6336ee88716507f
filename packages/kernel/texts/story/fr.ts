import type { StoryTexts, VoteNames } from './story-texts.ts';

export function story(names: VoteNames): StoryTexts {
  const name = (id: string) => names[id] ?? id;
  const list = (ids: readonly string[]) => ids.map(name).join(', ');
  return {
    prompts: {
      page: ({ seat, reader }, scene) =>
        seat === reader
          ? `${scene.seat(seat)}\u00a0: lisez la page à voix haute`
          : `${scene.seat(seat)}\u00a0: lisez la page, ou écoutez ${scene.seat(reader)}`,
      vote: ({ seat, vote, tied }, scene) =>
        tied
          ? `${scene.seat(seat)}\u00a0: égalité des voix, à vous de trancher`
          : `${scene.seat(seat)}\u00a0: ${name(vote)}\u202f?`,
    },
    moves: {
      read: () => 'c’est lu',
      'turn-page': () => 'tourner la page pour tout le monde',
      vote: ({ choice }) => `voter\u00a0: ${name(choice)}`,
    },
    events: {
      page: ({ reader }, scene) => `${scene.seat(reader)} lit une page de l’histoire`,
      'page-turned': ({ seat }, scene) => `${scene.seat(seat)} tourne la page`,
      'vote-asked': ({ vote, choices }) => `On vote\u00a0: ${name(vote)}\u202f? (${list(choices)})`,
      voted: ({ seat, choice }, scene) => `${scene.seat(seat)} vote\u00a0: ${name(choice)}`,
      'voted-secretly': ({ seat }, scene) => `${scene.seat(seat)} a voté`,
      'votes-shown': ({ votes }, scene) =>
        `Les votes\u00a0: ${votes.map((choice, seat) => `${scene.seat(seat)} ${name(choice)}`).join(', ')}`,
      'vote-tied': ({ seat, tied }, scene) =>
        `Égalité des voix (${list(tied)})\u00a0: ${scene.seat(seat)} tranche`,
      'vote-decided': ({ choice }) => `C’est décidé\u00a0: ${name(choice)}`,
    },
  };
}
