import type { JSX } from 'preact';
import type { Analysis, Mistake } from '@captains-table/bots';
import type { Result } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';
import { locale } from '../../app/settings.ts';
import { Button } from '../../design/forms/button.tsx';
import { Panel } from '../../design/layout/panel.tsx';
import { ProgressRing } from '../../design/status/progress-ring.tsx';
import { StatusLine } from '../../design/status/status-line.tsx';
import { useSitting } from '../sitting-context.ts';
import type { ReplayLink } from '../replay/replay-link.ts';
import { percent } from '../../app/numbers.ts';
import { words } from '../words.ts';
import { costliest, raceOfChances, turnOf } from './chances.ts';
import { isCooperative } from './outcome.ts';
import { RaceChart } from './race-chart.tsx';
import { raceMarks } from './race-marks.tsx';
import './course.css';

interface Props {
  readonly scene: TableScene;
  readonly result: Result;
  readonly recording: ReplayLink;
}

/** What a bot thinks of the match: how the chances went, and the moves that cost most. */
export function Study(props: Props): JSX.Element {
  const { lookingBack } = useSitting();
  const { end } = words.value;
  const study = lookingBack.study.value;
  return (
    <Panel title={end.chances} rule="single">
      {study === 'none' && (
        <Button icon="eye" onClick={() => void lookingBack.begin()}>
          {end.study}
        </Button>
      )}
      {study === 'failed' && <StatusLine tone="risk">{end.studyFailed}</StatusLine>}
      {typeof study === 'object' && 'progress' in study && <UnderWay progress={study.progress} />}
      {typeof study === 'object' && 'analysis' in study && <Studied {...props} analysis={study.analysis} />}
    </Panel>
  );
}

function UnderWay({ progress }: { readonly progress: number }): JSX.Element {
  const { lookingBack } = useSitting();
  const { end } = words.value;
  return (
    <div class="course-study">
      <ProgressRing share={progress} label={percent(progress, locale.value)} />
      <span role="status">{end.studying}</span>
      <Button variant="quiet" icon="close" onClick={() => lookingBack.stop()}>
        {end.stopStudy}
      </Button>
    </div>
  );
}

function Studied({
  scene,
  result,
  recording,
  analysis,
}: Props & { readonly analysis: Analysis }): JSX.Element {
  const sitting = useSitting();
  const { end } = words.value;
  const together = isCooperative(sitting.game.game.meta, scene.options) || scene.seats.length === 1;
  const { turns } = recording.replay;
  const mistakes = costliest(analysis, scene.you.seat);
  return (
    <>
      <RaceChart
        points={raceOfChances({ moments: analysis.moments, turns, result, together })}
        names={together ? [end.together] : sitting.names.value}
        marks={together ? [] : raceMarks(sitting, undefined)}
        label={end.chancesBy}
        top={1}
        format={(value) => percent(value, locale.value)}
      />
      <h3 class="course-title">{end.costly}</h3>
      {mistakes.length === 0 && <p>{end.noneCostly}</p>}
      <ul class="course-moments">
        {mistakes.map((mistake) => (
          <Costly key={mistake.number} mistake={mistake} recording={recording} />
        ))}
      </ul>
      <p class="course-note">{end.judged}</p>
    </>
  );
}

interface CostlyProps {
  readonly mistake: Mistake;
  readonly recording: ReplayLink;
}

function Costly({ mistake, recording }: CostlyProps): JSX.Element {
  const sitting = useSitting();
  const { end } = words.value;
  const speech = sitting.speech.value;
  const { number, seat, played, better, loss } = mistake;
  const before = number - 1;
  const owed = recording.playAt(before, seat).pending.find((decision) => decision.seat === seat);
  const turn = turnOf(recording.replay.turns, before);
  return (
    <li>
      <span>
        <b>{end.cost(turn, sitting.names.value[seat] ?? '', percent(loss, locale.value))}</b>
        <br />
        {end.played(speech.move(played, owed))}
        <br />
        {end.better(speech.move(better, owed))}
      </span>
      <Button variant="quiet" icon="play" onClick={() => void sitting.replayFrom(before)}>
        {end.replayFrom}
      </Button>
    </li>
  );
}
