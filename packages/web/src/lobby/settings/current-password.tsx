import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { Field } from '../../design/forms/field.tsx';
import { accountWords } from '../account-words.ts';

/** Asks for the password of the account, before something that only its owner may do. */
export function CurrentPassword({ password }: { readonly password: Signal<string> }): JSX.Element {
  const { you } = accountWords.value;
  return (
    <Field
      label={you.current}
      hint={you.currentWhy}
      secret
      value={password.value}
      autocomplete="current-password"
      onInput={(value) => (password.value = value)}
    />
  );
}
