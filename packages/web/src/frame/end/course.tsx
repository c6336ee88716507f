import type { JSX } from 'preact';
import type { GameMeta, Result } from '@captains-table/kernel';
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
import { race, turningPoints } from './race.ts';
import { isTogether, racers } from './outcome.ts';
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
  const { moves, turns } = recording.replay;
  const standingAt = (at: number) => board.standing(recording.playAt(at, 'spectator').view);
  const names = racers(result, sitting.names.value, sitting.game.texts[locale.value]);
  const final = finalStanding(sitting.game.game.meta, scene, result);
  const points = race(turns, moves, (at) => (at === moves ? (final ?? standingAt(at)) : standingAt(at)));
  const swings = turningPoints(points, {
    beforeScoring: board.scoresAtEnd === true ? standingAt(moves - 1) : undefined,
  });
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

/** The lines end where the result says, with everything that was hidden until then. */
function finalStanding(
  meta: GameMeta,
  { options }: TableScene,
  result: Result | undefined,
): readonly number[] | undefined {
  if (result === undefined || isTogether(meta, options, result)) return undefined;
  return [...result.scores, ...(result.rivals ?? []).map(({ score }) => score)];
}
