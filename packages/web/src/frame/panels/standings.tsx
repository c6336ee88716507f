import type { JSX } from 'preact';
import type { Seat } from '@captains-table/kernel';
import { labelled } from '../../app/labelled.ts';
import type { PlayScene, TableScene } from '@captains-table/protocol';
import type { Figure, PanelProps } from '../../board-kit/board.ts';
import { Seal } from '../../design/drawings/seal.tsx';
import { seatNumber } from '../../design/drawings/seat-number.ts';
import { Icon } from '../../design/icon.tsx';
import { shellIcon } from '../shell-icon.ts';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';
import { inViewOrder } from './view-order.ts';
import './standings.css';

interface Props {
  readonly scene: TableScene;
  readonly play: PlayScene;
}

/** How everybody stands and what is played for, in one row: on a phone it never leaves the screen. */
export function Standings({ scene, play }: Props): JSX.Element | undefined {
  const sitting = useSitting();
  const { board } = sitting;
  if (board === undefined || sitting.told.value) return undefined;
  const props = sitting.boardProps(scene, play);
  const aim = board.aim?.(props);
  return (
    <div class="standings">
      <ol class="standings-seats" aria-label={words.value.players.title}>
        {inViewOrder(scene.seats.length, scene.you.seat).map((seat) => (
          <Standing
            key={seat}
            name={sitting.names.value[seat] ?? ''}
            figures={board.figures({ ...props, of: seat })}
            means={board.means?.({ ...props, of: seat })}
            panel={{ ...props, of: seat }}
            decides={play.pending.some((owed) => owed.seat === seat)}
          />
        ))}
      </ol>
      {aim !== undefined && (
        <p class="standings-aim" data-goal>
          <Counted figure={aim} />
          <span class="standings-note">{aim.label}</span>
        </p>
      )}
    </div>
  );
}

interface StandingProps {
  readonly name: string;
  readonly panel: PanelProps;
  readonly figures: readonly Figure[];
  readonly means: readonly Figure[] | undefined;
  readonly decides: boolean;
}

function Standing({ name, panel, figures, means, decides }: StandingProps): JSX.Element {
  const { of, seat } = panel;
  const own = of === seat;
  const main = figures.find((figure) => figure.main === true);
  const has = means ?? figures.filter((figure) => figure !== main);
  const isBare = has.length === 0;
  return (
    <li class={classOf(of, own, decides)} data-standing={of}>
      <span class="standings-score" {...(own && isBare ? { 'data-means': true } : {})}>
        <Seal seat={seatNumber(of)} name={name} label={name} />
        {main !== undefined && <Counted figure={main} />}
      </span>
      {!isBare && (
        <span class="standings-means" {...(own ? { 'data-means': true } : {})}>
          {(own ? has : has.slice(0, 1)).map((figure) => (
            <Counted key={figure.label} figure={figure} />
          ))}
        </span>
      )}
    </li>
  );
}

function classOf(of: Seat, own: boolean, decides: boolean): string {
  const classes = ['standings-seat', `seat-${seatNumber(of)}`];
  if (own) classes.push('standings-own');
  if (decides) classes.push('standings-decides');
  return classes.join(' ');
}

function Counted({ figure: { icon, value, label, sign } }: { readonly figure: Figure }): JSX.Element {
  const drawn = shellIcon(icon);
  return (
    <span
      class="standings-figure"
      data-sign={sign ?? ''}
      data-called={value === '' ? label : labelled(label, value)}
    >
      {typeof drawn === 'string' ? <Icon name={drawn} /> : drawn}
      <b>{value}</b>
    </span>
  );
}
