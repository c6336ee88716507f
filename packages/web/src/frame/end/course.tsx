import type { JSX } from 'preact';
import { locale } from '../../app/settings.ts';
import type { BoardModule } from '../../boards/board.ts';
import { Button } from '../../design/shell/button.tsx';
import { Panel } from '../../design/shell/panel.tsx';
import { useSitting } from '../here.ts';
import type { ReplayLink } from '../replay/replay-link.ts';
import { signed } from '../sentences.ts';
import { words } from '../words.ts';
import { RaceChart } from './race-chart.tsx';
import { race, turningPoints } from './race.ts';
import './course.css';

interface Props {
  readonly recording: ReplayLink;
  /** Knows the scores on the way. */
  readonly board: BoardModule;
}

/** The race by turn, and the turns that decided it. */
export function Course({ recording, board }: Props): JSX.Element {
  const sitting = useSitting();
  const { end } = words.value;
  const { moves, turns } = recording.replay;
  const points = race(turns, moves, (at) => board.standing(recording.playAt(at, 'spectator')));
  const swings = turningPoints(points);
  return (
    <Panel title={end.race} rule="single">
      <RaceChart
        points={points}
        names={sitting.names.value}
        label={end.raceBy}
        format={(value) => new Intl.NumberFormat(locale.value).format(value)}
      />
      {swings.length > 0 && (
        <>
          <h3 class="course-title">{end.turningPoints}</h3>
          <ul class="course-moments">
            {swings.map(({ turn, at, seat, change }) => (
              <li key={turn}>
                <span>{end.swing(turn, sitting.names.value[seat] ?? '', signed(change, locale.value))}</span>
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
