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
import type { SettingChoiceProps } from '../../design/forms/setting-choice.tsx';
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
      <Choice label={settings.chart} setting={chart} words={settings.charts} />
      <Choice label={settings.motion} setting={motion} words={settings.motions} />
      <Choice label={words.value.follow.pace} setting={pace} words={words.value.follow.paces} />
      <Choice label={settings.sound} setting={sound} words={settings.sounds} />
      {sound.value === 'on' && <Choice label={settings.volume} setting={volume} words={settings.volumes} />}
      {board !== undefined && (
        <>
          <Choice label={settings.style} setting={tableStyle} words={settings.styles} />
          <Choice label={settings.size} setting={boardSize} words={settings.sizes} />
          <Choice label={settings.odds} setting={odds} words={settings.oddsShown} />
        </>
      )}
      <Choice label={settings.confirmations} setting={confirmations} words={settings.confirmed} />
      <Choice label={settings.guidance} setting={guidance} words={settings.guided} />
      <a href="/settings">{settings.all}</a>
    </div>
  );
}

function Choice<Value extends string>(props: SettingChoiceProps<Value>): JSX.Element {
  return (
    <div class="table-settings-row">
      <span aria-hidden="true">{props.label}</span>
      <SettingChoice {...props} />
    </div>
  );
}
