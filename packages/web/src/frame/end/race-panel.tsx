import type { JSX } from 'preact';
import type { Result } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';
import { resultTexts } from '../../../texts/result/index.ts';
import { locale } from '../../app/settings.ts';
import type { BoardModule } from '../../board-kit/board.ts';
import { Panel } from '../../design/layout/panel.tsx';
import type { ReplayLink } from '../replay/replay-link.ts';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';
import { scoreHistoryOf } from './score-history.ts';
import { racers } from './outcome.ts';
import { RaceChart } from './race-chart.tsx';
import { raceMarks } from './race-marks.tsx';

interface Props {
  readonly scene: TableScene;
  readonly result: Result | undefined;
  readonly recording: ReplayLink;
  /** Knows the scores on the way. */
  readonly board: BoardModule;
}

/** The race by turn: what each had, or would have had if the game had ended then. */
export function RacePanel({ scene, result, recording, board }: Props): JSX.Element {
  const sitting = useSitting();
  const { end } = words.value;
  const { turnByTurn, asIfEnded } = resultTexts[locale.value];
  const { points } = scoreHistoryOf(sitting.game, scene, result, recording, board);
  return (
    <Panel
      title={end.race}
      aside={board.ifEnded === undefined ? turnByTurn : asIfEnded}
      rule="single"
      class="race-panel"
    >
      <RaceChart
        points={points}
        names={racers(result, sitting.names.value, sitting.game.texts[locale.value])}
        marks={raceMarks(sitting, result)}
        label={end.raceBy}
        format={(value) => new Intl.NumberFormat(locale.value).format(value)}
      />
    </Panel>
  );
}
