import { MINUTE } from '@captains-table/kernel';
import { dayAt, daysAfter, startOf } from '@captains-table/catalogue';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { locale } from '../app/settings.ts';
import { Icon } from '../design/icon.tsx';
import { dailyWords } from './words.ts';

export function StreakLine({ streak }: { readonly streak: number }): JSX.Element {
  const words = dailyWords.value;
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return (
    <p class="daily-streak">
      {streak > 0 && (
        <span>
          <Icon name="lantern-flame" /> {words.daysInARow(streak)}
        </span>
      )}
      <span>
        <Icon name="hourglass" /> {words.untilNext(leftOf(now.value))}
      </span>
    </p>
  );
}

/** `6 hr 12 min`, in the reader's language. */
function leftOf(now: number): string {
  const next = startOf(daysAfter(dayAt(now), 1)) ?? now;
  const minutes = Math.max(1, Math.ceil((next - now) / MINUTE));
  const unit = (value: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(locale.value, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? unit(minutes, 'minute') : `${unit(hours, 'hour')} ${unit(minutes % 60, 'minute')}`;
}
