import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { keysOf } from '@captains-table/kernel';
import { Segmented } from './segmented.tsx';

export interface SettingChoiceProps<Value extends string> {
  readonly label: string;
  readonly setting: Signal<Value>;
  /** What each value is called, in the order in which they are shown. */
  readonly words: Readonly<Record<Value, string>>;
}

/** One of the few values of a setting. */
export function SettingChoice<Value extends string>({
  label,
  setting,
  words,
}: SettingChoiceProps<Value>): JSX.Element {
  return (
    <Segmented
      label={label}
      options={keysOf(words).map((value): { value: Value; label: string } => ({
        value,
        label: words[value],
      }))}
      value={setting.value}
      onChange={(value) => (setting.value = value)}
    />
  );
}
