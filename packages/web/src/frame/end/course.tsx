import type { JSX } from 'preact';
import type { Result } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';
import { locale } from '../../app/settings.ts';
import type { BoardModule } from '../../board-kit/board.ts';
import { Button } from '../../design/forms/button.tsx';
import { Panel } from '../../design/layout/panel.tsx';
import { useSitting } from '../sitting-context.ts';
import type { ReplayLink } from '../replay/replay-link.ts';
import { signed } from '../../app/numbers.ts';
import { words } from '../words.ts';
import { RaceChart } from './race-chart.tsx';
import { courseOf } from './course-of.ts';
import { turningPoints } from './race.ts';
import { racers } from './outcome.ts';
import './course.css';

interface Props {
  readonly scene: TableScene;
  readonly result: Result | undefined;
  readonly recording: ReplayLink;
  /** Knows the scores on the way. */
  readonly board: BoardModule;
}

/** The race by turn, and the turns that decided it. */
export function Course({ scene, result, recording, board }: Props): JSX.Element {
  const sitting = useSitting();
  const { end } = words.value;
  const names = racers(result, sitting.names.value, sitting.game.texts[locale.value]);
  const { points, beforeScoring } = courseOf(sitting.game.game.meta, scene, result, recording, board);
  const swings = turningPoints(points, { beforeScoring });
  return (
    <Panel title={end.race} rule="single">
      <RaceChart
        points={points}
        names={names}
        seats={scene.seats.length}
        label={end.raceBy}
        format={(value) => new Intl.NumberFormat(locale.value).format(value)}
      />
      {swings.length > 0 && (
        <>
          <h3 class="course-title">{end.turningPoints}</h3>
          <ul class="course-moments">
            {swings.map(({ turn, at, seat, change }) => (
              <li key={turn}>
                <span>{end.swing(turn, names[seat] ?? '', signed(change, locale.value))}</span>
                <Button variant="quiet" icon="play" onClick={() => void sitting.replayFrom(at)}>
                  {end.replayFrom}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
