/** What can be chosen for a chapter: the game's own form, without the choice of the chapter itself. */
import type { AnyGame, GameMeta, ModeSpec, Options, PlayerRange, Scalar } from '@captains-table/kernel';

/** By this name games ask for a chapter among their options. */
const CHAPTER = 'chapter';

export function isCampaignMode(game: AnyGame, mode: string): boolean {
  return game.campaign?.modes.includes(mode) === true;
}

/** The chapter follows from the story: a free choice is made in the logbook, behind a warning. */
export function withoutChapterChoice(game: AnyGame): GameMeta {
  const modes = game.meta.modes.map((mode) =>
    isCampaignMode(game, mode.id) ? { ...mode, options: otherOptions(mode) } : mode,
  );
  return { ...game.meta, modes };
}

/** The form for a chapter: the modes of the campaign, and as many players as the chapter takes. */
export function metaForChapter(game: AnyGame, players: PlayerRange | undefined): GameMeta {
  const modes = withoutChapterChoice(game)
    .modes.filter(({ id }) => isCampaignMode(game, id))
    .map((mode) => ({ ...mode, players: within(mode.players, players) }));
  return { ...game.meta, modes };
}

/** The option that asks for a chapter, as the mode writes it; undefined where there is no choice. */
export function chapterOption(game: AnyGame, mode: string, chapter: number): Scalar | undefined {
  const spec = game.meta.modes.find(({ id }) => id === mode)?.options.find(({ id }) => id === CHAPTER);
  switch (spec?.type) {
    case 'choice':
      return spec.choices.find((choice) => choice === String(chapter));
    case 'integer':
      return chapter >= spec.min && chapter <= spec.max ? chapter : undefined;
    case 'boolean':
    case undefined:
      return undefined;
  }
}

/** The options of a request; `chapter` only where it was chosen freely. */
export function optionsFor(
  game: AnyGame,
  chosen: Readonly<Record<string, Scalar>> & Pick<Options, 'mode'>,
  chapter: number | undefined,
): Record<string, Scalar> {
  const option = chapter === undefined ? undefined : chapterOption(game, chosen.mode, chapter);
  return { ...chosen, ...(option === undefined ? {} : { [CHAPTER]: option }) };
}

function otherOptions({ options }: ModeSpec): ModeSpec['options'] {
  return options.filter(({ id }) => id !== CHAPTER);
}

function within(mode: PlayerRange, chapter: PlayerRange = mode): PlayerRange {
  return { min: Math.max(mode.min, chapter.min), max: Math.min(mode.max, chapter.max) };
}
