import type { StoryTexts, VoteNames } from './story-texts.ts';

export function story(names: VoteNames): StoryTexts {
  const name = (id: string) => names[id] ?? id;
  const list = (ids: readonly string[]) => ids.map(name).join(', ');
  return {
    prompts: {
      page: ({ seat, reader }, context) =>
        seat === reader
          ? `${context.seat(seat)}: read the page aloud`
          : `${context.seat(seat)}: read the page, or listen to ${context.seat(reader)}`,
      vote: ({ seat, vote, tied }, context) =>
        tied
          ? `${context.seat(seat)}: the vote is tied, you decide`
          : `${context.seat(seat)}: ${name(vote)}?`,
    },
    moves: {
      read: () => 'I have read it',
      'turn-page': () => 'turn the page for everyone',
      vote: ({ choice }) => `vote: ${name(choice)}`,
    },
    events: {
      page: ({ reader }, context) => `${context.seat(reader)} reads a page of the story`,
      'page-turned': ({ seat }, context) => `${context.seat(seat)} turns the page`,
      'vote-asked': ({ vote, choices }) => `A vote: ${name(vote)}? (${list(choices)})`,
      voted: ({ seat, choice }, context) => `${context.seat(seat)} votes: ${name(choice)}`,
      'voted-secretly': ({ seat }, context) => `${context.seat(seat)} has voted`,
      'votes-shown': ({ votes }, context) =>
        `The votes: ${votes.map((choice, seat) => `${context.seat(seat)} ${name(choice)}`).join(', ')}`,
      'vote-tied': ({ seat, tied }, context) =>
        `The vote is tied (${list(tied)}): ${context.seat(seat)} decides`,
      'vote-decided': ({ choice }) => `It is decided: ${name(choice)}`,
    },
  };
}
