import type { JSX } from 'preact';
import { chart } from '../../app/settings.ts';
import { words } from '../../app/words.ts';
import { IconButton } from '../../design/forms/icon-button.tsx';

export function ChartSwitch(): JSX.Element {
  const { lightChart, nightChart } = words.value.bar;
  const night = isNight();
  return (
    <IconButton
      icon={night ? 'sun' : 'moon'}
      label={night ? lightChart : nightChart}
      onClick={() => {
        chart.value = isNight() ? 'light' : 'night';
      }}
    />
  );
}

function isNight(): boolean {
  if (chart.value !== 'auto') return chart.value === 'night';
  return matchMedia('(prefers-color-scheme: dark)').matches;
}
