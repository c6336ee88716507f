import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { CLUB_LENGTHS } from '@captains-table/protocol';
import { Field } from '../design/forms/field.tsx';
import { clubsWords } from './words.ts';

interface Props {
  readonly name: Signal<string>;
  readonly motto: Signal<string>;
  /** Whether the missing name is to be pointed out. */
  readonly isMissing: boolean;
  readonly mottoHint?: string;
}

/** What a club is called. */
export function ClubNameFields({ name, motto, isMissing, mottoHint }: Props): JSX.Element {
  const { found } = clubsWords.value;
  return (
    <>
      <Field
        label={found.name}
        error={isMissing ? found.noName : undefined}
        value={name.value}
        maxLength={CLUB_LENGTHS.name}
        autocomplete="off"
        onInput={(typed) => (name.value = typed)}
      />
      <Field
        label={found.motto}
        hint={mottoHint}
        value={motto.value}
        maxLength={CLUB_LENGTHS.motto}
        autocomplete="off"
        onInput={(typed) => (motto.value = typed)}
      />
    </>
  );
}
