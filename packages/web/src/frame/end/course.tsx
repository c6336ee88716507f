import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { LoadedGame } from '@captains-table/catalogue';
import type { MatchDocument } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';
import { locale } from '../../app/settings.ts';
import type { BoardModule } from '../../boards/board.ts';
import { Button } from '../../design/shell/button.tsx';
import { Panel } from '../../design/shell/panel.tsx';
import { StatusLine } from '../../design/shell/status-line.tsx';
import { useSitting } from '../here.ts';
import { ReplayLink } from '../replay/replay-link.ts';
import { percent, signed } from '../sentences.ts';
import { words } from '../words.ts';
import { RaceChart } from './race-chart.tsx';
import type { RacePoint } from './race.ts';
import { race, turningPoints } from './race.ts';
import './course.css';

interface Told {
  readonly points: readonly RacePoint[];
  /** Chances to win instead of scores, where the board knows no scores. */
  readonly chances: boolean;
}

/** The race by turn, and the turns that decided it. */
export function Course({ scene }: { readonly scene: TableScene }): JSX.Element | undefined {
  const sitting = useSitting();
  const { end } = words.value;
  const told = useSignal<Told | 'reading' | 'failed' | 'none'>('reading');
  useEffect(() => {
    sitting.link
      .document()
      .then((document) => (told.value = courseOf(document, sitting.game, sitting.board, scene) ?? 'none'))
      .catch(() => (told.value = 'failed'));
  }, []);
  const course = told.value;
  if (course === 'reading') return <StatusLine>{end.loading}</StatusLine>;
  if (course === 'failed') return <StatusLine tone="risk">{end.failed}</StatusLine>;
  if (course === 'none') return undefined;
  const swings = turningPoints(course.points);
  const change = (by: number) =>
    course.chances ? `${signed(Math.round(by * 100), locale.value)} %` : signed(by, locale.value);
  return (
    <Panel title={course.chances ? end.raceOfChances : end.race} rule="single">
      <RaceChart
        points={course.points}
        names={sitting.names.value}
        format={(value) =>
          course.chances ? percent(value, locale.value) : new Intl.NumberFormat(locale.value).format(value)
        }
      />
      {swings.length > 0 && (
        <>
          <h3 class="course-title">{end.turningPoints}</h3>
          <ul class="course-swings">
            {swings.map(({ turn, at, seat, change: by }) => (
              <li key={turn}>
                <span>{end.swing(turn, sitting.names.value[seat] ?? '', change(by))}</span>
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

/** Undefined where nobody knows how matters stood on the way. */
function courseOf(
  document: MatchDocument,
  game: LoadedGame,
  board: BoardModule | undefined,
  { seats }: TableScene,
): Told | undefined {
  const link = new ReplayLink({ game, document, seats });
  const { moves, turns } = link.replay;
  if (moves === 0) return undefined;
  const { policy } = game;
  if (board !== undefined) {
    const standing = (at: number) => board.standing(link.playAt(at, 'spectator'));
    return { points: race(turns, moves, standing), chances: false };
  }
  if (policy === undefined) return undefined;
  return { points: race(turns, moves, (at) => policy.value(link.stateAt(at))), chances: true };
}
