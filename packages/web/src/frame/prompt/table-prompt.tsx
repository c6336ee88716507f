import { defined } from '@captains-table/kernel';
import type { ComponentChildren, JSX, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { PlayScene, TableScene } from '@captains-table/protocol';
import { locale } from '../../app/settings.ts';
import { IconButton } from '../../design/forms/icon-button.tsx';
import { Button } from '../../design/forms/button.tsx';
import { Prompt } from '../../design/layout/prompt.tsx';
import { seatNumber } from '../../design/drawings/seat-number.ts';
import { useSitting } from '../sitting-context.ts';
import { AbsenceActions } from '../panels/absence-actions.tsx';
import { Standings } from '../panels/standings.tsx';
import { isMissed } from '../panels/absence.ts';
import { layoutOf } from '../page/layout.ts';
import { words } from '../words.ts';
import { promptWords } from './prompt-words.ts';
import { Proposed } from './proposal.tsx';
import { Refusal } from './refusal.tsx';
import './table-prompt.css';

interface Props {
  readonly scene: TableScene;
  readonly play: PlayScene;
  /** Primary first, then secondary. */
  readonly actions?: ComponentChildren;
  readonly quiet?: ComponentChildren;
}

/** The line that says what to do, with the buttons that do it. Stays in sight. */
export function TablePrompt({ scene, play, actions, quiet }: Props): JSX.Element {
  const sitting = useSitting();
  const { replay } = sitting.link;
  const said = promptWords({
    scene,
    play,
    latest: sitting.latest.value.events.filter((event) => sitting.board?.isNoise?.(event) !== true),
    speech: sitting.speech.value,
    names: sitting.names.value,
    meta: sitting.game.game.meta,
    words: words.value,
    locale: locale.value,
  });
  const props = sitting.boardProps(scene, play);
  // Nothing is bought any more when the game is over.
  const needsMeans = scene.status === 'playing' || replay !== undefined;
  const Means = needsMeans && layoutOf(sitting, play) === 'whole' ? sitting.board?.Means : undefined;
  const telling = sitting.momentIn(scene, play);
  const own = said.seat !== undefined && said.seat === props.seat && play.legal.length > 0;
  const shownSeat = telling === undefined ? said.seat : telling.seat;
  const asked = own ? (sitting.board?.prompt?.(props) ?? said.title) : said.title;
  const title = telling?.words ?? asked;
  // A moment is shown alone: who thinks next comes after it.
  const asks = own ? (sitting.board?.why?.(props) ?? said.why) : said.why;
  const why = telling === undefined ? asks : undefined;
  const moment = replay === undefined ? undefined : words.value.prompt.moment(replay.at.value, replay.moves);
  const shown = moment ?? why;
  const missing = play.pending.map((owed) => owed.seat).filter((seat) => isMissed(scene, seat));
  const place = useRef<HTMLElement>(null);
  useOwnHeight(place);
  return (
    <section
      ref={place}
      class="table-prompt"
      id="table-prompt"
      tabIndex={-1}
      data-region="prompt"
      data-bar
      aria-label={words.value.actions.region}
    >
      {play.proposal !== undefined && <Proposed scene={scene} proposal={play.proposal} />}
      <Prompt
        {...(shownSeat === undefined
          ? {}
          : { seat: { number: seatNumber(shownSeat), name: sitting.names.value[shownSeat] ?? '' } })}
        title={title}
        {...defined({ why: shown })}
        actions={
          <>
            {actions}
            {missing.map((seat) => (
              <AbsenceActions key={seat} of={seat} scene={scene} />
            ))}
          </>
        }
        quiet={quiet}
        {...(Means === undefined ? {} : { means: <Means {...props} />, menu: <More /> })}
      />
      {scene.status === 'playing' && Means === undefined && <Standings scene={scene} play={play} />}
      <Refusal />
    </section>
  );
}

/** Tells the style sheets how much of the page it covers. */
function useOwnHeight(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = place;
    if (current === null) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() =>
      root.setProperty('--table-prompt-height', `${current.offsetHeight}px`),
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      root.removeProperty('--table-prompt-height');
    };
  }, []);
}

/** What else can be done at this table. */
export function More(): JSX.Element {
  const { opened } = useSitting();
  return <IconButton icon="more" label={words.value.actions.more} onClick={() => (opened.value = 'menu')} />;
}

/** Undo, restart turn, hint, and what else can be done at this table. */
export function QuietActions({
  scene,
  play,
}: {
  readonly scene: TableScene;
  readonly play: PlayScene;
}): JSX.Element {
  const sitting = useSitting();
  const { actions } = words.value;
  const { seat } = scene.you;
  const seated = seat !== undefined && scene.seats[seat]?.away === undefined;
  const plays = seated && scene.status === 'playing' && sitting.link.where !== 'lesson';
  const stuck = play.undoable === 0 ? actions.nothingToUndo : undefined;
  const silent = scene.hints ? (play.legal.length === 0 ? actions.noHintNow : undefined) : actions.hintsOff;
  const busy = sitting.slow.value;
  return (
    <>
      {plays && (
        <>
          <Button
            variant="quiet"
            icon="undo"
            blocked={stuck}
            busy={busy}
            onClick={() => void sitting.ask({ do: 'undo' })}
          >
            {actions.undo}
          </Button>
          <Button
            variant="quiet"
            icon="restart"
            blocked={stuck}
            busy={busy}
            onClick={() => void sitting.ask({ do: 'restart' })}
          >
            <span class="table-prompt-long">{actions.restart}</span>
            <span class="table-prompt-short">{actions.restartShort}</span>
          </Button>
          <Button
            variant="quiet"
            icon="lantern-flame"
            blocked={silent}
            busy={sitting.hints.advice.value === 'thinking' && sitting.opened.value === 'hints'}
            onClick={() => void sitting.askForHints()}
          >
            {actions.hint}
          </Button>
          <IconButton
            class="table-prompt-since"
            icon="list"
            label={words.value.follow.since}
            onClick={() => (sitting.opened.value = 'since')}
          />
        </>
      )}
      <More />
    </>
  );
}
