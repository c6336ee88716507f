import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PlayScene, TableScene } from '@captains-table/protocol';
import { locale, tableStyle } from '../../app/settings.ts';
import { StatusLine } from '../../design/status/status-line.tsx';
import { Boundary } from '../../app/boundary.tsx';
import { HandOver } from './hand-over.tsx';
import { canFollow, turnShown } from '../follow/others-turn.ts';
import { SkipMoment } from '../follow/skip-moment.tsx';
import { useSitting } from '../sitting-context.ts';
import { useKeptFocus } from './keep-focus.ts';
import { NewestLines } from '../log/newest-lines.tsx';
import { ShipLog } from '../log/ship-log.tsx';
import type { Sitting } from '../sitting.ts';
import type { TableParts } from '../../board-kit/board.ts';
import { layoutOf } from './layout.ts';
import {
  End,
  EndActions,
  FollowControls,
  MomentBanner,
  ReplayControls,
  ReplayWishes,
  SignNotes,
  TableTalk,
  TextTable,
  TurnBubble,
} from './lazy-parts.tsx';
import { PlayerPanels } from '../panels/player-panels.tsx';
import { Offers } from '../actions/offer-buttons.tsx';
import { QuietActions, TablePrompt } from '../prompt/table-prompt.tsx';
import { Trouble } from './trouble.tsx';
import { words } from '../words.ts';

interface Props {
  readonly scene: TableScene;
  readonly play: PlayScene;
  /** Where it lies beside the board: a lesson, or what is asked. */
  readonly lead?: ComponentChildren;
}

/** A game under way, over, or looked at again. */
export function Play(props: Props): JSX.Element {
  const next = useSitting().link.handOver?.value;
  return next === undefined ? <Laid {...props} /> : <HandOver seat={next} />;
}

function Laid({ scene, play, lead }: Props): JSX.Element {
  const sitting = useSitting();
  const isPointedAt = useIsPointedAt();
  const { link } = sitting;
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root, scene.seq);
  const ended = scene.status === 'over' || scene.status === 'abandoned';
  const replay = link.where === 'replay';
  const turn = turnShown(sitting, scene, play);
  // What comes next is said by the lesson.
  const learnt = link.where === 'lesson' && play.pending.length === 0;
  const whole = layoutOf(sitting, play) === 'whole';
  // What ended the game is seen before its result.
  const result = ended && !replay && sitting.momentIn(scene, play) === undefined;
  const title = <h1 class="visually-hidden">{sitting.game.texts[locale.value].name}</h1>;
  const prompt = (
    <TablePrompt
      scene={scene}
      play={play}
      actions={<Actions scene={scene} play={play} ended={ended && (replay || result)} />}
      quiet={replay ? undefined : <QuietActions scene={scene} play={play} />}
    />
  );
  return (
    <div ref={root} class="table-frame-laid" data-over={result ? true : undefined}>
      {result ? (
        <Boundary
          fallback={() => (
            <>
              {prompt}
              <StatusLine tone="risk">{words.value.end.failed}</StatusLine>
            </>
          )}
        >
          <End
            scene={scene}
            play={play}
            prompt={
              <>
                {title}
                {prompt}
              </>
            }
          />
        </Boundary>
      ) : (
        !learnt && prompt
      )}
      <div class="table-frame-body">
        <main class="table-frame-main">
          {!result && title}
          {link.replay !== undefined && <ReplayWishes replay={link.replay} />}
          <section
            class="table-frame-board"
            data-region="board"
            data-board-frame
            aria-label={words.value.actions.board}
          >
            <OnTheTable scene={scene} play={play} />
          </section>
          {turn !== undefined && <TurnBubble turn={turn} />}
          {hasTouched() && !sitting.told.value && <MomentBanner scene={scene} play={play} />}
          {!whole && <PlayerPanels scene={scene} play={play} />}
          {isPointedAt && <SignNotes scene={scene} play={play} />}
        </main>
        {!whole && (
          <aside class="table-frame-side" aria-label={words.value.log.title}>
            {lead}
            <ShipLog />
            {link.where === 'server' && <TableTalk scene={scene} />}
          </aside>
        )}
      </div>
    </div>
  );
}

/** Banners are fetched when the player first touches the page: until then the prompt alone says it. */
function hasTouched(): boolean {
  return navigator.userActivation?.hasBeenActive;
}

/** Whether a pointer has come to a sign, ever: until then nothing has to be explained. */
function useIsPointedAt(): boolean {
  const [isPointedAt, setPointedAt] = useState(false);
  useEffect(() => {
    if (isPointedAt) return undefined;
    const look = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest('[data-sign]') !== null) setPointedAt(true);
    };
    document.addEventListener('pointerover', look, { passive: true });
    // A quick pointer was there before us.
    if (document.querySelector('[data-sign]:hover') !== null) setPointedAt(true);
    return () => document.removeEventListener('pointerover', look);
  }, [isPointedAt]);
  return isPointedAt;
}

function Actions({ scene, play, ended }: Props & { readonly ended: boolean }): JSX.Element {
  const sitting = useSitting();
  const { link } = sitting;
  if (link.replay !== undefined) return <ReplayControls replay={link.replay} />;
  if (ended) return <EndActions scene={scene} />;
  return (
    <>
      <SkipMoment scene={scene} play={play} />
      {canFollow(sitting, scene, play) && <FollowControls scene={scene} />}
      <Offers scene={scene} play={play} />
    </>
  );
}

function partsOf({ link }: Sitting, scene: TableScene, play: PlayScene): TableParts {
  return {
    players: <PlayerPanels scene={scene} play={play} />,
    log: <ShipLog />,
    newest: <NewestLines lines={3} />,
    talk: link.where === 'server' ? <TableTalk scene={scene} /> : undefined,
  };
}

/** The board where there is one and it is wanted; else the same in words. */
function OnTheTable({ scene, play }: Props): JSX.Element {
  const sitting = useSitting();
  const { board, link } = sitting;
  if (board === undefined || sitting.told.value) return <TextTable scene={scene} play={play} />;
  const goOnAsText = () => {
    sitting.broken.value = true;
    tableStyle.value = 'text';
  };
  return (
    <Boundary
      fallback={(error) => (
        <Trouble text={words.value.trouble.board} error={error} link={link} onText={goOnAsText} />
      )}
    >
      <board.Board
        {...sitting.boardProps(scene, play)}
        {...(layoutOf(sitting, play) === 'whole' ? { parts: partsOf(sitting, scene, play) } : {})}
      />
    </Boundary>
  );
}
