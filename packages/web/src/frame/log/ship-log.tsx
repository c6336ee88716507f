import { useSignal } from '@preact/signals';
import type { GameEvent } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Seal } from '../../design/drawings/seal.tsx';
import { Button } from '../../design/forms/button.tsx';
import { seatNumber } from '../../design/drawings/seat-number.ts';
import { useSitting } from '../sitting-context.ts';
import { pageOfEvent } from '../../story/decisions.ts';
import { words } from '../words.ts';
import type { LogGroup, LogLine } from './log-groups.ts';
import './ship-log.css';

/** What happened, the latest on top. A line points at what it is about. */
export function ShipLog(): JSX.Element {
  const sitting = useSitting();
  const { log } = words.value;
  const groups = sitting.turns.value;
  const list = useRef<HTMLDivElement>(null);
  const state = sitting.log.state.value;
  const turn = groups.at(-1)?.turn;
  const before = rulesBefore(sitting.link.scene.value);
  return (
    <section class="ship-log" aria-labelledby="ship-log" data-region="log">
      <header class="ship-log-head">
        <h2 class="ship-log-title" id="ship-log">
          {log.title}
        </h2>
        {turn !== undefined && <span class="ship-log-turn">{log.turn(turn)}</span>}
      </header>
      {state === 'failed' && (
        <p class="ship-log-note">
          {log.failed}{' '}
          <Button variant="quiet" onClick={() => void sitting.log.read()}>
            {log.again}
          </Button>
        </p>
      )}
      {state === 'reading' && <p class="ship-log-note">{log.loading}</p>}
      {state === 'read' && groups.length === 0 && before === undefined && (
        <p class="ship-log-note">{log.empty}</p>
      )}
      <div
        class="ship-log-scroll"
        ref={list}
        tabIndex={groups.length === 0 ? undefined : 0}
        role="group"
        aria-label={log.keyboard}
        onKeyDown={(event) => walk(event, list.current)}
      >
        {groups.toReversed().map((group, index) => (
          <Turn key={group.id} group={group} latest={index === 0} />
        ))}
        {before !== undefined && <p class="ship-log-note">{before}</p>}
      </div>
      {sitting.tellsStory && (
        <Button variant="quiet" icon="open-book" wide onClick={() => (sitting.opened.value = 'story')}>
          {words.value.story.soFar}
        </Button>
      )}
    </section>
  );
}

/** Where the log does not begin with the game: why. */
function rulesBefore(scene: TableScene | undefined): string | undefined {
  const { log } = words.value;
  const after = scene?.rulesChangedAfter;
  if (after === undefined) return undefined;
  return scene?.status !== 'playing' && after === scene?.play?.moves
    ? log.earlierRules
    : log.rulesChanged(after);
}

/** Up and down go from line to line; the whole log is one stop for the tab key. */
function walk(event: KeyboardEvent, list: HTMLElement | null): void {
  if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || list === null) return;
  const lines = [...list.querySelectorAll<HTMLElement>('.ship-log-line')];
  const at = lines.findIndex((line) => line === document.activeElement);
  const next = lines[at + (event.key === 'ArrowDown' ? 1 : -1)] ?? (at === -1 ? lines[0] : undefined);
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

function Turn({ group, latest }: { readonly group: LogGroup; readonly latest: boolean }): JSX.Element {
  const sitting = useSitting();
  const { log } = words.value;
  const title = group.seat === undefined ? log.start : log.turnOf(sitting.speech.value.name(group.seat));
  return (
    <>
      <h3 class="ship-log-group">{title}</h3>
      <ol class="ship-log-lines" reversed>
        {group.lines.toReversed().map((line, index) => (
          <Line key={line.id} line={line} latest={latest && index === 0} />
        ))}
      </ol>
    </>
  );
}

function Line({ line, latest }: { readonly line: LogLine; readonly latest: boolean }): JSX.Element {
  const sitting = useSitting();
  const pointed = useSignal(false);
  const about = sitting.board?.about(line.event, sitting.game) ?? [];
  const point = (on: boolean) => {
    pointed.value = on;
    sitting.pointedAt.value = on ? about : [];
  };
  const name = line.seat === undefined ? undefined : sitting.names.value[line.seat];
  return (
    <li
      class={latest ? 'ship-log-line ship-log-line-latest' : 'ship-log-line'}
      tabIndex={-1}
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
      onFocus={() => point(true)}
      onBlur={() => point(false)}
    >
      {line.seat !== undefined && name !== undefined ? (
        <Seal seat={seatNumber(line.seat)} name={name} />
      ) : (
        <span class="ship-log-no-seat" aria-hidden="true" />
      )}
      <span>
        {sitting.speech.value.event(line.event)} {sitting.tellsStory && <PageLink event={line.event} />}
      </span>
    </li>
  );
}

/** A page of the story that was shown here can be read again. */
function PageLink({ event }: { readonly event: GameEvent }): JSX.Element | undefined {
  const { opened } = useSitting();
  const page = pageOfEvent(event);
  if (page === undefined) return undefined;
  return (
    <button type="button" class="ship-log-page" onClick={() => (opened.value = { page })}>
      {words.value.log.readPage}
    </button>
  );
}
