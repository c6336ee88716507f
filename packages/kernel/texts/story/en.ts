import type { StoryTexts, VoteNames } from './story-texts.ts';

export function story(names: VoteNames): StoryTexts {
  const name = (id: string) => names[id] ?? id;
  const list = (ids: readonly string[]) => ids.map(name).join(', ');
  return {
    prompts: {
      page: ({ seat, reader }, scene) =>
        seat === reader
          ? `${scene.seat(seat)}: read the page aloud`
          : `${scene.seat(seat)}: read the page, or listen to ${scene.seat(reader)}`,
      vote: ({ seat, vote, tied }, scene) =>
        tied ? `${scene.seat(seat)}: the vote is tied, you decide` : `${scene.seat(seat)}: ${name(vote)}?`,
    },
    moves: {
      read: () => 'I have read it',
      'turn-page': () => 'turn the page for everyone',
      vote: ({ choice }) => `vote: ${name(choice)}`,
    },
    events: {
      page: ({ reader }, scene) => `${scene.seat(reader)} reads a page of the story`,
      'page-turned': ({ seat }, scene) => `${scene.seat(seat)} turns the page`,
      'vote-asked': ({ vote, choices }) => `A vote: ${name(vote)}? (${list(choices)})`,
      voted: ({ seat, choice }, scene) => `${scene.seat(seat)} votes: ${name(choice)}`,
      'voted-secretly': ({ seat }, scene) => `${scene.seat(seat)} has voted`,
      'votes-shown': ({ votes }, scene) =>
        `The votes: ${votes.map((choice, seat) => `${scene.seat(seat)} ${name(choice)}`).join(', ')}`,
      'vote-tied': ({ seat, tied }, scene) => `The vote is tied (${list(tied)}): ${scene.seat(seat)} decides`,
      'vote-decided': ({ choice }) => `It is decided: ${name(choice)}`,
    },
  };
}
