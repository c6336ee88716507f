import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { MAX_NAME_LENGTH } from '@captains-table/protocol';
import { person } from '../../app/person.ts';
import { Button } from '../../design/forms/button.tsx';
import { Field } from '../../design/forms/field.tsx';
import { Panel } from '../../design/layout/panel.tsx';
import { me } from '../../server/api.ts';
import { words } from '../words.ts';
import { useAsking } from './use-asking.ts';

/** What the others call a person who has not kept a name yet. */
export function OwnName(): JSX.Element | undefined {
  const said = words.value.room;
  const name = useSignal<string | undefined>(undefined);
  const { busy, ask } = useAsking();
  const known = person.value;
  if (known?.guest !== true) return undefined;
  const rename = async () => {
    if (name.value === undefined) return;
    person.value = (await me.change({ name: name.value })).person;
    name.value = undefined;
  };
  return (
    <Panel rule="single">
      <form
        class="waiting-room-rename"
        onSubmit={(event) => {
          event.preventDefault();
          ask(rename);
        }}
      >
        <Field
          label={said.yourName}
          value={name.value ?? known.name}
          maxLength={MAX_NAME_LENGTH}
          autocomplete="nickname"
          onInput={(typed) => (name.value = typed)}
        />
        <Button type="submit" busy={busy}>
          {said.rename}
        </Button>
      </form>
    </Panel>
  );
}
