import type { JSX } from 'preact';
import { LOCALES } from '@captains-table/kernel';
import type { Locale } from '@captains-table/kernel';
import { chosenLocale, readIn } from '../../app/games.ts';
import { become, person } from '../../app/person.ts';
import { words } from '../../app/words.ts';
import { Segmented } from '../../design/forms/segmented.tsx';
import { me } from '../../server/api.ts';

/** Languages call themselves by their own names. */
const NAMES: Readonly<Record<Locale, string>> = { en: 'English', fr: 'Français', nl: 'Nederlands' };

/** The languages by their names. */
export function LanguageChoice(): JSX.Element {
  return <Switch labelOf={(code) => NAMES[code]} />;
}

/** In a bar: by their names, or by their codes where there is little room. */
export function LanguageSwitch(): JSX.Element {
  return (
    <>
      <span class="language-long">
        <LanguageChoice />
      </span>
      <span class="language-short">
        <Switch labelOf={(code) => code.toUpperCase()} />
      </span>
    </>
  );
}

function Switch({ labelOf }: { readonly labelOf: (code: Locale) => string }): JSX.Element {
  return (
    <Segmented
      label={words.value.bar.language}
      options={LOCALES.map((code) => ({ value: code, label: labelOf(code), lang: code }))}
      value={chosenLocale.value}
      onChange={(code) => void speak(code)}
    />
  );
}

/** The server writes notices in the same language. */
async function speak(code: Locale): Promise<void> {
  await readIn(code);
  if (person.value === undefined) return;
  await me.change({ locale: code }).then(
    (changed) => become(changed.person),
    () => undefined,
  );
}
