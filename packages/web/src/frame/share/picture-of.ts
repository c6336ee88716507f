/** What the picture of a result shows. */
import type { Result } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';
import type { ComponentProps } from 'preact';
import { shareTexts } from '../../../texts/share/index.ts';
import { locale } from '../../app/settings.ts';
import { scoreHistoryOf } from '../end/score-history.ts';
import type { Finisher } from '../end/outcome.ts';
import { raceMarks } from '../end/race-marks.tsx';
import { decidedInWords, finishers, isCooperative, isWinDecidedOtherwise, outcome } from '../end/outcome.ts';
import type { Sitting } from '../sitting.ts';
import { words } from '../words.ts';
import type { Pictured, ResultPicture } from './result-picture.tsx';

/** How a day is written: English here as in Britain. */
const DAYS = { en: 'en-GB', fr: 'fr', nl: 'nl' } as const;

export function pictureOf(
  sitting: Sitting,
  scene: TableScene,
  result: Result,
): ComponentProps<typeof ResultPicture> {
  const { meta } = sitting.game.game;
  const names = sitting.names.value;
  const texts = sitting.game.texts[locale.value];
  const recording = sitting.lookingBack.recording.value;
  const known = typeof recording === 'object' && sitting.board !== undefined;
  const { points } = known
    ? scoreHistoryOf(sitting.game, scene, result, recording, sitting.board)
    : { points: [] };
  const ranked = finishers(result, names, texts).map((finisher) => ({
    finisher,
    shown: pictured(finisher, sitting),
  }));
  const day = new Intl.DateTimeFormat(DAYS[locale.value], { day: 'numeric', month: 'long' }).format(
    new Date(),
  );
  return {
    said: {
      game: texts.name,
      title: outcome(
        result,
        isCooperative(meta, scene.options),
        names,
        words.value,
        texts,
        locale.value,
      ).replace(/\.$/u, ''),
      why: isWinDecidedOtherwise(result) ? decidedInWords(result, texts) : undefined,
      note: known ? shareTexts[locale.value].turnsAndDay(recording.replay.turns.length, day) : day,
    },
    winner: ranked.find(({ finisher }) => finisher.rank === 1)?.shown,
    finishers: ranked.map(({ shown }) => shown),
    points,
    marks: raceMarks(sitting, result),
  };
}

function pictured({ seat, rival, name, score }: Finisher, sitting: Sitting): Pictured {
  return {
    seat,
    portrait: seat === undefined ? undefined : sitting.portraits.value[seat],
    mark: rival === undefined ? undefined : sitting.board?.rivalMark?.(rival),
    name,
    score: new Intl.NumberFormat(locale.value).format(score),
  };
}
