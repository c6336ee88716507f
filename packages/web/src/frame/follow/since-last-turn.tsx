import type { JSX } from 'preact';
import type { GameEvent } from '@captains-table/kernel';
import type { PlayScene } from '@captains-table/protocol';
import { signed } from '../../app/numbers.ts';
import { locale } from '../../app/settings.ts';
import type { BoardModule } from '../../board-kit/board.ts';
import { MarkedSeal, Seal } from '../../design/drawings/seal.tsx';
import { seatNumber } from '../../design/drawings/seat-number.ts';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';
import type { Deeds } from './since.ts';
import { inOneLine } from './sentences.ts';
import { deedsAt } from './since.ts';
import './since-last-turn.css';

interface Props {
  readonly play: PlayScene;
}

/** What the others did since the viewer's last turn, one line a player. */
export function SinceLastTurn({ play }: Props): JSX.Element {
  const sitting = useSitting();
  const deeds = deedsAt(sitting);
  if (deeds.length === 0) return <p class="since-nothing">{words.value.follow.nothing}</p>;
  const standing = sitting.board?.standing(play.view) ?? [];
  return (
    <ul class="since">
      {deeds.map((done) => (
        <Line key={done.by} done={done} gained={gainedBy(done, standing, sitting.standingThen)} />
      ))}
    </ul>
  );
}

interface LineProps {
  readonly done: Deeds;
  readonly gained: number;
}

function Line({ done: { by, events }, gained }: LineProps): JSX.Element {
  const { names, speech, board } = useSitting();
  const rival = typeof by === 'string' ? by : undefined;
  const seat = typeof by === 'string' ? undefined : by;
  const name = (rival === undefined ? names.value[seat ?? 0] : speech.value.texts.rivals?.[rival]) ?? '';
  return (
    <li class={seat === undefined ? 'since-line' : `since-line seat-${seatNumber(seat)}`}>
      {seat === undefined ? (
        <MarkedSeal mark={board?.rivalMark?.(rival ?? '')} />
      ) : (
        <Seal seat={seatNumber(seat)} name={name} />
      )}
      <span class="since-words">
        <b class="since-name">{name}</b>{' '}
        {gained !== 0 && (
          <span class="since-points">{words.value.follow.points(signed(gained, locale.value))}</span>
        )}
        <span class="since-deeds">
          {inOneLine(
            worthTelling(events, board).map((event) => speech.value.event(event)),
            name,
          )}
        </span>
      </span>
    </li>
  );
}

function worthTelling(
  events: readonly GameEvent[],
  board: Pick<BoardModule, 'summary'> = {},
): readonly GameEvent[] {
  const worth = board.summary?.(events) ?? events;
  return worth.length > 0 ? worth : events;
}

/** Those whom the rules play come after the players. */
function gainedBy({ by }: Deeds, now: readonly number[], then: readonly number[] | undefined): number {
  const at = typeof by === 'string' ? now.length - 1 : by;
  return then === undefined ? 0 : (now[at] ?? 0) - (then[at] ?? 0);
}
