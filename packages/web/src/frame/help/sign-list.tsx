import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { capital } from '../../app/capital.ts';
import { learnTexts } from '../../../texts/learn/index.ts';
import { locale } from '../../app/settings.ts';
import { Field } from '../../design/forms/field.tsx';
import type { Sign } from '../../learn/reference.ts';
import { finds } from './find.ts';

/** The signs of the game with their names and meanings, fewer with every letter that is typed. */
export function SignList({ signs }: { readonly signs: readonly Sign[] }): JSX.Element {
  const { help } = learnTexts.in(locale.value);
  const asked = useSignal('');
  const found = signs.filter((sign) => finds(asked.value, sign.name, sign.help));
  return (
    <>
      <Field
        label={help.findSign}
        value={asked.value}
        autocomplete="off"
        onInput={(text) => (asked.value = text)}
      />
      <p class="visually-hidden" role="status">
        {help.found(found.length)}
      </p>
      {found.length === 0 && <p>{help.notFound}</p>}
      <ul class="table-signs">
        {found.map((sign) => (
          <li key={sign.id} class="table-sign">
            <span class="table-sign-drawing" aria-hidden="true">
              {sign.drawing}
            </span>
            <span>
              <b>{capital(sign.name, locale.value)}</b>
              <span class="table-sign-help">{sign.help}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
