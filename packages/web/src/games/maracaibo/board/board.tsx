import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { play as sound } from '../../../sound/sound.ts';
import type { BoardProps } from '../../../board-kit/board.ts';
import { soundsOf } from '../../../board-kit/sounds.ts';
import type { StoryParts } from '../story/parts.ts';
import { previewOf } from '../me/preview.ts';
import { recentBatches } from '../nations/recent-events.ts';
import type { Screen } from '../screen/use-screen.ts';
import { useScreen } from '../screen/use-screen.ts';
import { useShownSeat } from '../ship/use-shown-seat.ts';
import { OneScreen } from './one-screen.tsx';
import { OneTab } from './small-screen.ts';
import { useGoOn } from './go-on.ts';
import { SOUNDS } from './sounds.ts';
import type { Move } from './table.ts';
import { tableOf } from './table.ts';
import { ThingQuestion } from './thing-question.tsx';
import { useTouch } from './use-touch.ts';
import '../nations/legal.css';
import './board.css';

const CLASSES: Readonly<Record<Screen, string>> = {
  tabs: 'maracaibo-tabs',
  tall: 'maracaibo-tabs maracaibo-tall',
  laptop: 'maracaibo-laptop',
  desktop: 'maracaibo-desktop',
};

interface Props extends BoardProps {
  readonly story: StoryParts | undefined;
}

/** All of the table on one screen; where that is small, one part at a time. */
export function Board({ story, ...props }: Props): JSX.Element {
  const table = tableOf(props);
  const screen = useScreen();
  const touch = useTouch(table, (move: Move) => props.onMove(move), props.scene.seq);
  const [of, onShow] = useShownSeat(table, props.scene.seq);
  const happened = recentBatches(table).flatMap(({ events }) => events);
  useGoOn(props, table);
  useEffect(() => {
    for (const heard of soundsOf(SOUNDS, table.latest.events)) sound(heard);
  }, [props.latest.number]);
  useEffect(() => {
    previewOf(props).value = undefined;
  }, [props.scene.seq]);
  const parts = { board: props, table, touch, story, of, onShow, happened };
  return (
    <div class={`maracaibo ${CLASSES[screen]}${story === undefined ? '' : ' maracaibo-story'}`}>
      {screen === 'tabs' || screen === 'tall' ? (
        <OneTab {...parts} tall={screen === 'tall'} />
      ) : (
        <OneScreen {...parts} screen={screen} />
      )}
      <ThingQuestion board={props} table={table} touch={touch} />
    </div>
  );
}
