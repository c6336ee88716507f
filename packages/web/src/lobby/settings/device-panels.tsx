/** The settings of this device. */
import type { JSX } from 'preact';
import {
  boardSize,
  chart,
  confirmations,
  guidance,
  motion,
  odds,
  sound,
  tableStyle,
  volume,
} from '../../app/settings.ts';
import type { SettingChoiceProps } from '../../design/forms/setting-choice.tsx';
import { SettingChoice } from '../../design/forms/setting-choice.tsx';
import { Toggle } from '../../design/forms/toggle.tsx';
import { accountWords } from '../account-words.ts';
import { FormPanel } from '../page/form-panel.tsx';
import { LanguageChoice } from '../page/language-switch.tsx';

export function LookPanel(): JSX.Element {
  const { settings } = accountWords.value;
  return (
    <FormPanel title={settings.look}>
      <div class="settings-choice">
        <span class="settings-choice-label" aria-hidden="true">
          {settings.language}
        </span>
        <LanguageChoice />
      </div>
      <Choice label={settings.chart} setting={chart} words={settings.charts} />
      <Choice label={settings.motion} setting={motion} words={settings.motions} />
      <Choice label={settings.boardSize} setting={boardSize} words={settings.boardSizes} />
    </FormPanel>
  );
}

export function PlayPanel(): JSX.Element {
  const { settings } = accountWords.value;
  return (
    <FormPanel title={settings.play}>
      <Toggle
        label={settings.sound}
        hint={settings.soundWhy}
        checked={sound.value === 'on'}
        onChange={(on) => (sound.value = on ? 'on' : 'off')}
      />
      {sound.value === 'on' && <Choice label={settings.volume} setting={volume} words={settings.volumes} />}
      <Toggle
        label={settings.guidance}
        hint={settings.guidanceWhy}
        checked={guidance.value === 'on'}
        onChange={(on) => (guidance.value = on ? 'on' : 'off')}
      />
      <Toggle
        label={settings.confirmations}
        hint={settings.confirmationsWhy}
        checked={confirmations.value === 'on'}
        onChange={(on) => (confirmations.value = on ? 'on' : 'off')}
      />
      <Toggle
        label={settings.odds}
        hint={settings.oddsWhy}
        checked={odds.value === 'shown'}
        onChange={(on) => (odds.value = on ? 'shown' : 'asked')}
      />
      <Toggle
        label={settings.textTable}
        hint={settings.textTableWhy}
        checked={tableStyle.value === 'text'}
        onChange={(on) => (tableStyle.value = on ? 'text' : 'board')}
      />
    </FormPanel>
  );
}

function Choice<Value extends string>(props: SettingChoiceProps<Value>): JSX.Element {
  return (
    <div class="settings-choice">
      <span class="settings-choice-label" aria-hidden="true">
        {props.label}
      </span>
      <SettingChoice {...props} />
    </div>
  );
}
