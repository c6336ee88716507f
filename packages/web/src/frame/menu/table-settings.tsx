import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import {
  boardSize,
  chart,
  confirmations,
  guidance,
  motion,
  odds,
  pace,
  sound,
  tableStyle,
  volume,
} from '../../app/settings.ts';
import { SettingChoice } from '../../design/forms/setting-choice.tsx';
import { useSitting } from '../sitting-context.ts';
import { LanguageSwitch } from '../top/language-switch.tsx';
import { words } from '../words.ts';
import './table-settings.css';

/** What matters at a table; the rest is on a page of its own. */
export function TableSettings(): JSX.Element {
  const { settings } = words.value;
  const { board } = useSitting();
  return (
    <div class="table-settings">
      <div class="table-settings-row">
        <span aria-hidden="true">{settings.language}</span>
        <LanguageSwitch />
      </div>
      <Choice label={settings.chart} of={chart} values={settings.charts} />
      <Choice label={settings.motion} of={motion} values={settings.motions} />
      <Choice label={words.value.follow.pace} of={pace} values={words.value.follow.paces} />
      <Choice label={settings.sound} of={sound} values={settings.sounds} />
      {sound.value === 'on' && <Choice label={settings.volume} of={volume} values={settings.volumes} />}
      {board !== undefined && (
        <>
          <Choice label={settings.style} of={tableStyle} values={settings.styles} />
          <Choice label={settings.size} of={boardSize} values={settings.sizes} />
          <Choice label={settings.odds} of={odds} values={settings.oddsShown} />
        </>
      )}
      <Choice label={settings.confirmations} of={confirmations} values={settings.confirmed} />
      <Choice label={settings.guidance} of={guidance} values={settings.guided} />
      <a href="/settings">{settings.all}</a>
    </div>
  );
}

interface RowProps<Value extends string> {
  readonly label: string;
  readonly of: Signal<Value>;
  readonly values: Readonly<Record<Value, string>>;
}

function Choice<Value extends string>({ label, of, values }: RowProps<Value>): JSX.Element {
  return (
    <div class="table-settings-row">
      <span aria-hidden="true">{label}</span>
      <SettingChoice label={label} setting={of} words={values} />
    </div>
  );
}
