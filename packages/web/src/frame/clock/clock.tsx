import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { ClockInfo, Tempo } from '@captains-table/protocol';
import { locale } from '../../app/settings.ts';
import { Icon } from '../../design/icon.tsx';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';
import { clockFace, isLow, leftAt, timeInWords } from './clock-words.ts';
import './clock.css';

interface Props {
  readonly clock: ClockInfo;
  readonly tempo: Tempo;
  /** The viewer's own clock is announced when time runs short. */
  readonly own: boolean;
}

const SECOND = 1_000;

export function Clock({ clock, tempo, own }: Props): JSX.Element {
  const { link } = useSitting();
  const now = useSignal(0);
  const running = clock.since !== undefined;
  useEffect(() => {
    const look = () => (now.value = link.now?.() ?? Date.now());
    look();
    if (!running) return;
    const timer = setInterval(look, SECOND);
    return () => clearInterval(timer);
  }, [running, clock.since]);
  const left = leftAt(clock, now.value === 0 ? (clock.since ?? 0) : now.value);
  const low = running && isLow(left, tempo);
  const { clock: said } = words.value;
  const warning = left === 0 ? said.up : said.low;
  const classes = [
    'table-clock',
    ...(running ? ['table-clock-running'] : []),
    ...(low ? ['table-clock-low'] : []),
  ];
  return (
    <span class={classes.join(' ')} role="timer" aria-label={said.left(timeInWords(left, locale.value))}>
      <Icon name={low ? 'warning' : 'hourglass'} />
      <b>{clockFace(left, locale.value)}</b>
      {low && <span class="table-clock-warning">{warning}</span>}
      {own && (
        <span class="visually-hidden" role="status">
          {low ? warning : ''}
        </span>
      )}
    </span>
  );
}
