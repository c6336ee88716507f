import type { StoryTexts, VoteNames } from './story-texts.ts';

export function story(names: VoteNames): StoryTexts {
  const name = (id: string) => names[id] ?? id;
  const list = (ids: readonly string[]) => ids.map(name).join(', ');
  return {
    prompts: {
      page: ({ seat, reader }, context) =>
        seat === reader
          ? `${context.seat(seat)}: lees de pagina voor`
          : `${context.seat(seat)}: lees de pagina, of luister naar ${context.seat(reader)}`,
      vote: ({ seat, vote, tied }, context) =>
        tied
          ? `${context.seat(seat)}: de stemmen staken, jij beslist`
          : `${context.seat(seat)}: ${name(vote)}?`,
    },
    moves: {
      read: () => 'ik heb het gelezen',
      'turn-page': () => 'de pagina voor iedereen omslaan',
      vote: ({ choice }) => `stemmen: ${name(choice)}`,
    },
    events: {
      page: ({ reader }, context) => `${context.seat(reader)} leest een pagina van het verhaal voor`,
      'page-turned': ({ seat }, context) => `${context.seat(seat)} slaat de pagina om`,
      'vote-asked': ({ vote, choices }) => `Er wordt gestemd: ${name(vote)}? (${list(choices)})`,
      voted: ({ seat, choice }, context) => `${context.seat(seat)} stemt: ${name(choice)}`,
      'voted-secretly': ({ seat }, context) => `${context.seat(seat)} heeft gestemd`,
      'votes-shown': ({ votes }, context) =>
        `De stemmen: ${votes.map((choice, seat) => `${context.seat(seat)} ${name(choice)}`).join(', ')}`,
      'vote-tied': ({ seat, tied }, context) =>
        `De stemmen staken (${list(tied)}): ${context.seat(seat)} beslist`,
      'vote-decided': ({ choice }) => `Het besluit: ${name(choice)}`,
    },
  };
}
