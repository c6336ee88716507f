import type { StoryTexts, VoteNames } from './story-texts.ts';

export function story(names: VoteNames): StoryTexts {
  const name = (id: string) => names[id] ?? id;
  const list = (ids: readonly string[]) => ids.map(name).join(', ');
  return {
    prompts: {
      page: ({ seat, reader }, scene) =>
        seat === reader
          ? `${scene.seat(seat)}: lees de pagina voor`
          : `${scene.seat(seat)}: lees de pagina, of luister naar ${scene.seat(reader)}`,
      vote: ({ seat, vote, tied }, scene) =>
        tied ? `${scene.seat(seat)}: de stemmen staken, jij beslist` : `${scene.seat(seat)}: ${name(vote)}?`,
    },
    moves: {
      read: () => 'ik heb het gelezen',
      'turn-page': () => 'de pagina voor iedereen omslaan',
      vote: ({ choice }) => `stemmen: ${name(choice)}`,
    },
    events: {
      page: ({ reader }, scene) => `${scene.seat(reader)} leest een pagina van het verhaal voor`,
      'page-turned': ({ seat }, scene) => `${scene.seat(seat)} slaat de pagina om`,
      'vote-asked': ({ vote, choices }) => `Er wordt gestemd: ${name(vote)}? (${list(choices)})`,
      voted: ({ seat, choice }, scene) => `${scene.seat(seat)} stemt: ${name(choice)}`,
      'voted-secretly': ({ seat }, scene) => `${scene.seat(seat)} heeft gestemd`,
      'votes-shown': ({ votes }, scene) =>
        `De stemmen: ${votes.map((choice, seat) => `${scene.seat(seat)} ${name(choice)}`).join(', ')}`,
      'vote-tied': ({ seat, tied }, scene) =>
        `De stemmen staken (${list(tied)}): ${scene.seat(seat)} beslist`,
      'vote-decided': ({ choice }) => `Het besluit: ${name(choice)}`,
    },
  };
}
