/** The best and the costliest move, once a bot has studied all of them. */
import type { ComponentChildren, JSX } from 'preact';
import type { Analysis, Mistake } from '@captains-table/bots';
import type { Result, Seat } from '@captains-table/kernel';
import { resultTexts } from '../../../texts/result/index.ts';
import { capital } from '../../app/capital.ts';
import { percent } from '../../app/numbers.ts';
import { locale } from '../../app/settings.ts';
import { Button } from '../../design/forms/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { ProgressRing } from '../../design/status/progress-ring.tsx';
import { StatusLine } from '../../design/status/status-line.tsx';
import type { ReplayLink } from '../replay/replay-link.ts';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';
import type { BestMove } from './chances.ts';
import { bestMove, turnOf } from './chances.ts';
import './key-moves.css';

interface Props {
  readonly result: Result;
  readonly recording: ReplayLink;
}

export function KeyMoves({ result, recording }: Props): JSX.Element {
  const { study } = useSitting().lookingBack;
  const known = study.value;
  if (typeof known === 'object' && 'analysis' in known) {
    return <Found analysis={known.analysis} result={result} recording={recording} />;
  }
  return (
    <div class="key-moves">
      <NotYet />
    </div>
  );
}

/** Nothing is said about moves before they have been judged. */
function NotYet(): JSX.Element {
  const { lookingBack } = useSitting();
  const { end } = words.value;
  const study = lookingBack.study.value;
  if (study === 'failed') return <StatusLine tone="risk">{end.studyFailed}</StatusLine>;
  if (typeof study === 'object' && 'progress' in study) {
    return (
      <p class="key-moves-wait" role="status">
        <ProgressRing share={study.progress} label={percent(study.progress, locale.value)} />
        {end.studying}
      </p>
    );
  }
  return (
    <Button icon="eye" onClick={() => void lookingBack.begin()}>
      {end.study}
    </Button>
  );
}

function Found({ analysis, result, recording }: Props & { readonly analysis: Analysis }): JSX.Element {
  const texts = resultTexts[locale.value];
  const best = bestMove(analysis, result);
  const [costliest] = analysis.mistakes;
  return (
    <div class="key-moves">
      <section class="key-move key-move-good" aria-label={texts.bestMove}>
        <h3 class="key-move-kind">
          <Icon name="star" /> {texts.bestMove}
        </h3>
        {best === undefined ? <p>{texts.noBest}</p> : <Best best={best} recording={recording} />}
      </section>
      <section class="key-move key-move-dear" aria-label={texts.costliestMove}>
        <h3 class="key-move-kind">
          <Icon name="warning" /> {texts.costliestMove}
        </h3>
        {costliest === undefined ? (
          <p>{words.value.end.noneCostly}</p>
        ) : (
          <Costly mistake={costliest} recording={recording} />
        )}
      </section>
    </div>
  );
}

function Best({ best, recording }: { readonly best: BestMove; readonly recording: ReplayLink }): JSX.Element {
  const texts = resultTexts[locale.value];
  const { number, seat } = best;
  const [from, to] = [percent(best.from, locale.value), percent(best.to, locale.value)];
  const move = recording.moveAt(number - 1);
  const { speech } = useSitting();
  const owed = recording.playAt(number - 1, seat).pending.find((decision) => decision.seat === seat);
  return (
    <Move number={number} seat={seat} recording={recording}>
      <p class="key-move-what">{capital(speech.value.move(move, owed), locale.value)}</p>
      <p class="key-move-chance" aria-label={texts.chanceWent(from, to)}>
        {from} <Icon name="arrow" /> <b>{to}</b>
      </p>
    </Move>
  );
}

function Costly({
  mistake: { number, seat, played, better, loss },
  recording,
}: {
  readonly mistake: Mistake;
  readonly recording: ReplayLink;
}): JSX.Element {
  const { speech } = useSitting();
  const { end } = words.value;
  const owed = recording.playAt(number - 1, seat).pending.find((decision) => decision.seat === seat);
  return (
    <Move number={number} seat={seat} recording={recording}>
      <p class="key-move-what">
        {capital(speech.value.move(played, owed), locale.value)}
        <br />
        <span class="key-move-better">{end.better(speech.value.move(better, owed))}</span>
      </p>
      <p class="key-move-chance">{resultTexts[locale.value].lost(percent(loss, locale.value))}</p>
    </Move>
  );
}

interface MoveProps {
  readonly number: number;
  readonly seat: Seat;
  readonly recording: ReplayLink;
  readonly children: ComponentChildren;
}

function Move({ number, seat, recording, children }: MoveProps): JSX.Element {
  const sitting = useSitting();
  const turn = turnOf(recording.replay.turns, number - 1);
  return (
    <>
      <p class="key-move-when">{resultTexts[locale.value].atTurn(turn, sitting.names.value[seat] ?? '')}</p>
      {children}
      <Button
        variant="quiet"
        icon="play"
        title={words.value.end.replayFrom}
        onClick={() => void sitting.replayFrom(number - 1)}
      >
        {words.value.end.replayFrom}
      </Button>
    </>
  );
}
