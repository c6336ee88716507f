import type { JSX } from 'preact';
import type { Result } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';
import { signed } from '../../app/numbers.ts';
import { locale } from '../../app/settings.ts';
import type { BoardModule } from '../../board-kit/board.ts';
import { Button } from '../../design/forms/button.tsx';
import { Panel } from '../../design/layout/panel.tsx';
import type { ReplayLink } from '../replay/replay-link.ts';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';
import { scoreHistoryOf } from './score-history.ts';
import { racers } from './outcome.ts';
import { turningPoints } from './race.ts';
import './course.css';

interface Props {
  readonly scene: TableScene;
  readonly result: Result | undefined;
  readonly recording: ReplayLink;
  readonly board: BoardModule;
}

/** The turns that changed most. */
export function TurningPoints({ scene, result, recording, board }: Props): JSX.Element | undefined {
  const sitting = useSitting();
  const { end } = words.value;
  const names = racers(result, sitting.names.value, sitting.game.texts[locale.value]);
  const { points, beforeScoring } = scoreHistoryOf(sitting.game, scene, result, recording, board);
  const swings = turningPoints(points, { beforeScoring });
  if (swings.length === 0) return undefined;
  return (
    <Panel title={end.turningPoints} rule="single">
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
    </Panel>
  );
}
