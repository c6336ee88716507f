/** What can be done about a player who keeps the table waiting. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Seat } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';
import { Button } from '../../design/forms/button.tsx';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';
import { absenceOf, nextChange } from './absence.ts';

interface Props {
  readonly of: Seat;
  readonly scene: TableScene;
}

/** Timers do not count further. */
const LONGEST_WAIT = 3_600_000;

export function AbsenceActions({ of, scene }: Props): JSX.Element | undefined {
  const sitting = useSitting();
  const { players } = words.value;
  const look = () => sitting.link.now?.() ?? Date.now();
  const now = useSignal(look());
  const seat = scene.seats[of];
  const next = nextChange(seat, now.value);
  useEffect(() => {
    now.value = look();
    if (next === undefined) return;
    const timer = setTimeout(() => (now.value = look()), Math.min(LONGEST_WAIT, next - now.value) + 1);
    return () => clearTimeout(timer);
  }, [next, seat?.away]);
  const can = absenceOf(scene, of, now.value);
  if (!Object.values(can).includes(true)) return undefined;
  return (
    <div class="player-actions">
      {can.standIn && (
        <Button icon="vintage-robot" onClick={() => void sitting.ask({ do: 'stand-in', seat: of })}>
          {players.standIn}
        </Button>
      )}
      {(can.nudge || can.nudged) && (
        <Button
          variant="quiet"
          icon="bell"
          blocked={can.nudged ? players.nudgedWhy : undefined}
          onClick={() => void sitting.ask({ do: 'nudge', seat: of })}
        >
          {can.nudged ? players.nudged : players.nudge}
        </Button>
      )}
      {can.replace && (
        <Button variant="quiet" icon="people" onClick={() => (sitting.opened.value = { replace: of })}>
          {players.replace}
        </Button>
      )}
    </div>
  );
}
