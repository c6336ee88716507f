import type { JSX } from 'preact';
import { useContext, useEffect } from 'preact/hooks';
import { Button } from '../../design/forms/button.tsx';
import { IconButton } from '../../design/forms/icon-button.tsx';
import type { Replay } from '../../link/link.ts';
import { useSitting } from '../sitting-context.ts';
import type { Sitting } from '../sitting.ts';
import { More } from '../prompt/table-prompt.tsx';
import { words } from '../words.ts';
import { LeaveReplay } from './leave-replay.ts';
import { nearestTurn } from './nearest-turn.ts';
import { PAUSES, playing, speed } from './playing.ts';
import { FirstIcon, StepIcon, TurnIcon } from './transport-icons.tsx';
import './replay-controls.css';

/** Back and forth in a finished match. */
export function ReplayControls({ replay }: { readonly replay: Replay }): JSX.Element {
  const leave = useContext(LeaveReplay);
  const said = words.value.replay;
  const at = replay.at.value;
  useRunning(replay, useSitting());
  const turn = (by: -1 | 1) => replay.goTo(nearestTurn(replay.turns, at, by, replay.moves));
  const running = playing.value;
  return (
    <div class="replay-controls">
      <input
        class="replay-controls-slider"
        type="range"
        min={0}
        max={replay.moves}
        value={at}
        aria-label={said.position}
        aria-valuetext={said.at(at, replay.moves)}
        onInput={(event) => replay.goTo(event.currentTarget.valueAsNumber)}
      />
      <div class="replay-controls-buttons">
        <IconButton icon={<FirstIcon />} label={said.first} onClick={() => replay.goTo(0)} />
        <IconButton icon={<TurnIcon />} label={said.turnBack} onClick={() => turn(-1)} />
        <IconButton icon={<StepIcon />} label={said.back} onClick={() => replay.goTo(at - 1)} />
        <IconButton
          class="replay-controls-play"
          icon={running ? 'pause' : 'play'}
          label={running ? said.pause : said.play}
          onClick={() => {
            if (!running && at === replay.moves) replay.goTo(0);
            playing.value = !running;
          }}
        />
        <IconButton icon={<StepIcon on />} label={said.forward} onClick={() => replay.goTo(at + 1)} />
        <IconButton icon={<TurnIcon on />} label={said.turnForward} onClick={() => turn(1)} />
        <IconButton icon={<FirstIcon on />} label={said.last} onClick={() => replay.goTo(replay.moves)} />
      </div>
      {leave !== undefined && (
        <Button class="replay-controls-leave" variant="quiet" icon="back" onClick={leave}>
          {words.value.end.backToResult}
        </Button>
      )}
      <span class="replay-controls-more">
        <More />
      </span>
    </div>
  );
}

/** Goes on by itself when a move has been seen, and stops at the end. */
function useRunning(replay: Replay, sitting: Sitting): void {
  const running = playing.value;
  const pause = PAUSES[speed.value];
  const at = replay.at.value;
  useEffect(() => {
    if (!running) return;
    const seen = (sitting.showTime(sitting.latest.peek().events) * pause) / PAUSES.normal;
    const timer = setTimeout(
      () => {
        if (at >= replay.moves) playing.value = false;
        else replay.goTo(at + 1);
      },
      Math.max(pause, seen),
    );
    return () => clearTimeout(timer);
  }, [running, pause, replay, at]);
  useEffect(() => {
    return () => {
      playing.value = false;
    };
  }, []);
}
