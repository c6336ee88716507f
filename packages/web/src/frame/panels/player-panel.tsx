import { defined } from '@captains-table/kernel';
import type { JSX } from 'preact';
import type { Seat } from '@captains-table/kernel';
import type { PlayScene, TableScene } from '@captains-table/protocol';
import { labelled } from '../../app/labelled.ts';
import { locale, tableStyle } from '../../app/settings.ts';
import type { Figure, PanelProps } from '../../board-kit/board.ts';
import { Icon } from '../../design/icon.tsx';
import { Button } from '../../design/forms/button.tsx';
import { SeatPanel } from '../../design/layout/seat-panel.tsx';
import { Boundary } from '../../app/boundary.tsx';
import { Clock } from '../clock/clock.tsx';
import { isTogether } from '../end/outcome.ts';
import { seatNumber } from '../../design/drawings/seat-number.ts';
import { useSitting } from '../sitting-context.ts';
import { Strength } from '../../design/status/strength.tsx';
import { levelName } from '../names.ts';
import { SeatFace } from './seat-face.tsx';
import { AbsenceActions } from './absence-actions.tsx';
import { takeSeat } from '../room/take-seat.ts';
import { shellIcon } from '../shell-icon.ts';
import { words } from '../words.ts';
import { seatNote } from './seat-note.ts';

interface Props {
  readonly of: Seat;
  readonly scene: TableScene;
  readonly play: PlayScene;
}

export function PlayerPanel({ of, scene, play }: Props): JSX.Element {
  const sitting = useSitting();
  const { board } = sitting;
  const name = sitting.names.value[of] ?? '';
  const props: PanelProps = { ...sitting.boardProps(scene, play), of };
  const figures = board?.figures(props) ?? [];
  const main = figures.find((figure) => figure.main === true);
  const clock = scene.seats[of]?.kind === 'person' ? play.clocks?.[of] : undefined;
  const { result } = play;
  const character = sitting.characters.value[of];
  const rank = character === undefined ? undefined : scene.seats[of]?.level;
  const level = rank === undefined ? undefined : levelName(rank, locale.value);
  const together = result !== undefined && isTogether(sitting.game.game.meta, scene.options, result);
  const note = seatNote({
    scene,
    play,
    of,
    active: board?.active?.(play.view),
    together,
    level,
    words: words.value,
  });
  return (
    <SeatPanel
      seat={seatNumber(of)}
      name={name}
      face={<SeatFace seat={seatNumber(of)} name={name} portrait={sitting.portraits.value[of]} />}
      badge={rank !== undefined && <Strength level={rank} label={level ?? rank} />}
      {...defined({ note })}
      own={of === scene.you.seat}
      active={isLit(of, play, sitting.momentIn(scene, play)?.seat)}
      unfoldLabel={words.value.players.unfold(name)}
      numbers={
        <>
          <span class="player-means" {...(of === scene.you.seat ? { 'data-means': true } : {})}>
            {figures.map((figure) => figure !== main && <Counted key={figure.label} {...figure} />)}
          </span>
          {clock !== undefined && <Clock clock={clock} tempo={scene.tempo} own={of === scene.you.seat} />}
        </>
      }
      score={
        main === undefined ? undefined : (
          <span class="player-score" data-standing={of}>
            <Counted {...main} />
          </span>
        )
      }
    >
      {board !== undefined && tableStyle.value === 'board' && (
        <Boundary fallback={() => <></>}>
          <board.Panel {...props} />
        </Boundary>
      )}
      <PanelActions of={of} scene={scene} />
    </SeatPanel>
  );
}

/** Who decides; during a moment, whose moment it is. */
function isLit(of: Seat, { pending }: PlayScene, told: Seat | undefined): boolean {
  return told === undefined ? pending.some(({ seat }) => seat === of) : told === of;
}

function Counted({ icon, value, label, sign, main }: Figure): JSX.Element {
  const drawn = shellIcon(icon);
  return (
    <span
      class={main === true ? 'player-figure player-figure-main' : 'player-figure'}
      data-sign={sign ?? ''}
      data-called={value === '' ? label : labelled(label, value)}
    >
      {typeof drawn === 'string' ? <Icon name={drawn} /> : drawn}
      {value}
      <span class="visually-hidden">{label}</span>
    </span>
  );
}

function PanelActions({ of, scene }: Omit<Props, 'play'>): JSX.Element | undefined {
  const sitting = useSitting();
  const { players, proposals } = words.value;
  const { link } = sitting;
  const seat = scene.seats[of];
  // The viewer is asked above the table.
  if (link.where === 'device' && seat?.away !== undefined && of !== scene.you.seat) {
    return (
      <Button onClick={() => void link.comeBack?.(of).catch((error: unknown) => sitting.refuse(error))}>
        {proposals.comeBack}
      </Button>
    );
  }
  const running = scene.status === 'playing' && link.where === 'server';
  if (!running || seat === undefined) return undefined;
  if (seat.kind === 'open' && scene.you.seat === undefined) {
    return (
      <Button onClick={() => void takeSeat(scene.id, of).catch((error: unknown) => sitting.refuse(error))}>
        {players.takeSeat}
      </Button>
    );
  }
  // Whom the table waits for is asked about where everybody looks: in the prompt.
  return seat.away === undefined ? undefined : <AbsenceActions of={of} scene={scene} />;
}
