import type { JSX } from 'preact';
import { LOCALES } from '@captains-table/kernel';
import { chosenLocale, readIn } from '../../app/games.ts';
import { Segmented } from '../../design/forms/segmented.tsx';
import { words } from '../words.ts';

export function LanguageSwitch(): JSX.Element {
  return (
    <Segmented
      label={words.value.top.language}
      options={LOCALES.map((value) => ({ value, label: value.toUpperCase(), lang: value }))}
      value={chosenLocale.value}
      onChange={(chosen) => void readIn(chosen)}
    />
  );
}
